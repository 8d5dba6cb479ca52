import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const home = `http://localhost:${inject("port")}/`;

async function open(options: Parameters<typeof visit>[1] = {}): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, close } = await visit(browser, options);
  await page.goto(home);
  await settle(page);
  return { page, close };
}

const groups = (page: Page) => page.getByRole("banner").locator("button[aria-expanded]");
const expectOpen = (page: Page, isOpen: boolean) =>
  expect.poll(() => groups(page).first().getAttribute("aria-expanded")).toBe(String(isOpen));

describe("a visitor on a wide screen", () => {
  test("comes to the first page of a group by one press of the down arrow, each time", async () => {
    const { page, close } = await open();
    const first = groups(page).first().locator("xpath=following-sibling::ul").locator("a").first();
    const place = await first.getAttribute("href");
    for (let round = 0; round < 8; round++) {
      await groups(page).first().focus();
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(place);
      await expectOpen(page, true);
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
    }
    await close();
  });

  test("closes what the pointer has opened with Escape, wherever the focus is, and with a press beside it", async () => {
    const { page, close } = await open();
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.locator("h1").first().dispatchEvent("pointerdown"),
    ]) {
      await groups(page).first().hover();
      await expectOpen(page, true);
      // A key that is no Escape changes nothing: Control is held for a new tab.
      await page.keyboard.press("Control");
      await expectOpen(page, true);
      await leave();
      await expectOpen(page, false);
      await page.mouse.move(700, 700);
    }
    await close();
  });

  test("closes a group by the key that opened it, and by going on with Tab", async () => {
    const { page, close } = await open();
    await groups(page).first().focus();
    for (const isOpen of [true, false, true]) {
      await page.keyboard.press("Enter");
      await expectOpen(page, isOpen);
    }
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest("header nav") !== null);
    while (await isInMenu()) await page.keyboard.press("Tab");
    await expectOpen(page, false);
    await close();
  });

  test("keeps a group open that the mouse has opened and then presses", async () => {
    const { page, close } = await open();
    await groups(page).first().hover();
    await expectOpen(page, true);
    await groups(page).first().click();
    await page.waitForTimeout(400);
    await expectOpen(page, true);
    await close();
  });

  test("opens a group by finger and closes it by the next touch", async () => {
    const { page, close } = await open({ viewport: { width: 1366, height: 1024 }, hasTouch: true });
    for (const isOpen of [true, false]) {
      await groups(page).first().tap();
      await expectOpen(page, isOpen);
    }
    await close();
  });

  test("gets the browser's way back from Alt and the left arrow, in the menu too", async () => {
    const { page, close } = await open();
    const isTaken = (altKey: boolean) =>
      groups(page)
        .first()
        .evaluate((button, alt) => {
          const press = { key: "ArrowLeft", altKey: alt, bubbles: true, cancelable: true };
          return !button.dispatchEvent(new KeyboardEvent("keydown", press));
        }, altKey);
    expect(await isTaken(true)).toBe(false);
    expect(await isTaken(false)).toBe(true);
    await close();
  });
});

describe("a visitor who uses the home page by keyboard", () => {
  test.each([390, 1280])("sees the focus everywhere on a screen of %i px", async (width) => {
    const { page, close } = await open({ viewport: { width, height: 700 } });
    await page.mouse.wheel(0, 400);
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 160; step++) {
      await page.keyboard.press("Tab");
      const look = () =>
        page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = [
            [left + 3, top + 3],
            [right - 3, bottom - 3],
            [(left + right) / 2, (top + bottom) / 2],
          ] as const;
          const isShown = points.some(([x, y]) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (element.contains(there) || there.contains(element));
          });
          return { isShown, name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}` };
        });
      let focus = await look();
      if (!focus.isShown) {
        // What loads above it moves it for a moment.
        await page.waitForTimeout(500);
        focus = await look();
      }
      seen.add(focus.name);
      if (!focus.isShown) hidden.push(`${step}: ${focus.name.slice(0, 60)}`);
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(hidden).toEqual([]);
    await close();
  });
});

test("a visitor whose focus comes to a message that has run past sees it, and the line runs on afterwards", async () => {
  const { page, close } = await open({ viewport: { width: 1280, height: 700 } });
  const band = page.getByRole("region", { name: "最新消息" });
  const messages = band.getByRole("link");
  await band.scrollIntoViewIfNeeded();
  const runPast = () =>
    band.evaluate((element) => {
      const [animation] = element.getAnimations({ subtree: true });
      const half = Number(animation?.effect?.getComputedTiming().duration ?? 0) / 2;
      if (animation) animation.currentTime = half * 0.8;
      return animation !== undefined;
    });
  await page.keyboard.press("Tab");
  for (const message of await messages.all()) {
    expect(await runPast()).toBe(true);
    await message.focus();
    const isShown = await message.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return shown !== null && link.contains(shown);
    });
    expect([await message.innerText(), isShown]).toEqual([await message.innerText(), true]);
    await message.evaluate((link: HTMLElement) => link.blur());
  }
  expect(await runPast()).toBe(true);
  await close();
});

test("a visitor who prints a page gets its text, without menu, buttons and language switch", async () => {
  const { page, close } = await open();
  await page.goto(`${home}#/race-information/raceRules`);
  await page.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of ["header nav", "header button", "#main nav"])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  expect(await page.getByRole("banner").getByRole("link").first().isVisible()).toBe(true);
  await page.getByText("赛事名称").first().waitFor();
  await close();
});
