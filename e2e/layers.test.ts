import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { accountLayers } from "./layers/account.ts";
import { fieldLayers, signUpLayers } from "./layers/forms.ts";
import { openAndClose } from "./layers/layer.ts";
import { siteLayers } from "./layers/site.ts";
import { openWorld, type World } from "./layers/world.ts";

const layers = [...siteLayers, ...accountLayers, ...fieldLayers, ...signUpLayers];

let world: World;
beforeAll(async () => {
  world = await openWorld(inject("gallery"));
});
afterAll(() => world?.site.remove());

// One visitor for all widths: what the page needs is loaded once.
describe.each(layers.map((layer) => [layer.name, layer.widths.join(" and "), layer] as const))(
  "%s at %s px",
  (_name, _widths, layer) => {
    const ways = Object.keys(layer.ways).join(", ");
    test(`is gone after closing it by ${ways}: the page beneath takes the next press`, async () => {
      const { page, complaints, close } = await visit(browser);
      for (const [place, width] of layer.widths.entries()) {
        await page.setViewportSize({ width, height: 844 });
        // Each way at one width, and one way at each width: what closes a layer does not know the
        // width.
        await openAndClose(page, world, layer, place === 0 ? undefined : 1);
        expect(complaints, `at ${width} px`).toEqual([]);
      }
      await close();
    });
  },
);

// A busy browser fires the end of an animation before anything listens.
describe.each([
  "src/account/login/LoginDrawer.tsx",
  "src/account/login/AskAgain.tsx",
  "src/site/interaction/Layer.tsx",
  "src/site/interaction/QuestionDialog.tsx",
])("what %s draws", (file) => {
  test("is removed after closing even if nothing hears that its animation has ended", async () => {
    const layer = layers.find(({ files }) => files.includes(file));
    if (!layer) throw new Error(`No layer in e2e/layers names ${file}.`);
    const { page, close } = await visit(browser, { viewport: { width: layer.widths[0] ?? 0, height: 844 } });
    await page.addInitScript(() => {
      for (const name of ["animationend", "animationcancel"])
        addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    });
    // The animation is the same in each way.
    await openAndClose(page, world, layer, 1);
    await close();
  });
});

// What opens something over a page, in the source: the platform's dialogs, Chakra's, our own, and
// what a button with aria-expanded opens.
const opens =
  /<dialog\b|\bpopover=|\.Positioner>|<Toaster\b|role="(alertdialog|listbox|menu|tooltip)"|<Dialog\b|\bshowDialog\(\{|\bawait confirm\(|aria-expanded=/;
// These open in the page, which makes room for them; or belong to a file above.
const notOverThePage = [
  "src/account/organise/exports/EntryExport.tsx",
  "src/account/organise/results/RunnersPart.tsx",
  "src/account/profile/Row.tsx",
  "src/signup/flow/OwnAnswers.tsx",
  "src/signup/teams/Members.tsx",
  "src/signup/teams/TeamLink.tsx",
  "blocks/home/prize-table/PrizeTable.tsx",
  "blocks/field/kit/search/SearchBox.tsx",
];

test("a new kind of layer joins these tests: every file that opens something over a page is named in the table", () => {
  const files = ["src", "blocks"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const opening = files.filter((path) => /(?<!\.test)\.tsx$/.test(path) && opens.test(readFileSync(path, "utf8")));
  const named = [...layers.flatMap(({ files }) => files), ...notOverThePage];
  expect(opening.sort(), "see e2e/layers").toEqual([...new Set(named)].sort());
});
