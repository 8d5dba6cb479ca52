// Made by `npm run gen` from locales/look-ups.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "ways": {};
  "by": { "ask": string };
  "type": {};
  "documentType": { "type": string };
  "number": {};
  "numberHint": {};
  "wholeName": {};
  "nameHint": {};
  "contact": {};
  "contactHint": {};
  "bib": {};
  "bibHint": {};
  "missing": { "field": string };
  "search": {};
  "searching": {};
  "privacyHint": {};
  "publicHint": {};
  "verifyFirst": {};
  "again": {};
  "foundRegistrations": { "count": number };
  "foundScores": { "count": number };
  "runner": {};
  "noBibYet": {};
  "startBlock": {};
  "source": {};
  "sourceName": { "source": string };
  "pickUp": {};
  "status": { "status": string };
  "statusText": { "status": string };
  "scoreOf": { "edition": string | number; "item": string | number };
  "hidden": { "part": string };
  "statusNote": { "note": string | number };
  "certificate": {};
  "picture": {};
  "certificateOpens": { "moment": string | number };
  "toPublic": {};
}> = {
  scope: "look-ups",
  zh: {
    "ways": ["查询方式"],
    "by": [["ask","select",{"document":["证件和姓名"],"code":["验证码"],"other":["参赛号"]}]],
    "type": ["证件类型"],
    "documentType": [["type","select",{"1":["居民身份证"],"2":["护照"],"3":["港澳居民来往内地通行证"],"4":["台湾居民来往大陆通行证"],"5":["港澳台居民居住证"],"other":["外国人永久居留身份证"]}]],
    "number": ["证件号码"],
    "numberHint": ["报名时填写的完整号码"],
    "wholeName": ["姓名"],
    "nameHint": ["报名时填写的完整姓名"],
    "contact": ["报名账号的手机号或邮箱"],
    "contactHint": ["验证码发到这里"],
    "bib": ["参赛号"],
    "bibHint": ["号码布上的号码"],
    "missing": ["请填写",["field","select",{"number":["证件号码"],"name":["姓名"],"contact":["手机号或邮箱"],"code":["验证码"],"other":["参赛号"]}]],
    "search": ["查询"],
    "searching": ["正在查询…"],
    "privacyHint": ["填写的内容只用于本次查询，不会保存，也不会出现在网址中。"],
    "publicHint": ["凭参赛号查到的是公开成绩。证书请用证件和姓名查询。"],
    "verifyFirst": ["请先完成验证再查询。"],
    "again": ["重新查询"],
    "foundRegistrations": ["查到 ",["count"]," 条报名信息"],
    "foundScores": ["查到 ",["count"]," 条成绩"],
    "runner": ["姓名"],
    "noBibYet": ["尚未公布"],
    "startBlock": ["出发区"],
    "source": ["报名渠道"],
    "sourceName": [["source","select",{"app":["应用程序"],"other":["合作平台"]}]],
    "pickUp": ["领物"],
    "status": [["status","select",{"submitted":["已提交，等待抽签"],"drawn":["已中签，报名成功"],"drawn_unpaid":["已中签，待付款"],"not_drawn":["未中签"],"registered":["报名成功"],"unpaid":["待付款"],"waiting":["候补中"],"offered":["候补待确认"],"in_review":["待审核"],"rejected":["审核未通过"],"refund_review":["退款审核中"],"refunding":["退款处理中"],"refunded":["已退款"],"transferred":["已转让"],"deferred":["已延期"],"disqualified":["已取消资格"],"other":["已取消"]}]],
    "statusText": [["status","select",{"submitted":["报名已收到，请关注抽签结果。"],"drawn":["您已获得参赛名额。"],"drawn_unpaid":["请登录报名账号，按时付款。"],"not_drawn":["本次没有获得名额。"],"registered":["您已获得参赛名额。"],"unpaid":["请登录报名账号，按时付款，逾期名额将释放。"],"waiting":["有名额空出时按顺序递补，并通知您。"],"offered":["请登录报名账号，按时确认名额。"],"in_review":["主办方审核后更新结果。"],"rejected":["原因请登录报名账号查看。"],"refund_review":["主办方正在审核退款。"],"refunding":["款项将原路退回。"],"refunded":["款项已原路退回。"],"transferred":["名额已转让给他人。"],"deferred":["名额已延期到另一届赛事。"],"disqualified":["如有疑问，请联系主办方。"],"other":["这次报名已经结束。"]}]],
    "scoreOf": [["edition"]," ",["item"]],
    "hidden": [["part","select",{"name":["您的姓名不在公开成绩中显示。"],"other":["您的成绩不在公开成绩中显示。"]}]],
    "statusNote": ["主办方说明：",["note"]],
    "certificate": ["成绩证书"],
    "picture": ["图片（PNG）"],
    "certificateOpens": ["成绩证书于 ",["moment"]," 开放下载。"],
    "toPublic": ["公开成绩页"],
  },
  en: {
    "ways": ["How to look up"],
    "by": [["ask","select",{"document":["Document and name"],"code":["Code"],"other":["Bib number"]}]],
    "type": ["Type of document"],
    "documentType": [["type","select",{"1":["Resident identity card"],"2":["Passport"],"3":["Mainland Travel Permit for Hong Kong and Macao Residents"],"4":["Mainland Travel Permit for Taiwan Residents"],"5":["Residence permit for Hong Kong, Macao and Taiwan residents"],"other":["Foreign permanent resident identity card"]}]],
    "number": ["Document number"],
    "numberHint": ["The whole number that you registered with"],
    "wholeName": ["Name"],
    "nameHint": ["The whole name that you registered with"],
    "contact": ["Phone or email of the account that registered"],
    "contactHint": ["The code goes there"],
    "bib": ["Bib number"],
    "bibHint": ["As printed on the bib"],
    "missing": [["field","select",{"number":["Enter the document number"],"name":["Enter the name"],"contact":["Enter the phone number or email address"],"code":["Enter the code"],"other":["Enter the bib number"]}]],
    "search": ["Look up"],
    "searching": ["Looking up…"],
    "privacyHint": ["What you type is used for this look-up only. It is not stored, and is in no address."],
    "publicHint": ["A bib number finds the public result. For the certificate, use your document and name."],
    "verifyFirst": ["Complete the verification first."],
    "again": ["Look up another"],
    "foundRegistrations": [["count","plural",{"one":["One registration"],"other":["#"," registrations"]}]],
    "foundScores": [["count","plural",{"one":["One result"],"other":["#"," results"]}]],
    "runner": ["Name"],
    "noBibYet": ["Not assigned yet"],
    "startBlock": ["Start block"],
    "source": ["Registered by"],
    "sourceName": [["source","select",{"app":["App"],"other":["Partner platform"]}]],
    "pickUp": ["Race pack"],
    "status": [["status","select",{"submitted":["Submitted, waiting for the draw"],"drawn":["Drawn and registered"],"drawn_unpaid":["Drawn, waiting for payment"],"not_drawn":["Not drawn"],"registered":["Registered"],"unpaid":["Waiting for payment"],"waiting":["On the waiting list"],"offered":["Place offered"],"in_review":["Under review"],"rejected":["Not approved"],"refund_review":["Refund under review"],"refunding":["Refund on its way"],"refunded":["Refunded"],"transferred":["Passed on"],"deferred":["Deferred"],"disqualified":["Disqualified"],"other":["Cancelled"]}]],
    "statusText": [["status","select",{"submitted":["We have the registration. Watch for the draw results."],"drawn":["You have a place in the race."],"drawn_unpaid":["Log in with the account that registered and pay in time."],"not_drawn":["You have no place this time."],"registered":["You have a place in the race."],"unpaid":["Log in with the account that registered and pay in time, or the place goes to others."],"waiting":["Places that become free go to the list in its order, and we notify you."],"offered":["Log in with the account that registered and accept the place in time."],"in_review":["The status changes once the organiser has decided."],"rejected":["Log in with the account that registered to read why."],"refund_review":["The organiser reviews the refund."],"refunding":["The money goes back the way it came."],"refunded":["The money went back the way it came."],"transferred":["The place was passed on to somebody else."],"deferred":["The place was deferred to another edition."],"disqualified":["If you have questions, contact the organiser."],"other":["This registration has ended."]}]],
    "scoreOf": [["edition"]," · ",["item"]],
    "hidden": [["part","select",{"name":["Your name is not shown in the public results."],"other":["Your result is not shown in the public results."]}]],
    "statusNote": ["The organiser’s note: ",["note"]],
    "certificate": ["Certificate"],
    "picture": ["Picture (PNG)"],
    "certificateOpens": ["The certificate can be downloaded from ",["moment"],"."],
    "toPublic": ["Public result page"],
  },
};
