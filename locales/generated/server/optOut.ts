// Made by `npm run gen` from locales/server/optOut.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "language": {};
  "asks": {};
  "asksMeaning": {};
  "button": {};
  "done": {};
  "doneMeaning": {};
  "missing": {};
  "missingMeaning": {};
}> = {
  scope: "server/optOut",
  zh: {
    "title": ["退订资讯"],
    "language": ["中文"],
    "asks": ["不再接收资讯？"],
    "asksMeaning": ["退订后，本站的赛事资讯不会再发到这个邮箱。报名、抽签和领物等必要通知照常发送。"],
    "button": ["退订"],
    "done": ["已退订"],
    "doneMeaning": ["这个邮箱不会再收到资讯。报名、抽签和领物等必要通知照常发送。"],
    "missing": ["没有这个退订地址"],
    "missingMeaning": ["这个网址不是由本系统发出的，可能没有复制完整。"],
  },
  en: {
    "title": ["News by email"],
    "language": ["English"],
    "asks": ["Get no more news?"],
    "asksMeaning": ["This address then gets no more news of races here. What you need for your own entry, such as the result of a draw, still comes."],
    "button": ["Get no more news"],
    "done": ["You get no more news"],
    "doneMeaning": ["No more news goes to this address. What you need for your own entry, such as the result of a draw, still comes."],
    "missing": ["There is no such address"],
    "missingMeaning": ["This address was not made here. Perhaps it was not copied as a whole."],
  },
};
