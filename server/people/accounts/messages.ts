import type { Sentence } from "#core/text.ts";

/** What visitors are told about accounts. Some say the same for a known and an unknown account, on purpose. */
export const messages = {
  wrongCode: { zh: "验证码错误", en: "Wrong verification code." },
  accountNotFound: { zh: "账户信息不存在", en: "This account does not exist." },
  wrongLogin: { zh: "账号或密码错误", en: "The account or the password is wrong." },
  wrongEncoding: {
    zh: "密码的编码方式不受支持，请刷新页面后重试",
    en: "The password came in an unknown encoding. Reload the page and try again.",
  },
  wrongLoginType: { zh: "不支持这种登录方式", en: "This way to log in is not offered." },
  wrongPhone: { zh: "请输入正确的手机号", en: "Please enter a correct phone number." },
  wrongEmail: { zh: "请输入正确的邮箱", en: "Please enter a correct email address." },
  emailTaken: { zh: "该邮箱已被注册", en: "This email address is already registered." },
  basicPassword: {
    zh: "请输入6-20位字母和数字组合的密码",
    en: "Please enter a password of 6 to 20 letters and digits, with both in it.",
  },
  strongPassword: { zh: "请输入10-128位的密码", en: "Please enter a password of 10 to 128 characters." },
  commonPassword: {
    zh: "这个密码太常见，请换一个",
    en: "This password is among the most common ones. Please choose another.",
  },
  emailAsPassword: { zh: "密码不能与邮箱相同", en: "The password must not be the email address." },
  differentPasswords: { zh: "两次输入的密码不一致", en: "The two passwords are not the same." },
  tooManyLogins: {
    zh: "登录尝试次数过多，请15分钟后再试，或使用验证码登录、找回密码",
    en: "Too many attempts to log in. Try again in 15 minutes, log in by code, or reset the password.",
  },
  tooManyGuesses: {
    zh: "验证码输入次数过多，请一小时后再试",
    en: "Too many codes were tried. Please try again in an hour.",
  },
  sessionNotFound: { zh: "该登录设备不存在或已退出", en: "This session does not exist or has ended." },
} satisfies Record<string, Sentence>;
