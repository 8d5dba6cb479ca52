// Made by `npm run gen` from locales/server/orders.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "late": {};
  "second-payment": {};
  "race-cancelled": {};
  "withdrawn": {};
  "organiser": {};
}> = {
  scope: "server/orders",
  zh: {
    "late": ["订单已取消且名额已满，全额退款"],
    "second-payment": ["重复付款，退回多付的一笔"],
    "race-cancelled": ["赛事取消，退款"],
    "withdrawn": ["撤回报名，按规则退款"],
    "organiser": ["组委会退款"],
  },
  en: {
    "late": ["The order had ended and no place was left: refunded in full"],
    "second-payment": ["Paid twice: the second payment goes back"],
    "race-cancelled": ["The race is cancelled: refund"],
    "withdrawn": ["Entry withdrawn: refunded by the race's policy"],
    "organiser": ["Refunded by the organiser"],
  },
};
