// Made by `npm run gen` from locales/home/search-entries.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "registration": {};
  "registration-search": {};
  "score-search": {};
  "photo-search": {};
  "opens": { "time": string | number };
  "closes": { "time": string | number };
  "closedSince": { "time": string | number };
  "closed": {};
  "over": {};
  "cancelledBody": {};
  "closedBody": {};
  "notYetBody": { "time": string | number };
  "endedBody": { "time": string | number };
  "noLinkBody": {};
}> = {
  scope: "home/search-entries",
  zh: {
    "registration": ["立即报名"],
    "registration-search": ["报名查询"],
    "score-search": ["成绩查询"],
    "photo-search": ["照片查询"],
    "opens": [["time"]," 开放"],
    "closes": [["time"]," 截止"],
    "closedSince": ["已于 ",["time"]," 截止"],
    "closed": ["未开放"],
    "over": ["已截止"],
    "cancelledBody": ["赛事已取消，不再接受报名和申请。"],
    "closedBody": ["这项服务还没有开放，敬请期待。"],
    "notYetBody": ["将于 ",["time"]," 开放。"],
    "endedBody": ["已于 ",["time"]," 截止。"],
    "noLinkBody": ["入口地址稍后公布。"],
  },
  en: {
    "registration": ["Sign up"],
    "registration-search": ["Registration search"],
    "score-search": ["Results"],
    "photo-search": ["Photo search"],
    "opens": ["Opens ",["time"]],
    "closes": ["Closes ",["time"]],
    "closedSince": ["Closed ",["time"]],
    "closed": ["Not open"],
    "over": ["Closed"],
    "cancelledBody": ["The race is cancelled. Nobody can sign up or apply any more."],
    "closedBody": ["This service is not open yet. It is coming soon."],
    "notYetBody": ["It opens ",["time"],"."],
    "endedBody": ["It closed ",["time"],"."],
    "noLinkBody": ["The address will be announced."],
  },
};
