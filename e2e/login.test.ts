import { describe, expect, test } from "vitest";
import { addPerson, callAs, people } from "./account.ts";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type Language, maskedEmail, newcomer, personAt } from "./login/person.ts";
import { quick } from "./peopleServer.ts";

const base = `${people.base}/`;

// Each flow runs in one language at one width; how every view looks is tested in loginViews.
const password = "first123";

async function openSite(language: Language, width = 1440, expected: RegExp[] = []) {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const visitor = await visit(browser, { locale, viewport: { width, height: 844 }, hasTouch: width < 1200 }, expected);
  const person = personAt(visitor.page, base, language);
  await person.openSite();
  const leave = async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  };
  return { ...visitor, ...person, leave };
}

type Person = Awaited<ReturnType<typeof openSite>>;

/** Ends the person's session as another device of theirs would. */
async function endSession({ page }: Person): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  expect(await callAs(token, "POST", "/user-center/logout", {})).toMatchObject({ code: 0 });
}

describe("a runner", () => {
  test("registers by email, logs in by email, is still known after a reload, and logs out", async () => {
    const person = await openSite("en", 390);
    const { page, texts, field, press, way, openDrawer, logInByEmail, main } = person;
    const { email } = newcomer();
    await openDrawer();
    await way(texts.email);
    await press(texts.register);
    await field(texts.emailLabel).fill(email);
    await person.getCode(email);
    await person.fillNewPassword(password);
    await press(texts.registerNow);
    await page.getByText(texts.registered).first().waitFor();
    expect(await field(texts.emailLabel).inputValue()).toBe(email);
    expect(await field(texts.password).inputValue()).toBe("");
    await logInByEmail(email, password);
    await page.reload();
    await person.goToAccount();
    await main.getByText(maskedEmail(email)).first().waitFor();
    await main.getByRole("button", { name: texts.logOut }).click();
    await main.getByRole("button", { name: texts.logIn, exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await person.leave();
  });

  test("sets a new password by phone, and logs in with it by phone", async () => {
    const person = await openSite("zh", 1440);
    const { page, texts, field, press, drawer } = person;
    const { phone } = newcomer();
    await addPerson({ phone, password });
    await person.openDrawer();
    await press(texts.forgot);
    await field(texts.phoneLabel).fill(phone);
    await person.getCode(phone);
    await person.fillNewPassword("second456", texts.newPassword);
    await press(texts.reset);
    await page.getByText(texts.modified).first().waitFor();
    await field(texts.password).fill("second456");
    await person.agree();
    await press(texts.logIn);
    await drawer.waitFor({ state: "detached" });
    await person.leave();
  });

  test("logs in by code with a number that is new here", async () => {
    const person = await openSite("zh", 390);
    const { texts, field, press, way, drawer } = person;
    const { phone } = newcomer();
    await person.openDrawer();
    await way(texts.code);
    await field(texts.phoneLabel).fill(`+86 ${phone}`);
    await person.getCode(phone);
    await person.agree();
    await press(texts.logIn);
    await drawer.waitFor({ state: "detached" });
    await person.goToAccount();
    await person.main
      .getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
      .first()
      .waitFor();
    await person.leave();
  });

  test("sets a new password by email; the old one is refused, inline and in a toast", async () => {
    const person = await openSite("en", 1440);
    const { page, texts, field, press, way, drawer } = person;
    const { email } = newcomer();
    await addPerson({ email, password });
    await person.openDrawer();
    await way(texts.email);
    await press(texts.forgot);
    await field(texts.emailLabel).fill(email);
    await person.getCode(email);
    await person.fillNewPassword("third7890", texts.newPassword);
    await press(texts.reset);
    await page.getByText(texts.modified).first().waitFor();
    await field(texts.password).fill("wrong1234");
    await person.agree();
    await press(texts.logIn);
    await drawer.getByText(texts.wrongLogin).waitFor();
    await page.locator("[data-scope=toast]").getByText(texts.wrongLogin).waitFor();
    await person.logInByEmail(email, "third7890");
    await person.leave();
  });
});

test("a developer logs in by one press; a person whose account exists reads so before a code is sent", async () => {
  const person = await openSite("en");
  const { texts, field, press, way, drawer, main } = person;
  const { email } = newcomer();
  await addPerson({ email });
  await person.openDrawer();
  await way(texts.email);
  await press(texts.register);
  await field(texts.emailLabel).fill(email);
  await press(texts.getCode);
  await drawer.getByText("This email address is already registered.").first().waitFor();
  expect(await field(texts.emailLabel).evaluate((input) => input === document.activeElement)).toBe(true);
  await press(texts.back);
  await press(quick.name.en);
  await drawer.waitFor({ state: "detached" });
  await person.goToAccount();
  await main.getByText(maskedEmail(quick.email)).first().waitFor();
  await person.leave();
});

describe("a session that was ended elsewhere", () => {
  test("asks once, and the work continues", async () => {
    const person = await openSite("en");
    const { page, texts, drawer, main } = person;
    await person.openDrawer();
    await person.press(quick.name.en);
    await drawer.waitFor({ state: "detached" });
    await endSession(person);
    const answers: number[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/user-center/user-data")) answers.push((await response.json()).code);
    });
    await person.goToAccount();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: texts.logInAgain }).click();
    await drawer.getByRole("button", { name: quick.name.en }).click();
    await drawer.waitFor({ state: "detached" });
    await main.getByText(maskedEmail(quick.email)).first().waitFor();
    await expect.poll(() => answers.at(-1)).toBe(0);
    expect(answers[0]).toBe(401);
    await person.leave();
  });

  test("logs out a visitor who declines to log in again, and the header shows it", async () => {
    const person = await openSite("zh");
    const { page, texts, drawer } = person;
    await person.openDrawer();
    await person.press(quick.name.zh);
    await drawer.waitFor({ state: "detached" });
    await endSession(person);
    await person.goToAccount();
    await page.getByRole("alertdialog").getByRole("button", { name: "暂不登录" }).click();
    await page.locator("header").getByRole("button", { name: texts.logIn, exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await person.leave();
  });

  test("is cleared at the next visit without a word", async () => {
    const person = await openSite("zh");
    const { page, texts, drawer } = person;
    await person.openDrawer();
    await person.press(quick.name.zh);
    await drawer.waitFor({ state: "detached" });
    await endSession(person);
    await person.openSite();
    await page.locator("header").getByRole("button", { name: texts.logIn, exact: true }).waitFor();
    expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("userData")])).toEqual([
      null,
      null,
    ]);
    expect(await page.locator("[data-scope=toast][data-part=root], [role=alertdialog]").count()).toBe(0);
    await person.leave();
  });
});
