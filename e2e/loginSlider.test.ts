import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#server/base/db/accountSchema.ts";
import { exactLimits } from "#server/base/limits/table.ts";
import { root } from "#server/base/root.ts";
import { addAccount, logIn } from "#server/people/accounts/testPeople.ts";
import { rightPlace } from "#server/people/captcha/testPerson.ts";
import { readBuiltSite } from "#server/sites/page/builtSite.ts";
import { openWorld, type World } from "#server/testWorld.ts";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { personAt } from "./login/person.ts";

let world: World;
let base: string;
beforeAll(async () => {
  const built = await readBuiltSite(join(root, "dist/site"));
  // In this process, so that the test knows where the piece of the puzzle belongs.
  const settings = { sitesDir: join(root, "fixtures/sites"), captcha: { kind: "slider" as const } };
  world = await openWorld({}, settings, built);
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  // Not the home page: drawn in this process it would have other class names than the built style sheets.
  base = `http://localhost:${(world.app.server.address() as AddressInfo).port}/#/user-agreement`;
});
afterAll(async () => {
  await world.close();
});

/** Moves the piece to its place by keyboard and submits it. */
async function slide(page: Page, sessionId: string): Promise<void> {
  const x = await rightPlace(world, sessionId);
  for (let at = 0; at + 20 <= x; at += 20) await page.keyboard.press("Shift+ArrowRight", { delay: 40 });
  for (let at = 0; at + 2 <= x % 20; at += 2) await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowLeft", { delay: 40 });
  await page.keyboard.press("Enter");
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a newcomer in %s at %i px verifies by slider, reads the code in the outbox, and registers",
  async (language, width) => {
    const { page, complaints, close } = await visit(browser, {
      locale: language === "zh" ? "zh-CN" : "en-GB",
      viewport: { width, height: 844 },
      hasTouch: width < 1200,
    });
    const person = personAt(page, base, language);
    const { texts, drawer, press, way, field } = person;
    const email = `slider${width}@example.com`;
    await person.openSite();
    await person.openDrawer();
    await way(texts.email);
    await press(texts.register);
    await field(texts.emailLabel).fill(email);
    const askForCode = async () => {
      const reply = page.waitForResponse((response) => response.url().endsWith("/captcha/puzzle"));
      await press(texts.getCode);
      return (await (await reply).json()).data as { sessionId: string };
    };
    await askForCode();
    await drawer.locator("[data-look=ready]").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    // Closed without a pass nothing is sent, and the drawer stays.
    await page.keyboard.press("Escape");
    await drawer
      .getByText(language === "zh" ? "请先滑动滑块进行验证" : "Please slide the slider to verify first.")
      .waitFor();
    const { sessionId } = await askForCode();
    await drawer.locator("[data-look=ready]").waitFor();
    await slide(page, sessionId);
    await person.typeCode(email);
    await person.fillNewPassword("first123");
    await press(texts.registerNow);
    await page.getByText(texts.registered).first().waitFor();
    await person.logInByEmail(email, "first123");
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner in %s at %i px whose network tries passwords meets the verification, gets in, and is not asked again in that browser",
  async (language, width) => {
    const email = `attacked${width}@example.com`;
    await world.db.delete(limits);
    await addAccount(world, { email, password: "first123" });
    for (let n = 0; n < exactLimits.failedLoginPerNetwork.most + 1; n++)
      await logIn(world, `nobody${n}@example.com`, "wrong1", { headers: { "user-agent": `program ${n}` } });
    const { page, complaints, close } = await visit(browser, {
      locale: language === "zh" ? "zh-CN" : "en-GB",
      viewport: { width, height: 844 },
      hasTouch: width < 1200,
    });
    const person = personAt(page, base, language);
    const { texts, drawer, press, way, field, main } = person;
    const fill = async () => {
      await person.openDrawer();
      await way(texts.email);
      await field(texts.emailLabel).fill(email);
      await field(texts.password).fill("first123");
      await person.agree();
    };
    const askedBy = async (action: () => Promise<unknown>) => {
      const reply = page.waitForResponse((response) => response.url().endsWith("/captcha/puzzle"));
      await action();
      return ((await (await reply).json()).data as { sessionId: string }).sessionId;
    };
    await person.openSite();
    await fill();
    await askedBy(() => press(texts.logIn));
    await drawer.locator("[data-look=ready]").waitFor();
    await drawer
      .getByText(language === "zh" ? "最近有人在反复尝试密码" : "Somebody has been trying passwords")
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer
      .getByText(language === "zh" ? "请先滑动滑块进行验证" : "Please slide the slider to verify first.")
      .waitFor();
    const sessionId = await askedBy(() => press(texts.logIn));
    await drawer.locator("[data-look=ready]").waitFor();
    await slide(page, sessionId);
    await drawer.waitFor({ state: "detached" });
    await person.goToAccount();
    await main.getByRole("button", { name: texts.logOut }).click();
    await main.getByRole("button", { name: texts.logIn, exact: true }).waitFor();
    await person.openSite();
    await fill();
    await press(texts.logIn);
    await drawer.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  },
);
