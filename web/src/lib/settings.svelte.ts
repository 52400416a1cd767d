// What a person has chosen for this browser. Kept in its storage, applied to <html>.

export type Language = "en" | "fr";
export type Theme = "system" | "dark" | "light";
export type Palette = "usual" | "red-green" | "blue-yellow";
export type Motion = "system" | "full" | "reduced";

interface Kept {
  language: Language | null; // null: the browser's
  theme: Theme;
  palette: Palette;
  motion: Motion;
  speed: number; // of the story the events tell: 0.5, 1, 2, 4
  sound: boolean;
  volume: number; // 0 to 1
  letters: boolean; // whether single letters are keys
  pause: boolean; // wait for “next” after each bot
  notify: boolean;
}

const KEY = "brasier-settings";
const USUAL: Kept = {
  language: null,
  theme: "system",
  palette: "usual",
  motion: "system",
  speed: 1,
  sound: true,
  volume: 0.6,
  letters: true,
  pause: false,
  notify: false,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // no storage, or not ours
  }
}

function browserLanguage(): Language {
  const wished = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((tag) => tag === "fr" || tag === "en") as Language | undefined) ?? "en";
}

class Settings {
  #kept = $state(kept());
  #darkWished = $state(true);
  #stillWished = $state(false);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#darkWished = dark.matches;
    this.#stillWished = still.matches;
    dark.addEventListener("change", () => (this.#darkWished = dark.matches));
    still.addEventListener("change", () => (this.#stillWished = still.matches));
  }

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }

  get theme(): "dark" | "light" {
    return this.#kept.theme === "system" ? (this.#darkWished ? "dark" : "light") : this.#kept.theme;
  }

  /** Whether things travel and sway, or only fade. */
  get moving(): boolean {
    return this.#kept.motion === "system" ? !this.#stillWished : this.#kept.motion === "full";
  }

  get chosen(): Readonly<Kept> {
    return this.#kept;
  }

  choose(wish: Partial<Kept>): void {
    Object.assign(this.#kept, wish);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows keep nothing: the choice holds until the page is closed
    }
  }
}

export const settings = new Settings();
