import { afterAll, beforeAll, expect, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    PATH_CIPHER: "on",
    NODE_ENV: "development",
    // Node prints each CommonJS module that it loads.
    NODE_DEBUG: "module",
  });
});
afterAll(async () => {
  await server.stop();
});

test("a visitor of a server that hides its paths sees the whole site, and nobody on the way reads a call's path", async () => {
  const { page, complaints, close } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`http://localhost:${server.port}/`);
  await settle(page);
  await page.locator("main h1").waitFor();
  // The page brings its documents along: some calls remain, and each is hidden.
  expect(asked.filter((path) => path.startsWith("/e/"))).not.toEqual([]);
  expect(asked.filter((path) => /center|config\//.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a visitor's pages are drawn by React's build for visitors, also if NODE_ENV allows what is for development", async () => {
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  const loaded = server.output().matchAll(/ load "[^"]+\/(react[^"/]+)\.(production|development)\.js"/g);
  const builds = [...loaded].map(([, name, build]) => ({ name, build }));
  expect(builds).toContainEqual({ name: "react-dom-server.node", build: "production" });
  expect(builds.filter(({ build }) => build === "development")).toEqual([]);
});
