import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { accountLayers } from "./layers/account.ts";
import { fieldLayers, signUpLayers } from "./layers/forms.ts";
import { openAndCloseInEachWay } from "./layers/layer.ts";
import { siteLayers } from "./layers/site.ts";
import { at, startWorld, type World } from "./layers/world.ts";

const layers = [...siteLayers, ...accountLayers, ...fieldLayers, ...signUpLayers];

let world: World;
beforeAll(async () => {
  world = await startWorld(inject("gallery"));
});
afterAll(() => world?.stop());

const everyLayer = layers.flatMap((layer) => layer.widths.map((width) => [layer.name, width, layer] as const));

describe.each(everyLayer)("%s at %i px", (_name, width, layer) => {
  const ways = Object.keys(layer.ways).join(", ");
  test(`is gone after closing it by ${ways}: the page beneath takes the next press`, async () => {
    const { page, complaints, close } = await visit(browser, { viewport: { width, height: 844 } });
    page.setDefaultTimeout(15_000);
    await openAndCloseInEachWay(page, world, layer);
    expect(complaints).toEqual([]);
    await close();
  });
});

test("a drawer whose browser never tells that its animation has ended is no obstacle all the same", async () => {
  const { page, close } = await visit(browser);
  await page.addInitScript(() => {
    for (const name of ["animationend", "animationcancel"])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
  await at("/guide/course")(page, world);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "关闭" }).click();
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(({ pathname }) => pathname !== "/guide/course");
  expect(await page.locator("[data-scope=dialog][data-part=content]").count(), "the event is lost").toBe(1);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await close();
});

// What opens something over a page, in the source: the platform's dialogs, Chakra's, our own, and what a button with aria-expanded opens.
const opens =
  /<dialog\b|\bpopover=|\.Positioner>|<Toaster\b|role="(alertdialog|listbox|menu|tooltip)"|<Dialog\b|\bshowDialog\(\{|\bawait confirm\(|aria-expanded=/;
// These open in the page, which makes room for them; or belong to a file above.
const besides = ["src/account/profile/Row.tsx", "blocks/home/prize-table/PrizeTable.tsx", "blocks/kit/SearchBox.tsx"];

test("a new kind of layer joins these tests: every file that opens something over a page is named in the table", () => {
  const files = ["src", "blocks"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const opening = files.filter((path) => /(?<!\.test)\.tsx$/.test(path) && opens.test(readFileSync(path, "utf8")));
  const named = [...layers.flatMap(({ files }) => files), ...besides];
  expect(opening.sort(), "see e2e/layers").toEqual([...new Set(named)].sort());
});
