// Made by `npm run gen` from locales/kit/sign-ups.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "signUpTitle": {};
  "signUpOpen": {};
  "signUpNeedTitle": {};
  "signUpNeedDocument": {};
  "signUpNeedContact": {};
  "signUpNeedPolicies": {};
  "entryTitle": {};
  "entryOpen": {};
  "entryStepsTitle": {};
  "entryWaiting": {};
  "entryWaitingText": {};
  "entrySubmitted": {};
  "entrySubmittedText": {};
  "entryApproved": {};
  "entryApprovedText": {};
  "entryRejected": {};
  "entryRejectedText": {};
  "entryEnded": {};
  "entryEndedText": {};
  "entriesTitle": {};
  "confirmationTitle": {};
  "confirmationOpen": {};
  "confirmationNeedTitle": {};
  "confirmationNeedParticipant": {};
  "confirmationNeedDay": {};
  "confirmationNeedSlot": {};
  "confirmationAfter": {};
}> = {
  scope: "kit/sign-ups",
  zh: {
    "signUpTitle": ["报名"],
    "signUpOpen": ["开始报名"],
    "signUpNeedTitle": ["报名前请准备"],
    "signUpNeedDocument": ["比赛当日仍然有效的身份证件"],
    "signUpNeedContact": ["一位紧急联系人的姓名和电话（不能是您本人）"],
    "signUpNeedPolicies": ["阅读规程与声明的时间：提交报名即表示接受"],
    "entryTitle": ["直通报名"],
    "entryOpen": ["申请直通名额"],
    "entryStepsTitle": ["申请的四种状态"],
    "entryWaiting": ["待提交"],
    "entryWaitingText": ["申请表已保存，尚未提交给组委会；提交前可以修改。"],
    "entrySubmitted": ["已提交，待审核"],
    "entrySubmittedText": ["组委会正在核对材料，结果会显示在申请页。"],
    "entryApproved": ["审核通过"],
    "entryApprovedText": ["名额归您，或为您保留到报名链接截止。"],
    "entryRejected": ["审核未通过"],
    "entryRejectedText": ["没有获得直通名额。"],
    "entryEnded": ["申请结束以后"],
    "entryEndedText": ["截止之后不再接受新的申请，已提交的申请仍会审核。"],
    "entriesTitle": ["我的报名"],
    "confirmationTitle": ["参赛确认"],
    "confirmationOpen": ["确认参赛"],
    "confirmationNeedTitle": ["确认时需要选择"],
    "confirmationNeedParticipant": ["参赛者：同一账号下可能有几位"],
    "confirmationNeedDay": ["领取参赛包的日期"],
    "confirmationNeedSlot": ["到场的时段"],
    "confirmationAfter": ["三项都选好之后才能确认。"],
  },
  en: {
    "signUpTitle": ["Sign up"],
    "signUpOpen": ["Start signing up"],
    "signUpNeedTitle": ["Have these ready"],
    "signUpNeedDocument": ["An identity document that is valid on race day"],
    "signUpNeedContact": ["Name and phone of an emergency contact (not yourself)"],
    "signUpNeedPolicies": ["Time to read the rules and the declaration: signing up accepts them"],
    "entryTitle": ["Through entry"],
    "entryOpen": ["Apply for a place"],
    "entryStepsTitle": ["The four states of an application"],
    "entryWaiting": ["Not submitted yet"],
    "entryWaitingText": ["The form is saved but not submitted. You can change it until you submit it."],
    "entrySubmitted": ["Submitted, awaiting approval"],
    "entrySubmittedText": ["The organiser is reviewing it; the result appears on the application page."],
    "entryApproved": ["Approved"],
    "entryApprovedText": ["A place is yours, or is held until the deadline of your link to register."],
    "entryRejected": ["Not approved"],
    "entryRejectedText": ["You did not get a place this way."],
    "entryEnded": ["Once applications have ended"],
    "entryEndedText": ["After the deadline no new applications are accepted; submitted ones are still reviewed."],
    "entriesTitle": ["My entries"],
    "confirmationTitle": ["Confirm your start"],
    "confirmationOpen": ["Confirm my start"],
    "confirmationNeedTitle": ["What a confirmation needs"],
    "confirmationNeedParticipant": ["The participant: one account can have several"],
    "confirmationNeedDay": ["The day you collect the race pack"],
    "confirmationNeedSlot": ["The time slot you arrive in"],
    "confirmationAfter": ["You can confirm once all three are chosen."],
  },
};
