// Made by `npm run gen` from locales/signup/receipt.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "save": {};
  "fileName": { "receipt": string | number };
  "file": { "site": string | number; "receipt": string | number; "address": string | number; "signed": string | number };
}> = {
  scope: "signup/receipt",
  zh: {
    "save": ["下载签名回执"],
    "fileName": ["报名回执-",["receipt"],".txt"],
    "file": [["site"],"\n报名回执 ",["receipt"],"\n\n这份回执由本站签名，不含个人信息，请妥善保存。\n核对：",["address"],"\n\n",["signed"],"\n"],
  },
  en: {
    "save": ["Download the signed receipt"],
    "fileName": ["receipt-",["receipt"],".txt"],
    "file": [["site"],"\nReceipt ",["receipt"],"\n\nThis site signed this receipt, which names nobody. Keep it.\nTo check it: ",["address"],"\n\n",["signed"],"\n"],
  },
};
