import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, callAs, people } from "./account.ts";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { anna } from "./runnerPages.ts";
import { findShifts, watchShifts } from "./shifts.ts";
import { fetchSite, listPages } from "./sites.ts";

// Who has signed up, as on the way back from a payment: what is theirs comes after the page, and
// moves nothing that they read.

let site: OwnSite;
let runner: Person;
beforeAll(async () => {
  site = await publishDemo();
  runner = await addPerson();
  await submitState(site, runner, await halfFilled(site, [anna()], { at: "review" }));
});
afterAll(() => site?.remove());

test.each([390, 1440])("nothing moves on any page of a runner who has signed up (%i px)", async (width) => {
  const { site: config } = await fetchSite(people.port, site.domainName);
  const own = ["/account", ...["signUps", "profile", "myData"].map((view) => `/account?view=${view}`)];
  const paths = [...new Set(["/", ...listPages(config.routes).map(({ path }) => path), ...own])];
  const moved: Record<string, string[]> = {};
  const look = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const shifts = await shiftsAt(path, width);
      if (shifts.length > 0) moved[path] = shifts;
    }
  };
  await Promise.all([look(), look(), look()]);
  expect(moved).toEqual({});
});

test.each([
  ["zh", 390, /还没有收到付款/],
  ["en", 1440, /No payment has arrived yet/],
] as const)(
  "a runner whose payment failed or was cancelled reads it when they come back (%s, %i px)",
  async (language, width, words) => {
    const { data } = await callAs(runner.token, "GET", "/sign-up/orders");
    const [{ orderId = "" } = {}] = data as { orderId: string }[];
    const { page, complaints, close } = await visit(browser, {
      viewport: { width, height: 844 },
      locale: language === "zh" ? "zh-CN" : "en-GB",
    });
    await beLoggedIn(page.context(), runner);
    await watchShifts(page);
    await page.goto(`${site.base}/account?view=signUps&order=${orderId}`);
    await page.getByText(words).waitFor();
    await settle(page);
    expect(await findShifts(page)).toEqual([]);
    expect(await page.evaluate(titleUnderHeader)).toBe(false);
    await page.goto(`${site.base}/account?view=signUps`);
    await page.getByText("¥30").first().waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

// In the page: whether the header covers a part of its title.
const titleUnderHeader = `(() => {
  const [header, title] = ["header", "main h1"].map((name) => document.querySelector(name).getBoundingClientRect());
  return title.bottom > 0 && title.top < header.bottom;
})()`;

test("a page that moves under a runner is noticed", async () => {
  const push = `addEventListener("load", () => setTimeout(() => document.body.prepend(Object.assign(document.createElement("p"), { style: "height:200px" })), 500))`;
  expect(await shiftsAt("/account", 390, push)).not.toEqual([]);
});

async function shiftsAt(path: string, width: number, script = ""): Promise<string[]> {
  const { page, close } = await visit(browser, { viewport: { width, height: 844 }, locale: "en-GB" });
  await beLoggedIn(page.context(), runner);
  await watchShifts(page);
  if (script) await page.addInitScript({ content: script });
  await page.goto(`${site.base}${path}`);
  await settle(page);
  await page.waitForTimeout(700);
  const shifts = await findShifts(page);
  await close();
  return shifts;
}
