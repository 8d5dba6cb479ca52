import type { Page } from "playwright-core";

/** The largest sum of layout shifts at which nothing has moved for a reader's eye (0.1 is the usual bound for "good"). */
const invisibleShift = 0.02;

// A text, because a function would be compiled with helpers that the page does not have.
const watcher = `
  window.shifts = [];
  const name = (node) => {
    const parts = [];
    for (let one = node instanceof Element ? node : node?.parentElement; one && parts.length < 4; one = one.parentElement)
      parts.unshift(one.localName + (one.getAttribute("class") ? "." + one.getAttribute("class").replaceAll(" ", ".") : ""));
    return parts.join(" > ") + ' "' + (node?.textContent ?? "").trim().slice(0, 24) + '"';
  };
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const write = ({ node, previousRect, currentRect }) => name(node) + ": " + place(previousRect) + " -> " + place(currentRect);
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries())
      window.shifts.push({ value, text: value.toFixed(4) + " at " + Math.round(startTime) + " ms: " + sources.map(write).join("; ") });
  }).observe({ type: "layout-shift", buffered: true });
`;

/** Keeps account of what moves by itself in the pages that this one opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript({ content: watcher });
}

/** What has moved so far, a line each with the elements and their places (x, y, width, height); empty if it sums up to less than `bound`: by default, less than an eye sees. */
export async function findShifts(page: Page, bound = invisibleShift): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; text: string }[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < bound ? [] : shifts.map(({ text }) => text);
}
