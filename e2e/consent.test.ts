import { describe, expect, test } from "vitest";
import { open, publishAsking } from "./asking.ts";
import { fetchRoute } from "./ownSite.ts";

publishAsking();

// The control: what every test below relies on would see a report.
test("a script that reports before a visitor agrees is seen to do so", async () => {
  const { page, sent, notice, go, close } = await open("history", "/");
  const report = { payload: { url: "/guide/course", title: "", referrer: "" } };
  const request = `fetch("https://stats.example.org/api/send",{method:"POST",body:${JSON.stringify(JSON.stringify(report))}});`;
  await page.route(/part-consent-[^/]+\.js/, async (route) => {
    const response = await fetchRoute(route);
    await route.fulfill({ response, body: request + (await response.text()) });
  });
  expect(sent).toEqual([]);
  await go("/guide/course");
  await notice.waitFor();
  await expect.poll(() => sent.map(({ provider }) => provider)).toEqual(["umami"]);
  await close();
});

describe.each(["hash", "history"] as const)("on a site with %s addresses", (router) => {
  test("nothing is reported before a visitor agrees; then each page that they open, once, without its query, and none with personal data", async () => {
    const { page, complaints, sent, pages, notice, accept, follow, go, close } = await open(router, "/");
    await notice.waitFor();
    await follow("/guide/course");
    await notice.waitFor();
    expect(sent).toEqual([]);
    await accept.click();
    await expect.poll(() => sent.length).toBe(3);
    expect(sent.map(({ provider }) => provider).sort()).toEqual(["baidu", "matomo", "umami"]);
    expect(pages()).toEqual(["/guide/course"]);
    expect(sent[0]?.title).toBe(await page.title());
    await follow("/guide/race-day");
    await expect.poll(pages).toEqual(["/guide/course", "/guide/race-day"]);
    expect(sent.at(-1)?.referrer).toMatch(/\/guide\/course$/);
    for (const path of [
      "/post",
      "/score-search?code=13800000000",
      "/registration-search",
      "/direct?id=1",
      "/confirm?token=x",
      "/account",
      "/nobody/13800000000",
    ]) {
      await go(path).catch(() => undefined);
      await notice.waitFor({ state: "detached" });
    }
    await go("/");
    await expect.poll(pages).toEqual(["/guide/course", "/guide/race-day", "/"]);
    expect(JSON.stringify(sent)).not.toMatch(/13800000000|token|\?/);
    expect(complaints.filter((complaint) => complaint.startsWith("console: policy"))).toEqual([]);
    await close();
  });

  test("a personal page that is opened from a page that is counted reports nothing", async () => {
    const { page, sent, pages, accept, close } = await open(router, "/guide/course");
    await accept.click();
    await expect.poll(pages).toEqual(["/guide/course"]);
    const before = sent.length;
    const openPage = async (path: string) => {
      await page.evaluate(
        (to) => {
          const link = document.createElement("a");
          link.href = to;
          document.body.append(link);
          link.click();
        },
        router === "hash" ? `#${path}` : path,
      );
      await page.waitForFunction((to) => document.documentElement.dataset.live?.endsWith(to), path);
    };
    for (const path of ["/post", "/score-search", "/account"]) await openPage(path);
    await openPage("/guide/race-day");
    await expect.poll(pages).toEqual(["/guide/course", "/guide/race-day"]);
    // The page before the personal ones: not even that one was there is reported.
    const referrers = () => sent.slice(before).map(({ referrer }) => new URL(referrer, "https://x").pathname);
    await expect.poll(referrers).toEqual(Array(3).fill("/guide/course"));
    await close();
  });
});

test("control: a page that the site does not list as personal is reported, and one that was agreed to before is reported without a press", async () => {
  const { page, sent, pages, notice, accept, close } = await open("hash", "/guide/course");
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text, ...more) => {
      const value = parse(text, ...more);
      return value?.personal ? { ...value, personal: [] } : value;
    };
  });
  await page.reload();
  await accept.click();
  await expect.poll(pages).toEqual(["/guide/course"]);
  await page.evaluate(() => location.assign("#/score-search"));
  await expect.poll(pages).toContain("/score-search");
  sent.length = 0;
  await page.reload();
  await expect.poll(pages).toEqual(["/score-search"]);
  expect(await notice.count()).toBe(0);
  await close();
});
