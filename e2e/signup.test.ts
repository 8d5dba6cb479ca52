import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle } from "./browser.ts";
import { browser } from "./chromium.ts";

let server: ServerWithPeople;
beforeAll(async () => {
  server = await startWithPeople("fixtures/sites/open-demo-10k", {
    anna: [],
    grandpa: [],
    shared: [],
    next: [],
    editor: [],
    early: [],
  });
});
afterAll(async () => {
  await server?.stop();
});

/** A logged-in runner's phone; what its pages complain of is collected. */
async function phoneOf(account: string, locale = "zh-CN"): Promise<{ context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  await beLoggedIn(context, account, server.tokens[account] ?? "");
  const complaints: string[] = [];
  // Violations that the page itself catches as exceptions are not written to the console.
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
    ),
  );
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  // The empty page that each tab begins with has no storage for the script that logs in.
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!message.includes("Access is denied for this document")) complaints.push(message);
  });
  return { context, complaints };
}

async function openForm(context: BrowserContext, item: RegExp): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`http://localhost:${server.port}/post`);
  await page.getByRole("button", { name: item }).click();
  await page.locator("form").waitFor();
  return page;
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const kept = (page: Page) => page.locator('[data-saving="saved"]').waitFor();
const goOn = (page: Page) => page.getByRole("button", { name: /^(下一步|Continue)$/ }).click();
const partOf = (page: Page) => page.locator("#sign-up-part").innerText();
const summary = (page: Page) => page.locator("main [role=alert] li").allInnerTexts();

async function fillDay(page: Page, name: string, [year, month, day]: [string, string, string]): Promise<void> {
  for (const [part, text] of [
    ["year", year],
    ["month", month],
    ["day", day],
  ] as const)
    await field(page, name).locator(`input[id$="-${part}"]`).fill(text);
}

async function fillForeigner(page: Page): Promise<void> {
  await field(page, "name").locator("input").fill("Anna Meier");
  await field(page, "latinName").locator("input").nth(0).fill("MEIER");
  await field(page, "latinName").locator("input").nth(1).fill("ANNA");
  await field(page, "country").locator("label").nth(3).click();
  const country = field(page, "country").getByRole("combobox");
  await country.fill("Germany");
  await page.getByRole("option", { name: /德国|Germany/ }).click();
  await field(page, "document").locator("select").selectOption("2");
  await field(page, "document").locator('input[id$="-number"]').fill("C01X00T47");
  await fillDay(page, "document", ["1988", "5", "17"]);
  await field(page, "document").locator('label:has(input[value="2"])').click();
}

async function fillContact(page: Page, own: string, other: string): Promise<void> {
  await field(page, "phone").locator('input[type="tel"]').fill(own);
  await field(page, "email").locator("input").fill("anna.meier@example.org");
  const address = field(page, "address");
  // The country is that of her nationality.
  await address.locator('[id$="-line1"]').fill("Lange Straße 8");
  await address.locator('[id$="-city"]').fill("Berlin");
  await address.locator('[id$="-postcode"]').fill("10827");
  const emergency = field(page, "emergency");
  await emergency.locator("input").first().fill("Jonas Meier");
  await emergency.locator("select").first().selectOption("spouse");
  await emergency.locator('input[type="tel"]').fill(other);
}

