import type { Client } from "#src/client/client.ts";
import { errorCode } from "#src/client/errors.ts";

/** A client that waits for the second factor when a call needs it. */
export interface Guarded {
  client: Client;
  /**
   * Ends the wait: the calls are repeated once if the second factor was passed, and reject
   * otherwise.
   */
  settle(isPassed: boolean): void;
}

/**
 * Returns a client whose calls, refused because the second factor has run out, wait until `settle`
 * is called. `ask` shows or hides the question.
 */
export function createGuarded(client: Client, ask: (isAsked: boolean) => void): Guarded {
  const waiting = new Set<(isPassed: boolean) => void>();
  const wait = () =>
    new Promise<boolean>((resolve) => {
      waiting.add(resolve);
      ask(true);
    });
  const guard = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (errorCode(error) !== "session/second-factor" || !(await wait())) throw error;
      return run();
    }
  };
  return {
    client: {
      ...client,
      call: (name, ...options) => guard(() => client.call(name, ...options)),
      read: (name, open, options) => guard(() => client.read(name, open, options)),
    },
    settle(isPassed) {
      ask(false);
      for (const resolve of waiting) resolve(isPassed);
      waiting.clear();
    },
  };
}
