import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../server/base/db/open.ts";
import { answeredForms, submissionFiles } from "../server/base/db/signupSchema.ts";
import { openSecrets } from "../server/base/secrets.ts";
import { readEnv } from "../server/env.ts";
import { keepSubmission } from "../server/signups/testSignups.ts";
import { storeUpload } from "../server/uploads/service.ts";
import { makePdf } from "../server/uploads/testFiles.ts";
import { openUploads, type Uploads } from "../server/uploads/uploads.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const form = JSON.stringify({
  ...{ compiled: 1, id: "kept-places", version: 1, use: "through-entry", title: { zh: "直通申请" } },
  schema: { type: "object", properties: { name: { type: "string" }, remark: { type: "string" }, proof: {} } },
  fields: {
    "/name": { type: "input", label: { zh: "姓名", en: "Name" }, options: {}, messages: {} },
    "/remark": { type: "textarea", label: { zh: "备注", en: "Remarks" }, options: {}, messages: {} },
    "/proof": { type: "file-upload", label: { zh: "成绩证明", en: "Certificate" }, options: {}, messages: {} },
  },
  steps: [{ id: "all", title: { zh: "全部" }, fields: ["name", "remark", "proof"] }],
  ...{ entrants: { max: 1, byItem: {}, copy: [] }, rules: [], calculated: [], fees: [], policies: [], upgrades: [] },
});
const people = ["林小满", "王启明", "Anna-Maria Featherstonehaugh-Cholmondeley", "赵一", "钱二", "孙三", "李四"];

async function sendProof(uploads: Uploads, folder: string) {
  const path = join(folder, "proof.pdf");
  await writeFile(path, makePdf("proof"));
  const kept = await storeUpload(uploads, { accountId: "runner", path, name: "proof.pdf", isImage: false });
  if (kept.outcome !== "kept") throw new Error(`The proof was refused: ${kept.outcome}`);
  return kept.upload;
}

