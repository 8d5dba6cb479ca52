import type { BrowserContextOptions, Page } from "playwright-core";
import { callAs } from "./account.ts";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

const site = {
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  id: "uploads",
  title: { zh: "运河城马拉松", en: "Canal City Marathon" },
  languages: ["zh", "en"],
  account: { userAgreement: "/home", privacyPolicy: "/home" },
  home: { blocks: [] },
  routes: [
    { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } },
    {
      path: "/upload",
      title: { zh: "材料上传", en: "Upload" },
      page: {
        type: "upload",
        version: 1,
        props: { isOpen: true, intro: { zh: "补交参赛承诺书。", en: "Submit your commitment form." } },
      },
    },
  ],
};

/** Publishes a site with an upload page. */
export const publishUploads = (): Promise<OwnSite> => publishSite(site);

/** Returns a file for Playwright, without a specific media type. */
export const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

/**
 * Opens the upload page as a person or, without one, as a visitor. Complaints that match `expected`
 * are ignored.
 */
export async function openUploads(
  { base }: OwnSite,
  who: Person | undefined,
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
) {
  const visitor = await visit(browser, { locale: "en-GB", ...options }, expected);
  if (who) await beLoggedIn(visitor.page.context(), who);
  await visitor.page.goto(`${base}/?language=${options.locale === "zh-CN" ? "zh" : "en"}#/upload`);
  await settle(visitor.page);
  return visitor;
}

/** Chooses files and confirms for each that it is genuine. */
export async function send(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator("input[type=file]").setInputFiles(files);
  if (files.length === 1) return page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  const notices = files.map(({ name }) => page.getByRole("status").filter({ hasText: `Is “${name}” genuine` }));
  for (const [index, notice] of notices.entries()) {
    // Four are visible at a time. A new one moves the others up, so a press at that moment would
    // miss.
    for (const shown of notices.slice(index, index + 4)) await shown.waitFor();
    await notice.getByRole("button", { name: "Yes, it is" }).click();
    await notice.waitFor({ state: "detached" });
  }
}

/** Returns the names of the files on the page. */
export const tiles = (page: Page) =>
  page
    .getByRole("button", { name: /^Preview/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")?.match(/“(.*)”/)?.[1]));

/** Fetches the uploads of a person. */
export async function listFiles({ token }: Person): Promise<{ id: string; name: string; url: string }[]> {
  const { data } = await callAs(token, "GET", "/user-center/base/uploads");
  return (data as { files: { id: string; name: string; url: string }[] }).files;
}
