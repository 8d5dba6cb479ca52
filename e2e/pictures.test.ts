import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

test.each([390, 800, 1440])("at %i px the page of pictures has no hole, however many there are", async (width) => {
  const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
  await page.goto(`${base}gallery.html?unit=page/image-collection&version=1&language=en`);
  await settle(page);
  const holes = await page.evaluate(() => {
    const list = document.querySelector("main ul, ul:has(button img)") as HTMLElement;
    const model = list.children[0] as HTMLElement;
    const found: string[] = [];
    // Fewer than a row of four are one row.
    for (let count = 4; count <= 24; count++) {
      list.replaceChildren(...Array.from({ length: count }, () => model.cloneNode(true)));
      const frame = list.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      // Each picture with the gap to its right and below it: together they are the list with one more gap each way.
      const covered = [...list.children].reduce((sum, item) => {
        const { width, height } = item.getBoundingClientRect();
        return sum + (width + gap) * (height + gap);
      }, 0);
      const share = covered / ((frame.width + gap) * (frame.height + gap));
      if (Math.abs(share - 1) > 0.03) found.push(`${count} pictures cover ${share.toFixed(2)}`);
    }
    return found;
  });
  await close();
  expect(holes).toEqual([]);
});
