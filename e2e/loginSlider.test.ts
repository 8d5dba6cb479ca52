import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#server/base/db/accountSchema.ts";
import { exactLimits } from "#server/base/limits/table.ts";
import { addAccount, logIn } from "#server/people/accounts/testPeople.ts";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { openSliderWorld, type SliderWorld } from "./captcha/sliderWorld.ts";
import { browser } from "./chromium.ts";
import { newcomer, personAt } from "./login/person.ts";

let slider: SliderWorld;
beforeAll(async () => {
  slider = await openSliderWorld();
});
afterAll(() => slider?.close());

async function openSite(language: "zh" | "en", width: number) {
  const { page, complaints, close } = await visit(browser, {
    locale: language === "zh" ? "zh-CN" : "en-GB",
    viewport: { width, height: 844 },
    hasTouch: width < 1200,
  });
  // Not the home page: drawn in this process it would have other class names than the built style
  // sheets.
  const person = personAt(page, `${slider.base}/#/user-agreement`, language);
  await person.openSite();
  /**
   * Does what has a puzzle shown; closes it without a pass, which does nothing; does it again, and
   * solves the puzzle.
   */
  const solveAfter = async (act: () => Promise<unknown>) => {
    const { drawer } = person;
    await act();
    await drawer.locator("[data-look=ready]").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer
      .getByText(language === "zh" ? "请先滑动滑块进行验证" : "Please slide the slider to verify first.")
      .waitFor();
    const puzzle = nextPuzzle(page);
    await act();
    await movePiece(page, slider.world, await puzzle);
    await page.keyboard.press("Enter");
  };
  const leave = async () => {
    expect(complaints).toEqual([]);
    await close();
  };
  return { ...person, page, solveAfter, leave };
}

test("a newcomer verifies by slider, reads the code in the outbox, and registers", async () => {
  const { email } = newcomer();
  const person = await openSite("zh", 390);
  const { page, texts, press, way, field } = person;
  await person.openDrawer();
  await way(texts.email);
  await press(texts.register);
  await field(texts.emailLabel).fill(email);
  await person.solveAfter(() => press(texts.getCode));
  await person.typeCode(email);
  await person.fillNewPassword("first123");
  await press(texts.registerNow);
  await page.getByText(texts.registered).first().waitFor();
  await person.logInByEmail(email, "first123");
  await person.leave();
});

test("a runner whose network tries passwords meets the verification, gets in, and is not asked again in that browser", async () => {
  const { email } = newcomer();
  const { world } = slider;
  await world.db.delete(limits);
  await addAccount(world, { email, password: "first123" });
  for (let n = 0; n < exactLimits.failedLoginPerNetwork.most + 1; n++)
    await logIn(world, `nobody${n}@example.com`, "wrong1", { headers: { "user-agent": `program ${n}` } });
  const person = await openSite("en", 1440);
  const { texts, drawer, press, way, field, main } = person;
  const fill = async () => {
    await person.openDrawer();
    await way(texts.email);
    await field(texts.emailLabel).fill(email);
    await field(texts.password).fill("first123");
    await person.agree();
  };
  await fill();
  let isFirst = true;
  await person.solveAfter(async () => {
    await press(texts.logIn);
    if (isFirst) await drawer.getByText("Somebody has been trying passwords").waitFor();
    isFirst = false;
  });
  await drawer.waitFor({ state: "detached" });
  await person.goToAccount();
  await main.getByRole("button", { name: texts.logOut }).click();
  await main.getByRole("button", { name: texts.logIn, exact: true }).waitFor();
  await person.openSite();
  await fill();
  await press(texts.logIn);
  await drawer.waitFor({ state: "detached" });
  await person.leave();
});
