import { patience } from "../patience.ts";
import type { Driver } from "./driver.ts";

/** The steps of a visitor in any browser. */
export type Visitor = ReturnType<typeof visitorWith>;

/**
 * Returns the steps of a visitor in any browser. Each step waits until it is possible, and throws
 * the reason if it is not within 30 seconds.
 */
export function visitorWith(driver: Driver) {
  /**
   * Presses the centre of the first visible element of a selector, with a name (the whole name or a
   * pattern) if given.
   */
  const press = async (selector: string, name: string | RegExp = /(?:)/) => {
    const what = `${selector} “${name}”`;
    const pattern = typeof name === "string" ? `^${name}$` : name.source;
    const before: string[] = [];
    const { x, y } = await until(async () => {
      const place = await driver.run(locate, selector, pattern);
      if (!place) throw new Error(`There is no ${what} to press.`);
      if (place.coveredBy) throw new Error(`${what} is covered by ${place.coveredBy}.`);
      before.unshift(`${place.x} ${place.y}`);
      // What has just appeared may still move: it must keep its place for six checks.
      return before.length > 5 && new Set(before.slice(0, 6)).size === 1 && place;
    });
    await driver.pressAt(x, y);
  };
  const hydrated = () => until(() => driver.run(isHydrated));
  return {
    press,
    /** Waits until the text of an element contains this one. */
    see: (selector: string, text: string | RegExp) =>
      until(async () => {
        const content = await driver.run(getText, selector);
        if (content !== null && new RegExp(text).test(content)) return true;
        throw new Error(`${selector} does not contain “${text}” but “${content}”.`);
      }),
    /** Waits until the page has no element of that selector. */
    leaves: (selector: string) =>
      until(async () => {
        if (await driver.run(isGone, selector)) return true;
        throw new Error(`${selector} is still in the page.`);
      }),
    /** Opens an address and waits until the page is hydrated. */
    async open(url: string) {
      await driver.open(url);
      await hydrated();
    },
    async reload() {
      await driver.reload();
      await hydrated();
    },
    /**
     * Presses a field to focus it, types, and waits until the field has the text; spaces are
     * ignored.
     */
    async fill(selector: string, text: string) {
      await press(selector);
      await driver.type(text);
      await until(async () => {
        const value = await driver.run(enteredIn, selector);
        if (value?.replaceAll(" ", "") === text.replaceAll(" ", "")) return true;
        throw new Error(`${selector} has “${value}”, not “${text}”.`);
      });
    },
    /**
     * Chooses an option of a native list, by script: its menu is a window of the operating system,
     * which drivers cannot press.
     */
    choose: (selector: string, value: string) => driver.run(choose, selector, value),
    enteredIn: (selector: string) => driver.run(enteredIn, selector),
  };
}

/**
 * Calls `read` until its result is truthy, and returns the result. After `patience` throws the last
 * error of `read`.
 */
export async function until<Value>(read: () => Promise<Value | false | null | undefined>): Promise<Value> {
  const deadline = Date.now() + patience;
  for (;;) {
    let reason: unknown;
    try {
      const value = await read();
      if (value) return value;
    } catch (error) {
      reason = error;
    }
    if (Date.now() > deadline) throw reason ?? new Error("It did not become true.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// The functions below run in the page, and so cannot use anything else of this file.

function getText(selector: string): string | null {
  return document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, " ") ?? null;
}

function choose(selector: string, value: string): void {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (!list) throw new Error(`There is no ${selector}.`);
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

function isGone(selector: string): boolean {
  return document.querySelector(selector) === null;
}

function enteredIn(selector: string): string | null {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? null;
}

// React marks what it has rendered or hydrated.
function isHydrated(): boolean {
  return ["main", "header button"].every((part) =>
    Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

function locate(selector: string, pattern: string): { x: number; y: number; coveredBy: string | null } | null {
  const getName = (one: HTMLElement) => (one.getAttribute("aria-label") ?? one.innerText).replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && new RegExp(pattern).test(getName(one)),
  );
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  // A link on two lines has two boxes.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  if (element.contains(there)) return { x, y, coveredBy: null };
  return { x, y, coveredBy: there?.outerHTML.replace(there.innerHTML, "").slice(0, 200) ?? "the window's edge" };
}
