// Made by `npm run gen` from locales/cli/teams.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "state": {};
  "item": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "none": {};
  "counts": { "complete": string | number; "incomplete": string | number; "dissolved": string | number };
  "size": { "count": string | number; "min": string | number; "max": string | number };
  "unnamed": {};
  "complete": {};
  "incomplete": {};
  "dissolved": {};
}> = {
  scope: "cli/teams",
  zh: {
    "help": ["列出一个赛事的队伍：是否成队、人数、项目、队名，以及队长的姓名和回执号。每次查看都会记入审计。退出码 1：没有这样的赛事。"],
    "state": ["只看这种状态的队伍"],
    "item": ["只看这个项目的队伍"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline teams 没有“",["act"],"”，请写 list。"],
    "none": ["没有符合条件的队伍。"],
    "counts": ["已成队 ",["complete"],"，人数不足 ",["incomplete"],"，已解散 ",["dissolved"]],
    "size": [["count"]," 人（",["min"]," 至 ",["max"]," 人）"],
    "unnamed": ["未命名的队伍"],
    "complete": ["已成队"],
    "incomplete": ["人数不足"],
    "dissolved": ["已解散"],
  },
  en: {
    "help": ["Lists the teams of a race: whether each is complete, its size, item and name, and the captain with the receipt. Every list is kept in the audit. Exit code 1: there is no such race."],
    "state": ["only teams in this state"],
    "item": ["only teams of this item"],
    "json": ["print JSON"],
    "unknownAct": ["startline teams has no \"",["act"],"\". Write list."],
    "none": ["No team matches."],
    "counts": [["complete"]," complete, ",["incomplete"]," incomplete, ",["dissolved"]," dissolved"],
    "size": [["count"]," of ",["min"]," to ",["max"]],
    "unnamed": ["Team without a name"],
    "complete": ["complete"],
    "incomplete": ["incomplete"],
    "dissolved": ["dissolved"],
  },
};
