// Made by `npm run gen` from locales/organise.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "logInFirst": {};
  "logIn": {};
  "notAllowed": {};
  "toAccount": {};
  "toApplications": {};
  "views": {};
  "view_entries": {};
  "view_numbers": {};
  "view_results": {};
  "view_timing": {};
  "view_photos": {};
  "view_messages": {};
  "view_bibs": {};
  "view_pickUp": {};
  "view_mailing": {};
  "view_alerts": {};
  "copy": {};
  "copied": {};
  "view_answers": {};
  "view_audit": {};
  "view_tokens": {};
  "view_cancel": {};
  "viewNotLoaded": {};
  "noRaces": {};
  "masked": {};
  "payment": {};
  "anyPayment": {};
  "pay_unpaid": {};
  "pay_paid": {};
  "pay_refunded": {};
  "pay_none": {};
  "state": {};
  "all": {};
  "search": {};
  "searchMasked": {};
  "list": {};
  "found": { "count": number };
  "none": {};
  "nonePart": {};
  "showMore": {};
  "searchOn": {};
  "held": {};
  "unnamed": {};
  "choose": {};
  "backToList": {};
  "code": {};
  "receipt": {};
  "document": {};
  "submitted": {};
  "partners": {};
  "answers": {};
  "money": {};
  "madeWith": {};
  "deferredFrom": { "race": string | number };
  "deferredTo": { "race": string | number };
  "noOrder": {};
  "amount": {};
  "left": {};
  "order_pending_payment": {};
  "order_paid": {};
  "order_expired": {};
  "order_cancelled": {};
  "order_refund_due": {};
  "order_part_refunded": {};
  "order_refunded": {};
  "messages": {};
  "message_entrants": {};
  "message_order": {};
  "message_decided": {};
  "message_place-freed": {};
  "message_option-freed": {};
  "message_ended": {};
  "message_race-cancelled": {};
  "message_received": {};
  "message_transferred": {};
  "message_deferred": {};
  "message_team-removed": {};
  "message_team-dissolved": {};
  "message_team-back": {};
  "message_other": {};
  "channel_email": {};
  "channel_sms": {};
  "message_is_queued": {};
  "message_is_sent": {};
  "message_is_failed": {};
  "history": {};
  "by_runner": {};
  "by_organiser": {};
  "by_program": {};
  "by_command": {};
  "payment_open": {};
  "payment_paid": {};
  "payment_closed": {};
  "refund_requested": {};
  "refund_refunding": {};
  "refund_refunded": {};
  "refund_failed": {};
  "reason_late": {};
  "reason_second-payment": {};
  "retryRefund": { "amount": string | number };
  "retryHint": {};
  "refund": {};
  "refundAmount": {};
  "refundHint": { "most": string | number };
  "refundLimit": { "limit": string | number };
  "wrongAmount": { "most": string | number };
  "leaving": {};
  "leavingAll": { "count": string | number };
  "placeGoesOn": { "count": number };
  "note": {};
  "noteHint": {};
  "noteMissing": {};
  "pay": {};
  "cancel": {};
  "sending": {};
  "notDone": { "message": string | number };
  "refundDone": { "amount": string | number };
  "refundWaits": { "amount": string | number };
  "refundAllWaits": {};
  "requests": {};
  "requestOf": { "nick": string | number };
  "requestLeaves": {};
  "requestLeavesClosed": {};
  "requestState": { "state": string | number };
  "request_waiting": {};
  "request_approved": {};
  "request_refused": {};
  "request_failed": {};
  "approve": {};
  "refuse": {};
  "takeBack": {};
  "ownRequest": {};
  "openEntry": {};
  "decidedApproved": {};
  "decidedRefused": {};
  "view_invitations": {};
  "view_places": {};
  "exportHint": {};
  "exportMaskedHint": {};
  "places": {};
  "noPools": {};
  "poolShared": { "id": string | number };
  "poolItems": { "items": string | number };
  "poolTaken": { "claimed": string | number; "places": string | number };
  "poolLeft": { "left": string | number };
  "poolOver": { "over": string | number };
  "poolWaiting": { "waiting": number };
  "poolChanged": { "stated": string | number; "places": string | number };
  "changePlaces": {};
  "newPlaces": {};
  "newPlacesHint": { "places": string | number; "claimed": string | number };
  "wrongPlaces": { "claimed": string | number; "most": string | number };
  "samePlaces": {};
  "placesReason": {};
  "placesReasonHint": {};
  "reasonMissing": {};
  "placesLimit": { "limit": string | number };
  "savePlaces": {};
  "placesDone": { "added": string | number };
  "placesWait": { "added": string | number };
  "changes": {};
  "change_waiting": {};
  "change_approved": {};
  "change_refused": {};
  "changeDecided": { "nick": string | number };
  "changeApproved": {};
  "changeRefused": {};
  "chooseColumns": {};
  "chosenLayout": { "layout": string | number };
  "columnsOfFile": {};
  "allColumns": {};
  "layoutHint": {};
  "newLayout": {};
  "changeLayout": {};
  "layoutName": {};
  "layoutNameHint": {};
  "layoutNameMissing": {};
  "layoutEmpty": {};
  "addColumn": {};
  "chooseColumn": {};
  "moveUp": { "column": string | number };
  "moveDown": { "column": string | number };
  "removeColumn": { "column": string | number };
  "saveLayout": {};
  "deleteLayout": {};
  "layoutSaved": { "layout": string | number };
  "layoutDeleted": { "layout": string | number };
}> = {
  scope: "organise",
  zh: {
    "title": ["赛事管理"],
    "lead": ["查看报名、订单和退款，调整名额，邀请参赛者。每次查看个人信息、每笔退款、每次调整都会留下记录。"],
    "logInFirst": ["请用工作人员账号登录。"],
    "logIn": ["登录"],
    "notAllowed": ["这个账号没有赛事管理权限。如需开通，请联系网站管理员。"],
    "toAccount": ["我的账号"],
    "toApplications": ["审核申请"],
    "views": ["赛事管理"],
    "view_entries": ["报名与退款"],
    "view_numbers": ["实时数据"],
    "view_results": ["成绩"],
    "view_timing": ["实时计时"],
    "view_photos": ["照片"],
    "view_messages": ["给选手的消息"],
    "view_bibs": ["号码"],
    "view_pickUp": ["领物"],
    "view_mailing": ["邮寄"],
    "view_alerts": ["赛事提醒"],
    "copy": ["复制"],
    "copied": ["已复制"],
    "view_answers": ["表单提交"],
    "view_audit": ["操作记录"],
    "view_tokens": ["API 令牌"],
    "view_cancel": ["取消赛事"],
    "viewNotLoaded": ["没有加载成功，请再试一次。"],
    "noRaces": ["目前没有已发布的赛事。"],
    "masked": ["个人信息已遮盖。需要查看时，请管理员授予“查看个人信息”的权限。"],
    "payment": ["付款"],
    "anyPayment": ["不限"],
    "pay_unpaid": ["待付款"],
    "pay_paid": ["已付款"],
    "pay_refunded": ["已退款"],
    "pay_none": ["无在线订单"],
    "state": ["报名状态"],
    "all": ["全部"],
    "search": ["参赛码、回执号或姓名"],
    "searchMasked": ["完整的参赛码或回执号"],
    "list": ["报名列表"],
    "found": ["已列出 ",["count"]," 条报名"],
    "none": ["没有符合条件的报名。"],
    "nonePart": ["目前查过的部分没有符合条件的报名。"],
    "showMore": ["显示更多"],
    "searchOn": ["继续查找"],
    "held": ["为邀请保留的名额"],
    "unnamed": ["未填姓名"],
    "choose": ["从列表中选一条报名查看。"],
    "backToList": ["返回列表"],
    "code": ["参赛码"],
    "receipt": ["回执号"],
    "document": ["证件号码"],
    "submitted": ["报名时间"],
    "partners": ["同一次报名的其他人"],
    "answers": ["填写内容"],
    "money": ["订单"],
    "madeWith": ["名额由他人转让而来，订单属于最初的报名；退款退给付款人："],
    "deferredFrom": ["名额由",["race"],"延期而来；订单在那场赛事，退款也在那里办理。"],
    "deferredTo": ["名额已延期到",["race"],"。退款并退出比赛时，那里的名额随之结束。"],
    "noOrder": ["没有在线订单。"],
    "amount": ["金额"],
    "left": ["还可退"],
    "order_pending_payment": ["待付款"],
    "order_paid": ["已付款"],
    "order_expired": ["超时未付款"],
    "order_cancelled": ["已取消"],
    "order_refund_due": ["退款中"],
    "order_part_refunded": ["部分已退"],
    "order_refunded": ["已退款"],
    "messages": ["发给选手的消息"],
    "message_entrants": ["工作人员的消息"],
    "message_order": ["订单"],
    "message_decided": ["申请结果"],
    "message_place-freed": ["候补到名额"],
    "message_option-freed": ["候补到选项"],
    "message_ended": ["报名结束"],
    "message_race-cancelled": ["比赛取消"],
    "message_received": ["接受转让"],
    "message_transferred": ["已转让"],
    "message_deferred": ["已延期"],
    "message_team-removed": ["移出队伍"],
    "message_team-dissolved": ["队伍解散"],
    "message_team-back": ["队伍恢复"],
    "message_other": ["其他"],
    "channel_email": ["邮件"],
    "channel_sms": ["短信"],
    "message_is_queued": ["待发送"],
    "message_is_sent": ["已发送"],
    "message_is_failed": ["未送达"],
    "history": ["经过"],
    "by_runner": ["参赛者"],
    "by_organiser": ["工作人员"],
    "by_program": ["系统"],
    "by_command": ["命令行"],
    "payment_open": ["付款未完成"],
    "payment_paid": ["付款"],
    "payment_closed": ["付款已关闭"],
    "refund_requested": ["退款已提交"],
    "refund_refunding": ["退款处理中"],
    "refund_refunded": ["退款已到账"],
    "refund_failed": ["退款失败"],
    "reason_late": ["付款时名额已释放"],
    "reason_second-payment": ["重复付款"],
    "retryRefund": ["再次退款 ",["amount"]],
    "retryHint": ["支付平台未能退回这笔重复付款。请确认商户的支付账户余额充足，然后再次退款。"],
    "refund": ["退款"],
    "refundAmount": ["退款金额（元）"],
    "refundHint": ["最多 ",["most"],"。"],
    "refundLimit": ["这个订单累计退款超过 ",["limit"]," 时，须由另一位工作人员复核。"],
    "wrongAmount": ["请填写 0.01 到 ",["most"]," 之间的金额。"],
    "leaving": ["同时退出比赛"],
    "leavingAll": ["同时退出比赛（这个订单的 ",["count"]," 人）"],
    "placeGoesOn": ["名额继续开放，递补给候补者（不勾选则名额作废）"],
    "note": ["退款原因"],
    "noteHint": ["记入退款记录，不会发给参赛者。"],
    "noteMissing": ["请写明退款原因。"],
    "pay": ["退款"],
    "cancel": ["取消"],
    "sending": ["正在提交…"],
    "notDone": ["没有完成：",["message"]],
    "refundDone": ["已提交退款 ",["amount"],"，到账后会通知参赛者。"],
    "refundWaits": ["退款 ",["amount"]," 待另一位工作人员复核。"],
    "refundAllWaits": ["剩余款项的退款已提出，待另一位工作人员复核。"],
    "requests": ["待复核的退款"],
    "requestOf": [["nick"]," 提出"],
    "requestLeaves": ["同时退出比赛，名额递补"],
    "requestLeavesClosed": ["同时退出比赛，名额作废"],
    "requestState": ["退款：",["state"]],
    "request_waiting": ["待复核"],
    "request_approved": ["已通过"],
    "request_refused": ["未通过"],
    "request_failed": ["已无款可退"],
    "approve": ["通过"],
    "refuse": ["不通过"],
    "takeBack": ["撤回"],
    "ownRequest": ["由您提出，须另一位工作人员复核。"],
    "openEntry": ["查看报名"],
    "decidedApproved": ["已通过，正在退款。"],
    "decidedRefused": ["这笔退款未通过。"],
    "view_invitations": ["邀请"],
    "view_places": ["名额"],
    "exportHint": ["导出当前筛选的报名和填写内容。每次导出都会留下记录。"],
    "exportMaskedHint": ["导出当前筛选的报名，姓名、证件号码和填写内容已遮盖。每次导出都会留下记录。"],
    "places": ["名额"],
    "noPools": ["这个赛事没有限定名额。"],
    "poolShared": ["共用名额 ",["id"]],
    "poolItems": ["用于：",["items"]],
    "poolTaken": ["已占用 ",["claimed"]," / ",["places"]],
    "poolLeft": ["还剩 ",["left"]],
    "poolOver": ["超出 ",["over"]],
    "poolWaiting": ["候补 ",["waiting"]," 人"],
    "poolChanged": ["发布时是 ",["stated"]," 个，已由工作人员调整为 ",["places"]," 个。下次发布如果还写 ",["stated"],"，仍保持 ",["places"],"。"],
    "changePlaces": ["调整名额"],
    "newPlaces": ["调整后的名额"],
    "newPlacesHint": ["现在 ",["places"]," 个，已占用 ",["claimed"]," 个，不能少于已占用的。增加的名额先给候补的人。"],
    "wrongPlaces": ["请填写 ",["claimed"]," 到 ",["most"]," 之间的整数。"],
    "samePlaces": ["名额没有变化，请填写另一个数。"],
    "placesReason": ["调整原因"],
    "placesReasonHint": ["记入审计，不会公开。"],
    "reasonMissing": ["请写明原因。"],
    "placesLimit": ["报名开始后累计增加超过 ",["limit"]," 个时，须由另一位工作人员复核。"],
    "savePlaces": ["调整"],
    "placesDone": ["名额已调整：",["added"],"。"],
    "placesWait": ["调整 ",["added"]," 待另一位工作人员复核。"],
    "changes": ["调整记录"],
    "change_waiting": ["待复核"],
    "change_approved": ["已调整"],
    "change_refused": ["未通过"],
    "changeDecided": [["nick"]," 复核"],
    "changeApproved": ["已通过，名额已调整。"],
    "changeRefused": ["已拒绝这次调整。"],
    "chooseColumns": ["选择导出的列"],
    "chosenLayout": ["导出的列：",["layout"]],
    "columnsOfFile": ["导出的列"],
    "allColumns": ["全部列"],
    "layoutHint": ["列方案按赛事保存，管理本赛事的工作人员都可使用。"],
    "newLayout": ["新建列方案"],
    "changeLayout": ["修改此方案"],
    "layoutName": ["方案名称"],
    "layoutNameHint": ["例如使用文件的计时公司或保险公司。"],
    "layoutNameMissing": ["请填写方案名称。"],
    "layoutEmpty": ["请至少添加一列。"],
    "addColumn": ["添加一列"],
    "chooseColumn": ["请选择"],
    "moveUp": ["上移“",["column"],"”"],
    "moveDown": ["下移“",["column"],"”"],
    "removeColumn": ["移除“",["column"],"”"],
    "saveLayout": ["保存方案"],
    "deleteLayout": ["删除方案"],
    "layoutSaved": ["已保存列方案“",["layout"],"”。"],
    "layoutDeleted": ["已删除列方案“",["layout"],"”。"],
  },
  en: {
    "title": ["For organisers"],
    "lead": ["Entries, orders, refunds, places and invitations. Every look at personal data, every refund and every change is recorded."],
    "logInFirst": ["Log in with your organiser's account."],
    "logIn": ["Log in"],
    "notAllowed": ["Your account organises no race. Ask the administrator of this site for access."],
    "toAccount": ["My account"],
    "toApplications": ["Review applications"],
    "views": ["For organisers"],
    "view_entries": ["Entries and refunds"],
    "view_numbers": ["Live numbers"],
    "view_results": ["Results"],
    "view_timing": ["Live timing"],
    "view_photos": ["Photos"],
    "view_messages": ["Messages"],
    "view_bibs": ["Bibs"],
    "view_pickUp": ["Pick-up"],
    "view_mailing": ["Mailing"],
    "view_alerts": ["Race alerts"],
    "copy": ["Copy"],
    "copied": ["Copied"],
    "view_answers": ["Form answers"],
    "view_audit": ["Audit"],
    "view_tokens": ["API tokens"],
    "view_cancel": ["Cancel the race"],
    "viewNotLoaded": ["This could not be loaded. Try again."],
    "noRaces": ["No race is published at the moment."],
    "masked": ["Personal data are masked. To see them you need the right to personal data from your administrator."],
    "payment": ["Payment"],
    "anyPayment": ["Any"],
    "pay_unpaid": ["Waiting for payment"],
    "pay_paid": ["Paid"],
    "pay_refunded": ["Refunded"],
    "pay_none": ["No online order"],
    "state": ["State"],
    "all": ["All"],
    "search": ["Code, receipt or name"],
    "searchMasked": ["Whole code or receipt"],
    "list": ["Entries"],
    "found": [["count","plural",{"one":["#"," entry is listed"],"other":["#"," entries are listed"]}]],
    "none": ["No entry matches."],
    "nonePart": ["No entry matches in the part that was searched."],
    "showMore": ["Show more"],
    "searchOn": ["Keep searching"],
    "held": ["Held for an invitation"],
    "unnamed": ["No name"],
    "choose": ["Choose an entry from the list."],
    "backToList": ["Back to the list"],
    "code": ["Code"],
    "receipt": ["Receipt"],
    "document": ["Document"],
    "submitted": ["Signed up"],
    "partners": ["Others of the same sign-up"],
    "answers": ["Answers"],
    "money": ["Order"],
    "madeWith": ["The place was passed on. The order is of the first entry, and refunds go to who paid:"],
    "deferredFrom": ["The place was deferred from ",["race"],". Its order is in that race, and is paid back there."],
    "deferredTo": ["The place was deferred to ",["race"],". A refund that withdraws it ends the place there."],
    "noOrder": ["There is no online order."],
    "amount": ["Amount"],
    "left": ["Can be refunded"],
    "order_pending_payment": ["Waiting for payment"],
    "order_paid": ["Paid"],
    "order_expired": ["Not paid in time"],
    "order_cancelled": ["Cancelled"],
    "order_refund_due": ["Being refunded"],
    "order_part_refunded": ["Partly refunded"],
    "order_refunded": ["Refunded"],
    "messages": ["Messages to the runner"],
    "message_entrants": ["Message of an organiser"],
    "message_order": ["Order"],
    "message_decided": ["Decision on the application"],
    "message_place-freed": ["Place became free"],
    "message_option-freed": ["Option became free"],
    "message_ended": ["Sign-up ended"],
    "message_race-cancelled": ["Race cancelled"],
    "message_received": ["Entry taken over"],
    "message_transferred": ["Entry passed on"],
    "message_deferred": ["Entry deferred"],
    "message_team-removed": ["Removed from the team"],
    "message_team-dissolved": ["Team dissolved"],
    "message_team-back": ["Team back"],
    "message_other": ["Other"],
    "channel_email": ["email"],
    "channel_sms": ["text message"],
    "message_is_queued": ["to be sent"],
    "message_is_sent": ["sent"],
    "message_is_failed": ["not sent"],
    "history": ["History"],
    "by_runner": ["the runner"],
    "by_organiser": ["an organiser"],
    "by_program": ["the program"],
    "by_command": ["the command line"],
    "payment_open": ["Payment begun"],
    "payment_paid": ["Payment"],
    "payment_closed": ["Payment closed"],
    "refund_requested": ["Refund requested"],
    "refund_refunding": ["Refund under way"],
    "refund_refunded": ["Refund paid"],
    "refund_failed": ["Refund failed"],
    "reason_late": ["paid after the place was given up"],
    "reason_second-payment": ["paid twice"],
    "retryRefund": ["Refund ",["amount"]," again"],
    "retryHint": ["The provider could not pay back this second payment. Make sure that the account there has enough money, then send the refund again."],
    "refund": ["Refund"],
    "refundAmount": ["Amount (yuan)"],
    "refundHint": ["At most ",["most"],"."],
    "refundLimit": ["Once more than ",["limit"]," of this order is to be refunded, another organiser has to approve it."],
    "wrongAmount": ["Enter an amount from 0.01 to ",["most"],"."],
    "leaving": ["Withdraw from the race"],
    "leavingAll": ["Withdraw all ",["count"]," people of this order from the race"],
    "placeGoesOn": [["count","plural",{"one":["Give the place to the next in line. Unticked, it is taken out of the race"],"other":["Give the places to the next in line. Unticked, they are taken out of the race"]}]],
    "note": ["Reason"],
    "noteHint": ["For the records. The runner does not get it."],
    "noteMissing": ["Give a reason."],
    "pay": ["Refund"],
    "cancel": ["Cancel"],
    "sending": ["Sending…"],
    "notDone": ["Not done: ",["message"]],
    "refundDone": [["amount"]," is being refunded. The runner gets a message when it has arrived."],
    "refundWaits": [["amount"]," waits for another organiser to approve it."],
    "refundAllWaits": ["A refund of all that is left waits for another organiser to approve it."],
    "requests": ["Refunds to approve"],
    "requestOf": ["Requested by ",["nick"]],
    "requestLeaves": ["withdraws from the race, the place is given to others"],
    "requestLeavesClosed": ["withdraws from the race, the place is taken out"],
    "requestState": ["Refund: ",["state"]],
    "request_waiting": ["Waits for approval"],
    "request_approved": ["Approved"],
    "request_refused": ["Refused"],
    "request_failed": ["Nothing was left"],
    "approve": ["Approve"],
    "refuse": ["Refuse"],
    "takeBack": ["Take back"],
    "ownRequest": ["You requested it: another organiser has to approve it."],
    "openEntry": ["Show the entry"],
    "decidedApproved": ["Approved. The money is being refunded."],
    "decidedRefused": ["The refund is refused."],
    "view_invitations": ["Invitations"],
    "view_places": ["Places"],
    "exportHint": ["Exports the entries that the filters show, with their answers. Every export is recorded."],
    "exportMaskedHint": ["Exports the entries that the filters show, with masked names, documents and answers. Every export is recorded."],
    "places": ["Places"],
    "noPools": ["This race has no limited places."],
    "poolShared": ["Shared places ",["id"]],
    "poolItems": ["Used by: ",["items"]],
    "poolTaken": [["claimed"]," of ",["places"]," taken"],
    "poolLeft": [["left"]," left"],
    "poolOver": [["over"]," more than there are"],
    "poolWaiting": [["waiting","plural",{"one":["#"," waits"],"other":["#"," wait"]}]],
    "poolChanged": ["Published as ",["stated"],", changed to ",["places"]," by organisers. A publish that states ",["stated"]," again leaves them at ",["places"],"."],
    "changePlaces": ["Change the places"],
    "newPlaces": ["Number of places from now on"],
    "newPlacesHint": [["places"]," now, ",["claimed"]," taken; not fewer than are taken. Added places go to those who wait first."],
    "wrongPlaces": ["Enter a whole number from ",["claimed"]," to ",["most"],"."],
    "samePlaces": ["That is the number there are now. Enter another one."],
    "placesReason": ["Reason"],
    "placesReasonHint": ["For the records; it is not published."],
    "reasonMissing": ["Give a reason."],
    "placesLimit": ["Once more than ",["limit"]," have been added since sign-up opened, another organiser has to approve it."],
    "savePlaces": ["Change"],
    "placesDone": ["Places changed: ",["added"],"."],
    "placesWait": ["The change by ",["added"]," waits for another organiser to approve it."],
    "changes": ["Changes"],
    "change_waiting": ["Waits for approval"],
    "change_approved": ["Changed"],
    "change_refused": ["Refused"],
    "changeDecided": ["decided by ",["nick"]],
    "changeApproved": ["Approved. The places are changed."],
    "changeRefused": ["The change is refused."],
    "chooseColumns": ["Choose columns"],
    "chosenLayout": ["Columns: ",["layout"]],
    "columnsOfFile": ["Columns of the file"],
    "allColumns": ["All columns"],
    "layoutHint": ["Layouts are saved with the race, for everybody who organises it."],
    "newLayout": ["New layout"],
    "changeLayout": ["Change this layout"],
    "layoutName": ["Name of the layout"],
    "layoutNameHint": ["Such as the timing company or insurer that gets the file."],
    "layoutNameMissing": ["Enter a name for the layout."],
    "layoutEmpty": ["Add at least one column."],
    "addColumn": ["Add a column"],
    "chooseColumn": ["Choose"],
    "moveUp": ["Move ",["column"]," up"],
    "moveDown": ["Move ",["column"]," down"],
    "removeColumn": ["Remove ",["column"]],
    "saveLayout": ["Save layout"],
    "deleteLayout": ["Delete layout"],
    "layoutSaved": ["The layout ",["layout"]," is saved."],
    "layoutDeleted": ["The layout ",["layout"]," is deleted."],
  },
};
