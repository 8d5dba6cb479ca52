// Made by `npm run gen` from locales/signup/bibs.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "leadChoice": { "until": string | number };
  "leadDraw": { "until": string | number };
  "soon": { "at": string | number };
  "closed": {};
  "has": {};
  "none": {};
  "allTaken": {};
  "free": { "count": number };
  "search": {};
  "noMatch": { "typed": string | number };
  "more": { "count": number };
  "choose": { "bib": string | number };
  "giveBack": {};
  "chosen": { "bib": string | number };
  "givenBack": {};
  "wish": { "count": number };
  "wished": {};
  "unwished": {};
}> = {
  scope: "signup/bibs",
  zh: {
    "title": ["吉祥号"],
    "leadChoice": ["先到先得：选一个您喜欢的号码，截止前可以换。",["until"]," 截止。"],
    "leadDraw": ["吉祥号在申请者中抽取：每个申请者机会相同，截止后公布。",["until"]," 截止。"],
    "soon": [["at"]," 开始。"],
    "closed": ["吉祥号已经截止。"],
    "has": ["您的吉祥号"],
    "none": ["还没有选"],
    "allTaken": ["本项目的吉祥号已被选完。"],
    "free": ["空闲的号码（",["count","number"]," 个）"],
    "search": ["查找号码"],
    "noMatch": ["没有包含“",["typed"],"”的空闲号码。"],
    "more": ["还有 ",["count","number"]," 个，请输入更多数字。"],
    "choose": ["选择 ",["bib"]],
    "giveBack": ["放弃这个号码"],
    "chosen": ["号码 ",["bib"]," 是您的了。"],
    "givenBack": ["已放弃这个号码。"],
    "wish": ["参加吉祥号抽取（",["count","number"]," 个号码）"],
    "wished": ["您参加抽取。"],
    "unwished": ["您不参加抽取。"],
  },
  en: {
    "title": ["Lucky numbers"],
    "leadChoice": ["First come, first served: choose a number you like, and change it until it closes on ",["until"],"."],
    "leadDraw": ["Lucky numbers are drawn among those who ask for one, all with the same chance. Ask until ",["until"],"."],
    "soon": ["Opens on ",["at"],"."],
    "closed": ["Lucky numbers have closed."],
    "has": ["Your lucky number"],
    "none": ["None chosen yet"],
    "allTaken": ["All lucky numbers of your item are taken."],
    "free": ["Free numbers (",["count","number"],")"],
    "search": ["Find a number"],
    "noMatch": ["No free number contains “",["typed"],"”."],
    "more": [["count","number"]," more: type further digits."],
    "choose": ["Choose ",["bib"]],
    "giveBack": ["Give it back"],
    "chosen": ["Number ",["bib"]," is yours."],
    "givenBack": ["You gave the number back."],
    "wish": ["Take part in the draw of ",["count","number"]," lucky numbers"],
    "wished": ["You take part in the draw."],
    "unwished": ["You do not take part in the draw."],
  },
};
