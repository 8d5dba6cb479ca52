import { expect, test } from "vitest";
import type { Client } from "#src/client/client.ts";
import { ApiError } from "#src/client/errors.ts";
import { createGuarded } from "./guardedClient.ts";

/**
 * A client whose calls are refused until `isPassed`, with what was sent; the server behind it is in
 * e2e/reviewDocuments.test.ts.
 */
function openGuarded() {
  const state = { isPassed: false, sent: [] as unknown[], asked: [] as boolean[] };
  const call = async (name: string, options: unknown) => {
    state.sent.push(options);
    const details = { error: name === "POST /broken" ? "server/failed" : "session/second-factor" };
    if (!state.isPassed) throw new ApiError("refused", "no", 403, details);
    return "done";
  };
  const client = { call, read: call } as unknown as Client;
  const guarded = createGuarded(client, (isAsked) => state.asked.push(isAsked));
  const send = (name: string, json: unknown) => guarded.client.call(name as "GET /healthz", { json } as never);
  return { state, guarded, send };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test("calls that need a code wait for it, and are then sent again as they were", async () => {
  const { state, guarded, send } = openGuarded();
  const calls = [send("POST /decide", { reason: "typed" }), send("GET /list", "page 2")];
  await turn();
  expect(state.asked).toEqual([true, true]);
  state.isPassed = true;
  guarded.settle(true);
  expect(await Promise.all(calls)).toEqual(["done", "done"]);
  expect(state.sent.slice(2)).toEqual([{ json: { reason: "typed" } }, { json: "page 2" }]);
  expect(state.asked.at(-1)).toBe(false);
});

test("calls whose code is not entered reject, and so does any other refusal at once", async () => {
  const { state, guarded, send } = openGuarded();
  const waiting = expect(send("POST /decide", "x")).rejects.toMatchObject({ code: 403 });
  await turn();
  guarded.settle(false);
  await waiting;
  await expect(send("POST /broken", "x")).rejects.toThrow("no");
  expect([state.asked, state.sent.length]).toEqual([[true, false], 2]);
});

test("a call is repeated once: one that needs another code rejects", async () => {
  const { state, guarded, send } = openGuarded();
  const refused = expect(send("POST /decide", "x")).rejects.toMatchObject({ code: 403 });
  await turn();
  guarded.settle(true);
  await refused;
  expect(state.sent).toHaveLength(2);
});
