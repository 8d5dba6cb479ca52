// Made by `npm run gen` from locales/page/direct.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "stepsTitle": {};
  "waiting": {};
  "waitingText": {};
  "submitted": {};
  "submittedText": {};
  "approved": {};
  "approvedText": {};
  "rejected": {};
  "rejectedText": {};
  "ended": {};
  "endedText": {};
}> = {
  scope: "page/direct",
  zh: {
    "title": ["直通报名"],
    "open": ["申请直通名额"],
    "stepsTitle": ["申请的四种状态"],
    "waiting": ["待提交"],
    "waitingText": ["申请表已保存，尚未提交给组委会；提交前可以修改。"],
    "submitted": ["已提交，待审核"],
    "submittedText": ["组委会正在核对材料，结果会显示在申请页。"],
    "approved": ["审核通过"],
    "approvedText": ["您获得直通名额，不参加抽签。"],
    "rejected": ["审核未通过"],
    "rejectedText": ["没有获得直通名额。"],
    "ended": ["申请结束以后"],
    "endedText": ["截止之后不再接受新的申请，已提交的申请仍会审核。"],
  },
  en: {
    "title": ["Through entry"],
    "open": ["Apply for a place"],
    "stepsTitle": ["The four states of an application"],
    "waiting": ["Not submitted yet"],
    "waitingText": ["The form is saved but not submitted. You can change it until you submit it."],
    "submitted": ["Submitted, awaiting approval"],
    "submittedText": ["The organiser is reviewing it; the result appears on the application page."],
    "approved": ["Approved"],
    "approvedText": ["You have a place without the draw."],
    "rejected": ["Not approved"],
    "rejectedText": ["You did not get a place this way."],
    "ended": ["Once applications have ended"],
    "endedText": ["After the deadline no new applications are accepted; submitted ones are still reviewed."],
  },
};
