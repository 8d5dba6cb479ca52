// Made by `npm run gen` from locales/organise-answers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "forms": {};
  "allForms": {};
  "state": {};
  "open": {};
  "done": {};
  "all": {};
  "list": {};
  "found": { "count": number };
  "none": {};
  "noForms": {};
  "notSeen": {};
  "showMore": {};
  "unnamed": {};
  "choose": {};
  "backToList": {};
  "submitted": {};
  "receipt": {};
  "doneAt": { "at": string | number; "who": string | number };
  "somebody": {};
  "markDone": {};
  "reopen": {};
  "markedDone": {};
  "reopened": {};
  "replies": {};
  "replyBy": { "at": string | number; "who": string | number };
  "reply": {};
  "replyTo": { "email": string | number };
  "replyText": {};
  "replyHint": {};
  "replyMissing": {};
  "send": {};
  "sent": {};
  "noEmail": {};
  "exportHint": {};
}> = {
  scope: "organise-answers",
  zh: {
    "forms": ["表单"],
    "allForms": ["全部表单"],
    "state": ["处理状态"],
    "open": ["待处理"],
    "done": ["已处理"],
    "all": ["全部"],
    "list": ["提交列表"],
    "found": ["已列出 ",["count"]," 份提交"],
    "none": ["没有符合条件的提交。"],
    "noForms": ["这个赛事没有通用表单，例如留言或志愿者报名。"],
    "notSeen": ["查看填写内容需要“查看个人信息”的权限，请联系管理员。"],
    "showMore": ["显示更多"],
    "unnamed": ["未填姓名"],
    "choose": ["从列表中选一份提交查看。"],
    "backToList": ["返回列表"],
    "submitted": ["提交时间"],
    "receipt": ["回执号"],
    "doneAt": [["at"]," 由",["who"],"标记为已处理。"],
    "somebody": ["工作人员"],
    "markDone": ["标记为已处理"],
    "reopen": ["改回待处理"],
    "markedDone": ["已标记为已处理。"],
    "reopened": ["已改回待处理。"],
    "replies": ["已发送的回复"],
    "replyBy": [["at"]," · ",["who"]],
    "reply": ["邮件回复"],
    "replyTo": ["回复 ",["email"]],
    "replyText": ["回复内容"],
    "replyHint": ["邮件以赛事网站的名义发送，对方不能直接回复。发送后这份提交标记为已处理。"],
    "replyMissing": ["请填写回复内容。"],
    "send": ["发送"],
    "sent": ["回复已发送。"],
    "noEmail": ["这份提交没有邮箱，不能用邮件回复。"],
    "exportHint": ["导出所选表单的全部提交，文件含个人信息。每次导出都会留下记录。"],
  },
  en: {
    "forms": ["Form"],
    "allForms": ["All forms"],
    "state": ["State"],
    "open": ["Open"],
    "done": ["Done"],
    "all": ["All"],
    "list": ["Answers"],
    "found": [["count","plural",{"one":["#"," answer is listed"],"other":["#"," answers are listed"]}]],
    "none": ["No answer matches."],
    "noForms": ["This race has no forms such as a contact form or one for volunteers."],
    "notSeen": ["To read answers you need the right to personal data. Ask your administrator."],
    "showMore": ["Show more"],
    "unnamed": ["No name"],
    "choose": ["Choose an answer from the list."],
    "backToList": ["Back to the list"],
    "submitted": ["Sent"],
    "receipt": ["Receipt"],
    "doneAt": ["Done on ",["at"]," by ",["who"],"."],
    "somebody": ["an organiser"],
    "markDone": ["Mark as done"],
    "reopen": ["Open again"],
    "markedDone": ["Marked as done."],
    "reopened": ["Open again."],
    "replies": ["Replies"],
    "replyBy": [["at"]," · ",["who"]],
    "reply": ["Reply by email"],
    "replyTo": ["Reply to ",["email"]],
    "replyText": ["Your reply"],
    "replyHint": ["The email comes in the name of the race's site and cannot be answered. The answer is marked as done with it."],
    "replyMissing": ["Write a reply."],
    "send": ["Send"],
    "sent": ["The reply is on its way."],
    "noEmail": ["There is no email address to reply to."],
    "exportHint": ["Exports all answers to the chosen form. The file holds personal data; every export is recorded."],
  },
};
