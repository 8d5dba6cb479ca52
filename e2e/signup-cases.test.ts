import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf, makePicture } from "../server/uploads/test-files.ts";
import { beLoggedIn, registerRunner, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, launch, type Visit, visit } from "./browser.ts";
import { annaWith, callAs, draftOf, halfFilled, keepDraft, siteWithForms } from "./half-filled.ts";

const field = (type: string, more: object = {}) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`,
  ...more,
});
const label = (zh: string, en: string, options: object = {}) => ({ label: { zh, en }, options });
const choices = ["a", "b"].map((id) => ({ id, label: { zh: `选项${id}`, en: `Choice ${id}` } }));
// A question of each kind of control, with labels as long as organisers write them.
const kinds = {
  source: [
    field("picker", { enum: ["a", "b"] }),
    label("从哪里知道", "How you came to hear of the Lake Park Ten Kilometres and of its Family Three Kilometres", {
      choices,
    }),
  ],
  wishes: [
    field("checkbox", { items: { enum: ["a", "b"] }, minItems: 1 }),
    label(
      "想收到的消息",
      "Notifications, confirmations and recommendations that the organising committee may send to you",
      { choices },
    ),
  ],
  photo: [field("upload-image"), label("照片", "Photograph for identification at the collection of the race pack")],
  papers: [
    field("file-upload", { maxItems: 10 }),
    label("证明材料", "Supporting documentation", { endings: ["pdf", "jpg"], sizeLimit: { size: 1, unit: "MB" } }),
  ],
  home: [field("province-city-district"), label("所在地", "Administrative division of your present residence")],
  day: [field("date-picker"), label("最近一次比赛", "Day of the most recent race")],
  risk: [field("policy-dialog"), label("风险须知", "Acknowledgement of the risks", { policy: "risk" })],
  signature: [field("signature"), label("签名", "Signature of the participant")],
} satisfies Record<string, [object, object]>;
const kindsForm = {
  $schema: "https://startline.dev/schemas/form/v1.schema.json",
  version: 1,
  title: { zh: "各种控件", en: "Controls of every kind" },
  items: ["family-3k"],
  entrants: { max: 1 },
  schema: {
    type: "object",
    required: Object.keys(kinds),
    properties: Object.fromEntries(Object.entries(kinds).map(([name, [schema]]) => [name, schema])),
  },
  uiSchema: Object.fromEntries(Object.entries(kinds).map(([name, [, ui]]) => [name, ui])),
  steps: [{ id: "all", title: { zh: "全部", en: "Everything" }, fields: Object.keys(kinds) }],
  policies: [
    {
      id: "risk",
      version: "1",
      title: { zh: "风险", en: "Risks" },
      text: { zh: "<p>有风险。</p>", en: "<p>Risks.</p>" },
    },
  ],
};

const people = [
  "controls",
  "files",
  "broken",
  "first",
  "second",
  "west",
  "east",
  "tabs",
  "back",
  "typing",
  "group",
  "sizes",
];
let browser: Browser;
let server: ServerWithPeople;
let site: string;
beforeAll(async () => {
  site = siteWithForms(
    "fixtures/sites/open-demo-10k",
    (form) => ({ ...form, items: ["ten-km"], entrants: { ...(form.entrants as object), max: 10 } }),
    { kinds: kindsForm },
  );
  const accounts = Object.fromEntries(people.map((name) => [name, []]));
  server = await startWithPeople(site, accounts, { NODE_ENV: "development", CAPTCHA: "off" });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const tokenOf = (account: string) => server.tokens[account] ?? "";

/** A runner's phone, logged in; English unless told otherwise. */
async function phoneOf(
  account: string,
  token = tokenOf(account),
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
): Promise<Visit> {
  const seen = await visit(browser, { viewport: { width: 390, height: 844 }, locale: "en-GB", ...options }, expected);
  await beLoggedIn(seen.page.context(), account, token);
  seen.page.setDefaultTimeout(20_000);
  return seen;
}

async function openItem(page: Page, item = /Ten kilometres/): Promise<void> {
  await page.goto(`http://localhost:${server.port}/post`);
  await page.getByRole("button", { name: item }).click();
  await page.locator("#sign-up-part").waitFor();
}

