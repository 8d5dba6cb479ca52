import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, usual, type visit, visitIn } from "./browser.ts";
import { browser } from "./chromium.ts";

const home = `http://localhost:${inject("port")}/`;

/**
 * The marathon's home page at its first slide, with a clock that waits until the test advances it;
 * the pointer is not on the slides.
 */
async function open(options: Parameters<typeof visit>[1] = {}): Promise<{ page: Page; close(): Promise<void> }> {
  // The clock remains in the context, which no other visitor may have.
  const { page, close } = await visitIn(await browser.newContext({ ...usual, ...options }));
  // Before the page comes: a timer that began without the clock would still run.
  await page.clock.install();
  await page.goto(home);
  await settle(page);
  await page.mouse.move(5, 5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // On a busy machine slides have turned before the clock was paused, or are turning: a smooth
  // scroll that the browser has begun may go on.
  await expect
    .poll(
      async () => {
        await strip(page).evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
        await sleep(300);
        return strip(page).evaluate((element) => element.scrollLeft);
      },
      { message: "at rest at the start" },
    )
    .toBe(0);
  return { page, close };
}

const strip = (page: Page) => page.locator("[data-race] [role=group]");
const pace = (page: Page) => page.locator("[data-race] button").last();
/** Which slide is in sight, from 0, once it has come to rest. */
async function expectSlide(page: Page, slide: number, why: string): Promise<void> {
  const place = () => strip(page).evaluate((element) => element.scrollLeft / element.clientWidth);
  await expect.poll(place, { message: why }).toBe(slide);
}
/**
 * Long enough for a slide; the clock starts anew with each state that the page is brought into, so
 * it is turned in two steps.
 */
async function waitASlide(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await page.clock.runFor(6500);
}

test("slides turn by themselves, but not under the pointer, not under the focus, not in a hidden tab, and not once they were stopped", async () => {
  const { page, close } = await open();
  await waitASlide(page);
  await expectSlide(page, 1, "by themselves");
  await strip(page).hover();
  await waitASlide(page);
  await expectSlide(page, 1, "under the pointer");
  await page.mouse.move(5, 5);
  await strip(page).focus();
  await waitASlide(page);
  await expectSlide(page, 1, "under the focus");
  await strip(page).blur();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await waitASlide(page);
  await expectSlide(page, 1, "in a hidden tab");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await pace(page).click();
  await page.mouse.move(5, 5);
  await pace(page).blur();
  await waitASlide(page);
  await expectSlide(page, 1, "stopped");
  await close();
});

test("a visitor who starts the slides by key sees them turn, although the focus is still on the button", async () => {
  const { page, close } = await open();
  await pace(page).focus();
  expect(await pace(page).getAttribute("aria-label")).toBe("暂停自动播放");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await waitASlide(page);
  await expectSlide(page, 1, "started by key");
  await close();
});

test("a visitor who prefers reduced motion gets slides that do not move, and no button to start them", async () => {
  const { page, close } = await open({ reducedMotion: "reduce" });
  await waitASlide(page);
  await expectSlide(page, 0, "less motion");
  expect(await pace(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "下一张" }).click();
  await expectSlide(page, 1, "by button");
  await close();
});

test("arrow keys turn the slides, but with Alt they are the browser's way back", async () => {
  const { page, close } = await open();
  await strip(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1, "by key");
  await page.evaluate(() => {
    addEventListener("keydown", (event) => {
      document.documentElement.dataset.taken = String(event.defaultPrevented);
    });
  });
  await strip(page).dispatchEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true });
  expect(await page.locator("html").getAttribute("data-taken")).toBe("false");
  await expectSlide(page, 1, "with Alt");
  await strip(page).dispatchEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true });
  await expectSlide(page, 0, "without");
  await close();
});

test("a finger swipes to the next slide", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, close } = await open(phone);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch("touchStart", 340);
  for (let x = 300; x >= 40; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await expectSlide(page, 1, "by swipe");
  await close();
});
