import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, people } from "./account.ts";
import { publishDemo } from "./halfFilled.ts";
import type { OwnSite } from "./ownSite.ts";
import { look, openAs } from "./runnerPages.ts";
import { type RunningServer, startServer } from "./server.ts";

// A second server on the same database, which lets in one sign-up a minute.

let site: OwnSite;
let server: RunningServer;
const dataDir = mkdtempSync(join(tmpdir(), "startline-line-"));
beforeAll(async () => {
  site = await publishDemo();
  server = await startServer({
    ...{ NODE_ENV: "development", CAPTCHA: "off", DATABASE_URL: people.databaseUrl, SECRET_KEY: people.secretKey },
    ...{ WAITING_ROOM: "1", DATA_DIR: dataDir },
  });
}, 90_000);
afterAll(async () => {
  await server?.stop();
  site?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const words = {
  zh: {
    item: /^十公里/,
    submit: "提交报名",
    title: "正在排队报名",
    minutes: /约 \d+ 分钟|不到 1 分钟/,
    stop: "停止排队",
  },
  en: {
    item: /^Ten/,
    submit: "Submit",
    title: "You are in line",
    minutes: /about \d+ minute|less than/,
    stop: "Stop waiting",
  },
};

test("runners in line read that nothing is to do, then how many are ahead and how long it takes, and can stop without losing the form", async () => {
  const lines = await Promise.all(
    (
      [
        ["zh", 390],
        ["en", 768],
        ["zh", 1440],
      ] as const
    ).map(async ([language, width]) => {
      const { context, page } = await openAs(await addPerson(), site, language, width);
      await page.goto(`${site.base.replace(/:\d+$/, `:${server.port}`)}/post`);
      await page.getByRole("button", { name: words[language].item }).click();
      await page.getByRole("button", { name: words[language].submit, exact: true }).click();
      return { context, page, name: `${language}-${width}`, t: words[language] };
    }),
  );
  // The first of a minute is let in.
  const inLine = [];
  for (const line of lines) {
    const room = line.page.getByRole("heading", { name: line.t.title });
    await room.or(line.page.locator("[data-due=true]").first()).waitFor();
    if (await room.isVisible()) inLine.push(line);
  }
  expect(inLine.length).toBeGreaterThanOrEqual(1);
  for (const { page, name } of inLine) await look(page, `line-counting-${name}`);
  for (const { page, name, t } of inLine) {
    await page
      .locator("main dd")
      .filter({ hasText: t.minutes })
      .or(page.locator("[data-due=true]").first())
      .waitFor({ timeout: 75_000 });
    await look(page, `line-counted-${name}`);
  }
  for (const { page, name, t } of inLine) {
    if (!(await page.getByRole("heading", { name: t.title }).isVisible())) continue;
    await page.getByRole("button", { name: t.stop }).click();
    await page.getByRole("button", { name: t.submit, exact: true }).waitFor();
    await look(page, `line-stopped-${name}`);
  }
  for (const { context } of lines) await context.close();
}, 150_000);
