import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { problemReports } from "../../base/db/schema.ts";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { compileFolder } from "../publish/releaseFolder.ts";

vi.mock(import("#blocks/registry.ts"), async (original) => {
  const registry = await original();
  const Fault = () => {
    throw new Error("boom");
  };
  return { ...registry, homeBlocks: { ...registry.homeBlocks, "rich-text": async () => ({ default: Fault }) } };
});

const text = (id: string, words: string) => ({
  type: id === "odd" ? "rich-text" : "call-to-action",
  version: 1,
  id,
  props:
    id === "odd" ? { html: { zh: words } } : { title: { zh: words }, action: { label: { zh: "看" }, link: "/rules" } },
});
const home = { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } };

let world: World;
beforeAll(async () => {
  const blocks = [text("above", "上面的话"), text("odd", "坏掉的话"), text("below", "下面的话")];
  const race = { name: { zh: "小城跑" }, startsAt: "2025-10-26T07:30:00+08:00" };
  const site = tinySite({ home: { blocks }, race, routes: [home, ...(tinySite().routes as object[])] });
  world = await openWorld({ "run/site.json": site, "run/documents/rules.json": tinyDocument() }, {}, tinyBuilt);
});
afterAll(() => world.close());

test("a visitor reads what is above and below a block that throws on the server, and the organiser hears of it", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = await world.app.inject({ url: "/", headers: { host: "run.localhost" } });
  expect(page.statusCode).toBe(200);
  for (const words of ["上面的话", "下面的话"]) expect(page.body).toContain(words);
  expect(page.body).not.toContain("坏掉的话");
  const [report] = await world.db.select().from(problemReports);
  expect(report).toMatchObject({
    domainName: "run.localhost",
    code: "run/block-not-drawn",
    pointer: "/home/blocks/1",
    message: "rich-text: Error: boom",
  });
  expect(String(complaints.mock.calls)).toContain("/home/blocks/1 rich-text: Error: boom");
  complaints.mockRestore();
});

test("an organiser who compiles such a site reads which block its home pages lack", async () => {
  const released = await compileFolder(join(world.env.sitesDir, "run"));
  expect(released.outcome).toBe("compiled");
  const lostProblems = released.problems.filter(({ code }) => code === "SL4008");
  expect(lostProblems).toMatchObject([{ severity: "warning", pointer: "/home/blocks/1" }]);
  expect(lostProblems[0]?.params).toEqual({ reason: expect.stringContaining("boom") });
});
