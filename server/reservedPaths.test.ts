import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { reservedPart } from "#core/reservedPaths.ts";
import { openPages } from "./dev/routes.ts";
import { readBuiltSite } from "./sites/page/builtSite.ts";
import { openWorld, writeFiles } from "./testWorld.ts";

const registered: string[] = [];

vi.mock("fastify", async (original) => {
  const real = await original<typeof import("fastify")>();
  const watched: typeof real.default = Object.assign((...options: never[]) => {
    const app = real.default(...options);
    app.addHook("onRoute", ({ url }) => void registered.push(url));
    return app;
  }, real.default);
  return { ...real, default: watched };
});

test("no page of a site can have the path of a server route: every route is on the list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "startline-built-"));
  await writeFiles(folder, { "index.html": "<html></html>", ".vite/manifest.json": {}, "assets/site.js": "" });
  const world = await openWorld(
    {},
    { pathCipher: { key: "00".repeat(16), iv: "00".repeat(16) } },
    await readBuiltSite(folder),
  );
  await world.close();
  const { default: fastify } = await import("fastify");
  const app = fastify();
  await app.register(openPages().routes);
  await app.close();
  const paths = registered.filter((url) => !["/", "/*", "*"].includes(url));
  expect(paths).toEqual(expect.arrayContaining(["/assets/*", "/schemas/*", "/dev/events", "/website-center/race"]));
  expect(paths.filter((url) => reservedPart(url) === undefined)).toEqual([]);
  await rm(folder, { recursive: true });
});
