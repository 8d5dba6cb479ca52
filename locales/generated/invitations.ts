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
  "fault-digits-lost": { "value": string | number };
  "fault-note-long": { "most": string | number };
  "fault-twice": { "other": string | number };
  "fault-no-places": { "left": string | number };
  "title": {};
  "lead": {};
  "form-one": {};
  "form-file": {};
  "contactHint": {};
  "countHint": {};
  "noteHint": {};
  "chooseItem": {};
  "untilHint": {};
  "language-zh": {};
  "language-en": {};
  "messageLanguage": {};
  "holdPlace": {};
  "waiveFee": {};
  "send": {};
  "invited": { "made": number };
  "knownOnly": {};
  "fileLead": { "most": number };
  "template": { "format": string | number };
  "file": {};
  "noFile": {};
  "largeFile": {};
  "unreadable": {};
  "tooMany": { "most": number };
  "check": {};
  "checkedGood": { "made": number; "known": number };
  "checkedWrong": { "wrong": number; "made": number; "known": number };
  "sendAll": { "made": string | number };
  "sendGood": { "made": string | number };
  "due": { "due": number };
  "none": {};
  "byHand": {};
  "erased": {};
  "isDue": {};
  "notSent": {};
  "sentAt": { "at": string | number };
  "endsAt": { "at": string | number };
  "endedAt": { "at": string | number; "state": string };
  "isHeld": {};
  "isWaived": {};
  "paidElsewhere": { "yuan": string | number };
  "by": { "nick": string | number };
  "sendAgain": {};
  "sentAgain": {};
  "withdraw": {};
  "withdrawn": {};
  "withdrawTitle": { "contact": string | number };
  "withdrawBody": {};
  "keep": {};
  "exportHint": {};
  "exportMaskedHint": {};
  "form-hand": {};
  "handLead": {};
  "handReason": {};
  "paidYuan": {};
  "paidYuanHint": {};
  "wrongYuan": {};
  "handBegin": {};
  "handHeld": {};
  "handLater": {};
  "handDone": {};
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
    "result-code": ["参赛码"],
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
    "fault-digits-lost": ["“",["value"],"”已丢失末尾的数字。请在表格中把这一列设为“文本”格式，重新填写完整的号码。"],
    "fault-note-long": ["备注最多 ",["most"]," 个字。请缩短。"],
    "fault-twice": ["同一个联系方式和项目在第 ",["other"]," 行已经有了。请删掉一行，或在那一行填写名额数。"],
    "fault-no-places": ["剩余名额不够：还剩 ",["left"]," 个。请先增加名额，或不保留名额。"],
    "title": ["邀请"],
    "lead": ["邀请参赛者报名一个项目。对方收到一个只能使用一次的链接，截止前报名关闭也能使用。"],
    "form-one": ["邀请一位"],
    "form-file": ["按文件邀请"],
    "contactHint": ["邀请会发到这里。"],
    "countHint": ["多个名额时，一封邮件里每人一个链接，最多 20 个。"],
    "noteHint": ["仅工作人员可见。"],
    "chooseItem": ["请选择"],
    "untilHint": ["到当天结束为止。"],
    "language-zh": ["中文"],
    "language-en": ["英文"],
    "messageLanguage": ["邀请的语言"],
    "holdPlace": ["从现在起保留名额"],
    "waiveFee": ["免报名费"],
    "send": ["发送邀请"],
    "invited": [["made","plural",{"0":["没有新的邀请。"],"other":["已邀请 ","#"," 个，正在陆续发送。"]}]],
    "knownOnly": ["这个联系方式已经邀请过了，没有重复发送。"],
    "fileLead": ["CSV 或 Excel 文件，第一行是列名，每行一个联系方式，最多 ",["most"]," 行。行里没有填写的，用下面的设置。"],
    "template": ["下载模板（",["format"],"）"],
    "file": ["文件"],
    "noFile": ["请选择一个文件。"],
    "largeFile": ["文件太大，最大 5 MB。"],
    "unreadable": ["无法读取这个文件，请选择 CSV 或 Excel 文件。"],
    "tooMany": ["一个文件最多 ",["most"]," 行，请拆成几个。"],
    "check": ["检查文件"],
    "checkedGood": ["文件没有错误。会新邀请 ",["made"]," 个",["known","plural",{"0":[],"other":["，另有 ","#"," 个之前已邀请"]}],"。"],
    "checkedWrong": [["wrong"]," 行有错误，没有发送。其余会新邀请 ",["made"]," 个",["known","plural",{"0":[],"other":["，另有 ","#"," 个之前已邀请"]}],"。"],
    "sendAll": ["邀请 ",["made"]," 个"],
    "sendGood": ["只邀请没有错误的 ",["made"]," 个"],
    "due": ["正在发送，还有 ",["due"]," 条消息。"],
    "none": ["没有符合条件的邀请。"],
    "byHand": ["现场录入"],
    "erased": ["联系方式已清除"],
    "isDue": ["待发送"],
    "notSent": ["未发送"],
    "sentAt": [["at"],"发送"],
    "endsAt": [["at"],"截止"],
    "endedAt": [["at"],["state","select",{"used":["使用"],"ended":["撤回"],"other":["过期"]}]],
    "isHeld": ["已保留名额"],
    "isWaived": ["免报名费"],
    "paidElsewhere": ["另行付款 ",["yuan"]],
    "by": [["nick"]," 邀请"],
    "sendAgain": ["重新发送"],
    "sentAgain": ["会再发一次，链接不变。"],
    "withdraw": ["撤回"],
    "withdrawn": ["邀请已撤回。"],
    "withdrawTitle": ["撤回给 ",["contact"]," 的邀请？"],
    "withdrawBody": ["链接立即失效，保留的名额会释放给其他人。"],
    "keep": ["不撤回"],
    "exportHint": ["文件含联系方式，请妥善保管。"],
    "exportMaskedHint": ["联系方式已部分隐藏，备注不导出。"],
    "form-hand": ["现场录入"],
    "handLead": ["为现场报名或纸质报名表录入一位参赛者：先占住一个名额，再填写项目的报名表。不在这里收费。"],
    "handReason": ["原因"],
    "paidYuan": ["已另行付款（元）"],
    "paidYuanHint": ["免费则留空。"],
    "wrongYuan": ["请填写不超过 100 万元的金额，例如 99 或 99.50。"],
    "handBegin": ["占住名额并填写"],
    "handHeld": ["名额已占住两小时。请按参赛者本人的情况填写，提交后报名归赛事所有，不在您的账号里。离开本页不会保留内容。"],
    "handLater": ["返回邀请列表"],
    "handDone": ["已录入。"],
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
    "fault-digits-lost": ["“",["value"],"” has lost its last digits. Make the column text in the spreadsheet, and enter the whole number again."],
    "fault-note-long": ["A note has at most ",["most"]," characters. Shorten it."],
    "fault-twice": ["Row ",["other"]," has the same contact and item. Remove one of them, or write the number of places there."],
    "fault-no-places": ["Too few places are left to hold one: ",["left"],". Add places first, or hold none."],
    "title": ["Invitations"],
    "lead": ["Invite runners to an item. Each gets a link that works once, until its deadline, also while registration is closed."],
    "form-one": ["Invite one runner"],
    "form-file": ["Invite by file"],
    "contactHint": ["The invitation is sent there."],
    "countHint": ["For several, one email has a link for each runner; at most 20."],
    "noteHint": ["Only organisers see it."],
    "chooseItem": ["Choose one"],
    "untilHint": ["Until the end of that day."],
    "language-zh": ["Chinese"],
    "language-en": ["English"],
    "messageLanguage": ["Language of the invitation"],
    "holdPlace": ["Hold a place from now on"],
    "waiveFee": ["Waive the fee"],
    "send": ["Send the invitation"],
    "invited": [["made","plural",{"0":["Nobody new is invited."],"one":["#"," is invited. The message is on its way."],"other":["#"," are invited. The messages are on their way."]}]],
    "knownOnly": ["This contact was invited before. Nothing new is sent."],
    "fileLead": ["A CSV or Excel file: the names of the columns in the first row, one contact in each other, at most ",["most","number"],". What a row leaves empty is as chosen below."],
    "template": ["Download the template (",["format"],")"],
    "file": ["File"],
    "noFile": ["Choose a file."],
    "largeFile": ["The file is too large: at most 5 MB."],
    "unreadable": ["This file cannot be read. Choose a CSV or Excel file."],
    "tooMany": ["A file has at most ",["most","number"]," rows. Split it."],
    "check": ["Check the file"],
    "checkedGood": ["The file has no mistakes. ",["made","plural",{"one":["#"," is"],"other":["#"," are"]}]," to be invited",["known","plural",{"0":[],"other":[", and ","#"," were before"]}],"."],
    "checkedWrong": [["wrong","plural",{"one":["#"," row is"],"other":["#"," rows are"]}]," wrong, and nothing is sent. Of the others ",["made","plural",{"one":["#"," is"],"other":["#"," are"]}]," to be invited",["known","plural",{"0":[],"other":[", and ","#"," were before"]}],"."],
    "sendAll": ["Invite ",["made"]],
    "sendGood": ["Invite only the ",["made"]," without a mistake"],
    "due": ["Being sent: ",["due","plural",{"one":["#"," message"],"other":["#"," messages"]}]," left."],
    "none": ["No invitation matches."],
    "byHand": ["Entered by hand"],
    "erased": ["Contact erased"],
    "isDue": ["to be sent"],
    "notSent": ["not sent"],
    "sentAt": ["sent ",["at"]],
    "endsAt": ["until ",["at"]],
    "endedAt": [["state","select",{"used":["used"],"ended":["withdrawn"],"other":["expired"]}]," ",["at"]],
    "isHeld": ["place held"],
    "isWaived": ["fee waived"],
    "paidElsewhere": [["yuan"]," paid elsewhere"],
    "by": ["by ",["nick"]],
    "sendAgain": ["Send again"],
    "sentAgain": ["It is sent again, with the same link."],
    "withdraw": ["Withdraw"],
    "withdrawn": ["The invitation is withdrawn."],
    "withdrawTitle": ["Withdraw the invitation of ",["contact"],"?"],
    "withdrawBody": ["The link stops working at once, and a place that it holds goes to others."],
    "keep": ["Keep it"],
    "exportHint": ["The file has contacts. Keep it safe."],
    "exportMaskedHint": ["Contacts are masked and notes left out."],
    "form-hand": ["Enter by hand"],
    "handLead": ["For the desk or a paper form: a place is held first, then you fill in the item's form for the runner. Nothing is charged here."],
    "handReason": ["Reason"],
    "paidYuan": ["Paid elsewhere (yuan)"],
    "paidYuanHint": ["Leave it empty if the fee is waived."],
    "wrongYuan": ["Write an amount of at most 1,000,000 yuan, such as 99 or 99.50."],
    "handBegin": ["Hold a place and fill in"],
    "handHeld": ["A place is held for two hours. Fill in the runner's own answers; the entry belongs to the race, and is not in your account. Nothing is kept if you leave this page."],
    "handLater": ["Back to the list"],
    "handDone": ["The runner is entered."],
  },
};
