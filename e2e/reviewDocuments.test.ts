import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entrants } from "../server/base/db/signupSchema.ts";
import { submitRealName } from "../server/people/profile/realName.ts";
import { codeAt } from "../server/people/second-factor/totp.ts";
import { keepSubmission } from "../server/signups/testSignups.ts";
import { makePicture } from "../server/uploads/testFiles.ts";
import { addPerson, addSession, people } from "./account.ts";
import { settle } from "./browser.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import type { OwnSite } from "./ownSite.ts";
import { addUpload, faultsOf, openAs, screens } from "./reviewing.ts";

const newRace = () => String(randomBytes(5).readUIntBE(0, 5));
// Races without sites: one runner is in the first, nobody in the second.
const [otherRace, emptyRace] = [newRace(), newRace()];

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
  await addRunner("赵一", [site.raceId, otherRace]);
}, 120_000);
afterAll(() => site?.remove());

/** Adds a runner of these races whose document waits. */
async function addRunner(name: string, races: string[]): Promise<void> {
  const runner = await addPerson();
  const photo = await addUpload(runner, "card.png", await makePicture(640, 400), true);
  const card = { cardType: "2", cardNumber: newPassport(), cardUploadId: photo.uploadId };
  const { db, secrets } = people;
  await submitRealName(db, secrets, runner.accountId, { name, ...card, birthday: "1990-05-17", gender: 2 });
  for (const raceId of races) {
    const more = { domainName: site.domainName };
    const submissionId = await keepSubmission(people, { accountId: runner.accountId, raceId, more });
    await db.update(entrants).set({ documentMac: submissionId }).where(eq(entrants.submissionId, submissionId));
  }
}

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

let tries = 0;

describe.each(screens)("an organiser in %s at %i px", (language, width) => {
  test("goes to the documents, sees a photo, and decides one", async () => {
    const texts = words[language];
    const name = `${language === "zh" ? "林小满" : "Anna Meier"} ${tries++}`;
    await addRunner(name, [site.raceId]);
    const authorities = [`ORGANISER:${site.raceId}`, `ORGANISER:${otherRace}`];
    const board = await addPerson({ authorities });
    const { page, complaints, close } = await openAs(board, `${site.base}/account`, language, width);
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
    await page.getByLabel(texts.race, { exact: true }).selectOption(otherRace);
    await expect.poll(() => page.getByRole("article").allTextContents()).toEqual([expect.stringContaining("赵一")]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({
        path: join(process.env.SCREENSHOTS, `documents-${language}-${width}.png`),
        fullPage: true,
      });
    await page.getByLabel(texts.race, { exact: true }).selectOption("");
    const natural = await card.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(natural).toBe(640);
    expect(await faultsOf(page)).toEqual([]);
    if (width === 390) {
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

describe.each(screens)("an organiser of one race in %s at %i px", (language, width) => {
  test("sets up the second factor that the server requires, and enters a recovery code on another device", async () => {
    const say = words[language];
    const authorities = [`ORGANISER:${emptyRace}`];
    const careful = await addPerson({ authorities, password: "abc123", hasSecondFactor: false });
    const other = { ...careful, token: await addSession(careful.accountId) };
    const address = `${site.base}/account?view=documents`;
    const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
    const expectSound = async (page: Page, step: string) => {
      await settle(page);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: join(folder, `${step}-${language}-${width}.png`), fullPage: true });
      expect(await faultsOf(page)).toEqual([]);
    };

    const first = await openAs(careful, address, language, width);
    await first.page.getByLabel(say.password).fill("abc123");
    await expectSound(first.page, "proof");
    await press(first.page, say.next);
    const secret = (await first.page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
    await expectSound(first.page, "scan");
    const offered = (await first.page.locator("main a[href^='otpauth:']").getAttribute("href")) ?? "";
    expect(new URL(offered).searchParams.get("secret")).toBe(secret);
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

    const second = await openAs(other, address, language, width);
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
