import { useCallback, useEffect, useRef, useState } from "react";
import type { CaptchaPass } from "#contract/account.ts";
import type { Purpose } from "#contract/captcha.ts";
import type { Client } from "#src/client/client.ts";
import { findNumbers } from "./findNumbers.ts";
import { type LoadFailure, loadAgain, readPause } from "./loadAgain.ts";

/** How far the work is: `done` from 0 to 1. `late` is work that the server refused. */
export type WorkState =
  | { status: "loading" }
  | { status: "working"; done: number; seconds: number }
  | { status: "passed" }
  | { status: "late" }
  | LoadFailure;

/** Does work instead of a puzzle, and waits as long as the server requires; `again` starts over. */
export function useWork(client: Client, { scene, target }: Purpose, onPassed: (pass: CaptchaPass) => void) {
  const [state, setState] = useState<WorkState>({ status: "loading" });
  const [round, setRound] = useState(0);
  const passed = useRef(onPassed);
  passed.current = onPassed;
  const again = useCallback(() => {
    setState({ status: "loading" });
    setRound((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts over
  useEffect(() => {
    const ended = new AbortController();
    const onState = (next: WorkState) => ended.signal.aborted || setState(next);
    doWork(client, { scene, target }, onState, ended.signal).then(
      (pass) => pass && !ended.signal.aborted && passed.current(pass),
      () => undefined,
    );
    return () => ended.abort();
  }, [client, scene, target, round]);
  return { state, again };
}

async function doWork(client: Client, purpose: Purpose, onState: (state: WorkState) => void, signal: AbortSignal) {
  const loaded = await loadAgain(
    (limited) => client.call("POST /captcha/work", { json: purpose, signal: limited, isSilent: true }),
    signal,
  );
  if (loaded.status !== "loaded") return void onState(loaded);
  const { value: work } = loaded;
  const startedAt = performance.now();
  // A little longer than required: this browser's clock may be a little fast.
  const waitMs = work.waitSeconds * 1000 + 300;
  let parts = 0;
  const show = () => {
    const waited = (performance.now() - startedAt) / waitMs;
    onState({ status: "working", done: Math.min(1, waited, parts / work.parts), seconds: work.waitSeconds });
  };
  show();
  const ticking = setInterval(show, 250);
  try {
    const onDone = (done: number) => {
      parts = done;
    };
    const waiting = new Promise((resolve) => setTimeout(resolve, waitMs));
    const [numbers] = await Promise.all([findNumbers(work, onDone, signal), waiting]);
    signal.throwIfAborted();
    const pass = await client.call("POST /captcha/work-answer", {
      json: { sessionId: work.sessionId, numbers },
      isSilent: true,
    });
    onState({ status: "passed" });
    return pass;
  } catch (error) {
    const until = readPause(error);
    onState(until === undefined ? { status: "late" } : { status: "paused", until });
  } finally {
    clearInterval(ticking);
  }
}
