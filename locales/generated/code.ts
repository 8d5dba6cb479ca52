// Made by `npm run gen` from locales/code.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "getCode": {};
  "getCodeAgain": {};
  "sending": {};
  "secondsToRetry": { "seconds": number };
  "sent": { "target": string | number; "minutes": string | number };
  "slideFirst": {};
  "captchaNotLoaded": {};
}> = {
  scope: "code",
  zh: {
    "label": ["验证码"],
    "getCode": ["获取验证码"],
    "getCodeAgain": ["重新获取"],
    "sending": ["发送中…"],
    "secondsToRetry": [["seconds"]," 秒后重试"],
    "sent": ["已发送至 ",["target"],"，",["minutes"]," 分钟内有效"],
    "slideFirst": ["请先滑动滑块进行验证"],
    "captchaNotLoaded": ["安全验证加载失败，请检查网络后重试。"],
  },
  en: {
    "label": ["Verification code"],
    "getCode": ["Get code"],
    "getCodeAgain": ["Get code again"],
    "sending": ["Sending…"],
    "secondsToRetry": [["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}]," to retry"],
    "sent": ["Sent to ",["target"],", valid for ",["minutes"]," minutes"],
    "slideFirst": ["Please slide the slider to verify first."],
    "captchaNotLoaded": ["The security check could not be loaded. Check your connection and try again."],
  },
};
