import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { settle, type Visit, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = `http://localhost:${inject("port")}`;

const isHacked = (page: Page) => page.evaluate(() => "hacked" in window);

const attempts = [
  ["a script", "<script>window.hacked = 1</script>", "script-src-elem", "inline"],
  ["a script of another host", '<script src="https://evil.example/a.js"></script>', "script-src-elem", "evil.example"],
  ["an attribute that runs", '<img src="data:," onerror="window.hacked = 1" alt="">', "script-src-attr", "inline"],
  ["a style", "<style>body { display: none }</style>", "style-src-elem", "inline"],
  ["a style attribute", '<p style="position: fixed; inset: 0">x</p>', "style-src-attr", "inline"],
  ["a picture that leaks to another host", '<img src="https://evil.example/a.gif" alt="">', "img-src", "evil.example"],
] as const;

describe("an attacker who gets markup into a page", () => {
  let visitor: Visit;
  const reports: string[] = [];
  beforeAll(async () => {
    visitor = await visit(browser);
    const { page } = visitor;
    const planted = attempts.map(([, markup]) => markup).join("");
    await page.route(`${base}/`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", `${planted}</body>`) });
    });
    page.on("request", (request) => {
      if (request.url() === `${base}/policy-reports`) reports.push(request.postData() ?? "");
    });
    await page.goto(`${base}/`);
    await settle(page);
  });
  afterAll(() => visitor.close());

  test.each(attempts)("with %s gets nothing but a report", async (_what, _markup, directive, blocked) => {
    expect(await isHacked(visitor.page)).toBe(false);
    const complaint = new RegExp(`policy: ${directive} blocked \\S*${blocked}`);
    await expect.poll(() => visitor.complaints.join("\n")).toMatch(complaint);
    const ofIt = () => reports.filter((report) => report.includes(`"${directive}"`) && report.includes(blocked));
    await expect.poll(() => ofIt().length).toBe(1);
  });
});

describe("an attacker who gets text into the program", () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser);
    await visitor.page.goto(`${base}/`);
    await settle(visitor.page);
  });
  afterAll(() => visitor.close());

  test.each([
    ["text as HTML", () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>")],
    ["a script's text", () => Object.assign(document.createElement("script"), { textContent: "window.hacked = 1" })],
    ["a script's address", () => Object.assign(document.createElement("script"), { src: "/assets/x.js" })],
    // What the test runner itself evaluates may use eval: so it is tried a moment later.
    [
      "text as code",
      () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              // biome-ignore lint/security/noGlobalEval: it has to be refused
              resolve(window.eval("window.hacked = 1"));
            } catch (error) {
              reject(error);
            }
          });
        }),
    ],
  ])("and the program hands %s to the browser: it is refused", async (_what, attack) => {
    const { page, complaints } = visitor;
    complaints.length = 0;
    await expect(page.evaluate(attack)).rejects.toThrow(/Trusted|eval/);
    await expect.poll(() => complaints.join("\n")).toContain("policy: ");
    expect(await isHacked(page)).toBe(false);
  });
});

describe("a visitor under the policy", () => {
  test("opens a dialog and gets a short message, whose looks come from a script", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`${base}/`);
    await settle(page);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /English|EN/ })
      .first()
      .click();
    await page
      .getByRole("status")
      .filter({ hasText: /English/i })
      .first()
      .waitFor();
    await page.mouse.wheel(0, 400);
    await page.locator("main").getByRole("button", { name: /photo/i }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
    expect(complaints).toEqual([]);
    await close();
  });

  test("reads an article, and sees the course on the map, its signs and its words", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`${base}/#/race-information/raceRules`);
    await settle(page);
    expect(await page.locator("main article, main table").first().innerText()).not.toBe("");
    await page.goto(`${base}/#/home`);
    await settle(page);
    for (let seen = 0; seen < 40 && (await page.locator(".leaflet-control-zoom-in").count()) === 0; seen++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(100);
    }
    expect(await page.locator(".leaflet-control-zoom-in").innerText()).toBe("+");
    expect(await page.locator(".leaflet-marker-icon").allTextContents()).toContain("5");
    expect(complaints).toEqual([]);
    await close();
  });
});
