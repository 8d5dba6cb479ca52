// Made by `npm run gen` from locales/race-numbers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "total": {};
  "places": {};
  "placesOf": { "places": string | number };
  "noLimit": {};
  "confirmed": {};
  "unpaid": {};
  "waiting": {};
  "drawn": {};
  "expired": {};
  "withdrawn": {};
  "others": {};
  "takenFen": {};
  "dueFen": {};
  "refundedFen": {};
  "refundingFen": {};
  "pool": {};
  "poolTaken": { "claimed": string | number; "places": string | number };
  "updated": { "time": string | number };
  "stale": { "time": string | number };
  "plot": {};
  "range": {};
  "range_opening": {};
  "range_recent": {};
  "range_week": {};
  "range_all": {};
  "perMinute": {};
  "perHour": {};
  "perDay": {};
  "summary": { "from": string | number; "until": string | number; "sum": number; "most": string | number; "peak": string | number };
  "summaryNone": { "from": string | number; "until": string | number };
  "moment": {};
  "reading": { "time": string | number; "count": number };
  "opens": {};
  "table": {};
  "when": {};
  "count": {};
}> = {
  scope: "race-numbers",
  zh: {
    "title": ["实时数据"],
    "total": ["合计"],
    "places": ["已占名额"],
    "placesOf": ["共 ",["places"]," 个名额"],
    "noLimit": ["不限名额"],
    "confirmed": ["报名成功"],
    "unpaid": ["待付款"],
    "waiting": ["候补中"],
    "drawn": ["等待抽签"],
    "expired": ["超时未付款"],
    "withdrawn": ["已退出"],
    "others": ["其他状态"],
    "takenFen": ["已收款"],
    "dueFen": ["待收款"],
    "refundedFen": ["已退款"],
    "refundingFen": ["退款中"],
    "pool": ["共用名额"],
    "poolTaken": [["claimed"]," / ",["places"]],
    "updated": ["更新于 ",["time"],"，每 10 秒刷新"],
    "stale": ["刷新失败，显示的是 ",["time"]," 的数据，稍后会再试。"],
    "plot": ["报名人数变化"],
    "range": ["时间范围"],
    "range_opening": ["开放后 3 小时"],
    "range_recent": ["最近 3 小时"],
    "range_week": ["最近 7 天"],
    "range_all": ["全部"],
    "perMinute": ["每分钟报名人数"],
    "perHour": ["每小时报名人数"],
    "perDay": ["每天报名人数"],
    "summary": [["from"]," 至 ",["until"]," 共 ",["sum"]," 人报名，最多时 ",["most"]," 人（",["peak"],"）。"],
    "summaryNone": [["from"]," 至 ",["until"]," 没有人报名。"],
    "moment": ["查看某个时刻"],
    "reading": [["time"],"：",["count"]," 人"],
    "opens": ["报名开放"],
    "table": ["以表格显示"],
    "when": ["时间"],
    "count": ["报名人数"],
  },
  en: {
    "title": ["Live numbers"],
    "total": ["All items"],
    "places": ["Places taken"],
    "placesOf": ["of ",["places"]],
    "noLimit": ["without a limit"],
    "confirmed": ["Confirmed"],
    "unpaid": ["Waiting for payment"],
    "waiting": ["On the waiting list"],
    "drawn": ["In the draw"],
    "expired": ["Not paid in time"],
    "withdrawn": ["Withdrawn"],
    "others": ["Other states"],
    "takenFen": ["Received"],
    "dueFen": ["Due"],
    "refundedFen": ["Refunded"],
    "refundingFen": ["Being refunded"],
    "pool": ["Shared places"],
    "poolTaken": [["claimed"]," of ",["places"]],
    "updated": ["As of ",["time"],". Refreshed every 10 seconds."],
    "stale": ["Could not be refreshed. These are the numbers of ",["time"],"; the page tries again."],
    "plot": ["Sign-ups over time"],
    "range": ["Period"],
    "range_opening": ["First 3 hours"],
    "range_recent": ["Last 3 hours"],
    "range_week": ["Last 7 days"],
    "range_all": ["All"],
    "perMinute": ["Sign-ups a minute"],
    "perHour": ["Sign-ups an hour"],
    "perDay": ["Sign-ups a day"],
    "summary": [["sum","plural",{"one":["#"," sign-up"],"other":["#"," sign-ups"]}]," from ",["from"]," to ",["until"],". The most: ",["most"]," (",["peak"],")."],
    "summaryNone": ["Nobody signed up from ",["from"]," to ",["until"],"."],
    "moment": ["Look at a moment"],
    "reading": [["time"],": ",["count","plural",{"one":["#"," sign-up"],"other":["#"," sign-ups"]}]],
    "opens": ["Opening"],
    "table": ["Show as a table"],
    "when": ["Time"],
    "count": ["Sign-ups"],
  },
};
