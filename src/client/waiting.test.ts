import { expect, test } from "vitest";
import type { Client } from "./client.ts";
import { ApiError } from "./errors.ts";
import { inLine, type LinePlace } from "./waiting.ts";

const refusal = (seconds: number) =>
  new ApiError("refused", "wait", 429, {
    error: "waiting-room/wait",
    race: "7001",
    seconds,
    ahead: null,
    waitSeconds: null,
  });
const place = (ahead: number, seconds: number) => ({ isAdmitted: false, ahead, waitSeconds: ahead, seconds });
const admitted = { isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 };

/**
 * Waits in line with what the server answers to each call and poll; returns what the runner saw,
 * and the pauses in ms.
 */
async function wait(calls: unknown[], polls: unknown[], random = 0, control = new AbortController()) {
  const pauses: number[] = [];
  const shown: (LinePlace | undefined)[] = [];
  const next = (answers: unknown[]) => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const sleep = async (ms: number) => {
    pauses.push(ms);
    control.signal.throwIfAborted();
  };
  const client = { call: () => next(polls) } as unknown as Client;
  const tools = { sleep, random: () => random };
  const result = await inLine(
    client,
    () => next(calls),
    (linePlace) => shown.push(linePlace),
    control.signal,
    tools,
  ).catch((error) => error);
  return { result, pauses, shown: shown.map((linePlace) => linePlace?.ahead), left: calls.length + polls.length };
}

test("a runner whom nobody keeps waiting sees no line", async () => {
  expect(await wait(["receipt"], [])).toEqual({ result: "receipt", pauses: [], shown: [undefined], left: 0 });
});

test("a runner in line sees the places, and the sign-up goes by itself when it is their turn", async () => {
  const outcome = await wait([refusal(5), "receipt"], [place(900, 60), place(20, 3), admitted]);
  expect(outcome).toEqual({
    result: "receipt",
    pauses: [5000, 60_000, 3000],
    shown: [null, 900, 20, undefined],
    left: 0,
  });
});

test("polls are up to a third later than the server asks, so that thousands do not come at once", async () => {
  expect((await wait([refusal(6), "receipt"], [admitted], 0.999)).pauses[0]).toBeCloseTo(7998, 0);
});

test("a poll that fails is repeated, and a place that is lost means to wait again and not to hurry", async () => {
  const outcome = await wait([refusal(5), refusal(9), "receipt"], [new Error("no network"), admitted, admitted]);
  expect(outcome).toMatchObject({ result: "receipt", pauses: [5000, 10_000, 9000], left: 0 });
});

test("a sign-up that is refused when it is its turn is refused, and a runner who stops waiting is out of the line", async () => {
  const full = new ApiError("refused", "full", 409, { error: "sign-up/full" });
  expect((await wait([refusal(5), full], [admitted])).result).toBe(full);
  const control = new AbortController();
  control.abort(new Error("stopped"));
  expect((await wait([refusal(5), "receipt"], [], 0, control)).result).toEqual(new Error("stopped"));
});
