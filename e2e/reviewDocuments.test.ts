import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts as accountRows, secondFactors, sessions } from "../server/base/db/accountSchema.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { entrants } from "../server/base/db/signupSchema.ts";
import { openSecrets } from "../server/base/secrets.ts";
import { readEnv } from "../server/env.ts";
import { passwordsAt } from "../server/people/accounts/passwords.ts";
import { openSession } from "../server/people/accounts/sessions.ts";
import { cheapAccounts } from "../server/people/accounts/testPeople.ts";
import { submitRealName } from "../server/people/profile/realName.ts";
import { codeAt } from "../server/people/second-factor/totp.ts";
import { keepSubmission } from "../server/signups/testSignups.ts";
import { storeUpload } from "../server/uploads/service.ts";
import { makePicture } from "../server/uploads/testFiles.ts";
import { openUploads } from "../server/uploads/uploads.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const runners = ["林小满", "王启明", "Anna Meier", "赵一"];

const careful = ["careful-0", "careful-1", "careful-2", "careful-3"];
/** Of the careful organisers on another device. */
const otherTokens: string[] = [];

let server: ServerWithPeople;
beforeAll(async () => {
  const accounts = {
    board: ["ORGANISER"],
    ...Object.fromEntries(careful.map((accountId) => [accountId, ["ORGANISER:20360106"]])),
    ...Object.fromEntries(runners.map((_name, n) => [`runner-${n}`, [] as string[]])),
  };
  server = await startWithPeople(
    "fixtures/sites/open-demo-10k",
    accounts,
    { ORGANISER_SECOND_FACTOR: "required" },
    async (dataDir) => {
      const { db, close } = await openDatabase({ dataDir });
      const secrets = await openSecrets(db, { dataDir });
      const uploads = await openUploads({ env: readEnv({ DATA_DIR: dataDir }), db, secrets });
      const path = join(dataDir, "card.png");
      await writeFile(path, await makePicture(640, 400));
      for (const [n, name] of runners.entries()) {
        const accountId = `runner-${n}`;
        const stored = await storeUpload(uploads, { accountId, path, name: "card.png", isImage: true });
        if (stored.outcome !== "kept") throw new Error(`The photo was refused: ${stored.outcome}`);
        const card = { cardType: "2", cardNumber: `E1234567${n}`, cardUploadId: stored.upload.uploadId };
        await submitRealName(db, secrets, accountId, { name, ...card, birthday: "1990-05-17", gender: 2 });
      }
      for (const [accountId, raceId] of [
        ["runner-2", "20360106"],
        ["runner-3", "20360106"],
        ["runner-3", "7002"],
      ] as const) {
        const submissionId = await keepSubmission(
          { db, secrets },
          { accountId, raceId, more: { domainName: "localhost" } },
        );
        await db.update(entrants).set({ documentMac: submissionId }).where(eq(entrants.submissionId, submissionId));
      }
      await db.insert(secondFactors).values({ accountId: "board", enrolledAt: new Date() });
      const secondFactorUntil = new Date(Date.now() + 3_600_000);
      await db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.accountId, "board"));
      const passwordHash = await passwordsAt(cheapAccounts.passwordCost).hash("abc123");
      await db.update(accountRows).set({ passwordHash }).where(inArray(accountRows.accountId, careful));
      for (const accountId of careful)
        otherTokens.push(await openSession(db, { accountId, loginType: "1", device: "another" }));
      await close();
    },
  );
}, 120_000);
afterAll(async () => {
  await server?.stop();
});

const words = {
  zh: {
    menu: "审核申请",
    race: "赛事",
    other: "审核实名信息",
    approve: "通过",
    reject: "不通过",
    confirm: "确认不通过",
    reason: "不通过的原因",
    rejected: "不通过",
    documents: "审核实名信息",
    password: "当前密码",
    next: "继续",
    code: "应用显示的 6 位验证码",
    turnOn: "开启两步验证",
    stored: "已保存，继续",
    anyCode: "验证码或恢复码",
    verify: "验证",
    wrong: "验证码不正确或已用过，请等下一个再试",
    none: "没有待审核的证件。",
  },
  en: {
    menu: "Review applications",
    race: "Race",
    other: "Review identity documents",
    approve: "Approve",
    reject: "Reject",
    confirm: "Confirm rejection",
    reason: "Reason for the rejection",
    rejected: "Rejected",
    documents: "Review identity documents",
    password: "Current password",
    next: "Continue",
    code: "6-digit code in the app",
    turnOn: "Turn on",
    stored: "I have stored them",
    anyCode: "Code or recovery code",
    verify: "Verify",
    wrong: "This code is wrong or already used. Wait for the next one.",
    none: "No document is waiting.",
  },
};

