// Made by `npm run gen` from locales/signup/deferrals.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "start": { "race": string | number };
  "startTitle": { "name": string | number; "race": string | number };
  "startBody": { "race": string | number; "item": string | number };
  "go": {};
  "keep": {};
  "until": { "at": string | number };
  "soon": { "at": string | number };
  "full": { "race": string | number; "item": string | number; "at": string | number };
  "isDeferred": {};
  "deferredTo": { "at": string | number; "race": string | number; "item": string | number };
  "seeNew": {};
  "cameFrom": { "race": string | number; "item": string | number };
  "offered": {};
  "offeredText": { "name": string | number; "race": string | number; "item": string | number; "to": string | number; "there": string | number; "day": string | number };
  "fillIn": {};
  "over": {};
  "noPlace": { "item": string | number };
}> = {
  scope: "signup/deferrals",
  zh: {
    "title": ["名额延期"],
    "start": ["延期到",["race"]],
    "startTitle": ["把",["name"],"的名额延期到",["race"],"？"],
    "startBody": ["接下来会打开",["race"],"的网站。请用本账号登录，为同一个人填写",["item"],"的报名表；年龄、证件和声明按那场赛事重新检查。提交后您在本赛事的名额随即让给他人，不能撤销。已交的报名费随名额转过去，不另收费，也不退回。"],
    "go": ["去填写报名表"],
    "keep": ["先不延期"],
    "until": ["延期截止：",["at"]],
    "soon": ["接收延期的赛事还未开放。开放后可在这里延期，截止 ",["at"],"。"],
    "full": [["race"],"的",["item"],"暂无名额，现在不能延期。有名额空出后可以再来，截止 ",["at"],"。"],
    "isDeferred": ["已延期"],
    "deferredTo": [["at"]," 延期到",["race"],"（",["item"],"）"],
    "seeNew": ["查看新的报名"],
    "cameFrom": ["这个名额由",["race"],"（",["item"],"）延期而来"],
    "offered": ["把名额延期到本赛事"],
    "offeredText": [["name"],"在",["race"],"（",["item"],"）的名额可以延期到",["to"],"（",["there"],"，",["day"],"）。请为同一个人填写报名表，证件须与原报名一致；两份报名表都有的内容已为您填好，请核对。提交后原名额随即让给他人，不能撤销；不另收费。"],
    "fillIn": ["填写报名表"],
    "over": ["这个名额现在不能延期到这里：可能已过截止时间，原报名已结束，或者登录的不是原报名的账号。"],
    "noPlace": [["item"],"暂无名额，现在不能延期到这里。原来的名额不受影响。"],
  },
  en: {
    "title": ["Defer an entry"],
    "start": ["Defer to ",["race"]],
    "startTitle": ["Defer the entry of ",["name"]," to ",["race"],"?"],
    "startBody": ["You go to the site of ",["race"],". Log in there with this account and fill in the form for ",["item"],", for the same person: age, document and agreements are checked anew for that race. Once you submit it, your place in this race goes to somebody else; that cannot be undone. A fee stays with the entry: nothing more is due, and nothing comes back now."],
    "go": ["Go to the form"],
    "keep": ["Keep it"],
    "until": ["Possible until ",["at"]],
    "soon": ["The race that takes deferred entries is not open for them yet. Once it is, you can defer this entry here, until ",["at"],"."],
    "full": [["item"]," in ",["race"]," has no place left, so this entry cannot be deferred now. You can if one comes free before ",["at"],"."],
    "isDeferred": ["Deferred"],
    "deferredTo": ["Deferred to ",["race"]," (",["item"],") on ",["at"]],
    "seeNew": ["See the new entry"],
    "cameFrom": ["This entry was deferred from ",["race"]," (",["item"],")."],
    "offered": ["Defer your entry to this race"],
    "offeredText": ["The entry of ",["name"]," in ",["race"]," (",["item"],") can be deferred to ",["to"]," (",["there"],", ",["day"],"). Fill in the form for the same person, with the same document. What both forms ask for is filled in already; check it. Once you submit, the earlier place goes to somebody else, which cannot be undone. Nothing is due."],
    "fillIn": ["Fill in the form"],
    "over": ["This entry cannot be deferred to this race now: the time for it is over, the entry has ended, or it belongs to another account."],
    "noPlace": [["item"]," has no place left, so the entry cannot be deferred to this race now. The earlier entry stays as it is."],
  },
};
