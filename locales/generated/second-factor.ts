// Made by `npm run gen` from locales/second-factor.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "rowText": {};
  "setUp": {};
  "required": {};
  "begin": {};
  "continue": {};
  "scan": {};
  "qrLabel": {};
  "byHand": {};
  "openApp": {};
  "code": {};
  "codeRequired": {};
  "confirm": {};
  "recoveryTitle": {};
  "recoveryText": {};
  "copy": {};
  "copied": {};
  "save": {};
  "stored": {};
  "turnedOn": {};
  "passTitle": {};
  "passText": {};
  "passLabel": {};
  "passHint": {};
  "pass": {};
  "later": {};
  "fewLeft": { "count": number };
}> = {
  scope: "second-factor",
  zh: {
    "title": ["两步验证"],
    "rowText": ["审核前，除密码外还须输入手机应用上的动态验证码。"],
    "setUp": ["设置"],
    "required": ["审核会看到报名者的个人信息，须先开启两步验证。"],
    "begin": ["您需要一个身份验证器应用，如 Google Authenticator、Microsoft Authenticator 或密码管理器。请先确认是您本人。"],
    "continue": ["继续"],
    "scan": ["用应用扫描二维码"],
    "qrLabel": ["身份验证器应用的二维码"],
    "byHand": ["无法扫描时，请在应用中输入密钥："],
    "openApp": ["在本机的应用中打开"],
    "code": ["应用显示的 6 位验证码"],
    "codeRequired": ["请输入验证码。"],
    "confirm": ["开启两步验证"],
    "recoveryTitle": ["请保存恢复码"],
    "recoveryText": ["手机丢失时，可用恢复码代替验证码，每个只能用一次。它们只显示这一次，请存放在密码管理器中或打印。"],
    "copy": ["复制"],
    "copied": ["已复制"],
    "save": ["存为文件"],
    "stored": ["已保存，继续"],
    "turnedOn": ["两步验证已开启"],
    "passTitle": ["输入动态验证码"],
    "passText": ["打开身份验证器应用，输入它显示的验证码。12 小时内不再询问。"],
    "passLabel": ["验证码或恢复码"],
    "passHint": ["应用不在手边时，可输入恢复码。都没有时，请联系网站管理员重置。"],
    "pass": ["验证"],
    "later": ["取消"],
    "fewLeft": [["count","plural",{"0":["恢复码已用完，请重新设置两步验证。"],"other":["恢复码还剩 ","#"," 个，请重新设置两步验证以获得新的恢复码。"]}]],
  },
  en: {
    "title": ["Two-step verification"],
    "rowText": ["Before you review, you also enter a code from an app on your phone."],
    "setUp": ["Set up"],
    "required": ["Reviewing shows runners’ personal data. It needs two-step verification."],
    "begin": ["You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or a password manager. First confirm that it is you."],
    "continue": ["Continue"],
    "scan": ["Scan the code with the app"],
    "qrLabel": ["QR code for the authenticator app"],
    "byHand": ["If you cannot scan it, enter this key in the app:"],
    "openApp": ["Open in an app on this device"],
    "code": ["6-digit code in the app"],
    "codeRequired": ["Enter the code."],
    "confirm": ["Turn on"],
    "recoveryTitle": ["Store your recovery codes"],
    "recoveryText": ["If you lose your phone, enter one of these instead of a code. Each works once. They are shown only now: keep them in a password manager, or print them."],
    "copy": ["Copy"],
    "copied": ["Copied"],
    "save": ["Save as a file"],
    "stored": ["I have stored them"],
    "turnedOn": ["Two-step verification is on"],
    "passTitle": ["Enter your code"],
    "passText": ["Open your authenticator app and enter the code that it shows. You are not asked again for 12 hours."],
    "passLabel": ["Code or recovery code"],
    "passHint": ["Without the app, enter a recovery code. Without either, ask the administrator of this site for a reset."],
    "pass": ["Verify"],
    "later": ["Cancel"],
    "fewLeft": [["count","plural",{"0":["No recovery code is left."],"one":["#"," recovery code is left."],"other":["#"," recovery codes are left."]}]," Set up two-step verification again to get new ones."],
  },
};