const cell = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const summary = (page: Page) => page.locator("main [role=alert] li");
const goOn = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });
const handIn = (page: Page) => page.getByRole("button", { name: "Hand in", exact: true });
const kept = (page: Page) => page.locator('[data-saving="saved"]').waitFor();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
const focusedCell = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));

describe("a form with a control of every kind", () => {
  test("cases 31, 32 and 34, controls of every kind left empty: the first is focused, the list leads to each, and 320 px are room enough for long English", async () => {
    const { page, complaints, close } = await phoneOf("controls", undefined, { viewport: { width: 320, height: 640 } });
    await openItem(page, /Family/);
    await goOn(page).click();
    await expect.poll(() => summary(page).count()).toBe(Object.keys(kinds).length);
    expect(await focusedCell(page)).toBe("source");
    for (const [index, name] of Object.keys(kinds).entries()) {
      await summary(page).nth(index).getByRole("button").click();
      expect(await focusedCell(page), name).toBe(name);
      expect(
        await page.evaluate(() => document.activeElement?.matches("input, select, textarea, button, [tabindex]")),
      ).toBe(true);
    }
    for (const said of await summary(page).allInnerTexts())
      expect(said).not.toMatch(new RegExp(`[\\\\^$*|{}<>_]|required|\\b(${Object.keys(kinds).join("|")})\\b`));
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    // What is mended is no longer the first.
    await cell(page, "source").locator("select").selectOption("a");
    await goOn(page).click();
    await expect.poll(() => focusedCell(page)).toBe("wishes");
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 19, files that cannot be taken: each is told why and the others stay; going on waits for what is still on its way", async () => {
    const { page, complaints, close } = await phoneOf("files");
    await openItem(page, /Family/);
    const papers = cell(page, "papers");
    const add = (...files: ReturnType<typeof file>[]) => papers.locator("input[type=file]").setInputFiles(files);
    const arrived = papers.getByRole("button", { name: /^Preview/ });
    await add(
      file("first.pdf", makePdf("x")),
      file("run.exe", Buffer.from("MZ")),
      file("large.pdf", Buffer.alloc(30 * 1024 ** 2)),
      file("renamed.jpg", Buffer.from("MZ this is a program")),
      file("empty.pdf", Buffer.alloc(0)),
    );
    await papers.getByText("run.exe: this kind of file is not accepted").waitFor();
    await papers.getByText("large.pdf has 30.00 MB. Please send a file of at most 1.00 MB.").waitFor();
    await papers.getByText(/is not what its name says/).waitFor();
    await papers.getByText(/empty/i).last().waitFor();
    await expect.poll(() => arrived.count()).toBe(1);
    for (const name of ["renamed.jpg", "empty.pdf"])
      await papers.getByRole("button", { name: `Give up “${name}”` }).click();
    await add(...Array.from({ length: 10 }, (_, n) => file(`more-${n}.pdf`, makePdf(`more ${n}`))));
    await papers.getByText("Only 10 files are allowed here. Left out: more-9.pdf").waitFor();
    await expect.poll(() => arrived.count()).toBe(10);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/user-center/base/uploadImage", (route) => held.then(() => route.continue()));
    const picture = { ...file("me.jpg", await makePicture(30, 20, "jpeg")), mimeType: "image/jpeg" };
    await cell(page, "photo").locator("input[type=file]").setInputFiles(picture);
    await goOn(page).click();
    await page.getByText("A file is still on its way. Please wait until it has arrived, then continue.").waitFor();
    letGo();
    await cell(page, "photo").getByRole("button", { name: "Preview “me.jpg”" }).waitFor();
    await goOn(page).click();
    await expect.poll(() => summary(page).count()).toBeGreaterThan(0);
    expect((await summary(page).allInnerTexts()).join()).not.toContain("Photograph");
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 20, a signature through scrolling, typing elsewhere and a reload: it is still there", async () => {
    const { page, complaints, close } = await phoneOf("files");
    await openItem(page, /Family/);
    const box = cell(page, "signature").locator("canvas");
    await box.scrollIntoViewIfNeeded();
    await page.waitForFunction((pad) => (pad as HTMLElement).style.touchAction === "none", await box.elementHandle());
    const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 30, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 180, y + 90, { steps: 12 });
    await page.mouse.up();
    const ink = () => inkOf(box);
    const signed = cell(page, "signature").getByRole("img", { name: "Signature box, signed" });
    await signed.waitFor();
    const drawn = await ink();
    expect(drawn).toBeGreaterThan(50);
    await cell(page, "day").locator('input[id$="-year"]').pressSequentially("2024");
    await page.evaluate(() => window.scrollTo(0, 0));
    await box.scrollIntoViewIfNeeded();
    expect(await ink()).toBe(drawn);
    await kept(page);
    await openItem(page, /Family/);
    await signed.waitFor();
    await expect.poll(ink).toBeGreaterThan(50);
    // The files of the test before are there, too: they belong to the same draft.
    expect(
      await cell(page, "papers")
        .getByRole("button", { name: /^Preview/ })
        .count(),
    ).toBe(10);
    expect(complaints).toEqual([]);
    await close();
  });
});

