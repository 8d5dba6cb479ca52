import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answeredForms, submissionFiles } from "../server/base/db/signupSchema.ts";
import { keepPaidEntry } from "../server/desk/organise/testOrganise.ts";
import { keepSubmission } from "../server/entry/testSignups.ts";
import { makePdf } from "../server/people/uploads/testFiles.ts";
import { addPerson, people } from "./account.ts";
import { addPlaces } from "./addPlaces.ts";
import { settle } from "./browser.ts";
import { publishDemo } from "./halfFilled.ts";
import type { Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { addUpload, getFaults, type Language, openAs, screens } from "./reviewing.ts";

const form = JSON.stringify({
  compiled: 1,
  id: "kept-places",
  version: 1,
  use: "through-entry",
  title: { zh: "直通申请" },
  schema: { type: "object", properties: { name: { type: "string" }, remark: { type: "string" }, proof: {} } },
  fields: {
    "/name": { type: "input", label: { zh: "姓名", en: "Name" }, options: {}, messages: {} },
    "/remark": { type: "textarea", label: { zh: "备注", en: "Remarks" }, options: {}, messages: {} },
    "/proof": { type: "file-upload", label: { zh: "成绩证明", en: "Certificate" }, options: {}, messages: {} },
  },
  steps: [{ id: "all", title: { zh: "全部" }, fields: ["name", "remark", "proof"] }],
  entrants: { max: 1, byItem: {}, copy: [] },
  rules: [],
  calculated: [],
  fees: [],
  policies: [],
  upgrades: [],
});
const names = { en: "Anna-Maria Featherstonehaugh-Cholmondeley", zh: "王启明" };
const formHash = "a".repeat(32);

const rightsHere = () => ["ORGANISER", "PERSONAL_DATA", "REVIEWER"].map((right) => `${right}:${site.raceId}`);
let site: OwnSite;
let board: Person;
beforeAll(async () => {
  site = await publishDemo();
  board = await addPerson({ nick: "board", authorities: rightsHere() });
  const head = { hash: formHash, formId: "kept-places", version: 1, use: "through-entry", uri: "/files/none" } as const;
  await people.db
    .insert(answeredForms)
    .values({ ...head, body: form })
    .onConflictDoNothing();
});
afterAll(() => site?.remove());

let applications = 0;

/**
 * Adds an application that waits, later than all before it, of a runner whom no other has the name
 * of; returns the name.
 */
async function addApplication(somebody: string, { hasProof = false } = {}): Promise<string> {
  const number = applications++;
  const name = `${somebody} ${number}`;
  const runner = await addPerson();
  const proof = hasProof ? await addUpload(runner, "proof.pdf", makePdf("proof"), false) : undefined;
  const answers = {
    ...(proof && { proof: [{ id: proof.uploadId, name: "proof.pdf" }] }),
    name,
    remark: "去年在这里配速跑完全程，今年想再来一次。",
  };
  const { raceId, domainName } = site;
  const more = { use: "through-entry", auditStatus: 1, domainName, feeFen: 2000, formHash } as const;
  const createdAt = new Date(Date.UTC(2026, 8, 1, 2, number));
  const submissionId = await keepSubmission(people, {
    accountId: runner.accountId,
    raceId,
    answers: [answers],
    more: { ...more, createdAt },
  });
  if (proof) await people.db.insert(submissionFiles).values({ submissionId, uploadId: proof.uploadId });
  return name;
}

const words = {
  zh: {
    reject: "不通过",
    confirm: "确认不通过",
    approve: "通过",
    reason: "不通过的原因",
    ground: "成绩早于规定的期限。",
    missing: "请选择原因，或在下面说明。",
    back: "返回列表",
    result: "不通过",
    late: "这份申请已经审核过，您这次的审核没有提交。",
  },
  en: {
    reject: "Reject",
    confirm: "Confirm rejection",
    approve: "Approve",
    reason: "Reason for the rejection",
    ground: "The result is older than the rules allow.",
    missing: "Choose a reason, or describe it below.",
    back: "Back to the list",
    result: "Rejected",
    late: "This application has already been decided. Your decision was not stored.",
  },
};

async function openReview(person: Person, language: Language, width: number, expected: RegExp[] = []) {
  const visitor = await openAs(person, `${site.base}/account?view=applications`, language, width, expected);
  await visitor.page.locator("main h1").waitFor();
  await settle(visitor.page);
  const { page } = visitor;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const entry = (name: string) => page.getByRole("list").getByRole("button", { name });
  const hasFocus = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  return { ...visitor, press, entry, hasFocus };
}

describe.each(screens)("an organiser in %s at %i px", (language, width) => {
  test("rejects an application by keyboard, with a reason, and is at the next one that waits", async () => {
    const name = await addApplication(names[language]);
    const next = await addApplication("孙三");
    const texts = words[language];
    const { page, complaints, close, press, entry, hasFocus } = await openReview(board, language, width);
    expect(await getFaults(page)).toEqual([]);
    await entry(name).press("Enter");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    await hasFocus(name);
    if (width === 390) {
      expect(await entry(name).isVisible()).toBe(false);
      await page.goBack();
      await entry(name).waitFor();
      await entry(name).press("Enter");
    }
    expect(await getFaults(page)).toEqual([]);
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("heading", { level: 2, name: next }).waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    await press(texts.reject);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(texts.missing).waitFor();
    expect(await getFaults(page)).toEqual([]);
    const grounds = page.getByRole("combobox", { name: texts.reason });
    expect(await grounds.evaluate((select) => select === document.activeElement)).toBe(true);
    await grounds.selectOption({ label: texts.ground });
    await page.keyboard.press("Tab");
    await page.keyboard.type("照片看不清 / The photo is unclear");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: name }).waitFor();
    await hasFocus(next);
    expect(await entry(name).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

test("an organiser who comes second reads how the first one decided, and what was typed outlives a failed call", async () => {
  const name = await addApplication("李四");
  const first = await openReview(board, "en", 1440);
  const other = await addPerson({ authorities: rightsHere() });
  const second = await openReview(other, "zh", 1440, [/ERR_FAILED/]);
  await second.entry(name).click();
  await second.press(words.zh.reject);
  await second.page.getByLabel("补充说明").fill("没有成绩证明");
  await second.page.route("**/sign-up/applications/decide", (route) => route.abort());
  await second.press(words.zh.confirm);
  await second.page.getByText("没有提交成功：网络连接失败").waitFor();
  expect(await second.page.getByLabel("补充说明").inputValue()).toBe("没有成绩证明");
  await second.page.unroute("**/sign-up/applications/decide");

  await first.entry(name).click();
  await first.press(words.en.approve);
  await first.page.getByText(`${name}: Approved.`).waitFor();
  await first.page.getByRole("button", { name: /^Approved/ }).click();
  await first.entry(name).click();
  await first.page.getByText(/Approved by you on/).waitFor();

  await second.press(words.zh.confirm);
  const note = second.page.getByRole("alert").filter({ hasText: words.zh.late });
  await note.getByText(/board 于 .* 审核为“已通过”/).waitFor();
  await second.hasFocus(words.zh.late);
  expect(await second.entry(name).count()).toBe(0);
  expect(await getFaults(second.page)).toEqual([]);
  expect([first.complaints, second.complaints]).toEqual([[], []]);
  await first.close();
  await second.close();
});

test("an organiser finds an application by name, opens its file and exports what is shown", async () => {
  const name = await addApplication("林小满", { hasProof: true });
  const { page, complaints, close, entry } = await openReview(board, "en", 1440);
  await page.getByRole("searchbox", { name: "Name or receipt" }).fill(name);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("list").getByRole("button", { name: "Ten kilometres" }).count()).toBe(1);
  await entry(name).click();
  await page.getByRole("button", { name: "Open proof.pdf" }).click();
  await page.getByRole("dialog").locator("canvas").first().waitFor();
  await page.keyboard.press("Escape");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download proof.pdf" }).click(),
  ]);
  expect((await readFile(await saved.path())).subarray(0, 4).toString()).toBe("%PDF");
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const rows = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(name);
  const [book] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Excel" }).click(),
  ]);
  expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe("PK");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner has no link to the review, and at its address reads that it is for organisers", async () => {
  const { page, complaints, close } = await openReview(await addPerson(), "en", 390);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.getByText("Your account may not review applications or documents.").waitFor();
  expect(await getFaults(page)).toEqual([]);
  await page.reload();
  await page.getByRole("link", { name: "Back to my account" }).click();
  await page.locator("#account-profile").waitFor();
  await page.getByRole("heading", { level: 1, name: "My account" }).waitFor();
  expect(await page.getByRole("link", { name: "Review applications" }).count()).toBe(0);
  expect(loaded.filter((address) => /part-review|sign-up\/review/.test(address))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();

  const name = await addApplication("林小满");
  const organiser = await openReview(board, "en", 1440);
  await organiser.page.goto(`${site.base}/account`);
  await organiser.page.getByRole("link", { name: "Review applications" }).click();
  await organiser.page.getByRole("heading", { level: 1, name: "Review applications" }).waitFor();
  await organiser.entry(name).waitFor();
  await organiser.close();
});

