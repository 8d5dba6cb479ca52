import puppeteer from "puppeteer-core";
import { collectComplaints, type Driver, takeComplaints } from "./driver.ts";
import { leash } from "./leash.ts";

/**
 * Opens Firefox by WebDriver BiDi, with a new profile that prefers Chinese, like a visitor from
 * China.
 */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath,
    extraPrefsFirefox: { "intl.accept_languages": "zh-CN,zh" },
  });
  const process = browser.process();
  const end = process && leash(process);
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(collectComplaints);
  const past: string[] = [];
  const keep = async () => past.push(...(await page.evaluate(takeComplaints)));
  page.on("response", (response) => response.status() >= 400 && past.push(`${response.status()} ${response.url()}`));
  return {
    async open(url) {
      await keep();
      await page.goto(url);
    },
    async reload() {
      await keep();
      await page.reload();
    },
    run: (task, ...args) => page.evaluate(task as (...args: unknown[]) => unknown, ...args) as never,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    async complaints() {
      await keep();
      return past;
    },
    async close() {
      await browser.close();
      await end?.();
    },
  };
}