test("cases 11, 12, 24, 30, 32 and 37, two people on a phone: a killed tab, another language and every rule on the way, with no breach of the policy", async () => {
  const { context, complaints } = await phoneOf("anna");
  let page = await openForm(context, /十公里/);

  await goOn(page);
  // The check of answers loads after the form is drawn; a quicker runner waits for it.
  await page.locator("main [role=alert] li").first().waitFor();
  expect((await summary(page)).length).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/\/name$/);
  await fillForeigner(page);
  await goOn(page);
  expect(await partOf(page)).toContain("联系方式");

  // The emergency contact has her own number, written in another way.
  await fillContact(page, "138 0013 8000", "+86 13800138000");
  await goOn(page);
  expect(await summary(page)).toEqual([expect.stringContaining("紧急联系人的电话不能与报名者相同")]);
  await kept(page);
  await page.close({ runBeforeUnload: false });

  page = await openForm(context, /十公里/);
  await page.getByText("已恢复您在").waitFor();
  expect(await partOf(page)).toContain("联系方式");
  expect(await field(page, "emergency").locator("input").first().inputValue()).toBe("Jonas Meier");
  await field(page, "emergency").locator('input[type="tel"]').fill("13911112222");
  await goOn(page);
  expect(await partOf(page)).toContain("参赛信息");
  await field(page, "shirt").locator("label, option").first().waitFor({ state: "attached" });
  await chooseShirt(page, "M");
  await field(page, "goal").locator("label").nth(1).click();
  await goOn(page);

  expect(await partOf(page)).toContain("健康与承诺");
  await field(page, "health").locator("label").nth(0).click();
  await agreeAndSign(page);
  await goOn(page);

  // She switches to English in the middle of it: everything stays.
  await switchLanguage(page, "English");
  await page.getByRole("heading", { name: "Entrants" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toMatch(/^en/);
  await page.getByRole("button", { name: "Add another person with the same address and contacts" }).click();
  await field(page, "name").locator("input").fill("林大河");
  await field(page, "country").locator("label").nth(0).click();
  await field(page, "document").locator("select").selectOption("1");
  await field(page, "document").locator('input[id$="-number"]').fill("110105195501010034");
  await goOn(page);
  expect((await summary(page)).join()).toContain("Identity document");
  await field(page, "document").locator('input[id$="-number"]').fill(residentNumber("11010519550101003"));
  await goOn(page);
  expect(await partOf(page)).toContain("How to reach you");
  expect(await field(page, "address").locator('[id$="-line1"]').inputValue()).toBe("Lange Straße 8");
  await goOn(page);
  await chooseShirt(page, "L");
  await field(page, "goal").locator("label").nth(1).click();
  await goOn(page);
  await field(page, "health").locator("label").nth(0).click();
  await agreeAndSign(page, "林大河");
  await goOn(page);
  // He is over 65 on race day: his commitment is required, and hers was not.
  expect((await summary(page)).join()).toContain("Commitment for runners over 65");
  await commit(page);
  await goOn(page);
  await page.getByRole("heading", { name: "Entrants" }).waitFor();
  expect(await page.getByText("Complete", { exact: true }).count()).toBe(2);
  await goOn(page);
  await page.getByRole("heading", { name: "Terms to agree to" }).waitFor();
  await page.getByRole("checkbox", { name: /How your data is used/ }).check();
  await goOn(page);
  await page.getByRole("heading", { name: "Check and submit" }).waitFor();
  await page.getByRole("button", { name: "Submit" }).waitFor();
  const words = await page.locator("main").innerText();
  for (const said of ["Anna Meier", "Germany", "C01X00T47", "林大河"]) expect(words).toContain(said);
  // Nothing is charged here, so payment is not mentioned.
  expect(words).not.toMatch(/¥|Total|pay/i);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  const receipts = page.locator("main li").filter({ hasText: /Receipt [0-9A-Z]{10}/ });
  await receipts.first().waitFor();
  expect(page.url()).toContain("/confirm");
  expect(await receipts.count()).toBe(1);
  await page.getByText("It does not mean that you have a place in the race.").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("case 24, a shared phone: the next person sees nothing of a form that was begun, and its owner finds it again", async () => {
  const { context } = await phoneOf("shared");
  const page = await openForm(context, /十公里/);
  await field(page, "name").locator("input").fill("Lin Xiao");
  await kept(page);
  await page.evaluate(
    ([token]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem(
        "userData",
        JSON.stringify({ accountInfo: { accountId: "next", accountNick: "next" }, authorities: [] }),
      );
    },
    [server.tokens.next],
  );
  const stored = await context.newPage();
  await stored.goto(`http://localhost:${server.port}/healthz`);
  await stored.close();
  const { context: other } = await phoneOf("next");
  const theirs = await openForm(other, /十公里/);
  expect(await field(theirs, "name").locator("input").inputValue()).toBe("");
  const { context: again } = await phoneOf("shared");
  const own = await openForm(again, /十公里/);
  expect(await field(own, "name").locator("input").inputValue()).toBe("Lin Xiao");
  for (const one of [context, other, again]) await one.close();
});

test("a runner who presses Continue before the checks have come reads so, keeps every answer, and is taken on once they are there", async () => {
  const { context } = await phoneOf("early");
  await context.route(/part-sign-up-later-.*\.js/, (route) => route.abort());
  const page = await openForm(context, /十公里/);
  await fillForeigner(page);
  await goOn(page);
  await page.getByText("检查程序加载失败").waitFor();
  expect(await partOf(page)).toContain("个人信息");
  expect(await field(page, "name").locator("input").inputValue()).toBe("Anna Meier");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.unroute(/part-sign-up-later-.*\.js/);
  await context.route(/part-sign-up-later-.*\.js/, (route) => released.then(() => route.continue()));
  await goOn(page);
  await page.getByRole("status").filter({ hasText: "加载好后会自动继续" }).waitFor();
  expect(await page.getByText("检查程序加载失败").count()).toBe(0);
  release();
  await page.locator("#sign-up-part").filter({ hasNotText: "个人信息" }).waitFor();
  await context.close();
});

test("case 25, a new version of a form: the draft moves to it with a notice, nothing is lost, the new question is asked and the new rule applies", async () => {
  const { context } = await phoneOf("editor");
  const page = await openForm(context, /十公里/);
  await field(page, "name").locator("input").fill("Lin Xiao");
  await kept(page);
  await page.close();
  const path = join(server.siteFolder, "forms/sign-up.json");
  const form = JSON.parse(readFileSync(path, "utf8"));
  const { name, ...others } = form.schema.properties;
  const changed = {
    ...form,
    version: 2,
    schema: {
      ...form.schema,
      required: [...form.schema.required.map((one: string) => (one === "name" ? "fullName" : one)), "mascot"],
      properties: {
        fullName: name,
        mascot: { $ref: "https://startline.dev/schemas/field/input/v1.schema.json", maxLength: 20 },
        ...others,
      },
    },
    uiSchema: {
      ...form.uiSchema,
      fullName: form.uiSchema.name,
      mascot: { label: { zh: "吉祥物", en: "Mascot" } },
      latinName: { ...form.uiSchema.latinName, options: { from: "/fullName" } },
    },
    rules: [
      ...JSON.parse(JSON.stringify(form.rules).replaceAll('"/name"', '"/fullName"')),
      {
        rule: "differs",
        field: "/mascot",
        other: "/fullName",
        message: { zh: "吉祥物另有名字。", en: "Not your own name." },
      },
    ],
    steps: form.steps.map((step: { id: string; fields: string[] }) =>
      step.id === "person" ? { ...step, fields: ["fullName", "mascot", ...step.fields.slice(1)] } : step,
    ),
    upgrades: [{ from: 1, rename: { name: "fullName" } }],
  };
  delete changed.uiSchema.name;
  writeFileSync(path, JSON.stringify(changed));
  execFileSync(process.execPath, ["startline.js", "publish", server.siteFolder, "--domain", "localhost"], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: "pipe",
  });
  const after = await openForm(context, /十公里/);
  await after.getByText("主办方更新了报名表").waitFor();
  expect(await field(after, "fullName").locator("input").inputValue()).toBe("Lin Xiao");
  await goOn(after);
  expect((await summary(after)).join()).toContain("吉祥物");
  await field(after, "mascot").locator("input").fill("lin xiao");
  await goOn(after);
  await after.locator("main [role=alert] li").filter({ hasText: "吉祥物另有名字。" }).waitFor();
  await context.close();
});

async function chooseShirt(page: Page, size: string): Promise<void> {
  const shirt = field(page, "shirt");
  if ((await shirt.locator("select").count()) > 0) await shirt.locator("select").selectOption({ label: size });
  else
    await shirt
      .locator("label")
      .filter({ hasText: new RegExp(`^${size}$`) })
      .first()
      .click();
}

async function agreeAndSign(page: Page, name = "Anna Meier"): Promise<void> {
  await field(page, "declaration").getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await dialog.getByRole("region").press("End");
  await dialog.getByText(/已阅读到末尾|You have reached the end/).waitFor();
  await dialog.getByRole("button", { name: /^(我已阅读并同意|I have read it and agree)/ }).click();
  const signature = field(page, "signature");
  await signature.getByRole("radio", { name: /输入姓名|Type your name/ }).check();
  await signature.getByRole("textbox").fill(name);
}

async function commit(page: Page): Promise<void> {
  const form = field(page, "seniorForm");
  await form.getByRole("radio", { name: /在线签署|Sign here/ }).check();
  await form.getByRole("radio", { name: /输入姓名|Type your name/ }).check();
  await form.getByRole("textbox").fill("林大河");
}

async function switchLanguage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: /菜单|menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
  await settle(page);
  const close = page.getByRole("button", { name: /Close/i });
  if (await close.first().isVisible()) await close.first().click();
}

// GB 11643: the check character behind the first 17 digits.
function residentNumber(digits: string): string {
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (2 ** (17 - place) % 11), 0);
  return digits + "10X98765432"[sum % 11];
}
