import { expect, inject, test } from "vitest";
import catalogue from "../schemas/generated/catalogue.json" with { type: "json" };
import { findOverflow, scrollToEnd, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type Container, findBrokenWords, findOverlaps, measureBlocks } from "./containerFaults.ts";

const blocks = catalogue.filter(({ name }) => name.startsWith("home/"));
const units = blocks.map(({ name, versions }) => `unit=${name}&version=${versions.at(-1)}`).join("&");
const containers: Container[] = ["row", "columns", "tabs", "group"];
// A block may be this many times as high in a container as in a row of the same page.
const mostHigher = 3;

test.each(["zh", "en"])(
  "a reader reads every block in columns, tabs and groups at three widths (%s): no broken word, nothing over its neighbour, none endless",
  async (language) => {
    const { page, complaints, close } = await visit(browser);
    const faults: string[] = [];
    const rows: Record<number, Map<string, number>> = {};
    for (const container of containers) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const address = `${inject("gallery")}gallery.html?${units}&language=${language}&inside=${container}`;
      await page.goto(`${address}&at=2025-10-26T07:00:00%2B08:00`);
      await scrollToEnd(page);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const heights = await measureBlocks(page, container);
        rows[width] ??= heights;
        const high = [...heights].flatMap(([type, height]) => {
          const inRow = rows[width]?.get(type) ?? 0;
          const isWrong = height > mostHigher * inRow || (height === 0 && inRow > 0);
          return isWrong ? [`${type} is ${height} px high, in a row ${inRow} px`] : [];
        });
        const overlaps = await findOverlaps(page, container);
        const found = [...high, ...overlaps, ...(await findBrokenWords(page)), ...(await findOverflow(page))];
        faults.push(...[...found, ...complaints.splice(0)].map((fault) => `${container} ${width} px: ${fault}`));
      }
    }
    await close();
    expect(faults).toEqual([]);
  },
);
