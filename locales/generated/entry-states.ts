// Made by `npm run gen` from locales/entry-states.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "pool": {};
  "reserved": {};
  "won": {};
  "offered": {};
  "waitlisted": {};
  "confirmed": {};
  "lost": {};
  "forfeited": {};
  "expired": {};
  "offer_expired": {};
  "declined": {};
  "withdrawn": {};
  "disqualified": {};
  "transferred": {};
  "deferred": {};
  "ended": {};
}> = {
  scope: "entry-states",
  zh: {
    "pool": ["等待抽签"],
    "reserved": ["待付款"],
    "won": ["中签"],
    "offered": ["候补待确认"],
    "waitlisted": ["候补中"],
    "confirmed": ["报名成功"],
    "lost": ["未中签"],
    "forfeited": ["已放弃"],
    "expired": ["超时未付款"],
    "offer_expired": ["候补超时"],
    "declined": ["已谢绝候补"],
    "withdrawn": ["已退出"],
    "disqualified": ["已取消资格"],
    "transferred": ["已转让"],
    "deferred": ["已延期"],
    "ended": ["已结束"],
  },
  en: {
    "pool": ["In the draw"],
    "reserved": ["Waiting for payment"],
    "won": ["Drawn"],
    "offered": ["Place offered"],
    "waitlisted": ["On the waiting list"],
    "confirmed": ["Confirmed"],
    "lost": ["Not drawn"],
    "forfeited": ["Forfeited"],
    "expired": ["Not paid in time"],
    "offer_expired": ["Offer ended"],
    "declined": ["Offer declined"],
    "withdrawn": ["Withdrawn"],
    "disqualified": ["Disqualified"],
    "transferred": ["Transferred"],
    "deferred": ["Deferred"],
    "ended": ["Ended"],
  },
};
