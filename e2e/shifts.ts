import type { Page } from "playwright-core";

// The sum of layout shifts that a reader does not see (0.1 is the usual bound for "good").
const invisibleShift = 0.02;

// A string, because a function would be compiled with helpers that the page does not have.
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

/** Records the layout shifts of the documents that this page loads from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript({ content: watcher });
}

/**
 * Returns a line for each layout shift of the document, with its elements and their boxes (x, y,
 * width, height); none if the sum is below `bound`.
 */
export async function findShifts(page: Page, bound = invisibleShift): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; text: string }[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < bound ? [] : shifts.map(({ text }) => text);
}
