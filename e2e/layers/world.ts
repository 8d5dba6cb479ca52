import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { beLoggedIn, registerRunner, type ServerWithPeople, startWithPeople } from "../account.ts";
import { settle } from "../browser.ts";
import { siteWithForms } from "../halfFilled.ts";

/** A site that has everything that opens over a page, the gallery of fields, and an account that logs in by one press. */
export interface World {
  server: ServerWithPeople;
  gallery: string;
  stop(): Promise<void>;
}

/** The account of the button that logs in. */
export const quick = { name: { zh: "快跑者", en: "Quick runner" }, email: "quick@example.com", password: "first123" };

/** Starts that world beside the gallery at that address. */
export async function startWorld(gallery: string): Promise<World> {
  const folder = siteWithForms("fixtures/sites/open-demo-10k", (form) => form);
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const marathon = read("fixtures/sites/canal-city-2025/site.json");
  const site = read(join(folder, "site.json"));
  // What the small race does not have: look-ups that are not open yet, and a page to send files on.
  site.home.blocks.push(marathon.home.blocks.find(({ type }: { type: string }) => type === "search-entries"));
  site.routes.push({
    path: "/upload",
    title: { zh: "材料上传", en: "Upload" },
    page: { type: "upload", version: 1, props: { isOpen: true, intro: { zh: "补交参赛承诺书。", en: "A form." } } },
  });
  writeFileSync(join(folder, "site.json"), JSON.stringify(site));
  const debugConfig = join(dirname(folder), "debug.json");
  writeFileSync(debugConfig, JSON.stringify({ testAccounts: [quick] }));
  const settings = { NODE_ENV: "development", CAPTCHA: "off", DEBUG_CONFIG: debugConfig };
  const server = await startWithPeople(folder, { runner: [], entrants: [], restored: [], submitted: [] }, settings);
  const stop = async () => {
    await server.stop();
    rmSync(dirname(folder), { recursive: true });
  };
  return { server, gallery, stop };
}

/** Goes to that page of the site. */
export const at =
  (path: string) =>
  async (page: Page, { server }: World): Promise<void> => {
    await page.goto(`http://localhost:${server.port}${path}`);
    await settle(page);
  };

/** Goes to that page of the site as somebody who is logged in. */
export const loggedInAt =
  (path: string, account = "runner") =>
  async (page: Page, world: World): Promise<void> => {
    await beLoggedIn(page.context(), account, world.server.tokens[account] ?? "");
    await at(path)(page, world);
  };

/** Goes to the example of that field. */
export const atField =
  (type: string) =>
  async (page: Page, { gallery }: World): Promise<void> => {
    await page.goto(`${gallery}gallery.html?unit=field/${type}&language=zh&at=2025-08-11T10:00:00%2B08:00`);
    await page.locator("[data-fields-ready]").waitFor();
    await settle(page);
  };

let people = 0;

/** Is logged in at the home page with a session that has ended elsewhere, which the page does not know yet. */
export async function loggedOutElsewhere(page: Page, world: World): Promise<void> {
  const { port } = world.server;
  const { token, userData } = await registerRunner(port, `ended${people++}@example.com`, "Abc12345");
  await at("/")(page, world);
  await page.evaluate(
    (stored) => {
      localStorage.setItem("userData", stored.userData);
      localStorage.setItem("token", stored.token);
    },
    { token, userData: JSON.stringify(userData) },
  );
  await at("/account")(page, world);
  await page.locator("#account-profile").waitFor();
  const headers = { token, "content-type": "application/json" };
  await fetch(`http://localhost:${port}/user-center/logout`, { method: "POST", headers, body: "{}" });
}
