// Made by `npm run gen` from locales/home/social-media.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "code": { "name": string | number };
  "open": {};
  "openNamed": { "name": string | number };
  "empty": {};
}> = {
  scope: "home/social-media",
  zh: {
    "title": ["关注我们"],
    "code": [["name"],"二维码"],
    "open": ["打开"],
    "openNamed": ["打开",["name"]],
    "empty": ["社交账号即将公布。"],
  },
  en: {
    "title": ["Follow us"],
    "code": ["QR code of ",["name"]],
    "open": ["Open"],
    "openNamed": ["Open ",["name"]],
    "empty": ["The accounts will be announced soon."],
  },
};
