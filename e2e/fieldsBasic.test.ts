import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

/**
 * Opens the example of a field on a phone; `changes` are made to the example first. Gives the empty
 * field.
 */
async function open(type: string, language: "zh" | "en", changes: object = {}, width = 390) {
  const { page, complaints, close } = await visit(browser, { viewport: { width, height: 800 } });
  const hash = encodeURIComponent(JSON.stringify(changes));
  await page.goto(`${base}gallery.html?unit=field/${type}&language=${language}&at=2025-08-11T10:00:00%2B08:00#${hash}`);
  await page.locator("[data-fields-ready]").waitFor();
  const field = page.locator(`main section > *`).nth(1);
  return { page, field, complaints, close };
}

const leave = (page: Page) => page.getByRole("heading", { level: 1 }).click();

/** Types as a runner does, a key at a time. */
async function type(control: Locator, text: string): Promise<void> {
  await control.click();
  await control.pressSequentially(text);
}

const countries = JSON.parse(readFileSync("fixtures/countries.json", "utf8")) as { twoCode: string }[];

test("case 16, the list of countries: found by name, pinyin and code, not in the page before it is opened, and never whole", async () => {
  const changes = { options: { mode: "plain" }, choices: { countries } };
  const { page, field, complaints, close } = await open("country", "zh", changes, 320);
  const box = field.getByRole("combobox");
  const options = page.getByRole("option");
  expect(await options.count()).toBe(0);
  await box.click();
  await options.first().waitFor();
  expect(await options.first().getAttribute("aria-setsize")).toBe(String(countries.length));
  expect(await options.count()).toBeLessThan(40);
  expect(await options.allTextContents()).toContain("中国香港Hong Kong, China");
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("listbox").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.getByRole("option", { name: "中非共和国" }).waitFor();
  for (const [typed, name] of [
    ["kny", "肯尼亚"],
    ["japan", "日本"],
    ["GBR", "英国"],
  ] as const) {
    await box.fill(typed);
    await box.press("Enter");
    await expect.poll(() => box.inputValue()).toBe(name);
  }
  expect(await options.count()).toBe(0);
  await box.fill("亚特兰蒂斯");
  await page.getByText("没有找到").waitFor();
  await leave(page);
  expect(await box.inputValue()).toBe("英国");
  expect(complaints).toEqual([]);
  await close();
});

test("case 33, Enter while composing: it belongs to the input method, and chooses once the name is composed", async () => {
  const { page, field, complaints, close } = await open("country", "zh", {
    options: { mode: "plain" },
    choices: { countries },
  });
  const box = field.getByRole("combobox");
  await box.click();
  await page.getByRole("option").first().waitFor();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "riben", selectionStart: 5, selectionEnd: 5 });
  await box.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true })),
  );
  expect(await box.getAttribute("aria-expanded")).toBe("true");
  await keyboard.send("Input.insertText", { text: "日本" });
  await page.keyboard.press("Enter");
  expect(await box.inputValue()).toBe("日本");
  expect(await box.getAttribute("aria-expanded")).toBe("false");
  expect(complaints).toEqual([]);
  await close();
});

test("a country near the foot of the window can be chosen: the list opens in view", async () => {
  const { page, field, close } = await open("country", "en", { options: { mode: "plain" }, choices: { countries } });
  await page.addStyleTag({ content: "main { padding-block: 70vh 100vh !important }" });
  await page.evaluate(() => window.scrollTo(0, 0));
  await field.getByRole("combobox").click();
  await page.getByRole("option").first().waitFor();
  const foot = await page.getByRole("listbox").evaluate((list) => list.getBoundingClientRect().bottom);
  expect(foot).toBeLessThanOrEqual(800);
  await close();
});

