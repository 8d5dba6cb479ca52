import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { sessions } from "../server/base/db/accountSchema.ts";
import { entrants } from "../server/base/db/signupSchema.ts";
import { keepSubmission } from "../server/entry/testSignups.ts";
import { submitRealName } from "../server/people/profile/realName.ts";
import { makePicture } from "../server/people/uploads/testFiles.ts";
import { addPerson, addSession, people } from "./account.ts";
import { settle } from "./browser.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import type { OwnSite } from "./ownSite.ts";
import { addUpload, getFaults, openAs, screens } from "./reviewing.ts";
import { words } from "./reviewWords.ts";
import { endPassOfOthers, shownCode } from "./secondFactor.ts";

const newRace = () => String(randomBytes(5).readUIntBE(0, 5));
// Races without sites: one runner is in the first, nobody in the second.
const [otherRace, emptyRace] = [newRace(), newRace()];

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
  await addRunner("赵一", [site.raceId, otherRace]);
});
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

let tries = 0;

describe.each(screens)("an organiser in %s at %i px", (language, width) => {
  test("goes to the documents, sees a photo, and decides one", async () => {
    const texts = words[language];
    const name = `${language === "zh" ? "林小满" : "Anna Meier"} ${tries++}`;
    await addRunner(name, [site.raceId]);
    const authorities = [...everyRight(site.raceId), ...everyRight(otherRace)];
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
    expect(await getFaults(page)).toEqual([]);
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
    const authorities = everyRight(emptyRace);
    const careful = await addPerson({ authorities, password: "abc123", hasSecondFactor: false });
    const other = { ...careful, token: await addSession(careful.accountId) };
    const address = `${site.base}/account?view=documents`;
    const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
    const expectSound = async (page: Page, step: string) => {
      await settle(page);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: join(folder, `${step}-${language}-${width}.png`), fullPage: true });
      expect(await getFaults(page)).toEqual([]);
    };

    const first = await openAs(careful, address, language, width);
    await first.page.getByLabel(say.password).fill("abc123");
    await expectSound(first.page, "proof");
    await press(first.page, say.next);
    const secret = (await first.page.locator("[data-secret]").getAttribute("data-secret")) ?? "";
    await expectSound(first.page, "scan");
    const offered = (await first.page.locator("main a[href^='otpauth:']").getAttribute("href")) ?? "";
    expect(new URL(offered).searchParams.get("secret")).toBe(secret);
    await first.page.getByLabel(say.code).fill(shownCode(secret));
    await press(first.page, say.turnOn);
    const listed = first.page.locator("main ol li");
    await listed.first().waitFor();
    const codes = await listed.allTextContents();
    expect(codes).toHaveLength(10);
    await expectSound(first.page, "recovery");
    await press(first.page, say.stored);
    // No runner has signed up for this organiser's race, so none of the documents is theirs to
    // read.
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
  });
});

describe.each([
  ["zh", 390],
  ["en", 1440],
] as const)("an organiser in %s at %i px whose second factor runs out while a page is open", (language, width) => {
  test("enters a code there, and the rejection that was typed is sent", async () => {
    const say = words[language];
    const reason = "照片看不清 / The photo is unclear";
    const name = `周五 ${tries++}`;
    await addRunner(name, [site.raceId]);
    const board = await addPerson({ authorities: everyRight(site.raceId), password: "abc123" });
    const elsewhere = await addSession(board.accountId);
    const secondFactorUntil = new Date(Date.now() + 3_600_000);
    await people.db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.accountId, board.accountId));
    const address = `${site.base}/account?view=documents`;
    const { page, complaints, close } = await openAs(board, address, language, width);
    const card = page.getByRole("article", { name });
    await card.getByRole("button", { name: say.reject, exact: true }).click();
    await card.getByLabel(say.reason).fill(reason);
    const [recoveryCode = ""] = await endPassOfOthers(elsewhere);

    const send = () => card.locator("button[type=submit]").press("Enter");
    const dialog = page.getByRole("dialog");
    await send();
    await dialog.getByLabel(say.anyCode).waitFor();
    await settle(page);
    const folder = process.env.SCREENSHOTS;
    if (folder) await page.screenshot({ path: join(folder, `runs-out-${language}-${width}.png`) });
    expect(await getFaults(page)).toEqual([]);
    // Who has no code at hand keeps what was typed.
    if (width === 390) await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: say.cancel, exact: true }).press("Enter");
    await card.getByRole("alert").filter({ hasText: say.notDecided }).waitFor();
    expect(await card.getByLabel(say.reason).inputValue()).toBe(reason);

    await send();
    await dialog.getByLabel(say.anyCode).fill(recoveryCode);
    await dialog.getByRole("button", { name: say.verify, exact: true }).press("Enter");
    await page.getByRole("status").filter({ hasText: name }).waitFor();
    expect([await card.count(), await dialog.count()]).toEqual([0, 0]);
    expect(complaints).toEqual([]);
    await close();
  });
});
