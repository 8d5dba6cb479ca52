// Made by `npm run gen` from locales/cli/entries.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "state": {};
  "payment": {};
  "item": {};
  "text": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noCode": {};
  "notFound": { "code": string | number };
  "noRace": {};
  "count": { "count": number };
}> = {
  scope: "cli/entries",
  zh: {
    "help": ["列出一个赛事的报名名单（最新的在前），显示一条报名的详情、订单、支付和退款（show），或它的经过（history）。按参赛码指定。numbers 打印各项目的名额、报名和收退款数，以及每天的报名人数。每次查看都会记入审计。退出码 1：没有这样的赛事或报名。"],
    "state": ["只看这种状态的报名；ended 为已结束的"],
    "payment": ["按订单筛选：待支付、已支付、已退款、无订单"],
    "item": ["只看这个项目的报名"],
    "text": ["完整的参赛码或回执号，或姓名的开头"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline entries 没有“",["act"],"”，请写 list、show、history 或 numbers。"],
    "noCode": ["请写明参赛码。"],
    "notFound": ["没有参赛码为 ",["code"]," 的报名。"],
    "noRace": ["这个域名没有绑定赛事。"],
    "count": ["共 ",["count"]," 条"],
  },
  en: {
    "help": ["Lists the entries of a race, newest first, shows one with its order, payments and refunds (show), or what became of it (history). An entry is named by its public code. numbers prints the places, entries and money of each item, and the sign-ups of each day. The audit names every look. Exit code 1: there is no such race or entry."],
    "state": ["only entries in this state; ended: all that are over"],
    "payment": ["only entries whose order is so, or that have none"],
    "item": ["only entries of this item"],
    "text": ["a whole public code or receipt, or the beginning of a name"],
    "json": ["print JSON"],
    "unknownAct": ["startline entries has no \"",["act"],"\". Write list, show, history or numbers."],
    "noCode": ["Name the entry by its public code."],
    "notFound": ["No entry has the code ",["code"],"."],
    "noRace": ["No race is bound to this domain."],
    "count": [["count","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  },
};
