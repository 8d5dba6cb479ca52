// Made by `npm run gen` from locales/signup/mailing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": { "race": string | number; "until": string | number };
  "contents": {};
  "fee": {};
  "noFee": {};
  "notOpen": { "at": string | number };
  "closed": {};
  "handOutsOpen": {};
  "noPacks": {};
  "request": {};
  "submit": {};
  "submitPay": { "fee": string | number };
  "requested": {};
  "back": {};
  "recipient": {};
  "phone": {};
  "phoneHint": {};
  "province": {};
  "provinceHint": {};
  "choose": {};
  "city": {};
  "street": {};
  "streetHint": {};
  "postcode": {};
  "postcodeHint": {};
  "name_missing": {};
  "name_wrong": {};
  "phone_missing": {};
  "phone_wrong": {};
  "province_missing": {};
  "province_wrong": {};
  "city_missing": {};
  "city_wrong": {};
  "street_missing": {};
  "street_wrong": {};
  "postcode_missing": {};
  "postcode_wrong": {};
  "notThere": {};
  "state_requested": {};
  "state_paid": {};
  "state_packed": {};
  "state_shipped": {};
  "state_delivered": {};
  "state_returned": {};
  "state_reshipped": {};
  "state_closed": {};
  "state_cancelled": {};
  "state_none": {};
  "ended_unpaid": {};
  "ended_collected": {};
  "ended_left": {};
  "ended_organiser": {};
  "ended_deleted": {};
  "returnedText": {};
  "carrier": {};
  "tracking": {};
  "address": {};
  "steps": {};
  "cancel": {};
  "cancelTitle": {};
  "cancelBody": {};
  "keep": {};
  "cancelled": {};
  "claimTitle": {};
  "claimLead": { "race": string | number };
  "documentType": {};
  "type_1": {};
  "type_2": {};
  "type_3": {};
  "type_4": {};
  "type_5": {};
  "number": {};
  "numberMissing": {};
  "nameInDocument": {};
  "nameMissing": {};
  "claim": {};
  "found": {};
}> = {
  scope: "signup/mailing",
  zh: {
    "title": ["邮寄参赛包"],
    "lead": [["race"],"的参赛包如果没有在现场领取，可以在 ",["until"]," 之前申请邮寄。"],
    "contents": ["邮寄内容"],
    "fee": ["邮寄费"],
    "noFee": ["免费"],
    "notOpen": [["at"]," 开始申请。"],
    "closed": ["邮寄申请已截止。"],
    "handOutsOpen": ["现场发放记录还没有全部上传。全部核对后即可申请，请稍后再来。"],
    "noPacks": ["您没有可以邮寄的参赛包。"],
    "request": ["申请邮寄"],
    "submit": ["提交申请"],
    "submitPay": ["提交并支付 ",["fee"]],
    "requested": ["已申请邮寄"],
    "back": ["返回"],
    "recipient": ["收件人"],
    "phone": ["电话"],
    "phoneHint": ["快递员联系您用：手机号，或带区号的座机。"],
    "province": ["省份"],
    "provinceHint": ["只邮寄到中国大陆。"],
    "choose": ["请选择"],
    "city": ["市和区县"],
    "street": ["街道地址"],
    "streetHint": ["街道、门牌、楼栋和房号。"],
    "postcode": ["邮政编码"],
    "postcodeHint": ["6 位数字。"],
    "name_missing": ["请输入收件人姓名。"],
    "name_wrong": ["收件人姓名最多 40 字。"],
    "phone_missing": ["请输入电话。"],
    "phone_wrong": ["请输入正确的电话号码。"],
    "province_missing": ["请选择省份。"],
    "province_wrong": ["请选择中国大陆的省份。"],
    "city_missing": ["请输入市和区县。"],
    "city_wrong": ["市和区县最多 60 字。"],
    "street_missing": ["请输入街道地址。"],
    "street_wrong": ["请输入完整的街道地址，最多 200 字。"],
    "postcode_missing": ["请输入邮政编码：没有邮编的包裹无法寄出。"],
    "postcode_wrong": ["邮政编码是 6 位数字。"],
    "notThere": ["暂不邮寄到这个省份。"],
    "state_requested": ["待付款"],
    "state_paid": ["等待打包"],
    "state_packed": ["已打包"],
    "state_shipped": ["已寄出"],
    "state_delivered": ["已送达"],
    "state_returned": ["已退回"],
    "state_reshipped": ["已重新寄出"],
    "state_closed": ["不再寄送"],
    "state_cancelled": ["已取消"],
    "state_none": ["未申请"],
    "ended_unpaid": ["邮寄费未支付，申请已取消。"],
    "ended_collected": ["记录显示参赛包已被领取，邮寄已取消，已付的邮寄费原路退回。"],
    "ended_left": ["报名已结束，邮寄已取消，已付的邮寄费原路退回。"],
    "ended_organiser": ["组委会取消了邮寄，已付的邮寄费原路退回。"],
    "ended_deleted": ["邮寄已取消。"],
    "returnedText": ["包裹没有送达，已退回组委会。请联系组委会。"],
    "carrier": ["快递公司"],
    "tracking": ["运单号"],
    "address": ["寄往"],
    "steps": ["进度"],
    "cancel": ["取消申请"],
    "cancelTitle": ["取消邮寄申请？"],
    "cancelBody": ["申请截止前可以重新申请。"],
    "keep": ["保留申请"],
    "cancelled": ["已取消"],
    "claimTitle": ["查找我的参赛包"],
    "claimLead": ["请填写报名",["race"],"时的证件和姓名。"],
    "documentType": ["证件类型"],
    "type_1": ["身份证"],
    "type_2": ["护照"],
    "type_3": ["港澳居民来往内地通行证"],
    "type_4": ["台湾居民来往大陆通行证"],
    "type_5": ["港澳台居民居住证"],
    "number": ["证件号码"],
    "numberMissing": ["请输入证件号码。"],
    "nameInDocument": ["证件上的姓名"],
    "nameMissing": ["请输入姓名。"],
    "claim": ["查找"],
    "found": ["已找到您的参赛包"],
  },
  en: {
    "title": ["Mailing of race packs"],
    "lead": ["If you did not collect your race pack of ",["race"]," on site, you can have it mailed until ",["until"],"."],
    "contents": ["What is mailed"],
    "fee": ["Fee"],
    "noFee": ["Free"],
    "notOpen": ["It can be requested from ",["at"],"."],
    "closed": ["Mailing can no longer be requested."],
    "handOutsOpen": ["Not all hand-outs on site are known yet. Once they are, you can request it here: come back later."],
    "noPacks": ["You have no race pack to be mailed."],
    "request": ["Have it mailed"],
    "submit": ["Request the mailing"],
    "submitPay": ["Request it and pay ",["fee"]],
    "requested": ["Requested"],
    "back": ["Back"],
    "recipient": ["Recipient"],
    "phone": ["Phone"],
    "phoneHint": ["For the courier: a mainland mobile number, or a landline with its area code."],
    "province": ["Province"],
    "provinceHint": ["Packs are mailed within mainland China."],
    "choose": ["Choose"],
    "city": ["City and district"],
    "street": ["Street address"],
    "streetHint": ["Street, house and flat."],
    "postcode": ["Postal code"],
    "postcodeHint": ["Six digits."],
    "name_missing": ["Enter who receives it."],
    "name_wrong": ["Use at most 40 characters for the recipient."],
    "phone_missing": ["Enter a phone number."],
    "phone_wrong": ["Enter a correct phone number."],
    "province_missing": ["Choose the province."],
    "province_wrong": ["Choose a province of mainland China."],
    "city_missing": ["Enter city and district."],
    "city_wrong": ["Use at most 60 characters for city and district."],
    "street_missing": ["Enter the street address."],
    "street_wrong": ["Enter the whole street address, in at most 200 characters."],
    "postcode_missing": ["Enter the postal code: a parcel without one cannot be sent."],
    "postcode_wrong": ["A postal code has six digits."],
    "notThere": ["Nothing is mailed to this province."],
    "state_requested": ["Waiting for payment"],
    "state_paid": ["To be packed"],
    "state_packed": ["Packed"],
    "state_shipped": ["On its way"],
    "state_delivered": ["Delivered"],
    "state_returned": ["Came back"],
    "state_reshipped": ["Sent again"],
    "state_closed": ["Not sent again"],
    "state_cancelled": ["Cancelled"],
    "state_none": ["Not requested"],
    "ended_unpaid": ["The fee was not paid, so the request was cancelled."],
    "ended_collected": ["Our records have the pack as collected, so the mailing was cancelled. What was paid goes back."],
    "ended_left": ["The entry has ended, so the mailing was cancelled. What was paid goes back."],
    "ended_organiser": ["The organiser cancelled the mailing. What was paid goes back."],
    "ended_deleted": ["The mailing was cancelled."],
    "returnedText": ["The parcel could not be delivered and came back. Contact the organiser."],
    "carrier": ["Carrier"],
    "tracking": ["Tracking number"],
    "address": ["Sent to"],
    "steps": ["Progress"],
    "cancel": ["Cancel the request"],
    "cancelTitle": ["Cancel the request?"],
    "cancelBody": ["You can request it again until requests close."],
    "keep": ["Keep it"],
    "cancelled": ["Cancelled"],
    "claimTitle": ["Find my race pack"],
    "claimLead": ["Enter the document and the name with which you were entered in ",["race"],"."],
    "documentType": ["Document"],
    "type_1": ["Chinese ID card"],
    "type_2": ["Passport"],
    "type_3": ["Mainland travel permit (Hong Kong, Macao)"],
    "type_4": ["Mainland travel permit (Taiwan)"],
    "type_5": ["Residence permit (Hong Kong, Macao, Taiwan)"],
    "number": ["Document number"],
    "numberMissing": ["Enter the document number."],
    "nameInDocument": ["Name in the document"],
    "nameMissing": ["Enter the name."],
    "claim": ["Find it"],
    "found": ["Your race pack was found"],
  },
};
