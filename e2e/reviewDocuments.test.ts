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
import encodePassword from "../src/account/encodePassword.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { words } from "./reviewWords.ts";

const runners = ["林小满", "王启明", "Anna Meier", "赵一", "周五", "吴六"];

const careful = ["careful-0", "careful-1", "careful-2", "careful-3"];
/** Of the careful organisers on another device. */
const otherTokens: string[] = [];
/** Of the board on another device, on which it has passed the second factor, too. */
let boardElsewhere = "";

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
      boardElsewhere = await openSession(db, { accountId: "board", loginType: "1", device: "another" });
      const secondFactorUntil = new Date(Date.now() + 3_600_000);
      await db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.accountId, "board"));
      const passwordHash = await passwordsAt(cheapAccounts.passwordCost).hash("abc123");
      await db
        .update(accountRows)
        .set({ passwordHash })
        .where(inArray(accountRows.accountId, [...careful, "board"]));
      for (const accountId of careful)
        otherTokens.push(await openSession(db, { accountId, loginType: "1", device: "another" }));
      await close();
    },
  );
}, 120_000);
afterAll(async () => {
  await server?.stop();
});

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

describe.each([
  ["zh", 390, 4],
  ["en", 1440, 5],
] as const)(
  "an organiser in %s at %i px whose second factor runs out while a page is open",
  (language, width, index) => {
    test("enters a code there, and the rejection that was typed is sent", async () => {
      const say = words[language];
      const reason = "照片看不清 / The photo is unclear";
      const locale = language === "zh" ? "zh-CN" : "en-GB";
      const { page, complaints, close } = await visit(browser, { locale, viewport: { width, height: 900 } });
      await beLoggedIn(page.context(), "board", server.tokens.board ?? "");
      await page.goto(`http://localhost:${server.port}/account?view=documents`);
      const card = page.getByRole("article", { name: runners[index] ?? "" });
      await card.getByRole("button", { name: say.reject, exact: true }).click();
      await card.getByLabel(say.reason).fill(reason);
      const [recoveryCode = ""] = await endPassOfOthers(boardElsewhere);

      const send = () => card.locator("button[type=submit]").press("Enter");
      const dialog = page.getByRole("dialog");
      await send();
      await dialog.getByLabel(say.anyCode).waitFor();
      await settle(page);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: join(folder, `runs-out-${language}-${width}.png`) });
      expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
      // Who has no code at hand keeps what was typed.
      if (index === 4) await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: say.cancel, exact: true }).press("Enter");
      await card.getByRole("alert").filter({ hasText: say.notDecided }).waitFor();
      expect(await card.getByLabel(say.reason).inputValue()).toBe(reason);

      await send();
      await dialog.getByLabel(say.anyCode).fill(recoveryCode);
      await dialog.getByRole("button", { name: say.verify, exact: true }).press("Enter");
      await page
        .getByRole("status")
        .filter({ hasText: runners[index] ?? "" })
        .waitFor();
      expect([await card.count(), await dialog.count()]).toEqual([0, 0]);
      expect(complaints).toEqual([]);
      await close();
    }, 60_000);
  },
);

/** Sets the second factor up anew on another device, after which no other session has passed it; returns the recovery codes. */
async function endPassOfOthers(token: string): Promise<string[]> {
  const send = async (path: string, body: object) => {
    const reply = await fetch(`http://localhost:${server.port}/user-center/second-factor/${path}`, {
      method: "POST",
      headers: { token, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { code, data } = (await reply.json()) as { code: number; data: Record<string, unknown> };
    expect([path, code]).toEqual([path, 0]);
    return data;
  };
  const { secret } = await send("begin", { proof: { password: encodePassword("abc123") } });
  const code = codeAt(bytesOf(String(secret)), Math.floor(Date.now() / 30_000));
  return (await send("confirm", { code })).recoveryCodes as string[];
}

/** The bytes of a secret in base32. */
function bytesOf(secret: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
