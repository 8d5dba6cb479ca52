import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { submissions } from "#server/base/db/signupSchema.ts";
import { people } from "./account.ts";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import { editJson, type OwnSite, publishSite } from "./ownSite.ts";

type Json = Record<string, unknown>;

const states = {
  later: { opens: "2035-07-01T10:00:00+08:00" },
  ended: { closes: "2020-07-01T10:00:00+08:00" },
  full: { max: 1 },
  members: { account: "required", onePer: "account" },
};

const pageOf = (id: string) => ({
  path: `/${id}`,
  title: { zh: `页面 ${id}`, en: `The page ${id}` },
  page: {
    type: "blocks",
    version: 1,
    props: { blocks: [{ type: "form", version: 1, id: "form", props: { form: `forms/${id}.json` } }] },
  },
});

/**
 * Publishes the open race with a further page for each state of a form: not open yet, closed, full,
 * and only for people with an account.
 */
export function publishForms(): Promise<OwnSite> {
  return publishSite("fixtures/sites/open-demo-10k", (folder) => {
    for (const [id, more] of Object.entries(states))
      editJson(join(folder, "forms/message.json"), (form: Json) => {
        const path = join(folder, `forms/${id}.json`);
        writeFileSync(path, JSON.stringify({ ...form, id, account: "optional", ...more }));
        return form;
      });
    editJson(join(folder, "site.json"), (site: { forms: string[]; routes: Json[] }) => ({
      ...site,
      forms: [...site.forms, ...Object.keys(states).map((id) => `forms/${id}.json`)],
      routes: [...site.routes, ...Object.keys(states).map(pageOf)],
    }));
  });
}

/** Who opens a page, and on which server. */
export interface Opening {
  language?: "zh" | "en";
  width?: number;
  person?: Person;
  port?: number;
}

/** Opens a page of the race as the server draws it, and measures how far it moves. */
export async function openPage(
  { domainName }: OwnSite,
  path: string,
  { language = "en", width = 390, person, port = people.port }: Opening = {},
) {
  const options = { viewport: { width, height: 844 }, locale: language === "zh" ? "zh-CN" : "en-GB" };
  const visitor = await visit(browser, { ...options, hasTouch: width < 1200 });
  if (person) await beLoggedIn(visitor.page.context(), person);
  await visitor.page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visitor.page.goto(`http://${domainName}:${port}${path}`);
  await settle(visitor.page);
  return visitor;
}

/** How far the page has moved by itself. */
export const getShift = (page: Page) => page.locator("html").getAttribute("data-shift").then(Number);

/** What was submitted with general forms of the race, with the answers in clear. */
export async function storedAnswers({ raceId }: OwnSite) {
  const isOfRace = and(eq(submissions.raceId, raceId), eq(submissions.use, "general"));
  const rows = await people.db.select().from(submissions).where(isOfRace);
  return rows.map((row) => ({ ...row, answers: JSON.parse(people.secrets.open(row.answersSealed))[0] }));
}
