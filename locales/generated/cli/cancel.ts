// Made by `npm run gen` from locales/cli/cancel.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "keep": {};
  "reason": {};
  "json": {};
  "wrongKeep": {};
  "longReason": {};
  "needsKeep": {};
  "effect": { "places": number; "waiting": number; "applications": number; "openOrders": number; "paid": string | number; "refund": string | number; "withoutAccount": number };
  "state_none": {};
  "state_waiting": { "reason": string | number };
  "state_refused": { "reason": string | number };
  "state_approved": { "reason": string | number; "total": number; "refunded": string | number };
  "state_done": { "reason": string | number; "total": number; "refunded": string | number };
}> = {
  scope: "cli/cancel",
  zh: {
    "help": ["提出取消一个赛事，或查看进度。不写 --reason 时只说明会结束多少报名、退多少款，什么也不改。写 --reason 和 --keep 时提出请求，由一位工作人员在 /organise 复核；通过后不再有人得到名额，所有报名和申请分批结束，每人收到通知，款项按 --keep 的规则原路退回。取消后不能恢复。退出码 1：没有这样的赛事。"],
    "keep": ["不退多少：nothing 全退，10% 每单扣 10%，20.00 每人扣 20 元，everything 不退"],
    "reason": ["原因，记入审计"],
    "json": ["以 JSON 输出"],
    "wrongKeep": ["--keep 写 nothing、1% 到 99%、每人扣的金额（如 20.00）或 everything。"],
    "longReason": ["--reason 最多 300 个字。"],
    "needsKeep": ["请用 --keep 写明不退多少，如 --keep nothing。"],
    "effect": ["有名额 ",["places"]," 人，候补或待抽签 ",["waiting"]," 人，待审核申请 ",["applications"]," 份，待付款订单 ",["openOrders"]," 笔；已付 ¥",["paid"],"，按规则退 ¥",["refund"],"。",["withoutAccount","plural",{"0":[],"other":["有 ",["withoutAccount"]," 条报名没有账号，请自行通知。"]}]],
    "state_none": ["这个赛事没有取消。"],
    "state_waiting": ["已提出取消（",["reason"],"），等待工作人员在 /organise 复核。"],
    "state_refused": ["取消的请求没有通过（",["reason"],"）。"],
    "state_approved": ["赛事已取消（",["reason"],"），正在分批处理，共 ",["total"]," 份，已退 ¥",["refunded"],"。"],
    "state_done": ["赛事已取消（",["reason"],"），",["total"]," 份报名和申请已全部结束，退款 ¥",["refunded"],"。"],
  },
  en: {
    "help": ["Requests that a race is cancelled, or shows how far that is. Without --reason it only states how many entries it would end and what would be paid back, and changes nothing. With --reason and --keep it makes the request, which an organiser approves in /organise. From then on nobody gets a place; all sign-ups and applications end in batches, everybody is notified, and money goes back by the rule of --keep. It cannot be undone. Exit code 1: there is no such race."],
    "keep": ["what is not paid back: nothing, 10% of each order, 20.00 yuan of each entry, or everything"],
    "reason": ["why, for the audit"],
    "json": ["print it as JSON"],
    "wrongKeep": ["--keep is nothing, 1% to 99%, an amount for each entry such as 20.00, or everything."],
    "longReason": ["--reason has at most 300 characters."],
    "needsKeep": ["State with --keep what is not paid back, such as --keep nothing."],
    "effect": [["places","plural",{"one":["#"," entry has"],"other":["#"," entries have"]}]," a place, ",["waiting","plural",{"one":["#"," waits"],"other":["#"," wait"]}],", ",["applications","plural",{"one":["#"," application is"],"other":["#"," applications are"]}]," not decided, ",["openOrders","plural",{"one":["#"," order is"],"other":["#"," orders are"]}]," not paid. ¥",["paid"]," was paid, of which ¥",["refund"]," goes back by this rule.",["withoutAccount","plural",{"0":[],"one":[" One sign-up has no account: notify that person yourself."],"other":[" ","#"," sign-ups have no account: notify those people yourself."]}]],
    "state_none": ["The race is not cancelled."],
    "state_waiting": ["Its cancellation is requested (",["reason"],") and waits for an organiser in /organise."],
    "state_refused": ["Its cancellation was refused (",["reason"],")."],
    "state_approved": ["The race is cancelled (",["reason"],"). Its ",["total","plural",{"one":["#"," sign-up ends"],"other":["#"," sign-ups end"]}]," in batches; ¥",["refunded"]," has been paid back or is on its way."],
    "state_done": ["The race is cancelled (",["reason"],"). All ",["total","plural",{"one":["#"," sign-up has"],"other":["#"," sign-ups have"]}]," ended; ¥",["refunded"]," was paid back or is on its way."],
  },
};
