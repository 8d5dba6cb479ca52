import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { specified } from "#fixtures/results/races.ts";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { openWorld, testKey, tinyRace, tinySite, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

const domain = "tiny.localhost";
let world: World;
beforeAll(async () => {
  world = await openWorld({ "tiny/site.json": tinySite({ ...specified, routes: [] }), "tiny/race.json": tinyRace });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
});
afterAll(() => world.close());

const startline = (...words: string[]) =>
  runStartline(["alert", ...words, "--domain", domain, "--language", "en"], { DATA_DIR: world.env.dataDir });

test("an operator shows an alert, lists it and ends it", async () => {
  const shown = await startline("show", "delay", "--item", "marathon", "--time", "2031-01-05T08:15+08:00");
  expect([shown.code, shown.err]).toEqual([0, ""]);
  expect(shown.out).toMatch(
    /^Alert \d+ is shown until .*:\n马拉松推迟起跑.*\nMarathon: the start is delayed to 5 January/,
  );
  const [, id = ""] = /Alert (\d+)/.exec(shown.out) ?? [];
  expect((await startline("list")).out).toContain(`${id}  shown  `);
  expect((await startline("end", id)).out).toBe(`Alert ${id} has ended.\n`);
  const listed = await startline("list");
  expect(listed.out).toContain(`${id}  over  `);
  expect(listed.out).toContain("heat  warning  {item}: it is hot.");
});

test.each([
  ["no sentence", ["show"], "Name the sentence"],
  ["an unknown sentence", ["show", "moon"], "The race has no such sentence"],
  ["a delay without a time", ["show", "delay"], "State the new time"],
  ["a time without its zone", ["show", "delay", "--time", "2031-01-05T08:15"], "is no time with its zone"],
  ["too long a time", ["show", "heat", "--minutes", "9999"], '"9999" is no whole number from 5 to 1440'],
  ["no number", ["end", "first"], "Name the alert by its number"],
  ["an unknown alert", ["end", "999999"], "The race has no such alert"],
  ["an unknown action", ["stop"], 'startline alert has no "stop"'],
])("an operator with %s reads what to do", async (_fault, words, sentence) => {
  expect(await startline(...words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});
