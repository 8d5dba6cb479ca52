import { useCallback, useEffect, useRef, useState } from "react";
import type { CaptchaPass } from "#contract/account.ts";
import type { Purpose, Puzzle, TrackPoint } from "#contract/captcha.ts";
import type { Client } from "#src/client/client.ts";
import { errorCode } from "#src/client/errors.ts";
import { type LoadFailure, loadAgain, readPause } from "./loadAgain.ts";

/** What the picture shows. */
export type PuzzleState =
  | { status: "loading" }
  | { status: "ready" | "checking" | "wrong" | "passed"; puzzle: Puzzle }
  | LoadFailure;

/** The result of the previous answer. */
export type Notice = "wrong" | "spent" | "unsent" | undefined;

/** Milliseconds that the result of an answer is shown before the next picture or the end. */
const resultMs = 700;

interface PuzzleProps {
  client: Client;
  purpose: Purpose;
  /** Whether to begin. */
  isKnown: boolean;
  /** Marks that the visitor is about to answer: the picture then stays, however old. */
  isBusy(): boolean;
  onPassed(pass: CaptchaPass): void;
}

/** Loads puzzles and submits answers; `renew` loads another puzzle. */
export function usePuzzle({ client, purpose, isKnown, isBusy, onPassed }: PuzzleProps) {
  const [state, setState] = useState<PuzzleState>({ status: "loading" });
  const [notice, setNotice] = useState<Notice>();
  const [round, setRound] = useState(0);
  const { scene, target } = purpose;
  const renew = useCallback((because?: Notice) => {
    setNotice(because);
    setState({ status: "loading" });
    setRound((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads another puzzle
  useEffect(() => {
    if (!isKnown) return;
    const ended = new AbortController();
    loadAgain(
      (signal) => client.call("POST /captcha/puzzle", { json: { scene, target }, signal, isSilent: true }),
      ended.signal,
    ).then(
      (loaded) =>
        ended.signal.aborted ||
        setState(loaded.status === "loaded" ? { status: "ready", puzzle: loaded.value } : loaded),
      () => undefined,
    );
    return () => ended.abort();
  }, [client, scene, target, isKnown, round]);

  useRenewal(state, renew, isBusy);

  const passed = useRef(onPassed);
  passed.current = onPassed;
  const answer = async (x: number, track: TrackPoint[]) => {
    if (state.status !== "ready") return;
    const { puzzle } = state;
    setNotice(undefined);
    setState({ status: "checking", puzzle });
    try {
      const pass = await client.call("POST /captcha/answer", {
        json: { sessionId: puzzle.sessionId, x, track },
        isSilent: true,
      });
      setState({ status: "passed", puzzle });
      setTimeout(() => passed.current(pass), resultMs);
    } catch (error) {
      const until = readPause(error);
      if (until !== undefined) return setState({ status: "paused", until });
      const code = errorCode(error);
      if (code !== "captcha/wrong") return renew(code === "captcha/spent" ? "spent" : "unsent");
      setNotice("wrong");
      setState({ status: "wrong", puzzle });
      setTimeout(() => renew("wrong"), resultMs);
    }
  };
  return { state, notice, answer, renew };
}

// A picture that is looked at for long is changed before it is too old, and a pause ends by itself.
function useRenewal(state: PuzzleState, renew: (because?: Notice) => void, isBusy: () => boolean): void {
  const busy = useRef(isBusy);
  busy.current = isBusy;
  useEffect(() => {
    if (state.status === "paused") {
      const timer = setTimeout(() => renew(), Math.max(1000, state.until - Date.now()));
      return () => clearTimeout(timer);
    }
    if (state.status !== "ready") return;
    const timer = setTimeout(() => busy.current() || renew("spent"), (state.puzzle.expiresIn - 10) * 1000);
    return () => clearTimeout(timer);
  }, [state, renew]);
}
