// Made by `npm run gen` from locales/cancellation.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "now": {};
  "places": {};
  "waiting": {};
  "applications": {};
  "openOrders": {};
  "paid": {};
  "back": {};
  "withoutAccount": { "count": number };
  "rule": {};
  "rule_all": {};
  "rule_share": {};
  "rule_amount": {};
  "rule_none": {};
  "given_all": {};
  "given_share": { "kept": string | number };
  "given_amount": { "kept": string | number };
  "given_none": {};
  "share": {};
  "shareHint": {};
  "amount": {};
  "amountHint": {};
  "wrongShare": {};
  "wrongAmount": {};
  "reason": {};
  "reasonHint": {};
  "reasonMissing": {};
  "request": {};
  "requested": {};
  "begin": {};
  "waits": {};
  "by": { "nick": string | number };
  "decidedBy": { "nick": string | number };
  "approved": {};
  "refused": {};
  "lastRefused": {};
  "cancelled": {};
  "working": {};
  "done": { "at": string | number };
  "progress": { "ended": string | number; "total": string | number };
  "refunded": { "amount": string | number };
  "again": {};
}> = {
  scope: "cancellation",
  zh: {
    "title": ["取消赛事"],
    "lead": ["比赛不办了，用这里结束一切：不再接受报名、付款、候补、转让和邀请，所有报名和申请逐批结束，每人收到通知，款项按下面的规则原路退回。须由另一位工作人员复核，复核后不能恢复。"],
    "now": ["目前"],
    "places": ["有名额"],
    "waiting": ["候补或待抽签"],
    "applications": ["待审核申请"],
    "openOrders": ["待付款订单"],
    "paid": ["已付、未退"],
    "back": ["按规则退回"],
    "withoutAccount": ["有 ",["count"]," 条报名没有账号（代报名），系统无法通知，请自行联系。"],
    "rule": ["退款规则"],
    "rule_all": ["全部退回"],
    "rule_share": ["按比例扣除后退回"],
    "rule_amount": ["每人扣除固定金额后退回"],
    "rule_none": ["不退"],
    "given_all": ["全部退回"],
    "given_share": ["扣除 ",["kept"],"% 后退回"],
    "given_amount": ["每人扣除 ",["kept"]," 后退回"],
    "given_none": ["不退"],
    "share": ["扣除比例（%）"],
    "shareHint": ["1 到 99 的整数"],
    "amount": ["每人扣除（元）"],
    "amountHint": ["如 20 或 20.50"],
    "wrongShare": ["请填 1 到 99 的整数"],
    "wrongAmount": ["请填大于 0 的金额"],
    "reason": ["原因"],
    "reasonHint": ["记入操作记录，参赛者看不到。请另发公告说明。"],
    "reasonMissing": ["请填写原因"],
    "request": ["提出取消赛事"],
    "requested": ["已提出，请另一位工作人员在这里复核"],
    "begin": ["取消这场赛事"],
    "waits": ["待复核的取消请求"],
    "by": ["由 ",["nick"]," 提出"],
    "decidedBy": ["由 ",["nick"]," 复核"],
    "approved": ["已通过，正在结束报名并退款"],
    "refused": ["取消的请求没有通过"],
    "lastRefused": ["上一次请求没有通过"],
    "cancelled": ["赛事已取消"],
    "working": ["正在逐批结束报名、发送通知并退款。可以离开本页，中断后会自动继续。"],
    "done": [["at"]," 全部结束"],
    "progress": ["已结束 ",["ended"]," / ",["total"]," 份报名和申请"],
    "refunded": ["已退或正在退回 ",["amount"]],
    "again": ["刷新进度"],
  },
  en: {
    "title": ["Cancel the race"],
    "lead": ["If the race does not take place, this ends everything: sign-ups, payments, waiting lists, transfers and invitations. All entries and applications end in batches, everybody is notified, and money goes back by the rule below. A second organiser approves it, and then it cannot be undone."],
    "now": ["At the moment"],
    "places": ["Have a place"],
    "waiting": ["Wait"],
    "applications": ["Applications to decide"],
    "openOrders": ["Unpaid orders"],
    "paid": ["Paid and not refunded"],
    "back": ["Goes back by the rule"],
    "withoutAccount": [["count","plural",{"one":["#"," sign-up has"],"other":["#"," sign-ups have"]}]," no account (entered by hand). We cannot notify those people: contact them yourself."],
    "rule": ["What goes back"],
    "rule_all": ["Everything"],
    "rule_share": ["Everything less a share"],
    "rule_amount": ["Everything less an amount for each entry"],
    "rule_none": ["Nothing"],
    "given_all": ["Everything goes back"],
    "given_share": ["Everything less ",["kept"]," % goes back"],
    "given_amount": ["Everything less ",["kept"]," for each entry goes back"],
    "given_none": ["Nothing goes back"],
    "share": ["Share that is kept (%)"],
    "shareHint": ["A whole number from 1 to 99"],
    "amount": ["Kept for each entry (yuan)"],
    "amountHint": ["Such as 20 or 20.50"],
    "wrongShare": ["Enter a whole number from 1 to 99"],
    "wrongAmount": ["Enter an amount above 0"],
    "reason": ["Reason"],
    "reasonHint": ["For the records; runners do not read it. Publish a notice for them."],
    "reasonMissing": ["State the reason"],
    "request": ["Request the cancellation"],
    "requested": ["Requested. A second organiser approves it here."],
    "begin": ["Cancel this race"],
    "waits": ["A cancellation waits for a second organiser"],
    "by": ["Requested by ",["nick"]],
    "decidedBy": ["Decided by ",["nick"]],
    "approved": ["Approved: entries end and money goes back now"],
    "refused": ["The cancellation is refused"],
    "lastRefused": ["The last request was refused"],
    "cancelled": ["The race is cancelled"],
    "working": ["Entries end, messages are sent and money goes back in batches. You can leave this page; it continues by itself after an interruption."],
    "done": ["All of them had ended ",["at"]],
    "progress": [["ended"]," of ",["total"]," sign-ups and applications have ended"],
    "refunded": [["amount"]," was paid back or is on its way"],
    "again": ["Update"],
  },
};
