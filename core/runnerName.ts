import type { Language } from "./text.ts";

/** The name of a runner, as it is written and in Latin letters; null if there is none. */
export interface RunnerName {
  name: string | null;
  /** Left out if it is the same. */
  latinName?: string | null;
}

/** Returns the name for readers of a language: English ones get the Latin one if there is one. */
export function chooseName({ name, latinName = null }: RunnerName, language: Language): string | null {
  return language === "en" ? (latinName ?? name) : (name ?? latinName);
}
