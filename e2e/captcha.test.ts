import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { captchas, limits } from "#server/base/db/accountSchema.ts";
import { redeemPass as spendPass } from "#server/people/captcha/passes.ts";
import { personTrack, rightPlace } from "#server/people/captcha/testPerson.ts";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { buildTrial, type CaptchaWorld, openCaptchaWorld } from "./captcha/world.ts";
import { browser } from "./chromium.ts";

let folder: string;
let trial: CaptchaWorld;
beforeAll(async () => {
  folder = await buildTrial();
  trial = await openCaptchaWorld(folder);
});
afterAll(async () => {
  await trial?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await trial.world.db.delete(limits);
  await trial.world.db.delete(captchas);
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(language: "zh" | "en" = "zh", options: BrowserContextOptions = {}, expected: RegExp[] = []) {
  const visitor = await visit(browser, options, expected);
  const arriving = nextPuzzle(visitor.page);
  await visitor.page.goto(`${trial.url}?language=${language}`);
  return { ...visitor, puzzle: await arriving };
}

const thumb = (page: Page) => page.getByRole("slider");

/** Drags as a hand does, so far that the piece moves by `x` units. */
async function drag(page: Page, x: number): Promise<void> {
  await page.locator("[data-look=ready]").waitFor();
  const box = await thumb(page).boundingBox();
  const scale = (await thumb(page).evaluate((element) => element.parentElement?.clientWidth ?? 0)) / 320;
  if (!box) throw new Error("There is no slider.");
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [way, stray] of personTrack(x)) {
    await page.mouse.move(left + way * scale, top + stray);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function expectPass(page: Page): Promise<void> {
  const pass = JSON.parse(await page.locator("output").innerText());
  const { db, secrets } = trial.world;
  const target = "13800000000";
  expect(await spendPass(db, secrets, { ...pass, target }, { mode: "use" })).toBe(true);
  expect(await spendPass(db, secrets, { ...pass, target }, { mode: "use" })).toBe(false);
}

/**
 * A provider as its own servers are: a widget with two buttons, and an API that knows one ticket.
 */
async function startProvider() {
  const widget = `class TencentCaptcha {
    constructor(appId, done) { this.done = done; }
    show() {
      const place = document.createElement("p");
      try { place.textContent = String(parent.localStorage.length + parent.document.title); } catch { place.textContent = "no storage of this site"; }
      document.body.append(place);
      for (const ticket of ["Pass", "Fail"]) {
        const button = document.createElement("button");
        button.textContent = ticket;
        button.onclick = () => this.done({ ret: 0, ticket, randstr: "@x" });
        document.body.append(button);
      }
    }
  }`;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/widget.js") {
      response.setHeader("content-type", "text/javascript");
      return response.end(widget);
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ Response: { CaptchaCode: body.includes('"Ticket":"Pass"') ? 1 : 8 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe("a visitor passes", () => {
  test.each([
    ["by mouse on a desktop", {}],
    ["on a phone", phone],
  ])("%s", async (_how, options) => {
    const { page, complaints, close, puzzle } = await open("zh", options);
    await drag(page, await rightPlace(trial.world, puzzle));
    await page.getByText("验证通过").waitFor();
    await expectPass(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 40, the puzzle without a mouse: only by keys, and a screen reader announces the piece's position", async () => {
    const { page, complaints, close, puzzle } = await open("en");
    await page.locator("[data-look=ready]").waitFor();
    expect(await thumb(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const x = await movePiece(page, trial.world, puzzle);
    expect(await thumb(page).getAttribute("aria-valuetext")).toBe(`${x - (x % 2)} of 260`);
    await page.keyboard.press("Enter");
    await page.getByText("Passed").waitFor();
    await expectPass(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 40, the puzzle without eyes: the browser works while the visitor waits", async () => {
    const { page, complaints, close } = await open("en", phone);
    await page.getByRole("button", { name: "Verify without a picture" }).click();
    await page.getByRole("progressbar", { name: "Progress of the security check" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.locator("output").waitFor();
    await expectPass(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a visitor who puts the piece elsewhere", () => {
  test("reads so, and gets another picture", async () => {
    const { page, close, puzzle } = await open("en");
    const arriving = nextPuzzle(page);
    await drag(page, (await rightPlace(trial.world, puzzle)) - 30);
    await page.getByText("Not quite. Please try again.").waitFor();
    const next = await arriving;
    expect(next).not.toBe(puzzle);
    await drag(page, await rightPlace(trial.world, next));
    await expectPass(page);
    await close();
  });

  test("five times, reads when to come back", async () => {
    const { page, close } = await open("en");
    for (let tries = 0; tries < 5; tries++) {
      await page.locator("[data-look=ready]").waitFor();
      for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight", { delay: 50 });
      await page.keyboard.press("Enter");
      if (tries < 4) await nextPuzzle(page);
    }
    await page.getByText(/Too many attempts. Please try again after \d\d:\d\d/).waitFor();
    expect(await page.getByRole("slider").count()).toBe(0);
    await close();
  });
});

test("case 40, no picture comes: it is requested five more times, then there is a button, which works", async () => {
  const visitor = await visit(browser, {}, [/ERR_FAILED/]);
  let asked = 0;
  await visitor.page.route("**/captcha/puzzle", (route) => {
    asked += 1;
    return asked <= 6 ? route.abort() : route.continue();
  });
  await visitor.page.goto(trial.url);
  const again = visitor.page.getByRole("button", { name: "重试" });
  await again.waitFor();
  expect(asked).toBe(6);
  await again.click();
  await visitor.page.locator("[data-look=ready]").waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test("with an external provider a visitor passes by its widget, which runs in a frame that reaches nothing of this site", async () => {
  const provider = await startProvider();
  const secret = { appId: 1234567, appSecret: "a", secretId: "b", secretKey: "c" };
  const ticketed = await openCaptchaWorld(folder, {
    captcha: { kind: "ticket", ...secret, url: provider.url, script: `${provider.url}/widget.js` },
  });
  const { page, complaints, close } = await visit(browser, phone);
  await page.goto(`${ticketed.url}?language=en`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Fail" }).click();
  await page.getByText("The human verification failed. Please try again.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(await frame.locator("p").innerText()).toBe("no storage of this site");
  await frame.getByRole("button", { name: "Pass" }).click();
  const pass = JSON.parse(await page.locator("output").innerText());
  const { db, secrets } = ticketed.world;
  expect(await spendPass(db, secrets, { ...pass, target: "13800000000" }, { mode: "use" })).toBe(true);
  expect(complaints).toEqual([]);
  await close();
  await ticketed.close();
  provider.close();
});

test("Escape and the cross close it", async () => {
  const { page, close } = await open();
  await page.keyboard.press("Escape");
  expect(await page.locator("output").innerText()).toBe("closed");
  await page.reload();
  await page.getByRole("button", { name: "关闭验证" }).click();
  expect(await page.locator("output").innerText()).toBe("closed");
  await close();
});

test.each(["zh", "en"] as const)(
  "in %s it has no barriers and fits a narrow phone, and nothing moves as the picture comes",
  async (language) => {
    const narrow = { ...phone, viewport: { width: 320, height: 640 } };
    const visitor = await visit(browser, narrow);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await visitor.page.route(/:\d+\/captcha\//, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.page.goto(`${trial.url}?language=${language}`);
    const height = () => visitor.page.locator("section").evaluate((element) => element.getBoundingClientRect().height);
    await thumb(visitor.page).waitFor();
    const before = await height();
    go();
    await visitor.page.locator("[data-look=ready] img").first().waitFor();
    expect(await height()).toBe(before);
    expect(await findBarriers(visitor.page)).toEqual([]);
    expect(await findOverflow(visitor.page)).toEqual([]);
    for (const button of await visitor.page.getByRole("button").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(
      await thumb(visitor.page).evaluate((element) => Math.min(element.clientWidth, element.clientHeight) + 2),
    ).toBeGreaterThanOrEqual(44);
    await visitor.close();
  },
);
