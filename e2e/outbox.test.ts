import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { people } from "./account.ts";
import { findBarriers, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { newcomer } from "./login/person.ts";
import { patience } from "./patience.ts";
import { freePort, type RunningServer, startServer } from "./server.ts";

// The outbox belongs to no race: one small site is enough, and published quickly.
const SITES_DIR = mkdtempSync(join(tmpdir(), "startline-outbox-"));
cpSync("fixtures/sites/unbound", join(SITES_DIR, "unbound"), { recursive: true });
const settings = { NODE_ENV: "development", CAPTCHA: "off", SITES_DIR };
afterAll(() => rmSync(SITES_DIR, { recursive: true }));

interface Shown {
  channel: string;
  target: string;
  code: string;
}

async function askForCode({ port }: { port: number }, accountEmail: string): Promise<void> {
  const json = { captchaType: "20", accountEmail, emailSendType: "1", cloudType: 1, scene: "register" };
  const reply = await fetch(`http://localhost:${port}/user-center/email-code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
}

const getOutbox = async ({ port }: { port: number }) =>
  ((await (await fetch(`http://localhost:${port}/dev/outbox.json`)).json()) as { messages: Shown[] }).messages;

describe("without settings", () => {
  test.each([
    ["zh-CN", 390, "发件箱", "已复制"],
    ["en-GB", 1440, "Outbox", "Copied"],
  ])(
    "a newcomer (%s, %i px) copies the code from the outbox, which shows the next one by itself",
    async (locale, width, title, copied) => {
      const permissions = ["clipboard-read", "clipboard-write"];
      const { page, complaints, close } = await visit(browser, {
        locale,
        viewport: { width, height: 800 },
        permissions,
      });
      const [first, second] = [newcomer().email, newcomer().email];
      await askForCode(people, first);
      await page.goto(`${people.base}/dev/outbox`);
      expect(await page.locator("h1").textContent()).toBe(title);
      const message = page.locator("article", { hasText: first });
      const code = (await getOutbox(people)).find(({ target }) => target === first)?.code;
      expect(await message.locator("code").textContent()).toBe(code);
      await message.locator("button").click();
      await message.locator("button", { hasText: copied }).waitFor();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await askForCode(people, second);
      await page.locator("article", { hasText: second }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findBarriers(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe("with SMTP_URL", () => {
  let server: RunningServer;
  let mailPort: number;

  beforeAll(async () => {
    mailPort = await freePort();
    const SMTP_URL = `smtp://127.0.0.1:${mailPort}`;
    const MAIL_FROM = "noreply@race.example";
    server = await startServer({ ...settings, SMTP_URL, MAIL_FROM });
  });
  afterAll(() => server.stop());

  /** Starts the mail server until the end of the test; it collects the emails to that address. */
  async function startMail(address: string): Promise<string[]> {
    const received: string[] = [];
    const mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      async onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const email = Buffer.concat(chunks).toString("utf8");
        if (email.includes(`\nTo: ${address}\r\n`)) received.push(email);
        done();
      },
    });
    onTestFinished(() => new Promise<void>((resolve) => void mail.close(() => resolve())));
    await new Promise<void>((resolve) => void mail.listen(mailPort, "127.0.0.1", resolve));
    return received;
  }

  test("a runner who asks while the mail server is away gets one email when it is back, and the outbox keeps none of it", async () => {
    const { email } = newcomer();
    const before = server.output().length;
    await askForCode(server, email);
    const since = () => server.output().slice(before);
    await vi.waitFor(() => expect(since()).toContain("was not sent: SMTP ESOCKET"), patience);
    const received = await startMail(email);
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    expect(since()).not.toContain(email);
    expect((await getOutbox(server)).filter(({ target }) => target === email)).toEqual([]);
  });
});
