// Made by `npm run gen` from locales/organise-mailing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "notOffered": {};
  "open": { "from": string | number; "until": string | number };
  "closed_not-open": {};
  "closed_closed": {};
  "closed_hand-outs-open": {};
  "uncollected": { "count": number };
  "list": {};
  "state": {};
  "all": {};
  "choice": { "state": string | number; "count": number };
  "state_requested": {};
  "state_paid": {};
  "state_packed": {};
  "state_shipped": {};
  "state_delivered": {};
  "state_returned": {};
  "state_reshipped": {};
  "state_closed": {};
  "state_cancelled": {};
  "none": {};
  "step_packed": {};
  "step_shipped": {};
  "step_delivered": {};
  "step_returned": {};
  "step_reshipped": {};
  "step_closed": {};
  "step_cancelled": {};
  "cancelTitle": {};
  "cancelBody": {};
  "keep": {};
  "done": {};
  "carrier": {};
  "tracking": {};
  "sentBy": { "carrier": string | number; "tracking": string | number };
  "handedOut": { "staff": string | number; "at": string | number; "site": string | number };
  "more": {};
  "labels": {};
  "labelsHint": {};
  "masked": {};
  "exportHint": {};
  "exportMasked": {};
  "importTitle": {};
  "importLead": {};
  "runnersTitle": {};
  "runnersLead": {};
  "imported": { "count": number; "faults": number };
  "fault_unknown": {};
  "fault_state": {};
  "fault_handed-out": {};
  "fault_carrier": {};
  "fault_document-type": {};
  "fault_document": {};
  "fault_name": {};
  "fault_phone": {};
  "fault_twice": {};
  "column_mailing": {};
  "column_carrier": {};
  "column_tracking": {};
  "column_type": {};
  "column_number": {};
  "column_name": {};
  "column_phone": {};
  "column_pack": {};
}> = {
  scope: "organise-mailing",
  zh: {
    "lead": ["比赛结束后，没有领取的参赛包可以邮寄。是否领取由现场发放记录得出，已发放的参赛包不能打包。"],
    "notOffered": ["站点文件没有写 race.mailing：这场比赛不邮寄参赛包。"],
    "open": ["申请时间：",["from"]," 至 ",["until"],"。"],
    "closed_not-open": ["申请还没有开始。"],
    "closed_closed": ["申请已截止。"],
    "closed_hand-outs-open": ["还有发放设备没有同步或关闭，申请暂不开放。"],
    "uncollected": ["没有领取的参赛包：",["count","number"]],
    "list": ["邮寄"],
    "state": ["状态"],
    "all": ["全部"],
    "choice": [["state"],"（",["count","number"],"）"],
    "state_requested": ["待付款"],
    "state_paid": ["待打包"],
    "state_packed": ["待寄出"],
    "state_shipped": ["已寄出"],
    "state_delivered": ["已送达"],
    "state_returned": ["已退回"],
    "state_reshipped": ["已重新寄出"],
    "state_closed": ["不再寄送"],
    "state_cancelled": ["已取消"],
    "none": ["没有邮寄申请。"],
    "step_packed": ["标为已打包"],
    "step_shipped": ["标为已寄出"],
    "step_delivered": ["标为已送达"],
    "step_returned": ["标为已退回"],
    "step_reshipped": ["标为已重新寄出"],
    "step_closed": ["不再寄送"],
    "step_cancelled": ["取消并退款"],
    "cancelTitle": ["取消这个邮寄申请？"],
    "cancelBody": ["已付的邮寄费原路退回，参赛者会收到通知。"],
    "keep": ["保留"],
    "done": ["已保存"],
    "carrier": ["快递公司"],
    "tracking": ["运单号"],
    "sentBy": [["carrier"]," ",["tracking"]],
    "handedOut": ["这份参赛包已由 ",["staff"]," 于 ",["at"]," 在“",["site"],"”发放，不能打包；邮寄已取消，邮寄费原路退回。"],
    "more": ["显示更多"],
    "labels": ["打印地址标签"],
    "labelsHint": ["打印本页显示的地址，A4 每页 2 列。"],
    "masked": ["没有个人信息权限：姓名已遮盖，不显示地址。"],
    "exportHint": ["邮寄清单包含收件人和地址；每次导出都会记录。"],
    "exportMasked": ["邮寄清单中的姓名已遮盖，不含地址；每次导出都会记录。"],
    "importTitle": ["导入运单号"],
    "importLead": ["表格的列：邮寄编号、快递公司、运单号（导出的邮寄清单填好即可）。只处理待寄出的邮寄。"],
    "runnersTitle": ["导入往届未领取名单"],
    "runnersLead": ["表格的列：证件类型（1 身份证，2 护照……可不写）、证件号码、姓名、手机号（可不写）、参赛包内容。名单只以加密散列保存。"],
    "imported": ["已处理 ",["count","number"]," 行，",["faults","number"]," 行有问题。"],
    "fault_unknown": ["没有这个邮寄编号"],
    "fault_state": ["不在待寄出状态"],
    "fault_handed-out": ["已在现场发放"],
    "fault_carrier": ["缺少快递公司或运单号"],
    "fault_document-type": ["证件类型不正确"],
    "fault_document": ["缺少证件号码"],
    "fault_name": ["缺少姓名"],
    "fault_phone": ["手机号不正确"],
    "fault_twice": ["与前面的行重复"],
    "column_mailing": ["邮寄编号"],
    "column_carrier": ["快递公司"],
    "column_tracking": ["运单号"],
    "column_type": ["证件类型"],
    "column_number": ["证件号码"],
    "column_name": ["姓名"],
    "column_phone": ["手机号"],
    "column_pack": ["参赛包"],
  },
  en: {
    "lead": ["After the race, race packs that were never collected can be mailed. Whether one was collected comes from the hand-outs: a pack that was handed out cannot be packed."],
    "notOffered": ["The site file has no race.mailing: this race mails no packs."],
    "open": ["Requests: from ",["from"]," until ",["until"],"."],
    "closed_not-open": ["Requests are not open yet."],
    "closed_closed": ["Requests are closed."],
    "closed_hand-outs-open": ["Not every staff device has synced or was closed, so requests are not open."],
    "uncollected": ["Packs never collected: ",["count","number"]],
    "list": ["Mailings"],
    "state": ["State"],
    "all": ["All"],
    "choice": [["state"]," (",["count","number"],")"],
    "state_requested": ["Awaiting payment"],
    "state_paid": ["To pack"],
    "state_packed": ["Packed"],
    "state_shipped": ["Sent"],
    "state_delivered": ["Delivered"],
    "state_returned": ["Came back"],
    "state_reshipped": ["Sent again"],
    "state_closed": ["Not sent again"],
    "state_cancelled": ["Cancelled"],
    "none": ["No mailings."],
    "step_packed": ["Mark as packed"],
    "step_shipped": ["Mark as sent"],
    "step_delivered": ["Mark as delivered"],
    "step_returned": ["Mark as back"],
    "step_reshipped": ["Mark as sent again"],
    "step_closed": ["Do not send again"],
    "step_cancelled": ["Cancel and pay back"],
    "cancelTitle": ["Cancel this mailing?"],
    "cancelBody": ["What was paid goes back, and the runner is informed."],
    "keep": ["Keep it"],
    "done": ["Saved"],
    "carrier": ["Carrier"],
    "tracking": ["Tracking number"],
    "sentBy": [["carrier"]," ",["tracking"]],
    "handedOut": [["staff"]," handed this pack out at ",["at"]," at the site “",["site"],"”, so it is not packed. The mailing was cancelled, and its fee goes back."],
    "more": ["Show more"],
    "labels": ["Print address labels"],
    "labelsHint": ["Prints the addresses that are shown, in two columns of an A4 page."],
    "masked": ["Without the right to personal data names are masked and addresses left out."],
    "exportHint": ["The packing list has recipients and addresses. Each export is recorded."],
    "exportMasked": ["The packing list has masked names and no addresses. Each export is recorded."],
    "importTitle": ["Import tracking numbers"],
    "importLead": ["Columns: mailing, carrier, tracking number, such as the packing list once it is filled in. Only packed mailings are marked as sent."],
    "runnersTitle": ["Import runners of the earlier race"],
    "runnersLead": ["Columns: kind of document (1 Chinese ID card, 2 passport …; may be left out), number, name, phone (may be left out), what is in the pack. The list is stored as keyed hashes only."],
    "imported": [["count","number"]," rows done, ",["faults","number"]," with mistakes."],
    "fault_unknown": ["no such mailing"],
    "fault_state": ["not packed"],
    "fault_handed-out": ["handed out on site"],
    "fault_carrier": ["no carrier or tracking number"],
    "fault_document-type": ["unknown kind of document"],
    "fault_document": ["no document number"],
    "fault_name": ["no name"],
    "fault_phone": ["wrong phone number"],
    "fault_twice": ["the same as a row before"],
    "column_mailing": ["Mailing"],
    "column_carrier": ["Carrier"],
    "column_tracking": ["Tracking number"],
    "column_type": ["Document"],
    "column_number": ["Number"],
    "column_name": ["Name"],
    "column_phone": ["Phone"],
    "column_pack": ["Pack"],
  },
};
