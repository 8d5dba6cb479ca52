// Made by `npm run gen` from locales/server/receipt.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "language": {};
  "title": {};
  "intro": {};
  "label": {};
  "check": {};
  "outcome": { "outcome": string };
  "meaning": { "outcome": string };
  "race": {};
  "item": {};
  "code": {};
  "people": {};
  "at": {};
  "about": {};
  "home": {};
}> = {
  scope: "server/receipt",
  zh: {
    "language": ["中文"],
    "title": ["核对报名回执"],
    "intro": ["报名成功后可以下载带数字签名的回执。把回执文件的全部内容粘贴到这里，就能核对它是否由本站签发、报名记录有没有被改动。"],
    "label": ["回执内容"],
    "check": ["核对"],
    "outcome": [["outcome","select",{"onrecord":["回执真实有效"],"withdrawn":["回执真实有效，报名已结束"],"deleted":["回执真实有效，报名已随账号删除"],"changed":["回执真实有效，但记录有变动"],"missing":["回执真实有效，但查不到报名"],"forged":["这不是本站签发的回执"],"other":["没有找到回执"]}]],
    "meaning": [["outcome","select",{"onrecord":["报名记录与提交时完全一致。"],"withdrawn":["报名在提交之后结束：已取消、超时未付款或转让给他人，或申请未通过审核。"],"deleted":["参赛者注销账号时，报名一并删除。"],"changed":["现有记录与提交时不一致。请保存好回执，并联系赛事组委会。"],"missing":["现有记录中没有这份报名。请保存好回执，并联系赛事组委会。"],"forged":["签名与本站不符：可能由其他网站签发，也可能内容被改动过。请检查是否粘贴完整。"],"other":["请打开下载的回执文件，复制全部内容后粘贴。"]}]],
    "race": ["赛事"],
    "item": ["项目"],
    "code": ["回执号"],
    "people": ["人数"],
    "at": ["提交时间"],
    "about": ["回执不含姓名、证件号等个人信息，用 Ed25519 签名（JWS 格式）。本站公钥："],
    "home": ["返回首页"],
  },
  en: {
    "language": ["English"],
    "title": ["Check a receipt"],
    "intro": ["Everybody who signs up can download a signed receipt. Paste the whole text of the file here to see whether this site signed it, and whether the sign-up is still on record as it was submitted."],
    "label": ["Text of the receipt"],
    "check": ["Check"],
    "outcome": [["outcome","select",{"onrecord":["This receipt is genuine"],"withdrawn":["This receipt is genuine, and the sign-up has ended"],"deleted":["This receipt is genuine, the sign-up was deleted"],"changed":["This receipt is genuine, but the record has changed"],"missing":["This receipt is genuine, but the sign-up is missing"],"forged":["This is not a receipt of this site"],"other":["There is no receipt in this text"]}]],
    "meaning": [["outcome","select",{"onrecord":["The sign-up is on record exactly as it was submitted."],"withdrawn":["It ended after it was submitted: withdrawn, not paid in time or passed on, or the organiser rejected the application."],"deleted":["It was deleted together with the account that it belonged to."],"changed":["What is on record differs from what was submitted. Keep the receipt and contact the organiser."],"missing":["There is no such sign-up on record. Keep the receipt and contact the organiser."],"forged":["The signature is not from this site: another site signed it, or it was changed. Make sure that you pasted all of it."],"other":["Open the receipt that you downloaded, copy all of its text and paste it here."]}]],
    "race": ["Race"],
    "item": ["Item"],
    "code": ["Receipt"],
    "people": ["People"],
    "at": ["Submitted"],
    "about": ["A receipt names nobody. It is signed with Ed25519 in the format JWS. The public keys of this site:"],
    "home": ["Back to the home page"],
  },
};
