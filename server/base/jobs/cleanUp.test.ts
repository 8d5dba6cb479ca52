import fastify from "fastify";
import { expect, test } from "vitest";
import { scheduleCleanUp } from "./cleanUp.ts";

async function listenAndClose(run: () => Promise<void>): Promise<string[]> {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(JSON.parse(line).msg) };
  const app = fastify({ logger: { level: "error", stream } });
  scheduleCleanUp(app, { everyMs: 3_600_000, failure: "nothing was cleaned", run });
  await app.listen({ port: 0, host: "127.0.0.1" });
  await app.close();
  return logged;
}

test("an operator whose server restarts every few minutes has what expired deleted, and no run is cut off by a restart", async () => {
  let cleaned = 0;
  const logged = await listenAndClose(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    cleaned++;
  });
  expect([cleaned, logged]).toEqual([1, []]);
});

test("an operator reads in the log that a clean-up failed, and the server stays up", async () => {
  expect(await listenAndClose(() => Promise.reject(new Error("the disk is full")))).toEqual(["nothing was cleaned"]);
});
