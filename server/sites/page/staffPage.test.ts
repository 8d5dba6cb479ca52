import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, tinyBuilt, tinyRace, tinySite, type World } from "../../testWorld.ts";

const files = {
  "tiny/site.json": tinySite(),
  "tiny/race.json": tinyRace,
  "tiny/media/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const builtSite = {
  ...tinyBuilt,
  entry: { css: ["/assets/site.css"], preload: [] },
  units: { "part/staff": { js: "/assets/part-staff.js", css: ["/assets/part-staff.css"] } },
};
const domainName = "tiny.localhost";

let world: World;
let withoutWorker: World;
beforeAll(async () => {
  world = await openWorld(files, {}, builtSite);
  withoutWorker = await openWorld(files, { noStaffWorker: true }, builtSite);
});
afterAll(async () => {
  await world.close();
  await withoutWorker.close();
});

const get = (url: string, { app } = world) => app.inject({ url, headers: { host: domainName } });

test("the page of staff loads its own program, in the visitor's language, and nothing inline", async () => {
  const { statusCode, body, headers } = await get("/staff?language=en");
  expect(statusCode).toBe(200);
  expect(body).toContain('<script type="module" src="/assets/part-staff.js">');
  expect(body).toContain('href="/assets/site.css"');
  expect(body).toContain("<title>Race pack hand-out · Small Town Run</title>");
  expect(headers["cache-control"]).toBe("no-cache");
  expect((await world.app.inject({ url: "/staff", headers: { host: "none.example" } })).statusCode).toBe(404);
});

test("the camera is allowed at /staff alone: every other address of the server denies it", async () => {
  const permissions = async (url: string) => (await get(url)).headers["permissions-policy"];
  expect(await permissions("/staff")).toBe("camera=(self), microphone=(), geolocation=()");
  const denied = "camera=(), microphone=(), geolocation=()";
  const paths = world.routes
    .filter(({ method, url }) => [method].flat().includes("GET") && url !== "/staff")
    .map(({ url }) => url.replace(/:\w+/g, "x").replace("*", "x"));
  expect(paths.length).toBeGreaterThan(50);
  const others = ["/staff/x", "/staff-rules", "/STAFF/", "//staff", "/%73taff/x", "/rules", "/account"];
  for (const path of [...paths, ...others]) expect([path, await permissions(path)]).toEqual([path, denied]);
});

test("the worker is fetched anew each time, and removes itself once an operator has switched it off", async () => {
  const worker = await get("/staff-worker.js");
  expect(worker.headers["cache-control"]).toBe("no-cache");
  expect(worker.headers["content-type"]).toContain("text/javascript");
  expect(worker.body.split("\n").length).toBeLessThan(150);
  expect(worker.body).not.toContain("unregister");
  const removing = await get("/staff-worker.js", withoutWorker);
  expect(removing.body).toContain("self.registration.unregister()");
  expect((await get("/staff", withoutWorker)).body).toContain('"isOffline":false');
});
