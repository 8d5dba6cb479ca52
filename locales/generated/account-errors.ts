// Made by `npm run gen` from locales/account-errors.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "network": {};
  "timeout": {};
  "failed": {};
}> = {
  scope: "account-errors",
  zh: {
    "network": ["网络连接失败，请检查网络后重试。"],
    "timeout": ["请求超时，请重试。"],
    "failed": ["出错了，请稍后再试。"],
  },
  en: {
    "network": ["The network connection failed. Check it and try again."],
    "timeout": ["The server took too long to answer. Please try again."],
    "failed": ["Something went wrong. Please try again later."],
  },
};
