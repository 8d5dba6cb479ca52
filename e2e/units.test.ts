import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import catalogue from "../schemas/generated/catalogue.json" with { type: "json" };
import { findBarriers, findOverflow, scrollToEnd, settle, type Visit, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

interface Example {
  name: string;
  version: number;
}

// Several blocks are one below the other, as on a home page, which takes no longer than one; a page
// is by itself.
// What an old version becomes is its newest example (src/gallery/contract.test.tsx).
const examples = catalogue.map(({ name, versions }): Example => ({ name, version: Math.max(...versions) }));
const blocks = examples.filter(({ name }) => name.startsWith("home/"));
const mostTogether = 8;
const shown = [
  ...Array.from({ length: Math.ceil(blocks.length / mostTogether) }, (_, index) =>
    blocks.slice(index * mostTogether, (index + 1) * mostTogether),
  ),
  ...examples.filter(({ name }) => name.startsWith("page/")).map((page) => [page]),
];

// Barriers are looked for in each language and at each of two widths, not in each pair: a rule
// reads the words or the layout.
const barrierWidths: Record<string, number[]> = { zh: [320, 390], en: [1440] };

// A phone in both languages, since words decide what fits there; each wider layout in one.
const blockWidths: Record<string, number[]> = { zh: [390, 768], en: [390, 1440] };

// One visitor looks at all units: what they load is loaded once.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit(browser);
});
afterAll(() => visitor.close());

describe.each(
  shown.map((those) => [those.map(({ name, version }) => `${name} v${version}`).join(", "), those] as const),
)("%s in the browser", (_names, those) => {
  test("is whole at three widths, on a phone in both languages: no error, no barrier, no sideways scrolling", async () => {
    const { page, complaints } = visitor;
    const faults: string[] = [];
    const address = those.map(({ name, version }) => `unit=${name}&version=${version}`).join("&");
    for (const language of ["zh", "en"]) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`${base}gallery.html?${address}&language=${language}&at=2025-10-26T07:00:00%2B08:00`);
      // What is further down loads when the reader comes near.
      await scrollToEnd(page);
      // As a phone that is turned, or a window that is dragged wider: the page is not loaded again.
      for (const width of blockWidths[language] ?? []) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const barriers = barrierWidths[language]?.includes(width) ? await findBarriers(page) : [];
        const found = [...barriers, ...(await findOverflow(page)), ...complaints.splice(0)];
        faults.push(...found.map((fault) => `${language} ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

// All at once: a field is small, and a page of them takes no longer than one.
test("cases 32 and 34, every field: no barrier, no sideways scrolling from 320 px, in both languages, empty, answered and wrong", async () => {
  const { page, complaints, close } = await visit(browser);
  const faults: string[] = [];
  for (const language of ["zh", "en"]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`${base}gallery.html?fields=all&language=${language}&at=2025-08-11T10:00:00%2B08:00`);
    await page.locator("[data-fields-ready]").waitFor();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const barriers = barrierWidths[language]?.includes(width) ? await findBarriers(page) : [];
      const found = [...barriers, ...(await findOverflow(page)), ...complaints.splice(0)];
      faults.push(...found.map((fault) => `${language} ${width} px: ${fault}`));
    }
  }
  await close();
  expect(faults).toEqual([]);
});

test("case 34, names, labels and errors of every control: named by the label, focused by it, announced with the control", async () => {
  const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 900 } });
  await page.goto(`${base}gallery.html?fields=all&language=en&at=2025-08-11T10:00:00%2B08:00`);
  await page.locator("[data-fields-ready]").waitFor();
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const controls = new Set(["textbox", "combobox", "checkbox", "radio", "button", "spinbutton", "searchbox", "slider"]);
  const found = nodes.filter(({ ignored, role }) => !ignored && controls.has(role?.value as string));
  expect(found.length).toBeGreaterThan(100);
  expect(
    found.filter(({ name }) => !name?.value).map(({ role, backendDOMNodeId }) => `${role?.value} ${backendDOMNodeId}`),
  ).toEqual([]);
  const faults = await page.evaluate(() => {
    const faults: string[] = [];
    for (const label of document.querySelectorAll<HTMLLabelElement>("main label")) {
      const { control } = label;
      if (!control) faults.push(`no control for the label ${label.textContent}`);
      if (!control || control.matches(":disabled, [type=file], [type=radio], [type=checkbox]")) continue;
      label.click();
      if (document.activeElement !== control) faults.push(`the label ${label.textContent} focuses nothing`);
    }
    for (const control of document.querySelectorAll("main [aria-invalid=true]")) {
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const group = control.closest("fieldset")?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const words = [...ids, ...group].map((id) => document.getElementById(id)).filter((one) => one?.textContent);
      if (!words.some((word) => word?.closest("[aria-live], [role=alert]")))
        faults.push(`nothing is announced for ${control.id}`);
    }
    for (const control of document.querySelectorAll<HTMLElement>("main [tabindex]"))
      if (control.tabIndex > 0) faults.push(`an order of its own: ${control.id}`);
    return faults;
  });
  expect(faults).toEqual([]);
  // A place and a day by keys alone.
  const place = page.locator("#province-city-district-empty");
  await place.getByLabel("Province").focus();
  await page.keyboard.type("Guangd");
  await expect.poll(() => place.getByLabel("City").isEnabled()).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Shenz");
  await expect.poll(() => place.getByLabel("City").locator("option:checked").textContent()).toBe("Shenzhen");
  const day = page.locator("#date-picker-empty");
  await day.getByLabel("Year").focus();
  for (const part of ["1990", "03", "07"]) {
    await page.keyboard.type(part);
    await page.keyboard.press("Tab");
  }
  expect(await day.getByLabel("Day", { exact: true }).inputValue()).toBe("07");
  expect(complaints).toEqual([]);
  await close();
});

test("the gallery lists every unit and shows the chosen one with its JSON and schema", async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${base}gallery.html#home/countdown`);
  await page.getByRole("heading", { name: "home/countdown" }).waitFor();
  expect(await page.locator("nav ul").first().locator("a").count()).toBe(catalogue.length);
  await page.getByText('"$id": "https://startline.dev/schemas/home/countdown/v1.schema.json"').waitFor();
  await page.getByRole("link", { name: "lake/sponsor-wall 1" }).click();
  await page.frameLocator("iframe").first().getByRole("heading").first().waitFor();
  await page.getByRole("heading", { name: "lake/sponsor-wall 1" }).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page)).toEqual([]);
  }
  await close();
});
