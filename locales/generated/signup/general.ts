// Made by `npm run gen` from locales/signup/general.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "notLoaded": {};
  "full": {};
  "notOpen": {};
  "answered": {};
  "withAccount": {};
  "restored": {};
  "optionalHint": {};
  "send": {};
  "sending": {};
  "verifyFirst": {};
  "sendFailed": {};
  "visitChanged": {};
  "policyMissing": { "title": string | number };
  "sentTitle": {};
  "sentText": {};
  "receipt": {};
  "receiptHint": {};
  "again": {};
}> = {
  scope: "signup/general",
  zh: {
    "notLoaded": ["表单暂时加载不出来，请稍后再试。"],
    "full": ["名额已满，感谢您的关注。"],
    "notOpen": ["这份表单现在没有开放。"],
    "answered": ["您已经提交过这份表单，每个账号只能提交一次。"],
    "withAccount": ["您已登录，提交的内容会保存在您的账号下。"],
    "restored": ["已恢复您在这个标签页填写的内容。"],
    "optionalHint": ["未标“选填”的都要填写。"],
    "send": ["提交"],
    "sending": ["正在提交……"],
    "verifyFirst": ["请先完成验证，再提交。"],
    "sendFailed": ["网络好像断开了，没有收到回复。您填写的内容还在，请再提交一次，不会重复。"],
    "visitChanged": ["您填写期间有信息发生了变化（例如登录或报名状态），表单已更新，请核对后再提交一次。"],
    "policyMissing": ["请阅读并同意《",["title"],"》。"],
    "sentTitle": ["已收到"],
    "sentText": ["我们已收到您提交的内容。"],
    "receipt": ["回执号"],
    "receiptHint": ["请记下这个编号，就这次提交联系组委会时说明它。"],
    "again": ["再填一份"],
  },
  en: {
    "notLoaded": ["The form could not be loaded. Please try again in a moment."],
    "full": ["This form is full. Thank you for your interest."],
    "notOpen": ["This form is not open at the moment."],
    "answered": ["You have already submitted this form. Each account can submit once."],
    "withAccount": ["You are logged in: what you submit is stored with your account."],
    "restored": ["What you filled in on this tab has been restored."],
    "optionalHint": ["Everything is required unless it is marked optional."],
    "send": ["Submit"],
    "sending": ["Submitting…"],
    "verifyFirst": ["Please complete the verification to submit."],
    "sendFailed": ["There was no reply, perhaps because the network failed. Your answers are still here: submit again, and they count once."],
    "visitChanged": ["Something that this form depends on has changed since you opened it, such as your login or your entry. The form is up to date now: check it and submit again."],
    "policyMissing": ["Please read and agree to “",["title"],"”."],
    "sentTitle": ["Received"],
    "sentText": ["We have received what you submitted."],
    "receipt": ["Receipt"],
    "receiptHint": ["Please keep this number, and name it if you contact the organiser about what you submitted."],
    "again": ["Fill in another"],
  },
};