const refundWords = { zh: ["退款…", "退款原因", "退款"], en: ["Refund…", "Reason", "Refund"] } as const;

async function openOrganise(person: Person, language: Language, width: number) {
  const visitor = await openAs(person, `${site.base}/organise`, language, width);
  await visitor.page.locator("main h1").waitFor();
  await settle(visitor.page);
  return visitor;
}

test.each(screens)(
  "an organiser in %s at %i px finds an entry and pays back its order, and one without the right sees no name",
  async (language, width) => {
    const { raceId, domainName } = site;
    const runner = await addPerson();
    const { code } = await keepPaidEntry(people, { accountId: runner.accountId, raceId, names: ["周末"], domainName });
    const sees = [`ORGANISER:${raceId}`, `PERSONAL_DATA:${raceId}`];
    const first = await openOrganise(await addPerson({ nick: "first", authorities: sees }), language, width);
    const [refund, note, pay] = refundWords[language];
    const { page } = first;
    const folder = process.env.SCREENSHOTS;
    const shot = async (step: string) =>
      folder && page.screenshot({ path: join(folder, `organise-${step}-${language}-${width}.png`), fullPage: true });
    await page.getByRole("button", { name: code }).waitFor();
    expect(await getFaults(page)).toEqual([]);
    await shot("list");
    await page.getByRole("button", { name: code }).press("Enter");
    await page.getByRole("heading", { level: 2, name: "周末" }).waitFor();
    await page.getByRole("button", { name: refund }).press("Enter");
    await page.getByLabel(/退款金额|Amount/).fill("15.50");
    await page.getByLabel(note).fill("训练受伤，无法参赛");
    expect(await getFaults(page)).toEqual([]);
    await shot("refund");
    await page.getByRole("button", { name: pay, exact: true }).press("Enter");
    await page.getByText("−¥15.50").waitFor();
    expect(await getFaults(page)).toEqual([]);
    await addPlaces(page, language, shot);
    const unseeing = await addPerson({ nick: "masked", authorities: [`ORGANISER:${raceId}`] });
    const masked = await openOrganise(unseeing, language, width);
    await masked.page.getByText("周*").first().waitFor();
    expect(await masked.page.getByText("周末").count()).toBe(0);
    expect([first.complaints, masked.complaints]).toEqual([[], []]);
    await first.close();
    await masked.close();
  },
);
