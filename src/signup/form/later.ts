import type { LaterParts } from "../later.ts";

/** What is loaded once the form is drawn. */
export interface Later {
  /** What has come; undefined before. */
  current(): LaterParts | undefined;
  /** Loads it, once; rejects where it cannot be had, and tries again the next time. */
  load(): Promise<LaterParts>;
}

/** Keeps what is loaded later. */
export function createLater(load: () => Promise<LaterParts>): Later {
  let parts: LaterParts | undefined;
  let loading: Promise<LaterParts> | undefined;
  return {
    current: () => parts,
    load() {
      loading ??= load().then(
        (loaded) => {
          parts = loaded;
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
