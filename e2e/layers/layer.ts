import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { World } from "./world.ts";

/**
 * Something that opens over the page, such as a dialog: how a visitor opens it, and all ways to
 * close it.
 */
export interface Layer {
  name: string;
  /** The files that render it, or that open it. */
  files: string[];
  /**
   * The widths of the window, in pixels. One layer of each kind is opened on a phone and on a
   * computer, the others at one width: what closes a layer does not know the width.
   */
  widths: number[];
  /** Goes to a page on which it can be opened. */
  start(page: Page, world: World): Promise<unknown>;
  /** Returns the element that opens it. */
  opener(page: Page): Locator;
  /** Opens it, if not by a press. */
  press?(opener: Locator): Promise<unknown>;
  /** Returns its element. */
  layer(page: Page): Locator;
  /** Runs each time after it has opened. */
  inside?(page: Page, layer: Locator): Promise<unknown>;
  ways: Record<string, Way>;
}

/** Closes a layer. With `leaves`, the page is then another one, or no longer has the opener. */
export type Way = ((page: Page, layer: Locator) => Promise<unknown>) & { leaves?: boolean };

/** Returns a way after which the page is another one, or no longer has the opener. */
export const leaving = (way: Way): Way => Object.assign(way.bind(undefined), { leaves: true });

/** Presses Escape. */
export const byEscape: Way = (page) => page.keyboard.press("Escape");

/** Presses the button of that name in the layer. */
export const byButton =
  (name: string | RegExp): Way =>
  (_page, layer) =>
    layer.getByRole("button", { name, exact: true }).click();

/** Presses beside the layer, in the bottom left corner of the window. */
export const byPressBeside: Way = (page) => page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 3);

/**
 * Opens the layer and closes it in its first `count` ways, by default all. Fails if after one of
 * them something is still over the page, the opener does not have the focus, the page does not get
 * the next press, or the layer cannot be opened again.
 */
export async function openAndClose(page: Page, world: World, layer: Layer, count = Infinity): Promise<void> {
  let isStarted = false;
  for (const [name, way] of Object.entries(layer.ways).slice(0, count)) {
    if (!isStarted) await layer.start(page, world);
    const before = await findObstacles(page);
    const shown = await open(page, layer);
    const point = await getCentre(shown);
    await way(page, shown);
    await shown.waitFor({ state: "hidden" });
    const context = (what: string) => ({ message: `${what} after closing by ${name}` });
    await expect.poll(() => findObstacles(page), context("what is over the page")).toEqual(before);
    if (!way.leaves)
      await expect.poll(() => hasFocus(layer.opener(page)), context("whether the opener has focus")).toBe(true);
    expect(await pressAt(page, point), `what takes a press after closing by ${name}`).toBe("page");
    isStarted = !way.leaves;
  }
  if (isStarted) await open(page, layer);
}

async function open(page: Page, { opener, press, layer, inside }: Layer): Promise<Locator> {
  await (press ? press(opener(page)) : opener(page).click());
  const shown = layer(page);
  await shown.waitFor();
  await inside?.(page, shown);
  return shown;
}

// After its animation.
async function getCentre(shown: Locator): Promise<{ x: number; y: number }> {
  await (await shown.elementHandle())?.waitForElementState("stable");
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + Math.min(height, 600) / 2 };
}

const hasFocus = (opener: Locator) => opener.evaluate((element) => element === document.activeElement);

/**
 * Returns a line for each element over the page, and for each that locks it or hides it from screen
 * readers.
 */
async function findObstacles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelectorAll(
      "dialog[open], :popover-open, [data-scope=dialog][data-part=backdrop], [data-scope=dialog][data-part=positioner]",
    );
    const found = [...over].map((element) =>
      [element.tagName, element.getAttribute("data-part"), element.getAttribute("data-state")]
        .filter(Boolean)
        .join(" "),
    );
    for (const element of [document.documentElement, document.body]) {
      const { overflow, pointerEvents } = getComputedStyle(element);
      if (overflow === "hidden") found.push(`${element.tagName} does not scroll`);
      if (pointerEvents === "none") found.push(`${element.tagName} ignores presses`);
    }
    for (const part of document.querySelectorAll("body > *"))
      if (part.matches("[inert], [aria-hidden=true]:not(script, style)") && part.querySelector("main"))
        found.push("the page is hidden from screen readers");
    return found;
  });
}

/**
 * Presses a point and prevents the effect of the press. Returns "page", or the element outside the
 * page that got the press.
 */
async function pressAt(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  await page.evaluate(() => {
    const noted = window as unknown as { pressed?: string; stopNoting: () => void };
    const note = ({ target }: Event) => {
      const element = target as Element;
      const isPage = element.closest("#root, dialog[open]") !== null;
      noted.pressed = isPage ? "page" : `${element.tagName} ${element.outerHTML.slice(0, 200)}`;
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("pointerdown", note, true);
    addEventListener("click", stop, true);
    noted.stopNoting = () => {
      removeEventListener("pointerdown", note, true);
      removeEventListener("click", stop, true);
    };
  });
  await page.mouse.click(x, y);
  return page.evaluate(() => {
    const noted = window as unknown as { pressed?: string; stopNoting: () => void };
    noted.stopNoting();
    return noted.pressed ?? "nothing";
  });
}
