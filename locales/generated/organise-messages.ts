// Made by `npm run gen` from locales/organise-messages.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "new": {};
  "earlier": {};
  "nothing": {};
  "group": {};
  "group_confirmed": {};
  "group_uncollected": {};
  "group_unpaid": {};
  "group_pool": {};
  "group_won": {};
  "group_lost": {};
  "group_waitlisted": {};
  "item": {};
  "start": {};
  "startHint": {};
  "allStarts": {};
  "allItems": {};
  "language": {};
  "allLanguages": {};
  "language_zh": {};
  "language_en": {};
  "stream": {};
  "stream_service": {};
  "stream_news": {};
  "subjectZh": {};
  "textZh": {};
  "subjectEn": {};
  "textEn": {};
  "englishHint": {};
  "subjectMissing": {};
  "textMissing": {};
  "preview": {};
  "previewTitle": {};
  "recipients": { "count": number; "minutes": number };
  "leftOut": { "optedOut": string | number; "bounced": string | number; "withoutEmail": string | number };
  "needsApproval": {};
  "to": { "name": string | number; "to": string | number };
  "test": {};
  "testSent": {};
  "send": { "count": number };
  "request": {};
  "sendTitle": { "count": number };
  "sendBody": {};
  "notYet": {};
  "isSent": {};
  "isRequested": {};
  "state_waiting": {};
  "state_sending": {};
  "state_sent": {};
  "state_refused": {};
  "state_stopped": {};
  "about": { "time": string | number; "by": string | number; "group": string | number; "total": number };
  "report": { "sent": string | number; "queued": string | number; "failed": string | number; "bounced": string | number; "stopped": string | number; "left": string | number };
  "stop": {};
  "stopped": {};
  "stale": { "time": string | number };
}> = {
  scope: "organise-messages",
  zh: {
    "lead": ["给一组选手发邮件：每个邮箱只发一次，按选手报名时的语言。文字里可以写 {race}、{name}、{item}、{bib}、{code}、{slot}，发送时换成每位选手自己的内容。"],
    "new": ["写一条消息"],
    "earlier": ["已有的消息"],
    "nothing": ["还没有发过消息。"],
    "group": ["发给谁"],
    "group_confirmed": ["已报名成功"],
    "group_uncollected": ["已报名成功但未领物"],
    "group_unpaid": ["待付款"],
    "group_pool": ["等待抽签"],
    "group_won": ["已中签"],
    "group_lost": ["未中签"],
    "group_waitlisted": ["候补中"],
    "item": ["项目"],
    "start": ["出发区"],
    "startHint": ["按已分配的号码。"],
    "allStarts": ["全部出发区"],
    "allItems": ["全部项目"],
    "language": ["报名语言"],
    "allLanguages": ["全部"],
    "language_zh": ["中文"],
    "language_en": ["英文"],
    "stream": ["类型"],
    "stream_service": ["参赛通知（不能退订）"],
    "stream_news": ["资讯（可一键退订）"],
    "subjectZh": ["中文标题"],
    "textZh": ["中文正文"],
    "subjectEn": ["英文标题"],
    "textEn": ["英文正文"],
    "englishHint": ["不填时，英文选手收到中文"],
    "subjectMissing": ["请填写中文标题"],
    "textMissing": ["请填写中文正文"],
    "preview": ["预览"],
    "previewTitle": ["预览"],
    "recipients": [["count","plural",{"0":["没有人会收到"],"other":["#"," 人会收到，约 ",["minutes"]," 分钟发完"]}]],
    "leftOut": ["不发送：",["optedOut"]," 人已退订，",["bounced"]," 个邮箱被退信，",["withoutEmail"]," 人没有邮箱"],
    "needsApproval": ["人数较多，须由另一位工作人员复核后发送。"],
    "to": ["收件人：",["name"]," ",["to"]],
    "test": ["先发给我自己"],
    "testSent": ["已发到您的邮箱"],
    "send": ["发送给 ",["count"]," 人"],
    "request": ["提交复核"],
    "sendTitle": ["发送给 ",["count"]," 人？"],
    "sendBody": ["发出的邮件不能收回；没有发出的可以随时停止。"],
    "notYet": ["先不发送"],
    "isSent": ["消息正在发送"],
    "isRequested": ["已提交，等待另一位工作人员复核"],
    "state_waiting": ["待复核"],
    "state_sending": ["发送中"],
    "state_sent": ["已发完"],
    "state_refused": ["未通过"],
    "state_stopped": ["已停止"],
    "about": [["time"],"，",["by"],"，",["group"],"，",["total"]," 人"],
    "report": ["已发 ",["sent"],"，待发 ",["queued"],"，失败 ",["failed"],"，退信 ",["bounced"],"，停止 ",["stopped"],"，不发送 ",["left"]],
    "stop": ["停止发送"],
    "stopped": ["已停止，没有发出的不再发送"],
    "stale": ["没有更新成功，显示的是 ",["time"]," 的情况。"],
  },
  en: {
    "lead": ["Send an email to a group of entrants: each address once, in the language that the runner signed up in. The text can have {race}, {name}, {item}, {bib}, {code} and {slot}, which become each runner’s own."],
    "new": ["Write a message"],
    "earlier": ["Messages so far"],
    "nothing": ["No message was sent yet."],
    "group": ["To whom"],
    "group_confirmed": ["Who has a place"],
    "group_uncollected": ["Who has a place and has not collected the pack"],
    "group_unpaid": ["Who still has to pay"],
    "group_pool": ["Who waits for the draw"],
    "group_won": ["Who was drawn"],
    "group_lost": ["Who was not drawn"],
    "group_waitlisted": ["Who is on a waiting list"],
    "item": ["Item"],
    "start": ["Start block"],
    "startHint": ["By the bibs that were given."],
    "allStarts": ["All start blocks"],
    "allItems": ["All items"],
    "language": ["Signed up in"],
    "allLanguages": ["Either language"],
    "language_zh": ["Chinese"],
    "language_en": ["English"],
    "stream": ["Kind"],
    "stream_service": ["About their entry (no opt-out)"],
    "stream_news": ["News (one click opts out)"],
    "subjectZh": ["Subject in Chinese"],
    "textZh": ["Text in Chinese"],
    "subjectEn": ["Subject in English"],
    "textEn": ["Text in English"],
    "englishHint": ["Without it, runners in English get the Chinese"],
    "subjectMissing": ["Write the subject in Chinese"],
    "textMissing": ["Write the text in Chinese"],
    "preview": ["Preview"],
    "previewTitle": ["Preview"],
    "recipients": [["count","plural",{"0":["Nobody gets it"],"one":["#"," person gets it, within about ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":["#"," people get it, within about ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]]}]],
    "leftOut": ["Left out: ",["optedOut"]," opted out, ",["bounced"]," refused by their mail server, ",["withoutEmail"]," without an email address"],
    "needsApproval": ["Another organiser has to approve it."],
    "to": ["To ",["name"]," ",["to"]],
    "test": ["Send it to myself first"],
    "testSent": ["It is on its way to your own address"],
    "send": ["Send to ",["count","plural",{"one":["#"," person"],"other":["#"," people"]}]],
    "request": ["Ask for approval"],
    "sendTitle": ["Send it to ",["count","plural",{"one":["#"," person"],"other":["#"," people"]}],"?"],
    "sendBody": ["What has left cannot be called back; the rest can be stopped at any time."],
    "notYet": ["Not yet"],
    "isSent": ["The message is being sent"],
    "isRequested": ["Another organiser can approve it now"],
    "state_waiting": ["Waits for approval"],
    "state_sending": ["Being sent"],
    "state_sent": ["Sent"],
    "state_refused": ["Refused"],
    "state_stopped": ["Stopped"],
    "about": [["time"],", ",["by"],", ",["group"],", ",["total","plural",{"one":["#"," person"],"other":["#"," people"]}]],
    "report": [["sent"]," sent, ",["queued"]," to leave, ",["failed"]," failed, ",["bounced"]," bounced, ",["stopped"]," stopped, ",["left"]," left out"],
    "stop": ["Stop it"],
    "stopped": ["Stopped: what had not left stays here"],
    "stale": ["This could not be updated. It is as of ",["time"],"."],
  },
};