test("case 6, mainland, Hong Kong and Macao, Taiwan, foreign and back: what was chosen in each comes back", async () => {
  const { page, field, complaints, close } = await open("country", "en", { choices: { countries } });
  await field.getByLabel("Another country or region").check();
  const box = field.getByRole("combobox", { name: "Which country or region?" });
  await box.click();
  await page.keyboard.type("ken");
  await page.getByRole("option", { name: "Kenya" }).click();
  await field.getByLabel("Hong Kong or Macao, China").check();
  await field.getByLabel("Macao, China", { exact: true }).check();
  await field.getByLabel("Another country or region").check();
  expect(await box.inputValue()).toBe("Kenya");
  await field.getByLabel("Hong Kong or Macao, China").check();
  expect(await field.getByLabel("Macao, China", { exact: true }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("case 14, another country of a phone: the digits stay, and a pasted code is taken along", async () => {
  const { page, field, complaints, close } = await open("phone", "en");
  const number = field.getByLabel("Mobile number");
  const code = field.getByRole("combobox");
  await type(number, "+86 138-0013 8000");
  await leave(page);
  expect([await code.inputValue(), await number.inputValue()]).toEqual(["+86", "13800138000"]);
  await number.fill("+852 9123 4567");
  await leave(page);
  expect([await code.inputValue(), await number.inputValue()]).toEqual(["+852", "91234567"]);
  await code.click();
  await page.keyboard.type("254");
  await page.keyboard.press("Enter");
  expect([await code.inputValue(), await number.inputValue()]).toEqual(["+254", "91234567"]);
  expect(await code.getAttribute("aria-label")).toBe("Dialling code Kenya");
  expect(complaints).toEqual([]);
  await close();
});

test("case 35, a birthday: it is typed, or pasted as a whole", async () => {
  const { page, field, complaints, close } = await open("date-picker", "zh");
  const parts = () =>
    Promise.all(["年", "月", "日"].map((label) => field.getByLabel(label, { exact: true }).inputValue()));
  await type(field.getByLabel("年", { exact: true }), "１９９０");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await leave(page);
  expect(await parts()).toEqual(["1990", "03", "07"]);
  await field.getByLabel("月", { exact: true }).fill("2001年12月31日");
  expect(await parts()).toEqual(["2001", "12", "31"]);
  await leave(page);
  expect(await parts()).toEqual(["2001", "12", "31"]);
  await field.locator("input[type=date]").evaluate((calendar: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(calendar, "1999-01-02");
    calendar.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect.poll(parts).toEqual(["1999", "01", "02"]);
  expect(complaints).toEqual([]);
  await close();
});

test("a typo in an email's domain gets a suggestion when the runner leaves the field, and is fixed by one press", async () => {
  const { page, field, complaints, close } = await open("email", "en");
  const email = field.getByLabel("Email");
  await type(email, "Lin.Xiao@GMIAL.com");
  expect(await field.getByRole("button").count()).toBe(0);
  await leave(page);
  await field.getByRole("button", { name: "Use Lin.Xiao@gmail.com" }).click();
  expect(await email.inputValue()).toBe("Lin.Xiao@gmail.com");
  expect(await field.getByRole("button").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a number keeps what is on the way to it while it is typed, takes full-width digits and nothing else", async () => {
  const { page, field, complaints, close } = await open("number", "zh", { options: {}, schema: {} });
  const number = field.getByLabel("身高");
  await type(number, "１７2.");
  await page.waitForTimeout(600);
  expect(await number.inputValue()).toBe("172.");
  await page.keyboard.type("5 cm");
  expect(await number.inputValue()).toBe("172.5");
  await number.fill("007");
  await leave(page);
  expect(await number.inputValue()).toBe("7");
  expect(complaints).toEqual([]);
  await close();
});

test("a text that is too long can be typed, is counted by characters, and has an error that names the limit", async () => {
  const { field, complaints, close } = await open("textarea", "zh", { schema: { maxLength: 5 } });
  const text = field.getByLabel("参赛故事");
  await text.fill("跑步🏃");
  await field.getByText("3 / 5 字", { exact: true }).waitFor();
  await text.fill("跑步🏃一百公里");
  await field.getByText("超出 2 字，请删减。").waitFor();
  expect(await text.inputValue()).toBe("跑步🏃一百公里");
  expect(complaints).toEqual([]);
  await close();
});

test("the question of a choice comes back when it is chosen again, and is not shown for others", async () => {
  const { page, field, complaints, close } = await open("radio-with-more", "en");
  await field.getByLabel("Otherwise").check();
  await type(field.getByLabel("Tell us about your training"), "Four times a week");
  await field.getByLabel("I have finished a marathon").check();
  await type(field.getByLabel("Web address of the result"), "results.example.org/a");
  await leave(page);
  expect(await field.getByLabel("Web address of the result").inputValue()).toBe("https://results.example.org/a");
  expect(await field.getByLabel("Tell us about your training").count()).toBe(0);
  await field.getByLabel("Otherwise").check();
  expect(await field.getByLabel("Tell us about your training").inputValue()).toBe("Four times a week");
  expect(complaints).toEqual([]);
  await close();
});
