// Ask for something; a refusal is shown where the person looks.

import { announcer } from "./announce.svelte";
import { Refused } from "./api";

/** What was asked for; null where it was refused, which has been told then. */
export async function attempt<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    announcer.refused(problem.fault);
    return null;
  }
}