let server: ServerWithPeople;
beforeAll(async () => {
  const accounts = { runner: [], board: ["ORGANISER"], second: ["ORGANISER"] };
  server = await startWithPeople("fixtures/sites/open-demo-10k", accounts, {}, async (dataDir) => {
    const { db, close } = await openDatabase({ dataDir });
    const secrets = await openSecrets(db, { dataDir });
    const formHash = "a".repeat(32);
    const head = {
      hash: formHash,
      formId: "kept-places",
      version: 1,
      use: "through-entry",
      uri: "/files/none",
    } as const;
    await db.insert(answeredForms).values({ ...head, body: form });
    const upload = await sendProof(await openUploads({ env: readEnv({ DATA_DIR: dataDir }), db, secrets }), dataDir);
    for (const [n, name] of people.entries()) {
      const more = { use: "through-entry", auditStatus: 1, domainName: "localhost", feeFen: 2000, formHash } as const;
      const createdAt = new Date(Date.UTC(2026, 8, 1, 2, n));
      const answers = [
        {
          ...(n === 0 && { proof: [{ id: upload.uploadId, name: "proof.pdf" }] }),
          name,
          remark: "去年在这里配速跑完全程，今年想再来一次。",
        },
      ];
      const submissionId = await keepSubmission(
        { db, secrets },
        { accountId: "runner", raceId: "20360106", answers, more: { ...more, createdAt } },
      );
      if (n === 0) await db.insert(submissionFiles).values({ submissionId, uploadId: upload.uploadId });
    }
    await close();
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
});

const words = {
  zh: {
    reject: "不通过",
    confirm: "确认不通过",
    approve: "通过",
    reason: "不通过的原因",
    missing: "请填写不通过的原因。",
    back: "返回列表",
    result: "不通过",
    late: "这份申请已经审核过，您这次的审核没有提交。",
  },
  en: {
    reject: "Reject",
    confirm: "Confirm rejection",
    approve: "Approve",
    reason: "Reason for the rejection",
    missing: "Enter the reason for the rejection.",
    back: "Back to the list",
    result: "Rejected",
    late: "This application has already been decided. Your decision was not stored.",
  },
};

async function openReview(account: string, language: "zh" | "en", width: number, expected: RegExp[] = []) {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const visitor = await visit(browser, { locale, viewport: { width, height: 900 } }, expected);
  await beLoggedIn(visitor.page.context(), account, server.tokens[account] ?? "");
  await visitor.page.goto(`http://localhost:${server.port}/account?view=applications`);
  await visitor.page.locator("main h1").waitFor();
  await settle(visitor.page);
  const { page } = visitor;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const entry = (name: string) => page.getByRole("list").getByRole("button", { name });
  const hasFocus = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  return { ...visitor, press, entry, hasFocus };
}

const faultsOf = async (page: Page) => [...(await findBarriers(page)), ...(await findOverflow(page))];

describe.each([
  ["zh", 390, "王启明", "Anna-Maria"],
  ["zh", 1440, "Anna-Maria", "赵一"],
  ["en", 390, "赵一", "钱二"],
  ["en", 1440, "钱二", "孙三"],
] as const)("an organiser in %s at %i px", (language, width, name, next) => {
  test("rejects an application by keyboard, with a reason, and is at the next one that waits", async () => {
    const texts = words[language];
    const { page, complaints, close, press, entry, hasFocus } = await openReview("board", language, width);
    expect(await faultsOf(page)).toEqual([]);
    await entry(name).press("Enter");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    await hasFocus(name);
    if (width === 390) {
      expect(await entry(name).isVisible()).toBe(false);
      await page.goBack();
      await entry(name).waitFor();
      await entry(name).press("Enter");
    }
    expect(await faultsOf(page)).toEqual([]);
    await press(texts.reject);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(texts.missing).waitFor();
    expect(await faultsOf(page)).toEqual([]);
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
  const first = await openReview("board", "en", 1440);
  const second = await openReview("second", "zh", 1440, [/ERR_FAILED/]);
  await second.entry("孙三").click();
  await second.press(words.zh.reject);
  await second.page.getByLabel(words.zh.reason).fill("没有成绩证明");
  await second.page.route("**/sign-up/applications/decide", (route) => route.abort());
  await second.press(words.zh.confirm);
  await second.page.getByText("没有提交成功：网络连接失败").waitFor();
  expect(await second.page.getByLabel(words.zh.reason).inputValue()).toBe("没有成绩证明");
  await second.page.unroute("**/sign-up/applications/decide");

  await first.entry("孙三").click();
  await first.press(words.en.approve);
  await first.page.getByText("孙三: Approved.").waitFor();
  await first.page.getByRole("button", { name: /^Approved/ }).click();
  await first.entry("孙三").click();
  await first.page.getByText(/Approved by you on/).waitFor();

  await second.press(words.zh.confirm);
  const note = second.page.getByRole("alert").filter({ hasText: words.zh.late });
  await note.getByText(/board 于 .* 审核为“已通过”/).waitFor();
  await second.hasFocus(words.zh.late);
  expect(await second.entry("孙三").count()).toBe(0);
  expect(await faultsOf(second.page)).toEqual([]);
  expect([first.complaints, second.complaints]).toEqual([[], []]);
  await first.close();
  await second.close();
});

test("an organiser finds an application by name, opens its file and exports what is shown", async () => {
  const { page, complaints, close, entry } = await openReview("second", "en", 1440);
  await page.getByRole("searchbox", { name: "Name or receipt" }).fill("小满");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("list").getByRole("button", { name: "Ten kilometres" }).count()).toBe(1);
  await entry("林小满").click();
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
  expect(rows[1]).toContain("林小满");
  const [book] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Excel" }).click(),
  ]);
  expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe("PK");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner has no link to the review, and at its address reads that it is for organisers", async () => {
  const { page, complaints, close } = await openReview("runner", "en", 390);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.getByText("Your account may not review applications or documents.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole("link", { name: "Back to my account" }).click();
  await page.locator("#account-profile").waitFor();
  await page.getByRole("heading", { level: 1, name: "My account" }).waitFor();
  expect(await page.getByRole("link", { name: "Review applications" }).count()).toBe(0);
  expect(loaded.filter((address) => /part-review|sign-up\/review/.test(address))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();

  const organiser = await openReview("board", "en", 1440);
  await organiser.page.goto(`http://localhost:${server.port}/account`);
  await organiser.page.getByRole("link", { name: "Review applications" }).click();
  await organiser.page.getByRole("heading", { level: 1, name: "Review applications" }).waitFor();
  await organiser.entry("林小满").waitFor();
  await organiser.close();
});
