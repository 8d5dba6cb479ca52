import { test } from "vitest";
import { beLoggedIn, startWithPeople } from "./account.ts";
import { browser } from "./chromium.ts";
import { annaWith, halfFilled, keepDraft } from "./half-filled.ts";
test("shots", async () => {
  const names = ["a", "b", "c", "d"];
  const server = await startWithPeople("fixtures/sites/open-demo-10k", Object.fromEntries(names.map((n) => [n, []])), { NODE_ENV: "development", CAPTCHA: "off" });
  let i = 0;
  for (const [lang, width] of [["zh-CN", 390], ["zh-CN", 1440], ["en-GB", 390], ["en-GB", 1440]] as const) {
    const name = names[i++]!;
    const token = server.tokens[name]!;
    await keepDraft(server.port, token, "ten-km", await halfFilled(server.port, [annaWith({ document: { type: "2", number: `C01X00T4${i}`, birthday: "1988-05-17", gender: 2 } })], { at: "review" }));
    const context = await browser.newContext({ locale: lang, viewport: { width, height: 900 } });
    await beLoggedIn(context, name, token);
    const page = await context.newPage();
    const shot = (what: string) => page.screenshot({ path: `/tmp/cfgt/shots/${what}-${lang}-${width}.png`, fullPage: true });
    await page.goto(`http://localhost:${server.port}/#/post`);
    const item = page.getByRole("button", { name: lang === "zh-CN" ? /十公里/ : /Ten kilometres/ });
    await item.waitFor();
    await page.waitForTimeout(400);
    await shot("post");
    await item.click();
    const send = page.getByRole("button", { name: lang === "zh-CN" ? "提交报名" : "Hand in", exact: true });
    await send.waitFor();
    await page.waitForTimeout(400);
    await shot("review");
    await send.click();
    await page.waitForURL(/confirm/);
    await page.locator("main li").filter({ hasText: /[0-9A-Z]{10}/ }).first().waitFor();
    await page.waitForTimeout(400);
    await shot("confirm");
    await context.close();
  }
  await server.stop();
}, 300_000);
