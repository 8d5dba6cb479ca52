// Made by `npm run gen` from locales/invitations.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "sheet": {};
  "yes": {};
  "no": {};
  "column-contact": {};
  "column-item": {};
  "column-language": {};
  "column-until": {};
  "column-waived": {};
  "column-place": {};
  "column-count": {};
  "column-note": {};
  "result-state": {};
  "result-sentAt": {};
  "result-code": {};
  "result-createdAt": {};
  "result-createdBy": {};
  "state-sent": {};
  "state-used": {};
  "state-ended": {};
  "state-expired": {};
  "place": { "row": string | number; "column": string | number };
  "placeRow": { "row": string | number };
  "fault-no-contact-column": {};
  "fault-unknown-column": { "name": string | number };
  "fault-column-twice": { "name": string | number };
  "fault-no-rows": {};
  "fault-contact-missing": {};
  "fault-contact-wrong": {};
  "fault-contact-not-served": {};
  "fault-item-missing": {};
  "fault-item-unknown": { "value": string | number };
  "fault-item-without-form": { "value": string | number };
  "fault-item-of-groups": { "value": string | number };
  "fault-until-missing": {};
  "fault-until-wrong": { "value": string | number };
  "fault-until-past": {};
  "fault-until-late": {};
  "fault-language-wrong": { "value": string | number };
  "fault-answer-wrong": { "value": string | number };
  "fault-count-wrong": { "most": string | number };
  "fault-count-by-phone": {};
  "fault-note-long": { "most": string | number };
  "fault-twice": { "other": string | number };
  "fault-no-places": { "left": string | number };
}> = {
  scope: "invitations",
  zh: {
    "sheet": ["邀请"],
    "yes": ["是"],
    "no": ["否"],
    "column-contact": ["邮箱或手机号"],
    "column-item": ["项目"],
    "column-language": ["语言"],
    "column-until": ["截止时间"],
    "column-waived": ["免报名费"],
    "column-place": ["保留名额"],
    "column-count": ["名额数"],
    "column-note": ["备注"],
    "result-state": ["状态"],
    "result-sentAt": ["发送时间"],
    "result-code": ["报名编号"],
    "result-createdAt": ["邀请时间"],
    "result-createdBy": ["邀请人"],
    "state-sent": ["待使用"],
    "state-used": ["已报名"],
    "state-ended": ["已撤回"],
    "state-expired": ["已过期"],
    "place": ["第 ",["row"]," 行，“",["column"],"”列"],
    "placeRow": ["第 ",["row"]," 行"],
    "fault-no-contact-column": ["第一行没有“邮箱或手机号”这一列。请下载模板，按模板的列名填写。"],
    "fault-unknown-column": ["没有“",["name"],"”这一列。请改成模板的列名，或删掉这一列。"],
    "fault-column-twice": ["“",["name"],"”这一列出现了两次。请只保留一列。"],
    "fault-no-rows": ["文件里没有要邀请的人。请从第二行开始，每行写一个联系方式。"],
    "fault-contact-missing": ["没有联系方式。请填写邮箱或手机号。"],
    "fault-contact-wrong": ["既不是邮箱，也不是手机号。境外号码请以 + 和国家代码开头。"],
    "fault-contact-not-served": ["这个国家或地区的号码收不到我们的短信。请填写邮箱。"],
    "fault-item-missing": ["没有项目。请填写项目的编号或名称，或为整个文件选一个项目。"],
    "fault-item-unknown": ["这场比赛没有“",["value"],"”这个项目。请核对项目的编号或名称。"],
    "fault-item-without-form": ["“",["value"],"”没有报名表，无法邀请。请先为它发布报名表。"],
    "fault-item-of-groups": ["“",["value"],"”是多人项目，不能邀请个人。请选择单人项目。"],
    "fault-until-missing": ["没有截止时间。请填写，或为整个文件设一个。"],
    "fault-until-wrong": ["看不懂截止时间“",["value"],"”。请写成 2026-12-01 或 2026-12-01 18:00。"],
    "fault-until-past": ["截止时间已经过去。请写一个将来的时间。"],
    "fault-until-late": ["截止时间在比赛开始之后。请写一个开赛前的时间。"],
    "fault-language-wrong": ["语言“",["value"],"”不认识。请写“中文”或“英文”。"],
    "fault-answer-wrong": ["“",["value"],"”看不懂。请写“是”或“否”。"],
    "fault-count-wrong": ["名额数要是 1 到 ",["most"]," 的整数。"],
    "fault-count-by-phone": ["一条短信只能带一个链接。多个名额请填写邮箱。"],
    "fault-note-long": ["备注最多 ",["most"]," 个字。请缩短。"],
    "fault-twice": ["同一个联系方式和项目在第 ",["other"]," 行已经有了。请删掉一行，或在那一行填写名额数。"],
    "fault-no-places": ["剩余名额不够：还剩 ",["left"]," 个。请先增加名额，或不保留名额。"],
  },
  en: {
    "sheet": ["Invitations"],
    "yes": ["yes"],
    "no": ["no"],
    "column-contact": ["email or phone"],
    "column-item": ["item"],
    "column-language": ["language"],
    "column-until": ["until"],
    "column-waived": ["fee waived"],
    "column-place": ["place held"],
    "column-count": ["places"],
    "column-note": ["note"],
    "result-state": ["state"],
    "result-sentAt": ["sent"],
    "result-code": ["entry"],
    "result-createdAt": ["invited"],
    "result-createdBy": ["invited by"],
    "state-sent": ["Open"],
    "state-used": ["Used"],
    "state-ended": ["Withdrawn"],
    "state-expired": ["Expired"],
    "place": ["row ",["row"],", column \"",["column"],"\""],
    "placeRow": ["row ",["row"]],
    "fault-no-contact-column": ["The first row has no column \"email or phone\". Download the template and keep its names of columns."],
    "fault-unknown-column": ["There is no column \"",["name"],"\". Give it a name of the template, or remove it."],
    "fault-column-twice": ["The column \"",["name"],"\" is there twice. Keep one of them."],
    "fault-no-rows": ["The file invites nobody. Write one contact in each row, from the second row on."],
    "fault-contact-missing": ["There is no contact. Write an email address or a phone number."],
    "fault-contact-wrong": ["This is neither an email address nor a phone number. Begin a number from outside mainland China with + and its country code."],
    "fault-contact-not-served": ["Our text messages do not reach this country. Write an email address."],
    "fault-item-missing": ["There is no item. Write its id or name, or choose one for the whole file."],
    "fault-item-unknown": ["This race has no item \"",["value"],"\". Check its id or name."],
    "fault-item-without-form": ["\"",["value"],"\" has no sign-up form, so nobody can be invited to it. Publish a form for it first."],
    "fault-item-of-groups": ["\"",["value"],"\" is for groups or teams. Invite to an item for one person."],
    "fault-until-missing": ["There is no deadline. Write one, or set one for the whole file."],
    "fault-until-wrong": ["\"",["value"],"\" is no time that can be read. Write 2026-12-01 or 2026-12-01 18:00."],
    "fault-until-past": ["The deadline is over. Write a later one."],
    "fault-until-late": ["The deadline is after the start of the race. Write an earlier one."],
    "fault-language-wrong": ["\"",["value"],"\" is no language of the messages. Write \"Chinese\" or \"English\"."],
    "fault-answer-wrong": ["\"",["value"],"\" is no answer that can be read. Write \"yes\" or \"no\"."],
    "fault-count-wrong": ["Write a whole number of places from 1 to ",["most"],"."],
    "fault-count-by-phone": ["A text message has room for one link. Write an email address for several places."],
    "fault-note-long": ["A note has at most ",["most"]," characters. Shorten it."],
    "fault-twice": ["Row ",["other"]," has the same contact and item. Remove one of them, or write the number of places there."],
    "fault-no-places": ["Too few places are left to hold one: ",["left"],". Add places first, or hold none."],
  },
};
