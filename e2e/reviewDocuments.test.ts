import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../server/base/db/open.ts";
import { openSecrets } from "../server/base/secrets.ts";
import { readEnv } from "../server/env.ts";
import { submitRealName } from "../server/people/profile/realName.ts";
import { storeUpload } from "../server/uploads/service.ts";
import { makePicture } from "../server/uploads/testFiles.ts";
import { openUploads } from "../server/uploads/uploads.ts";
import { beLoggedIn, type ServerWithPeople, startWithPeople } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const runners = ["林小满", "王启明", "Anna Meier", "赵一"];

let server: ServerWithPeople;
beforeAll(async () => {
  const accounts = {
    board: ["ORGANISER"],
    ...Object.fromEntries(runners.map((_name, n) => [`runner-${n}`, [] as string[]])),
  };
  server = await startWithPeople("fixtures/sites/open-demo-10k", accounts, {}, async (dataDir) => {
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
    await close();
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
});

const words = {
  zh: {
    menu: "审核申请",
    other: "审核实名信息",
    approve: "通过",
    reject: "不通过",
    confirm: "确认不通过",
    reason: "不通过的原因",
    rejected: "不通过",
  },
  en: {
    menu: "Review applications",
    other: "Review identity documents",
    approve: "Approve",
    reject: "Reject",
    confirm: "Confirm rejection",
    reason: "Reason for the rejection",
    rejected: "Rejected",
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
