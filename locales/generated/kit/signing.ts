// Made by `npm run gen` from locales/kit/signing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "way": {};
  "draw": {};
  "type": {};
  "emptyBox": {};
  "signedBox": {};
  "signHere": {};
  "undo": {};
  "clear": {};
  "broken": {};
  "typedName": {};
  "typedHint": {};
}> = {
  scope: "kit/signing",
  zh: {
    "way": ["签名方式"],
    "draw": ["手写签名"],
    "type": ["输入姓名"],
    "emptyBox": ["签名框，还没有签名"],
    "signedBox": ["签名框，已签名"],
    "signHere": ["在此签名"],
    "undo": ["撤销一笔"],
    "clear": ["清除"],
    "broken": ["签名框加载失败，请检查网络后刷新，或改用输入姓名。"],
    "typedName": ["完整姓名"],
    "typedHint": ["输入的姓名等同于手写签名。"],
  },
  en: {
    "way": ["How to sign"],
    "draw": ["Draw it"],
    "type": ["Type your name"],
    "emptyBox": ["Signature box, still empty"],
    "signedBox": ["Signature box, signed"],
    "signHere": ["Sign here"],
    "undo": ["Undo"],
    "clear": ["Clear"],
    "broken": ["The signature box could not be loaded. Check your connection and reload, or type your name instead."],
    "typedName": ["Your full name"],
    "typedHint": ["Your typed name counts as your signature."],
  },
};
