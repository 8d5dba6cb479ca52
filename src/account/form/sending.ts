import { useCallback, useEffect, useState } from "react";
import type { SentCode } from "#contract/account.ts";
import type { Scene } from "#contract/purposes.ts";

/** Seconds after a code was sent until the next can be requested. */
const secondsBetweenCodes = 60;

/**
 * A code that is on its way: what goes with it, to whom, and when the next can be requested (ms of
 * the page's own clock).
 */
export interface Sent {
  token: string;
  target: string;
  minutes: number;
  until: number;
}

/** Returns the record of a code that was sent to this target a moment ago. */
export function sentNow({ verificationToken, expiresIn }: SentCode, target: string): Sent {
  const until = performance.now() + secondsBetweenCodes * 1000;
  return { token: verificationToken, target, minutes: Math.round(expiresIn / 60), until };
}

/** The codes that were sent, by what they are for; kept as long as the page is open. */
export type SentCodes = Partial<Record<Scene, Sent>>;

/** Returns the whole seconds until then, 0 when it is past; renewed each second. */
export function useSecondsLeft(until: number | undefined): number {
  const countSeconds = useCallback(
    () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000))),
    [until],
  );
  const [seconds, setSeconds] = useState(countSeconds);
  useEffect(() => {
    setSeconds(countSeconds());
    if (countSeconds() === 0) return;
    const timer = setInterval(() => {
      setSeconds(countSeconds());
      if (countSeconds() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [countSeconds]);
  return seconds;
}

/** Returns a target as it may be shown: 138****0000, r***@example.com. */
export function maskTarget(target: string): string {
  const at = target.indexOf("@");
  return at < 0 ? `${target.slice(0, -8)}****${target.slice(-4)}` : `${target.slice(0, 1)}***${target.slice(at)}`;
}