describe.each([
  ["zh", 390, 0],
  ["zh", 1440, 1],
  ["en", 390, 2],
  ["en", 1440, 3],
] as const)("an organiser in %s at %i px", (language, width, index) => {
  test("goes to the documents, sees a photo, and decides one", async () => {
    const texts = words[language];
    const name = runners[index] ?? "";
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const { page, complaints, close } = await visit(browser, { locale, viewport: { width, height: 900 } });
    await beLoggedIn(page.context(), "board", server.tokens.board ?? "");
    await page.goto(`http://localhost:${server.port}/account`);
    await page.locator("#account-profile").waitFor();
    // On a phone the account page has the link, too; the avatar's menu is in the site's menu there.
    if (width > 390) await page.locator("[data-account]").first().click();
    const place = width > 390 ? page.locator("header") : page.locator("main");
    await place.getByRole("link", { name: texts.menu }).click();
    await page.getByRole("heading", { level: 1, name: texts.menu }).waitFor();
    await page.getByRole("link", { name: texts.other }).click();
    const card = page.getByRole("article", { name });
    await card.getByRole("img").waitFor();
    await settle(page);
    await page.getByLabel(texts.race, { exact: true }).selectOption("7002");
    await expect.poll(() => page.getByRole("article").allTextContents()).toEqual([expect.stringContaining("赵一")]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({
        path: join(process.env.SCREENSHOTS, `documents-${language}-${width}.png`),
        fullPage: true,
      });
    await page.getByLabel(texts.race, { exact: true }).selectOption("");
    const natural = await card.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(natural).toBe(640);
    expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    if (index % 2 === 0) {
      await card.getByRole("button", { name: texts.approve, exact: true }).click();
    } else {
      await card.getByRole("button", { name: texts.reject, exact: true }).click();
      await card.getByLabel(texts.reason).fill("照片看不清 / The photo is unclear");
      await card.locator("button[type=submit]").click();
    }
    await page.getByRole("status").filter({ hasText: name }).waitFor();
    expect(await card.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each([
  ["zh", 390, 0],
  ["zh", 1440, 1],
  ["en", 390, 2],
  ["en", 1440, 3],
] as const)("an organiser of one race in %s at %i px", (language, width, index) => {
  test("sets up the second factor that the server requires, and enters a recovery code on another device", async () => {
    const say = words[language];
    const accountId = careful[index] ?? "";
    const open = async (token: string) => {
      const locale = language === "zh" ? "zh-CN" : "en-GB";
      const visitor = await visit(browser, { locale, viewport: { width, height: 900 } });
      await beLoggedIn(visitor.page.context(), accountId, token);
      await visitor.page.goto(`http://localhost:${server.port}/account?view=documents`);
      return visitor;
    };
    const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
    const expectSound = async (page: Page, step: string) => {
      await settle(page);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: join(folder, `${step}-${language}-${width}.png`), fullPage: true });
      expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    };

    const first = await open(server.tokens[accountId] ?? "");
    await first.page.getByLabel(say.password).fill("abc123");
    await expectSound(first.page, "proof");
    await press(first.page, say.next);
    const secret = (await first.page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
    await expectSound(first.page, "scan");
    const address = (await first.page.locator("main a[href^='otpauth:']").getAttribute("href")) ?? "";
    expect(new URL(address).searchParams.get("secret")).toBe(secret);
    await first.page.getByLabel(say.code).fill(codeAt(bytesOf(secret), Math.floor(Date.now() / 30_000)));
    await press(first.page, say.turnOn);
    const listed = first.page.locator("main ol li");
    await listed.first().waitFor();
    const codes = await listed.allTextContents();
    expect(codes).toHaveLength(10);
    await expectSound(first.page, "recovery");
    await press(first.page, say.stored);
    // No runner has signed up for this organiser's race, so none of the documents is theirs to read.
    await first.page.getByText(say.none).waitFor();
    expect(first.complaints).toEqual([]);
    await first.close();

    const second = await open(otherTokens[index] ?? "");
    await second.page.getByLabel(say.anyCode).fill("000000");
    await press(second.page, say.verify);
    await second.page.getByText(say.wrong).waitFor();
    await expectSound(second.page, "pass");
    await second.page.getByLabel(say.anyCode).fill(codes[0] ?? "");
    await press(second.page, say.verify);
    await second.page.getByText(say.none).waitFor();
    expect(second.complaints).toEqual([]);
    await second.close();
  }, 60_000);
});

/** The bytes of a secret in base32. */
function bytesOf(secret: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
