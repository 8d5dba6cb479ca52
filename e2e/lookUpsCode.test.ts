import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { specified } from "#fixtures/results/races.ts";
import { captchas, limits } from "#server/base/db/accountSchema.ts";
import { entries } from "#server/base/db/entrySchema.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { addAccount, findCode } from "#server/people/accounts/testPeople.ts";
import { lookUpPages, passportMac } from "#server/results/lookups/testLookUps.ts";
import { importRows } from "#server/results/sets/testResults.ts";
import { tinyDocument, tinyRace, tinySite } from "#server/testWorld.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { openSliderWorld, type SliderWorld } from "./captcha/sliderWorld.ts";
import { browser } from "./chromium.ts";

// A server with slider puzzles, on which nobody is looked up without one.
let slider: SliderWorld;
beforeAll(async () => {
  slider = await openSliderWorld("trail", {
    "trail/site.json": tinySite({
      id: "trail",
      languages: ["zh", "en"],
      router: "history",
      race: specified.race,
      routes: lookUpPages,
    }),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": { ...tinyRace, raceId: "7001" },
  });
  const edition = { raceId: "7001", item: "marathon", edition: "2025" };
  const personId = passportMac(slider.world, "E12345678");
  await importRows(slider.world.db, edition, [{ bib: "M00042", name: "选手00042", personId }]);
});
afterAll(() => slider?.close());
beforeEach(async () => {
  await slider.world.db.delete(limits);
  await slider.world.db.delete(captchas);
});

const words = {
  zh: {
    type: "证件类型",
    number: "证件号码",
    name: "姓名",
    search: "查询",
    byCode: "验证码",
    contact: "报名账号的手机号或邮箱",
    getCode: "获取验证码",
    verifyFirst: "请先完成验证再查询。",
    wrongCode: "验证码错误",
    registered: "报名成功",
  },
  en: {
    type: "Type of document",
    number: "Document number",
    name: "Name",
    search: "Look up",
    byCode: "Code",
    contact: "Phone or email of the account that registered",
    getCode: "Get code",
    verifyFirst: "Complete the verification first.",
    wrongCode: "code",
    registered: "Registered",
  },
} as const;

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner solves a puzzle and finds their registration by document, then by a code that is sent (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const { world, base } = slider;
    const email = `runner-${language}@example.com`;
    const accountId = await addAccount(world, { email });
    const submissionId = await keepSubmission(world, { accountId, raceId: "7001", more: { item: "marathon" } });
    const place = { raceId: "7001", item: "marathon", exclusionGroup: email, submissionId, position: 0 };
    const code = `CODE-${language}`;
    await world.db.insert(entries).values({ entryId: email, code, ...place, bib: `K-${language}`, state: "confirmed" });
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const options = { viewport: { width, height: 900 }, locale, hasTouch: width < 1200 };
    const { page, complaints, close } = await visit(browser, options, [/look-up/]);
    await page.goto(`${base}/registration-search`);
    await settle(page);
    const search = () => page.getByRole("button", { name: t.search, exact: true }).click();
    const solveAfter = async (act: () => Promise<void>) => {
      const puzzle = nextPuzzle(page);
      await act();
      await movePiece(page, world, await puzzle);
      await page.keyboard.press("Enter");
    };
    await page.getByLabel(t.type).selectOption("2");
    // As people copy it: it is the same number.
    await page.getByLabel(t.number).fill(" e-1234 5678 ");
    await page.getByLabel(t.name, { exact: true }).fill("选手00042");
    await search();
    await page.locator("[data-look=ready]").waitFor();
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
    await page.keyboard.press("Escape");
    await page.getByRole("alert").getByText(t.verifyFirst).waitFor();
    await solveAfter(search);
    await page.getByText("M00042").waitFor();

    await page.reload();
    await page.getByText(t.byCode, { exact: true }).first().click();
    await page.getByLabel(t.contact).fill(` ${email.toUpperCase()} `);
    await solveAfter(() => page.getByRole("button", { name: t.getCode }).click());
    await page.getByRole("button", { name: /秒后重试|seconds? to retry/ }).waitFor();
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
    const field = page.locator("input[autocomplete=one-time-code]");
    await field.fill("000000");
    await search();
    await page.getByRole("alert").waitFor();
    await field.fill((await findCode(world, email)) ?? "");
    await search();
    await page.getByText(t.registered, { exact: true }).waitFor();
    await page.getByText(`K-${language}`).waitFor();
    expect(page.url()).not.toMatch(/@|E12345678/);
    expect(complaints).toEqual([]);
    await close();
  },
);
