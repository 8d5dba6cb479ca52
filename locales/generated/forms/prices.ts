// Made by `npm run gen` from locales/forms/prices.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "earlyBird": {};
  "group": { "size": string | number };
  "coupon": {};
}> = {
  scope: "forms/prices",
  zh: {
    "earlyBird": ["早鸟优惠"],
    "group": ["团体优惠（满 ",["size"]," 人）"],
    "coupon": ["优惠码"],
  },
  en: {
    "earlyBird": ["Early-bird discount"],
    "group": ["Group discount (from ",["size"]," entrants)"],
    "coupon": ["Coupon"],
  },
};
