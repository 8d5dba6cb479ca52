import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { everyRight } from "#core/authorities.ts";
import { sessions } from "../../server/base/db/accountSchema.ts";
import { addPerson, addSession, callAs, people } from "../account.ts";
import { settle } from "../browser.ts";
import { beLoggedIn, type Person } from "../loggedIn.ts";
import { editJson, type OwnSite, publishSite } from "../ownSite.ts";
import { endPassOfOthers } from "../secondFactor.ts";

/**
 * A site with everything that opens over a page, the address of the gallery, and a runner who is
 * logged in.
 */
export interface World {
  site: OwnSite;
  gallery: string;
  runner: Person;
}

interface Written {
  home: { blocks: { type: string }[] };
  routes: object[];
}

/** Publishes the site and adds the runner; `gallery` is the address of the gallery. */
export async function openWorld(gallery: string): Promise<World> {
  const marathon: Written = JSON.parse(readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8"));
  // The small race has no look-ups that are not open yet, and no upload page.
  const lookUps = marathon.home.blocks.filter(({ type }) => type === "search-entries");
  const upload = {
    path: "/upload",
    title: { zh: "材料上传", en: "Upload" },
    page: { type: "upload", version: 1, props: { isOpen: true, intro: { zh: "补交参赛承诺书。", en: "A form." } } },
  };
  const photoSearch = {
    path: "/image-search",
    title: { zh: "照片查询", en: "Photo search" },
    page: { type: "image-search", version: 1, props: { isOpen: false } },
  };
  const site = await publishSite("fixtures/sites/open-demo-10k", (folder) =>
    editJson<Written>(join(folder, "site.json"), ({ home, routes, ...more }) => ({
      ...more,
      home: { ...home, blocks: [...home.blocks, ...lookUps] },
      routes: [...routes, photoSearch, upload],
    })),
  );
  return { site, gallery, runner: await addPerson() };
}

/** Goes to a page of the site. */
export const at =
  (path: string) =>
  async (page: Page, { site }: World): Promise<void> => {
    await page.goto(`${site.base}${path}`);
    await settle(page);
  };

/** Goes to a page of the site as a person who is logged in, by default the runner. */
export const loggedInAt =
  (path: string, person?: Person) =>
  async (page: Page, world: World): Promise<void> => {
    await beLoggedIn(page.context(), person ?? world.runner);
    await at(path)(page, world);
  };

/** Goes to a field in the gallery. */
export const atField =
  (type: string) =>
  async (page: Page, { gallery }: World): Promise<void> => {
    await page.goto(`${gallery}gallery.html?unit=field/${type}&language=zh&at=2025-08-11T10:00:00%2B08:00`);
    await page.locator("[data-fields-ready]").waitFor();
    await settle(page);
  };

/**
 * Opens the account page with a session that another device then ends, which the page does not know
 * yet.
 */
export async function loggedOutElsewhere(page: Page, world: World): Promise<void> {
  const { accountId, token } = await addPerson();
  await at("/")(page, world);
  await page.evaluate(
    (stored) => {
      localStorage.setItem("userData", stored.userData);
      localStorage.setItem("token", stored.token);
    },
    { token, userData: JSON.stringify({ accountInfo: { accountId, accountNick: "Runner" }, authorities: [] }) },
  );
  // The page's own calls come before the session ends, also on a busy machine: a later one would
  // open the question by itself.
  const calls = ["/sign-up/submissions", "/sign-up/drafts", "/user-center/real-name", "/user-center/sessions"];
  const answered = calls.map((path) => page.waitForResponse((response) => response.url().endsWith(path)));
  await at("/account")(page, world);
  await page.locator("#account-profile").waitFor();
  // The lower sections make theirs at the first interaction.
  await page.mouse.wheel(0, 400);
  await Promise.all(answered);
  await callAs(token, "POST", "/user-center/logout", {});
}

/**
 * Opens the applications with a session whose second factor then expires, which the page does not
 * know yet.
 */
export async function withoutPass(page: Page, world: World): Promise<void> {
  const organiser = await addPerson({ authorities: everyRight(world.site.raceId), password: "abc123" });
  const elsewhere = await addSession(organiser.accountId);
  const secondFactorUntil = new Date(Date.now() + 3_600_000);
  await people.db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.accountId, organiser.accountId));
  await loggedInAt("/account?view=applications", organiser)(page, world);
  await page.getByRole("button", { name: /^全部/ }).waitFor();
  await endPassOfOthers(elsewhere);
}
