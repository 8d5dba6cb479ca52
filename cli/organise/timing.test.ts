import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passings } from "#server/base/db/timingSchema.ts";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { domainName, openTimingWorld, type TimingWorld } from "#server/results/timing/testTiming.ts";
import { testKey } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

let timing: TimingWorld;
beforeAll(async () => {
  timing = await openTimingWorld();
  const { app, env } = timing.world;
  await app.listen({ port: 0, host: "127.0.0.1" });
  await announceServer(env.dataDir, { port: (app.server.address() as AddressInfo).port, key: testKey });
});
afterAll(() => timing.world.close());

const startline = (...words: string[]) =>
  runStartline(["timing", ...words, "--domain", domainName, "--language", "en"], {
    DATA_DIR: timing.world.env.dataDir,
  });

test("an operator makes a token for a timer, lists and revokes it", async () => {
  const made = await startline("token", "finish line", "--signed", "--json");
  const { token, signingKey, source } = JSON.parse(made.out);
  expect((await timing.send("1;FINISH;1;08:00:00", { token, signingKey })).status).toBe(200);
  expect((await startline("list")).out).toContain(`slm_…${token.slice(-4)}  in use  1  `);
  expect((await startline("revoke", String(source.sourceId))).out).toContain("What it sent stays.");
  expect((await timing.send("1;FINISH;1;08:00:00", { token, signingKey })).status).toBe(401);
  expect(await startline("revoke", "999999")).toMatchObject({ code: 2, err: expect.stringContaining("timing system") });
});

test("an organiser rehearses a race of invented runners in each format, and clears it", async () => {
  for (const format of ["race-result", "lines", "racemap", "csv"]) {
    const sent = await startline("simulate", "--count", "50", "--at-once", "--format", format);
    expect([format, sent.code, sent.err]).toEqual([format, 0, ""]);
    expect(sent.out).toMatch(/^Sending the race of 50 runners, seed 1\.\nSent \d{3,4} passings, \d{3} of them new/);
  }
  const before = await timing.world.db.$count(passings);
  expect((await startline("clear")).out).toContain("of rehearsals");
  expect(before).toBeGreaterThan(1000);
  expect(await timing.world.db.$count(passings)).toBe(1);
});

test.each([
  ["no start list", ["simulate"], "There is no start list yet"],
  ["a speed that is no number", ["simulate", "--speed", "fast"], '"fast" is no whole number from 1 to 600'],
  ["an unknown item", ["simulate", "--count", "5", "--item", "moon"], "The race has no such item"],
  ["no name", ["token"], "Name the timing system"],
])("an operator with %s reads what to do", async (_fault, words, sentence) => {
  expect(await startline(...words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});
