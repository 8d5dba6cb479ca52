// Made by `npm run gen` from locales/my.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "language": {};
  "loading": {};
  "noScript": {};
  "logInFirst": {};
  "toAccount": {};
  "failed": {};
  "retry": {};
  "showKept": {};
  "asOf": { "at": string | number };
  "kept": {};
  "offline": {};
  "alert": { "at": string | number };
  "noAlert": {};
  "noEntry": {};
  "state": {};
  "runner": {};
  "bib": {};
  "noBib": {};
  "startBlock": {};
  "ticket": {};
  "pickUp": {};
  "slotClosed": {};
  "noSlot": {};
  "collected": {};
  "bring": { "what": string | number };
  "apple": {};
  "google": {};
  "walletFailed": {};
  "map": {};
}> = {
  scope: "my",
  zh: {
    "title": ["比赛日"],
    "language": ["中文"],
    "loading": ["正在加载…"],
    "noScript": ["本页需要 JavaScript。"],
    "logInFirst": ["请先登录，本页会显示您的报名、领物预约和最新提醒。"],
    "toAccount": ["前往我的账号"],
    "failed": ["没能取到您的报名，请稍后再试。"],
    "retry": ["重试"],
    "showKept": ["查看本机保存的内容"],
    "asOf": ["更新于 ",["at"]],
    "kept": ["已保存在本机，没有网络也能打开。退出登录后会删除。"],
    "offline": ["连接不上网络。下面是本机保存的内容，可能不是最新的。"],
    "alert": ["赛事提醒 ",["at"]],
    "noAlert": ["目前没有赛事提醒。"],
    "noEntry": ["您在本赛事还没有报名。"],
    "state": ["状态"],
    "runner": ["参赛人"],
    "bib": ["号码"],
    "noBib": ["尚未分配"],
    "startBlock": ["起跑区"],
    "ticket": ["参赛码"],
    "pickUp": ["领物"],
    "slotClosed": ["组委会已取消这个时段，请在账号里改约。"],
    "noSlot": ["还没有预约领物时间。"],
    "collected": ["已领取"],
    "bring": ["请携带：",["what"]],
    "apple": ["添加到 Apple 钱包"],
    "google": ["添加到 Google 钱包"],
    "walletFailed": ["没能生成凭证，请稍后再试。"],
    "map": ["地图"],
  },
  en: {
    "title": ["Race day"],
    "language": ["English"],
    "loading": ["Loading…"],
    "noScript": ["This page needs JavaScript."],
    "logInFirst": ["Log in first. This page then shows your entry, your pick-up slot and the last alert."],
    "toAccount": ["Go to my account"],
    "failed": ["Your entries could not be fetched. Please try again."],
    "retry": ["Try again"],
    "showKept": ["Show what this device keeps"],
    "asOf": ["As of ",["at"]],
    "kept": ["Kept on this device and readable without a network. Logging out deletes it."],
    "offline": ["There is no connection. This is what the device keeps, and it may have changed since."],
    "alert": ["Race alert, ",["at"]],
    "noAlert": ["There is no race alert."],
    "noEntry": ["You have no entry in this race."],
    "state": ["State"],
    "runner": ["Runner"],
    "bib": ["Bib"],
    "noBib": ["Not given yet"],
    "startBlock": ["Start block"],
    "ticket": ["Entry code"],
    "pickUp": ["Pick-up"],
    "slotClosed": ["The organiser has closed this time. Move your booking in your account."],
    "noSlot": ["No pick-up time is booked."],
    "collected": ["Collected"],
    "bring": ["Bring: ",["what"]],
    "apple": ["Add to Apple Wallet"],
    "google": ["Add to Google Wallet"],
    "walletFailed": ["The pass could not be made. Please try again."],
    "map": ["Map"],
  },
};
