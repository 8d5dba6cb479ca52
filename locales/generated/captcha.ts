// Made by `npm run gen` from locales/captcha.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "close": {};
  "hint": {};
  "keys": {};
  "unseen": {};
  "slider": {};
  "position": { "x": string | number; "most": string | number };
  "checking": {};
  "wrong": {};
  "spent": {};
  "passed": {};
  "failed": {};
  "unsent": {};
  "paused": { "time": string | number };
  "retry": {};
  "renew": {};
  "withoutPicture": {};
  "withPicture": {};
  "workTitle": {};
  "workHint": { "seconds": string | number };
  "workProgress": {};
  "workLate": {};
  "ticketHint": {};
  "ticketFrame": {};
}> = {
  scope: "captcha",
  zh: {
    "title": ["安全验证"],
    "close": ["关闭验证"],
    "hint": ["拖动滑块，把拼图放进形状相同的缺口"],
    "keys": ["方向键移动，Shift 加方向键快速移动，回车确认"],
    "unseen": ["看不清图片时，可使用下方的“不看图验证”。"],
    "slider": ["拼图位置"],
    "position": [["x"],"，最大 ",["most"]],
    "checking": ["正在验证…"],
    "wrong": ["没有对准，请再试一次"],
    "spent": ["图片已过期，已为您更换"],
    "passed": ["验证通过"],
    "failed": ["加载失败，请检查网络后重试"],
    "unsent": ["提交失败，请再试一次"],
    "paused": ["尝试次数过多，请在 ",["time"]," 之后再试"],
    "retry": ["重试"],
    "renew": ["换一张"],
    "withoutPicture": ["不看图验证"],
    "withPicture": ["改用图片验证"],
    "workTitle": ["正在为您验证"],
    "workHint": ["您无需任何操作：浏览器会完成一段计算，大约需要 ",["seconds"]," 秒。请保持此页面打开。"],
    "workProgress": ["验证进度"],
    "workLate": ["这次没有成功，请再试一次"],
    "ticketHint": ["请在下方完成验证"],
    "ticketFrame": ["第三方安全验证"],
  },
  en: {
    "title": ["Security check"],
    "close": ["Close the security check"],
    "hint": ["Drag the slider until the piece fills the gap of the same shape."],
    "keys": ["Arrow keys move it, Shift and an arrow moves it faster, Enter confirms."],
    "unseen": ["If you cannot see the picture, use “Verify without a picture” below."],
    "slider": ["Position of the piece"],
    "position": [["x"]," of ",["most"]],
    "checking": ["Checking…"],
    "wrong": ["Not quite. Please try again."],
    "spent": ["The picture has expired. Here is a new one."],
    "passed": ["Passed"],
    "failed": ["The security check could not be loaded. Check your connection and try again."],
    "unsent": ["Your answer could not be sent. Please try again."],
    "paused": ["Too many attempts. Please try again after ",["time"],"."],
    "retry": ["Try again"],
    "renew": ["New picture"],
    "withoutPicture": ["Verify without a picture"],
    "withPicture": ["Use the picture instead"],
    "workTitle": ["Verifying for you"],
    "workHint": ["You do not need to do anything: your browser is solving a calculation, which takes about ",["seconds"]," seconds. Please keep this page open."],
    "workProgress": ["Progress of the security check"],
    "workLate": ["That did not work. Please try again."],
    "ticketHint": ["Please complete the security check below."],
    "ticketFrame": ["Security check by the provider"],
  },
};
