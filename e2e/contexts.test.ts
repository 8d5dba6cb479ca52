import { expect, inject, test } from "vitest";
import { usual } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";

const address = `http://localhost:${inject("port")}/healthz`;

test("a visitor finds nothing of the one who had the browser context before", async () => {
  // No other test has these options, so the second visitor gets the context of the first.
  const options = { ...usual, timezoneId: "Africa/Nairobi" };
  const first = await openContext(browser, options);
  await first.addInitScript(() => Object.assign(window, { left: true }));
  await first.route("**/healthz", (route) => route.continue({ headers: { ...route.request().headers(), left: "1" } }));
  const page = await first.newPage();
  await page.goto(address);
  const found = async (one: typeof page) => [
    await one.evaluate(() => "left" in window),
    await one.evaluate(() => localStorage.getItem("left")),
    (await one.evaluate(() => indexedDB.databases())).length,
    (await one.context().cookies()).length,
  ];
  await first.addCookies([{ name: "left", value: "1", url: address }]);
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    return new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
  });
  expect(await found(page)).toEqual([true, "1", 1, 1]);
  await first.close();
  const viewport = { width: 777, height: 555 };
  const second = await openContext(browser, { ...options, viewport });
  expect(second).toBe(first);
  const other = await second.newPage();
  expect(await other.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(viewport);
  const answer = await other.goto(address);
  expect(await found(other)).toEqual([false, null, 0, 0]);
  expect(await answer?.request().allHeaders()).not.toHaveProperty("left");
  await second.close();
});
