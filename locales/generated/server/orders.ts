// Made by `npm run gen` from locales/server/orders.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "late": {};
  "second-payment": {};
  "withdrawn": {};
  "organiser": {};
}> = {
  scope: "server/orders",
  zh: {
    "late": ["订单已取消且名额已满，全额退款"],
    "second-payment": ["重复支付，退回多付的一笔"],
    "withdrawn": ["撤回报名，按规则退款"],
    "organiser": ["主办方退款"],
  },
  en: {
    "late": ["The order had ended and no place was left: paid back in full"],
    "second-payment": ["Paid twice: the second payment goes back"],
    "withdrawn": ["Entry withdrawn: paid back by the race's policy"],
    "organiser": ["Paid back by the organiser"],
  },
};
