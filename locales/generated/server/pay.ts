// Made by `npm run gen` from locales/server/pay.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "language": {};
  "title": {};
  "intro": {};
  "order": { "outTradeNo": string | number };
  "state": { "state": string };
  "until": { "time": string | number };
  "pay": { "amount": string | number };
  "fail": {};
  "payLate": { "amount": string | number };
  "notice": {};
  "delay": { "delay": string };
  "thrice": {};
  "more": {};
  "silence": {};
  "answer": {};
  "isSilent": {};
  "done": { "outcome": string };
  "back": {};
  "unknown": {};
  "unknownHint": {};
}> = {
  scope: "server/pay",
  zh: {
    "language": ["中文"],
    "title": ["测试收银台"],
    "intro": ["开发时用它代替支付平台，不会产生真实付款。只有这台电脑能打开本页。"],
    "order": ["订单号 ",["outTradeNo"]],
    "state": [["state","select",{"paid":["已支付"],"closed":["已关闭"],"late":["已过支付时限"],"refunding":["退款中"],"refunded":["已退款"],"other":["待支付"]}]],
    "until": ["请在 ",["time"]," 前完成支付"],
    "pay": ["支付 ",["amount"]],
    "fail": ["让这次支付失败"],
    "payLate": ["过期后仍然支付 ",["amount"]],
    "notice": ["支付结果通知"],
    "delay": [["delay","select",{"now":["立即发送"],"ten":["10 秒后发送"],"minutes":["2 分钟后发送"],"other":["不发送，由查询得知"]}]],
    "thrice": ["同一通知发送三次"],
    "more": ["模拟故障"],
    "silence": ["不再应答这笔订单的请求"],
    "answer": ["恢复应答"],
    "isSilent": ["现在对这笔订单的请求都不应答。"],
    "done": [["outcome","select",{"paid":["支付成功。"],"failed":["支付未成功，可以再试一次。"],"closed":["订单已关闭或已过支付时限，没有扣款。"],"silenced":["已停止应答。"],"answering":["已恢复应答。"],"other":["这笔订单已经支付过了。"]}]],
    "back": ["返回赛事网站"],
    "unknown": ["没有这笔订单"],
    "unknownHint": ["请从报名页面重新发起支付。"],
  },
  en: {
    "language": ["English"],
    "title": ["Test checkout"],
    "intro": ["It takes the place of a payment provider while you develop: no money moves, and only this computer can open this page."],
    "order": ["Order ",["outTradeNo"]],
    "state": [["state","select",{"paid":["Paid"],"closed":["Closed"],"late":["The time to pay is over"],"refunding":["Refund under way"],"refunded":["Refunded"],"other":["To be paid"]}]],
    "until": ["To be paid by ",["time"]],
    "pay": ["Pay ",["amount"]],
    "fail": ["Let the payment fail"],
    "payLate": ["Pay ",["amount"]," all the same"],
    "notice": ["Notification of the payment"],
    "delay": [["delay","select",{"now":["at once"],"ten":["10 seconds later"],"minutes":["2 minutes later"],"other":["never: a query has to find out"]}]],
    "thrice": ["Send it three times"],
    "more": ["Let the provider fail"],
    "silence": ["Stop answering calls about this order"],
    "answer": ["Answer calls again"],
    "isSilent": ["Calls about this order are not answered."],
    "done": [["outcome","select",{"paid":["The payment succeeded."],"failed":["The payment did not succeed. You can try again."],"closed":["The order is closed or its time is over. Nothing was paid."],"silenced":["Calls are no longer answered."],"answering":["Calls are answered again."],"other":["This order was already paid."]}]],
    "back": ["Back to the race"],
    "unknown": ["There is no such order"],
    "unknownHint": ["Start the payment again from the page of your registration."],
  },
};
