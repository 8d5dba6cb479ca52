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
  "loading": {};
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
    "loading": ["正在加载图片…"],
    "checking": ["正在验证…"],
    "wrong": ["没有对准，请再试一次"],
    "spent": ["图片已过期，已为您更换"],
    "passed": ["验证通过"],
    "failed": ["加载失败，请检查网络后重试"],
    "unsent": ["没有送达，请再试一次"],
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
    "ticketFrame": ["验证服务商的验证"],
  },
  en: {
    "title": ["Security check"],
    "close": ["Close the verification"],
    "hint": ["Drag the slider until the piece fills the gap of the same shape."],
    "keys": ["Arrow keys move it, Shift and an arrow moves it faster, Enter confirms."],
    "unseen": ["If you cannot see the picture, use “Verify without a picture” below."],
    "slider": ["Position of the piece"],
    "position": [["x"]," of ",["most"]],
    "loading": ["The picture is coming…"],
    "checking": ["Checking…"],
    "wrong": ["Not quite. Please try again."],
    "spent": ["That picture has expired. Here is a new one."],
    "passed": ["Passed"],
    "failed": ["This could not be loaded. Please check your connection and try again."],
    "unsent": ["Your answer did not arrive. Please try again."],
    "paused": ["Too many attempts. Please try again after ",["time"],"."],
    "retry": ["Try again"],
    "renew": ["New picture"],
    "withoutPicture": ["Verify without a picture"],
    "withPicture": ["Use the picture instead"],
    "workTitle": ["Verifying for you"],
    "workHint": ["There is nothing for you to do: your browser solves a calculation, which takes about ",["seconds"]," seconds. Please keep this page open."],
    "workProgress": ["Progress of the verification"],
    "workLate": ["That did not work this time. Please try again."],
    "ticketHint": ["Please complete the verification below."],
    "ticketFrame": ["Verification by the provider"],
  },
};
