import type { WaitingPlace } from "#contract/waiting.ts";
import type { Client } from "./client.ts";
import { type ApiError, errorCode } from "./errors.ts";

/** A place in line: how many are ahead, and the wait in seconds; both null until they are known. */
export type LinePlace = Pick<WaitingPlace, "ahead" | "waitSeconds">;

interface Refused extends LinePlace {
  race: string;
  seconds: number;
}

/** What the line needs of the browser, for tests. */
export interface LineTools {
  /** Resolves after so many milliseconds, or rejects once the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to below 1. */
  random(): number;
}

const inBrowser: LineTools = {
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      if (signal.aborted) stop();
      signal.addEventListener("abort", stop, { once: true });
    }),
  random: Math.random,
};

// Seconds until a poll without a response is repeated.
const afterFailure = 10;

/**
 * Makes a call, and if the server lets nobody else in, makes it again when it is this browser's
 * turn. `onPlace` learns of each place, and of undefined when the waiting is over. Polls come when
 * the server expects them, up to a third later, so that thousands do not come at once. Rejects with
 * what the call rejects with, or with the reason of the signal.
 */
export async function inLine<Result>(
  client: Client,
  call: () => Promise<Result>,
  onPlace: (place: LinePlace | undefined) => void,
  signal: AbortSignal,
  { sleep, random }: LineTools = inBrowser,
): Promise<Result> {
  const pause = (seconds: number) => sleep(seconds * 1000 * (1 + random() / 3), signal);
  try {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const refused = readRefusal(error);
        if (!refused) throw error;
        onPlace(refused);
        await pause(refused.seconds);
        await ownTurn(client, refused.race, onPlace, pause);
      }
    }
  } finally {
    onPlace(undefined);
  }
}

async function ownTurn(
  client: Client,
  race: string,
  onPlace: (place: LinePlace) => void,
  pause: (seconds: number) => Promise<void>,
): Promise<void> {
  for (;;) {
    const place = await client
      .call("GET /sign-up/waiting", { query: { race }, isSilent: true, mayBeExpired: true })
      .catch(() => undefined);
    if (place?.isAdmitted) return;
    if (place) onPlace(place);
    await pause(place?.seconds ?? afterFailure);
  }
}

function readRefusal(error: unknown): Refused | undefined {
  return errorCode(error) === "waiting-room/wait" ? ((error as ApiError).details as Refused) : undefined;
}
