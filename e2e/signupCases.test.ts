import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { findUnclearNames } from "./browser.ts";
import { cell, continueButton, draftSaved, focusedCell, getPhone, openItem, summary } from "./formPage.ts";
import { annaWith, getDraft, halfFilled, publishTen, saveDraft } from "./halfFilled.ts";
import { editJson, type OwnSite, publish } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishTen();
});
afterAll(() => site?.remove());

const openTen = (page: Page) => openItem(page, site, /Ten kilometres/);
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });

interface SizedForm {
  uiSchema: { shirt: { options: { sizes: { id: string; isSoldOut?: boolean }[] } } };
}

describe("a half-filled form", () => {
  test("case 26, two tabs: the later save is asked which counts, and can take over the other", async () => {
    const state = await halfFilled(site, [annaWith()], { at: "step", entrant: "e0", step: "person" });
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", state);
    const { page: one, complaints, close } = await getPhone(runner);
    const two = await one.context().newPage();
    for (const page of [one, two]) await openTen(page);
    await cell(one, "name").locator("input").fill("Anna One");
    await draftSaved(one);
    await cell(two, "name").locator("input").fill("Anna Two");
    const question = two.locator("[data-question]").filter({ hasText: "Another window saved other answers" });
    await question.waitFor();
    expect((await getDraft(site, runner, "ten-km"))[0]?.name).toBe("Anna One");
    await question.getByRole("button", { name: "Use the others" }).click();
    await expect.poll(() => cell(two, "name").locator("input").inputValue()).toBe("Anna One");
    expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
    await close();
  });

  test("cases 24 and 36, coming back after a killed tab: the step, when it was, and the last answer; back goes one step, not out", async () => {
    const answers = annaWith({ remark: "I start slowly." });
    const state = await halfFilled(site, [answers], { at: "step", entrant: "e0", step: "race" }, { field: "remark" });
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", state);
    const { page, complaints, close } = await getPhone(runner, { viewport: { width: 390, height: 600 } });
    await openTen(page);
    expect(await page.locator("#sign-up-part").innerText()).toContain("Your race");
    await page.getByText(/Your answers from .*\d\d:\d\d are back/).waitFor();
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    const remark = cell(page, "remark").locator("textarea");
    await expect.poll(() => remark.evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await remark.inputValue()).toBe("I start slowly.");
    const { y = -1 } = (await remark.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
    const address = page.url();
    await continueButton(page).click();
    await expect.poll(() => page.locator("#sign-up-part").innerText()).toContain("Health");
    await page.goBack();
    await expect.poll(() => page.locator("#sign-up-part").innerText()).toContain("Your race");
    expect(page.url()).toBe(address);
    await openTen(page);
    await page.getByRole("button", { name: "Start over", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => page.locator("#sign-up-part").innerText()).toContain("About you");
    expect(await cell(page, "name").locator("input").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });

  test("cases 33 and 35, composing a name and autofill: nothing is judged or kept in the middle, and what a browser fills in arrives", async () => {
    const state = await halfFilled(site, [{}], { at: "step", entrant: "e0", step: "person" });
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", state);
    const { page, complaints, close } = await getPhone(runner);
    await openTen(page);
    const saved: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && saved.push(request.postData() ?? ""));
    await continueButton(page).click();
    const name = cell(page, "name").locator("input");
    await name.focus();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ["l", "lin", "lin xiao"])
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    // Longer than the pause after which the form learns of a text.
    await page.waitForTimeout(500);
    expect(await name.inputValue()).toBe("lin xiao");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await keyboard.send("Input.insertText", { text: "林晓" });
    await expect.poll(() => name.getAttribute("aria-invalid")).toBeNull();
    expect(await name.inputValue()).toBe("林晓");
    // A browser that fills in a form presses no key.
    const number = cell(page, "document").locator('input[id$="-number"]');
    await number.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "C01X00T47");
      for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    await expect
      .poll(async () => (await getDraft(site, runner, "ten-km"))[0])
      .toMatchObject({ name: "林晓", document: { number: "C01X00T47" } });
    expect(saved.filter((body) => body.includes("lin"))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 30, ten people with one of them twice: the list names entrant and question, and removing one keeps the answers of the others", async () => {
    const passport = (n: number) => ({
      type: "2",
      number: `E7770000${n === 6 ? 2 : n}`,
      birthday: "1988-05-17",
      gender: 2,
    });
    const group = Array.from({ length: 10 }, (_, n) => {
      const { name, ...others } = annaWith({ document: passport(n), name: `Runner ${n + 1}` });
      return n === 2 ? others : { ...others, name };
    });
    const state = await halfFilled(site, group as ReturnType<typeof annaWith>[], { at: "review" });
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", state);
    const { page, complaints, close } = await getPhone(runner);
    await openTen(page);
    await expect
      .poll(async () => (await summary(page).allInnerTexts()).join("\n"))
      .toContain("Entrant 3 – Identity document");
    expect((await summary(page).allInnerTexts()).join("\n")).toContain("Runner 7 – Identity document");
    expect(await findUnclearNames(page)).toEqual([]);
    await page.getByRole("button", { name: /Back/ }).last().click();
    await page.getByRole("button", { name: /Back/ }).last().click();
    await page.getByRole("heading", { name: "Entrants" }).waitFor();
    const person = (name: string) => page.locator("main ul > li").filter({ hasText: name });
    await person("Runner 2").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    // A listener whose button is gone continues at the heading.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("sign-up-part");
    await expect
      .poll(async () =>
        (await getDraft(site, runner, "ten-km")).map(({ name, document }) => [
          name,
          (document as { number: string }).number,
        ]),
      )
      .toEqual(
        group.filter((_, n) => n !== 1).map(({ name, document }) => [name, (document as { number: string }).number]),
      );
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 17, a shirt size sold out between load and submission: shown at the field after a reload, the other answers kept", async () => {
    // Of its own: no other test may find a size gone.
    const site = await publishTen();
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", await halfFilled(site, [annaWith()], { at: "review" }));
    const { page, complaints, close } = await getPhone(runner);
    await openItem(page, site, /Ten kilometres/);
    await submit(page).waitFor();
    editJson<SizedForm>(join(site.folder, "forms/sign-up.json"), (form) => {
      for (const size of form.uiSchema.shirt.options.sizes) if (size.id === "m") size.isSoldOut = true;
      return form;
    });
    await publish(site);
    await submit(page).click();
    await page.getByRole("alert").filter({ hasText: "The organiser has changed this form" }).waitFor();
    await openItem(page, site, /Ten kilometres/);
    const problem = summary(page).filter({ hasText: "Shirt size" });
    await problem.getByRole("button").click();
    await expect.poll(() => focusedCell(page)).toBe("shirt");
    expect(await cell(page, "shirt").innerText()).toMatch(/sold out/i);
    const [answers] = await getDraft(site, runner, "ten-km");
    expect(answers).toMatchObject({
      name: "Anna Meier",
      emergency: { name: "Jonas Meier" },
      signature: { kind: "typed" },
    });
    expect(complaints).toEqual([]);
    await close();
    site.remove();
  });
});
