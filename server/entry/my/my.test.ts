import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { myWorker, myWorkerEnd } from "./worker.ts";

const park = "park.localhost";
const files = {
  "park/site.json": tinySite({ account: { userAgreement: "/rules", privacyPolicy: "/rules" } }),
  "park/documents/rules.json": tinyDocument(),
  "park/race.json": tinyRace,
  "trail/site.json": tinySite({ id: "trail" }),
  "trail/documents/rules.json": tinyDocument(),
  "trail/race.json": { ...tinyRace, raceId: "7002" },
};
let world: World;
beforeAll(async () => {
  world = await openWorld(files);
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: park, ...headers } });

test("the page for race day has nothing personal, is never cached, and is in the language of its reader", async () => {
  const page = await get("/my", { "accept-language": "en" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("<h1>Race day</h1>");
  expect((await get("/my?language=zh")).body).toContain("<h1>比赛日</h1>");
});

test("a site without accounts, and a host without a site, have no such page", async () => {
  expect((await get("/my", { host: "trail.localhost" })).statusCode).toBe(404);
  expect((await get("/my", { host: "nobody.localhost" })).statusCode).toBe(404);
});

test("the worker is fetched anew at each visit, may control the page, and has at most 150 lines", async () => {
  const worker = await get("/my/worker.js");
  expect(worker.headers).toMatchObject({ "cache-control": "no-cache", "service-worker-allowed": "/my" });
  expect(worker.body).toBe(myWorker);
  expect(worker.body.split("\n").length).toBeLessThanOrEqual(150);
});

test("the kill switch sends a worker that unregisters itself", async () => {
  const off = await openWorld(files, { isMyKept: false });
  const [worker, page] = await Promise.all(
    ["/my/worker.js", "/my"].map((url) => off.app.inject({ url, headers: { host: park } })),
  );
  expect(worker?.body).toBe(myWorkerEnd);
  expect(page?.body).toContain('"isKept":false');
  await off.close();
});
