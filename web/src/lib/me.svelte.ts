// Who one is to this server. There are no accounts: a browser gets a cookie, its person says a name when they like.

import { ask } from "./api";
import { say } from "./texts.svelte";
import type { Profile } from "./wire";

class Me {
  #profile = $state.raw<Profile | null>(null);
  #asked: Promise<Profile> | null = null;

  /** null: not known yet */
  get profile(): Profile | null {
    return this.#profile;
  }

  get name(): string {
    return this.#profile?.name ?? "";
  }

  /** Asked once; the answer brings the cookie that everything else needs. */
  load(): Promise<Profile> {
    this.#asked ??= ask("GET /api/me").then(
      (profile) => this.learn(profile),
      (problem: unknown) => {
        this.#asked = null; // asked for again next time
        throw problem;
      },
    );
    return this.#asked;
  }

  /** What the server answered to a change. */
  learn(profile: Profile): Profile {
    this.#profile = profile;
    return profile;
  }

  async rename(name: string): Promise<void> {
    await this.load();
    this.learn(await ask("PUT /api/me", { body: { name: name.trim() } }));
  }

  /** Nobody has to say a name to play: whoever has none is a guest, until they say more. */
  async named(): Promise<void> {
    if ((await this.load()).name === null) await this.rename(say("lobby-guest"));
  }
}

export const me = new Me();
