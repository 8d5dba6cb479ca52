import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { findBarriers, findOverflow, type Visit, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

let zh: Visit;
let en: Visit;
beforeAll(async () => {
  [zh, en] = await Promise.all([open("zh"), open("en")]);
});

async function open(language: string): Promise<Visit> {
  const visitor = await visit(browser, { viewport: { width: 320, height: 900 } });
  await visitor.page.goto(`${inject("gallery")}gallery.html?wild=all&language=${language}`);
  await visitor.page.locator("[data-wild-ready]").waitFor();
  return visitor;
}

const form = (page: Page, name: string) => page.locator(`[data-wild="${name}"]`);
const readAnswers = async (page: Page, name: string) =>
  JSON.parse((await form(page, name).locator("output").textContent()) ?? "");

/** Presses "Check"; whether all is right, and the sentences at the controls. */
async function check(page: Page, name: string): Promise<string[]> {
  const locator = form(page, name);
  await locator.locator("output").evaluate((output) => delete output.dataset.checked);
  await locator.getByRole("button", { name: "Check" }).click();
  await locator.locator("output[data-checked]").waitFor({ state: "attached" });
  const announced = await locator.locator("[aria-live=polite]").allInnerTexts();
  return announced.filter((text) => text !== "");
}

test("a runner with a form written for another program finds every control named, in both languages and on the narrowest phone", async () => {
  for (const { page, complaints } of [zh, en]) {
    expect(await page.locator("[data-wild]").count()).toBe(33);
    const nameless = await page
      .locator("main input, main select, main textarea, main button, main fieldset")
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { labels } = control as HTMLInputElement;
            const name = labels?.length ? [...labels].map((label) => label.textContent).join("") : control.textContent;
            const legend = control instanceof HTMLFieldSetElement ? control.querySelector("legend")?.textContent : name;
            return !legend?.trim() || /undefined|newKey|XxxOf|-\d+$/.test(legend);
          })
          .map((control) => control.outerHTML.slice(0, 200)),
      );
    expect(nameless).toEqual([]);
    expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    expect(complaints).toEqual([]);
  }
  const words = await zh.page.locator("[data-wild] button, [data-wild] option").allInnerTexts();
  const english = words.filter((word) => /[a-z]/.test(word) && !/^(Check|mon|tue|wed|CN|DE|Small|Medium)$/.test(word));
  expect(english.filter((word) => /option|add|remove|choose/i.test(word))).toEqual([]);
});

test("someone who writes a list adds, moves and removes entries by the keyboard, and the focus follows", async () => {
  const { page } = en;
  const list = form(page, "a shopping list");
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  const add = list.getByRole("button", { name: "Add an entry" });
  await add.press("Enter");
  await expect.poll(focused).toMatch(/\/lines\/0\/item$/);
  expect(await check(page, "a shopping list")).toEqual(["Please fill in this answer."]);
  await page.keyboard.type("tea");
  await add.press("Enter");
  await expect.poll(focused).toMatch(/\/lines\/1\/item$/);
  await page.keyboard.type("rice");
  await list.getByRole("button", { name: "Move no. 2 up" }).press("Enter");
  await expect.poll(focused).toBe("Move no. 1 down");
  await expect.poll(() => readAnswers(page, "a shopping list")).toEqual({ lines: [{ item: "rice" }, { item: "tea" }] });
  await add.press("Enter");
  await list.getByText("At most 3: the list is full.").waitFor();
  await list.getByRole("button", { name: "Remove no. 3" }).press("Enter");
  await expect.poll(focused).toBe("Remove no. 2");
  expect(await list.locator("p[role=status]").textContent()).toBe("No. 3 was removed.");
  expect(await check(page, "a shopping list")).toEqual([]);
  expect(await list.locator("output").getAttribute("data-checked")).toBe("right");
});

test("a runner who chooses an alternative sees only its questions, and reads errors at the control", async () => {
  const { page } = zh;
  const pay = form(page, "a way to pay as one of several objects");
  await pay.getByLabel("Card", { exact: true }).fill("12");
  expect(await check(page, "a way to pay as one of several objects")).toEqual(["此项的格式不正确，请检查后重新填写。"]);
  await pay.getByLabel("请选择一种").selectOption({ label: "Transfer" });
  await pay.getByLabel("Iban").fill("DE00");
  expect(await check(page, "a way to pay as one of several objects")).toEqual([]);
  expect(await readAnswers(page, "a way to pay as one of several objects")).toEqual({ pay: { iban: "DE00" } });

  const pet = form(page, "a choice by a kind");
  await pet.getByLabel("请选择一种").selectOption({ label: "Dog" });
  await pet.getByRole("button", { name: "添加一项" }).press("Enter");
  await page.keyboard.type("sit");
  expect(await check(page, "a choice by a kind")).toEqual([]);
  expect(await readAnswers(page, "a choice by a kind")).toEqual({ pet: { kind: "dog", tricks: ["sit"] } });
});

test("questions come with the answers that ask for them, and a pair, a moment and a named time are taken as they are written", async () => {
  const { page } = en;
  const partner = form(page, "a partner who brings further questions");
  expect(await partner.getByLabel("Partner name").count()).toBe(0);
  await partner.getByLabel("Partner", { exact: true }).check();
  expect(await check(page, "a partner who brings further questions")).toHaveLength(1);
  await partner.getByLabel("Partner name").fill("Lin");
  expect(await check(page, "a partner who brings further questions")).toEqual([]);

  const pair = form(page, "a pair of coordinates as a tuple");
  expect(await check(page, "a pair of coordinates as a tuple"), "left out").toEqual([]);
  await pair.getByLabel("At 1").fill("120.6");
  await pair.getByLabel("At 2").fill("91");
  expect(await check(page, "a pair of coordinates as a tuple")).toEqual(["This answer must be 90 or less."]);
  await pair.getByLabel("At 2").fill("31.3");
  expect(await check(page, "a pair of coordinates as a tuple")).toEqual([]);

  const formats = form(page, "all formats at once");
  await formats.getByLabel(/^Mail/).fill("a@b");
  await formats.getByLabel(/^At/).fill("2025-10-26T07:30");
  expect(await check(page, "all formats at once")).toHaveLength(1);
  await formats.getByLabel(/^Mail/).fill("a@example.com");
  expect(await check(page, "all formats at once")).toEqual([]);
  expect((await readAnswers(page, "all formats at once")).at).toBe("2025-10-26T07:30:00+08:00");

  const laps = form(page, "times by name");
  await laps.getByRole("button", { name: "Add an entry" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-key$/);
  await page.keyboard.type("lap1");
  await page.keyboard.press("Tab");
  await laps.getByLabel("Lap1").fill("80.5");
  expect(await check(page, "times by name")).toEqual([]);
  expect(await readAnswers(page, "times by name")).toEqual({ laps: { lap1: 80.5 } });
  expect(await readAnswers(page, "a choice with titles"), "nobody is given an answer").toEqual({});
});
