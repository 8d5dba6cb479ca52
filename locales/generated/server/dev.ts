// Made by `npm run gen` from locales/server/dev.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "intro": {};
  "outbox": {};
  "noOutbox": {};
  "testAccounts": {};
  "noTestAccounts": {};
  "sandbox": {};
  "noSandbox": {};
}> = {
  scope: "server/dev",
  zh: {
    "title": ["开发工具"],
    "intro": ["这些页面只在开发时有，也只有这台电脑能看到。"],
    "outbox": ["没有真正发出的短信和邮件，包括验证码"],
    "noOutbox": ["没有发件箱：短信和邮件都真正发出（SMS_PROVIDER、SMTP_URL）。"],
    "testAccounts": ["DEBUG_CONFIG 的测试账号，可在登录窗口一键登录"],
    "noTestAccounts": ["没有测试账号。用 DEBUG_CONFIG=fixtures/debug.json 启动，即可一键登录并打开赛事的 /organise。"],
    "sandbox": ["模拟支付：每笔付款有自己的页面 /dev/pay/…，由报名的付款二维码打开。"],
    "noSandbox": ["没有模拟支付：费用由 PAYMENTS_FILE 的商户收取。"],
  },
  en: {
    "title": ["Tools for development"],
    "intro": ["These pages are there during development only, and only this computer can open them."],
    "outbox": ["the messages and codes that were not sent"],
    "noOutbox": ["No outbox: text messages and emails are sent (SMS_PROVIDER, SMTP_URL)."],
    "testAccounts": ["the test accounts of DEBUG_CONFIG, which log in by one click in the login drawer"],
    "noTestAccounts": ["No test accounts. Start with DEBUG_CONFIG=fixtures/debug.json to log in by one click and open /organise of a race."],
    "sandbox": ["The sandbox for payments: each payment has a page of its own at /dev/pay/…, which the code to pay opens."],
    "noSandbox": ["No sandbox for payments: fees go to the merchants of PAYMENTS_FILE."],
  },
};
