// Made by `npm run gen` from locales/server/outbox.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "language": {};
  "title": {};
  "intro": {};
  "empty": {};
  "unset": { "channel": string };
  "channel": { "channel": string };
  "copy": {};
  "copied": {};
  "erased": {};
}> = {
  scope: "server/outbox",
  zh: {
    "language": ["中文"],
    "title": ["发件箱"],
    "intro": ["这些消息没有真正发出，只有这台电脑能看到本页。新消息会自动出现。"],
    "empty": ["还没有消息。在网站上获取一个验证码，它就会出现在这里。"],
    "unset": [["channel","select",{"sms":["未设置 SMS_PROVIDER：短信留在这里。"],"other":["未设置 SMTP_URL：邮件留在这里。"]}]],
    "channel": [["channel","select",{"sms":["短信"],"other":["邮件"]}]],
    "copy": ["复制"],
    "copied": ["已复制"],
    "erased": ["内容已删除：超过一天未能发出。"],
  },
  en: {
    "language": ["English"],
    "title": ["Outbox"],
    "intro": ["These messages were not sent, and only this computer can open this page. New ones appear automatically."],
    "empty": ["No messages yet. Request a code on the site, and it appears here."],
    "unset": [["channel","select",{"sms":["SMS_PROVIDER is not set: text messages stay here."],"other":["SMTP_URL is not set: emails stay here."]}]],
    "channel": [["channel","select",{"sms":["Text message"],"other":["Email"]}]],
    "copy": ["Copy"],
    "copied": ["Copied"],
    "erased": ["The text was erased: it could not be sent for a day."],
  },
};