function inkOf(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return Array.from({ length: width * height }, (_, index) => pixels[index * 4 + 3]).filter(Boolean).length;
  });
}

describe("handing in", () => {
  test("cases 27, 28, 37 and 40, a broken server and a session that ended: the same page goes on, and one sign-up comes of it without a puzzle", async () => {
    const login = await registerRunner(server.port, "broken@example.com", "Abc12345");
    const { token } = login;
    const accountId = (login as unknown as { accountInfo: { accountId: string } }).accountInfo?.accountId ?? "broken";
    await keepDraft(server.port, token, "ten-km", await halfFilled(server.port, [annaWith()], { at: "review" }));
    const { page, complaints, close } = await phoneOf(accountId, token, {}, [/502/]);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await openItem(page);
    const policy = (await page.request.get(page.url())).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    let keys: string[] = [];
    await page.route("**/sign-up/submissions", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys = [...keys, route.request().postDataJSON().key];
      // The first call arrives, and its answer is lost.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
    });
    await handIn(page).click();
    const said = page.getByRole("alert").filter({ hasText: "Everything you filled in is still here" });
    await said.waitFor();
    expect(await said.innerText()).not.toMatch(/502|http/i);
    await callAs(server.port, token, "POST", "/user-center/logout", {});
    await handIn(page).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log in again" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("tab", { name: "Email" }).click();
    await drawer.getByLabel("Email address", { exact: true }).fill("broken@example.com");
    await drawer.getByLabel("Password", { exact: true }).fill("Abc12345");
    await drawer.getByRole("checkbox").check();
    await drawer.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(/\/confirm/);
    await page
      .getByText(/Receipt [0-9A-Z]{10}/)
      .first()
      .waitFor();
    expect(
      await page
        .locator("main li")
        .filter({ hasText: /Receipt [0-9A-Z]{10}/ })
        .count(),
    ).toBe(1);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    expect(calls.filter((url) => url.includes("/captcha/"))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 7, somebody who is in the race already: told so at the number, which is focused, and the rest is kept", async () => {
    const first = await halfFilled(
      server.port,
      [annaWith({ document: { type: "2", number: "E55500001", birthday: "1988-05-17", gender: 2 } })],
      { at: "review" },
    );
    const { form, entrants, key } = first;
    const { privacy } = first.agreed;
    const sent = await callAs(server.port, tokenOf("first"), "POST", "/sign-up/submissions", {
      ...{ domainName: "localhost", key, form, item: "ten-km", entrants: entrants.map(({ answers }) => answers) },
      ...{ policies: [{ id: "privacy", ...privacy }], feeFen: 3000 },
    });
    expect(sent.code, sent.msg).toBe(0);
    await keepDraft(server.port, tokenOf("second"), "ten-km", { ...first, key: crypto.randomUUID() });
    const { page, complaints, close } = await phoneOf("second");
    await openItem(page);
    await handIn(page).click();
    const number = cell(page, "document").locator('input[id$="-number"]');
    await number.waitFor();
    await expect.poll(() => number.evaluate((control) => control === document.activeElement)).toBe(true);
    const described = await number.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toMatch(/already/i);
    expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
    // With another number the sentence goes, and the way is open again.
    await number.fill("E55500002");
    await number.blur();
    await expect.poll(() => number.getAttribute("aria-invalid")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ["west", "America/Los_Angeles"],
    ["east", "Pacific/Kiritimati"],
  ])("case 9, a browser far from the race: in the %s the day of the race counts", async (account, timezoneId) => {
    const born = (birthday: string, number: string) =>
      annaWith({ document: { type: "2", number, birthday, gender: 2 }, ageBand: "youth" });
    const state = await halfFilled(server.port, [born("2022-01-06", "E66600001"), born("2022-01-07", "E66600002")], {
      at: "review",
    });
    await keepDraft(server.port, tokenOf(account), "ten-km", state);
    const { page, close } = await phoneOf(account, undefined, { timezoneId });
    await openItem(page);
    await expect.poll(() => summary(page).count()).toBeGreaterThan(1);
    const said = (await summary(page).allInnerTexts()).filter((one) => one.includes("the age is"));
    expect(said).toEqual([expect.stringContaining("On 6 January 2036 the age is 13")]);
    await close();
  });
});

describe("a half-filled form", () => {
  test("case 26, two tabs: the later save is asked which counts, and can take over the other", async () => {
    const state = await halfFilled(server.port, [annaWith()], { at: "step", entrant: "e0", step: "person" });
    await keepDraft(server.port, tokenOf("tabs"), "ten-km", state);
    const { page: one, complaints, close } = await phoneOf("tabs");
    const two = await one.context().newPage();
    for (const page of [one, two]) await openItem(page);
    await cell(one, "name").locator("input").fill("Anna One");
    await kept(one);
    await cell(two, "name").locator("input").fill("Anna Two");
    const question = two.getByRole("alert").filter({ hasText: "Another window saved something else" });
    await question.waitFor();
    expect((await draftOf(server.port, tokenOf("tabs"), "ten-km"))[0]?.name).toBe("Anna One");
    await question.getByRole("button", { name: "Use the other one" }).click();
    await expect.poll(() => cell(two, "name").locator("input").inputValue()).toBe("Anna One");
    expect(complaints.filter((one) => !one.includes("409"))).toEqual([]);
    await close();
  });

  test("cases 24 and 36, coming back after a killed tab: the step, when it was, and the last answer; back goes one step, not out", async () => {
    const answers = annaWith({ remark: "I start slowly." });
    const state = await halfFilled(
      server.port,
      [answers],
      { at: "step", entrant: "e0", step: "race" },
      { field: "remark" },
    );
    await keepDraft(server.port, tokenOf("back"), "ten-km", state);
    const { page, complaints, close } = await phoneOf("back", undefined, { viewport: { width: 390, height: 600 } });
    await openItem(page);
    expect(await page.locator("#sign-up-part").innerText()).toContain("Your race");
    await page.getByText(/What you filled in until .*\d\d:\d\d is back/).waitFor();
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    const remark = cell(page, "remark").locator("textarea");
    await expect.poll(() => remark.evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await remark.inputValue()).toBe("I start slowly.");
    const { y = -1 } = (await remark.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
    const address = page.url();
    await goOn(page).click();
    await expect.poll(() => page.locator("#sign-up-part").innerText()).toContain("Health");
    await page.goBack();
    await expect.poll(() => page.locator("#sign-up-part").innerText()).toContain("Your race");
    expect(page.url()).toBe(address);
    expect(complaints).toEqual([]);
    await close();
  });

  test("cases 33 and 35, composing a name and autofill: nothing is judged or kept in the middle, and what a browser fills in arrives", async () => {
    const state = await halfFilled(server.port, [{}], { at: "step", entrant: "e0", step: "person" });
    await keepDraft(server.port, tokenOf("typing"), "ten-km", state);
    const { page, complaints, close } = await phoneOf("typing");
    await openItem(page);
    const saved: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && saved.push(request.postData() ?? ""));
    await goOn(page).click();
    const name = cell(page, "name").locator("input");
    await name.focus();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ["l", "li", "lin", "lin x", "lin xi", "lin xia", "lin xiao"]) {
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      // As fast as people type: longer together than the pause after which the form learns of a text.
      await page.waitForTimeout(90);
    }
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
      .poll(async () => (await draftOf(server.port, tokenOf("typing"), "ten-km"))[0])
      .toMatchObject({ name: "林晓", document: { number: "C01X00T47" } });
    expect(saved.filter((body) => /lin x?/.test(body))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 30, ten people with one of them twice: the list names entrant and question, and whoever is removed takes nobody's answers along", async () => {
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
    const state = await halfFilled(server.port, group as ReturnType<typeof annaWith>[], { at: "review" });
    await keepDraft(server.port, tokenOf("group"), "ten-km", state);
    const { page, complaints, close } = await phoneOf("group");
    await openItem(page);
    await expect
      .poll(async () => (await summary(page).allInnerTexts()).join("\n"))
      .toContain("Entrant 3 – Identity document");
    expect((await summary(page).allInnerTexts()).join("\n")).toContain("Runner 7 – Identity document");
    await page.getByRole("button", { name: /Back/ }).last().click();
    await page.getByRole("button", { name: /Back/ }).last().click();
    await page.getByRole("heading", { name: "Entrants" }).waitFor();
    const person = (name: string) => page.locator("main ul > li").filter({ hasText: name });
    await person("Runner 2").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect
      .poll(async () =>
        (await draftOf(server.port, tokenOf("group"), "ten-km")).map(({ name, document }) => [
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

  test("case 17, a shirt size sold out between load and handing in: told at the field once the form is loaded again, the other answers kept", async () => {
    await keepDraft(
      server.port,
      tokenOf("sizes"),
      "ten-km",
      await halfFilled(server.port, [annaWith()], { at: "review" }),
    );
    const { page, complaints, close } = await phoneOf("sizes");
    await openItem(page);
    await handIn(page).waitFor();
    const path = join(server.siteFolder, "forms/sign-up.json");
    const form = JSON.parse(readFileSync(path, "utf8"));
    const sizes = form.uiSchema.shirt.options.sizes as { id: string; isSoldOut?: boolean }[];
    for (const size of sizes) if (size.id === "m") size.isSoldOut = true;
    writeFileSync(path, JSON.stringify(form));
    execFileSync(process.execPath, ["src/cli/startline.mjs", "publish", server.siteFolder, "--domain", "localhost"], {
      env: { ...process.env, DATA_DIR: server.dataDir },
      stdio: "pipe",
    });
    await handIn(page).click();
    await page.getByRole("alert").filter({ hasText: "The organiser has changed this form" }).waitFor();
    await openItem(page);
    const problem = summary(page).filter({ hasText: "Shirt size" });
    await problem.getByRole("button").click();
    await expect.poll(() => focusedCell(page)).toBe("shirt");
    expect(await cell(page, "shirt").innerText()).toMatch(/sold out/i);
    const [answers] = await draftOf(server.port, tokenOf("sizes"), "ten-km");
    expect(answers).toMatchObject({
      name: "Anna Meier",
      emergency: { name: "Jonas Meier" },
      signature: { kind: "typed" },
    });
    expect(complaints).toEqual([]);
    await close();
  });
});
