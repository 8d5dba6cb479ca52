// Made by `npm run gen` from locales/audit.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "head": { "number": number; "hash": string | number };
  "headNone": {};
  "who": {};
  "anybody": {};
  "who_program": {};
  "who_command": {};
  "who_users": {};
  "who_user": {};
  "who_organiser": {};
  "action": {};
  "anything": {};
  "from": {};
  "until": {};
  "list": {};
  "found": { "count": number };
  "none": {};
  "nonePart": {};
  "showMore": {};
  "openEntry": { "code": string | number };
  "change": { "before": string | number; "after": string | number };
  "began": { "after": string | number };
  "reason": { "reason": string | number };
  "amount": { "amount": string | number };
  "count": { "count": number };
  "right": { "right": string | number };
  "number": { "number": string | number };
  "do_state": {};
  "do_place": {};
  "do_pay": {};
  "do_expire": {};
  "do_cancel": {};
  "do_refund": {};
  "do_refunded": {};
  "do_refund-failed": {};
  "sign-up_refunded": {};
  "do_list": {};
  "do_read": {};
  "do_export": {};
  "do_delete": {};
  "do_withdraw": {};
  "do_expired": {};
  "do_cancelled": {};
  "do_removed": {};
  "do_dissolve": {};
  "do_dissolved": {};
  "do_placed-again": {};
  "do_approve": {};
  "do_reject": {};
  "do_retry-refund": {};
  "do_request-refund": {};
  "do_approve-refund": {};
  "do_refuse-refund": {};
  "do_renew-link": {};
  "do_hand-over": {};
  "do_publish": {};
  "do_roll-back": {};
  "do_change-places": {};
  "do_request-places": {};
  "do_refuse-revocation": {};
  "do_request-revocation": {};
  "do_revoke-approval": {};
  "do_refuse-places": {};
  "do_request-cancellation": {};
  "do_refuse-cancellation": {};
  "do_cancel-race": {};
  "do_race-cancelled": {};
  "do_cancellation-done": {};
  "do_transfer-started": {};
  "do_transfer-revoked": {};
  "do_transferred": {};
  "do_deferred": {};
  "do_deferred-here": {};
  "do_invite": {};
  "do_invitation-used": {};
  "do_invitation-withdrawn": {};
  "do_invitation-sent-again": {};
  "do_invitation-expired": {};
  "byToken": { "name": string | number };
  "do_make-token": {};
  "do_revoke-token": {};
  "do_authority-given": {};
  "do_authority-taken": {};
  "do_destroy": {};
  "do_take-down": {};
  "do_clear-rehearsal": {};
  "do_correct-result": {};
  "do_release-result": {};
  "do_import": {};
  "do_undo-import": {};
  "do_publish-results": {};
  "do_prize-claimed": {};
  "do_prize-paid": {};
  "do_prize-withheld": {};
  "do_prize-released": {};
  "do_hide-result": {};
  "do_show-result": {};
  "do_make-timing-source": {};
  "do_revoke-timing-source": {};
  "do_state-timing-points": {};
  "do_assign-bibs": {};
  "do_import-bibs": {};
  "do_import-mailing-runners": {};
  "do_mailing": {};
  "do_import-photos": {};
  "do_undo-photos": {};
  "do_remove-photo": {};
  "do_restore-photo": {};
  "do_save-layout": {};
  "do_reply": {};
  "do_done": {};
  "do_reopen": {};
  "do_show-race-alert": {};
  "do_prolong-race-alert": {};
  "do_end-race-alert": {};
  "do_preview-message": {};
  "do_request-message": {};
  "do_send-message": {};
  "do_refuse-message": {};
  "do_stop-message": {};
  "do_message-sent": {};
  "do_email-changed": {};
  "do_phone-changed": {};
  "do_password-changed": {};
  "do_password-reset": {};
  "do_deleted": {};
  "do_second-factor-enrolled": {};
  "do_second-factor-reset": {};
  "do_recovery-code-used": {};
  "on_answer": {};
  "on_mailing": {};
  "on_photo": {};
  "on_photo import": {};
  "on_prize": {};
  "on_message": {};
  "on_race alert": {};
  "on_real-name": {};
  "on_result": {};
  "on_result batch": {};
  "on_result set": {};
  "on_results": {};
  "on_timing source": {};
  "on_upload": {};
  "on_domain": {};
  "on_entry": {};
  "on_order": {};
  "on_sign-up": {};
  "on_application": {};
  "on_team": {};
  "on_answers": {};
  "on_receipt": {};
  "on_site": {};
  "on_race": {};
  "on_pool": {};
  "on_account": {};
  "on_audit": {};
  "on_entries": {};
  "on_applications": {};
  "on_teams": {};
  "on_api-token": {};
  "on_invitation": {};
  "on_invitations": {};
  "on_sign-ups": {};
}> = {
  scope: "audit",
  zh: {
    "title": ["操作记录"],
    "lead": ["谁在什么时候做了什么。每条记录都带有前一条的哈希值，改动或删除都能查出来。"],
    "head": ["共 ",["number"]," 条，最新哈希值 ",["hash"],"。把它另行保存，日后即可核对记录有没有被改写。"],
    "headNone": ["目前没有记录。"],
    "who": ["操作者"],
    "anybody": ["全部"],
    "who_program": ["系统"],
    "who_command": ["命令行"],
    "who_users": ["参赛者等用户"],
    "who_user": ["用户"],
    "who_organiser": ["工作人员"],
    "action": ["操作"],
    "anything": ["全部操作"],
    "from": ["从"],
    "until": ["到"],
    "list": ["操作记录"],
    "found": ["已列出 ",["count"]," 条记录"],
    "none": ["没有符合条件的记录。"],
    "nonePart": ["目前查过的部分没有符合条件的记录。"],
    "showMore": ["显示更多"],
    "openEntry": ["查看报名 ",["code"]],
    "change": [["before"]," → ",["after"]],
    "began": ["新增：",["after"]],
    "reason": ["原因：",["reason"]],
    "amount": ["金额：",["amount"]],
    "count": ["共 ",["count"]," 条"],
    "right": ["权限：",["right"]],
    "number": ["第 ",["number"]," 条"],
    "do_state": ["报名状态变更"],
    "do_place": ["下单"],
    "do_pay": ["付款"],
    "do_expire": ["订单超时"],
    "do_cancel": ["取消订单"],
    "do_refund": ["退款"],
    "do_refunded": ["退款到账"],
    "do_refund-failed": ["退款失败"],
    "sign-up_refunded": ["退款并退出"],
    "do_list": ["查看名单"],
    "do_read": ["查看个人信息"],
    "do_export": ["导出"],
    "do_delete": ["删除"],
    "do_withdraw": ["退出比赛"],
    "do_expired": ["报名超时"],
    "do_cancelled": ["取消报名"],
    "do_removed": ["移出队伍"],
    "do_dissolve": ["解散队伍"],
    "do_dissolved": ["解散队伍"],
    "do_placed-again": ["重新占位"],
    "do_approve": ["审核通过"],
    "do_reject": ["审核未通过"],
    "do_retry-refund": ["再次退款"],
    "do_request-refund": ["提出退款"],
    "do_approve-refund": ["复核通过退款"],
    "do_refuse-refund": ["未通过退款"],
    "do_renew-link": ["更换邀请链接"],
    "do_hand-over": ["移交队长"],
    "do_publish": ["发布网站"],
    "do_roll-back": ["恢复旧版网站"],
    "do_change-places": ["调整名额"],
    "do_request-places": ["提出调整名额"],
    "do_refuse-revocation": ["未同意撤销审核结果"],
    "do_request-revocation": ["请求撤销审核结果"],
    "do_revoke-approval": ["撤销审核结果"],
    "do_refuse-places": ["未通过名额调整"],
    "do_request-cancellation": ["提出取消赛事"],
    "do_refuse-cancellation": ["未通过取消赛事"],
    "do_cancel-race": ["复核通过，取消赛事"],
    "do_race-cancelled": ["因赛事取消而结束"],
    "do_cancellation-done": ["取消赛事处理完毕"],
    "do_transfer-started": ["开始转让名额"],
    "do_transfer-revoked": ["取消转让"],
    "do_transferred": ["名额已转让"],
    "do_deferred": ["名额已延期到另一场赛事"],
    "do_deferred-here": ["接收另一场赛事的延期名额"],
    "do_invite": ["邀请"],
    "do_invitation-used": ["邀请已使用"],
    "do_invitation-withdrawn": ["撤回邀请"],
    "do_invitation-sent-again": ["重发邀请"],
    "do_invitation-expired": ["邀请过期"],
    "byToken": ["用 API 令牌“",["name"],"”"],
    "do_make-token": ["新建 API 令牌"],
    "do_revoke-token": ["停用 API 令牌"],
    "do_authority-given": ["授予权限"],
    "do_authority-taken": ["收回权限"],
    "do_destroy": ["到期销毁"],
    "do_take-down": ["下线"],
    "do_clear-rehearsal": ["清除演练"],
    "do_correct-result": ["更正成绩"],
    "do_release-result": ["撤销更正"],
    "do_import": ["导入成绩"],
    "do_undo-import": ["撤销导入成绩"],
    "do_publish-results": ["公布成绩"],
    "do_prize-claimed": ["奖项已申领"],
    "do_prize-paid": ["奖金已发放"],
    "do_prize-withheld": ["奖金暂缓发放"],
    "do_prize-released": ["奖金恢复发放"],
    "do_hide-result": ["隐藏成绩"],
    "do_show-result": ["恢复显示成绩"],
    "do_make-timing-source": ["新建计时系统令牌"],
    "do_revoke-timing-source": ["停用计时系统令牌"],
    "do_state-timing-points": ["设置计时点"],
    "do_assign-bibs": ["分配号码"],
    "do_import-bibs": ["导入号码"],
    "do_import-mailing-runners": ["导入邮寄名单"],
    "do_mailing": ["参赛包邮寄"],
    "do_import-photos": ["导入照片"],
    "do_undo-photos": ["撤销导入照片"],
    "do_remove-photo": ["移除照片"],
    "do_restore-photo": ["恢复照片"],
    "do_save-layout": ["保存导出格式"],
    "do_reply": ["回复表单"],
    "do_done": ["标为已处理"],
    "do_reopen": ["重新打开"],
    "do_show-race-alert": ["显示赛事提醒"],
    "do_prolong-race-alert": ["延长赛事提醒"],
    "do_end-race-alert": ["结束赛事提醒"],
    "do_preview-message": ["预览给选手的消息"],
    "do_request-message": ["提出给选手发消息"],
    "do_send-message": ["给选手发消息"],
    "do_refuse-message": ["未通过给选手的消息"],
    "do_stop-message": ["停止发送消息"],
    "do_message-sent": ["消息发送完毕"],
    "do_email-changed": ["更换邮箱"],
    "do_phone-changed": ["更换手机号"],
    "do_password-changed": ["修改密码"],
    "do_password-reset": ["重置密码"],
    "do_deleted": ["删除账号"],
    "do_second-factor-enrolled": ["启用两步验证"],
    "do_second-factor-reset": ["重置两步验证"],
    "do_recovery-code-used": ["使用恢复码"],
    "on_answer": ["表单提交"],
    "on_mailing": ["邮寄"],
    "on_photo": ["照片"],
    "on_photo import": ["照片导入"],
    "on_prize": ["奖项"],
    "on_message": ["给选手的消息"],
    "on_race alert": ["赛事提醒"],
    "on_real-name": ["实名信息"],
    "on_result": ["成绩"],
    "on_result batch": ["成绩导入"],
    "on_result set": ["成绩版本"],
    "on_results": ["成绩"],
    "on_timing source": ["计时系统"],
    "on_upload": ["文件"],
    "on_domain": ["域名"],
    "on_entry": ["报名"],
    "on_order": ["订单"],
    "on_sign-up": ["报名"],
    "on_application": ["申请"],
    "on_team": ["队伍"],
    "on_answers": ["表单答案"],
    "on_receipt": ["回执"],
    "on_site": ["网站"],
    "on_race": ["赛事"],
    "on_pool": ["名额"],
    "on_account": ["账号"],
    "on_audit": ["操作记录"],
    "on_entries": ["报名名单"],
    "on_applications": ["申请名单"],
    "on_teams": ["队伍名单"],
    "on_api-token": ["API 令牌"],
    "on_invitation": ["邀请"],
    "on_invitations": ["邀请名单"],
    "on_sign-ups": ["报名数据"],
  },
  en: {
    "title": ["Audit"],
    "lead": ["Who did what, and when. Each line has the hash of the one before, so a line that is changed or removed is noticed."],
    "head": [["number","plural",{"one":["#"," line"],"other":["#"," lines"]}],"; the newest hash is ",["hash"],". Keep it elsewhere, and compare it later to see whether the record was rewritten."],
    "headNone": ["Nothing is recorded yet."],
    "who": ["Who"],
    "anybody": ["Anybody"],
    "who_program": ["The program"],
    "who_command": ["The command line"],
    "who_users": ["Runners and other users"],
    "who_user": ["A user"],
    "who_organiser": ["An organiser"],
    "action": ["Action"],
    "anything": ["Anything"],
    "from": ["From"],
    "until": ["Until"],
    "list": ["Audit"],
    "found": [["count","plural",{"one":["#"," line is listed"],"other":["#"," lines are listed"]}]],
    "none": ["No line matches."],
    "nonePart": ["No line matches in the part that was searched."],
    "showMore": ["Show more"],
    "openEntry": ["Show entry ",["code"]],
    "change": [["before"]," → ",["after"]],
    "began": ["New: ",["after"]],
    "reason": ["Reason: ",["reason"]],
    "amount": ["Amount: ",["amount"]],
    "count": [["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
    "right": ["Right: ",["right"]],
    "number": ["Line ",["number"]],
    "do_state": ["Entry changed"],
    "do_place": ["Ordered"],
    "do_pay": ["Paid"],
    "do_expire": ["Order expired"],
    "do_cancel": ["Order cancelled"],
    "do_refund": ["Refund begun"],
    "do_refunded": ["Refund paid"],
    "do_refund-failed": ["Refund failed"],
    "sign-up_refunded": ["Ended with a refund"],
    "do_list": ["List seen"],
    "do_read": ["Personal data seen"],
    "do_export": ["Exported"],
    "do_delete": ["Deleted"],
    "do_withdraw": ["Withdrawn"],
    "do_expired": ["Sign-up expired"],
    "do_cancelled": ["Sign-up cancelled"],
    "do_removed": ["Removed from the team"],
    "do_dissolve": ["Team dissolved"],
    "do_dissolved": ["Team dissolved"],
    "do_placed-again": ["Place taken again"],
    "do_approve": ["Approved"],
    "do_reject": ["Rejected"],
    "do_retry-refund": ["Refund sent again"],
    "do_request-refund": ["Refund requested"],
    "do_approve-refund": ["Refund approved"],
    "do_refuse-refund": ["Refund refused"],
    "do_renew-link": ["Invitation renewed"],
    "do_hand-over": ["Captain changed"],
    "do_publish": ["Site published"],
    "do_roll-back": ["Site rolled back"],
    "do_change-places": ["Places changed"],
    "do_request-places": ["Change of places requested"],
    "do_refuse-revocation": ["Revocation of an approval refused"],
    "do_request-revocation": ["Revocation of an approval requested"],
    "do_revoke-approval": ["Approval revoked"],
    "do_refuse-places": ["Change of places refused"],
    "do_request-cancellation": ["Cancellation of the race requested"],
    "do_refuse-cancellation": ["Cancellation of the race refused"],
    "do_cancel-race": ["Race cancelled"],
    "do_race-cancelled": ["Ended with the race"],
    "do_cancellation-done": ["Cancellation carried out"],
    "do_transfer-started": ["Transfer begun"],
    "do_transfer-revoked": ["Transfer ended"],
    "do_transferred": ["Passed on"],
    "do_deferred": ["Deferred to another race"],
    "do_deferred-here": ["Entry taken from another race"],
    "do_invite": ["Invited"],
    "do_invitation-used": ["Invitation used"],
    "do_invitation-withdrawn": ["Invitation withdrawn"],
    "do_invitation-sent-again": ["Invitation sent again"],
    "do_invitation-expired": ["Invitation expired"],
    "byToken": ["by API token \"",["name"],"\""],
    "do_make-token": ["API token made"],
    "do_revoke-token": ["API token revoked"],
    "do_authority-given": ["Right given"],
    "do_authority-taken": ["Right taken"],
    "do_destroy": ["Destroyed after its time"],
    "do_take-down": ["Taken down"],
    "do_clear-rehearsal": ["Rehearsals cleared"],
    "do_correct-result": ["Result corrected"],
    "do_release-result": ["Correction released"],
    "do_import": ["Results imported"],
    "do_undo-import": ["Import of results undone"],
    "do_publish-results": ["Results published"],
    "do_prize-claimed": ["Prize claimed"],
    "do_prize-paid": ["Prize paid"],
    "do_prize-withheld": ["Prize withheld"],
    "do_prize-released": ["Prize released"],
    "do_hide-result": ["Result hidden"],
    "do_show-result": ["Result shown again"],
    "do_make-timing-source": ["Token of a timing system made"],
    "do_revoke-timing-source": ["Token of a timing system revoked"],
    "do_state-timing-points": ["Timing points stated"],
    "do_assign-bibs": ["Bibs given"],
    "do_import-bibs": ["Bibs imported"],
    "do_import-mailing-runners": ["List for the mailing imported"],
    "do_mailing": ["Mailing of a race pack"],
    "do_import-photos": ["Photos imported"],
    "do_undo-photos": ["Import of photos undone"],
    "do_remove-photo": ["Photo removed"],
    "do_restore-photo": ["Photo restored"],
    "do_save-layout": ["Export layout saved"],
    "do_reply": ["Answer replied to"],
    "do_done": ["Marked as done"],
    "do_reopen": ["Opened again"],
    "do_show-race-alert": ["Race alert shown"],
    "do_prolong-race-alert": ["Race alert prolonged"],
    "do_end-race-alert": ["Race alert ended"],
    "do_preview-message": ["Message to entrants previewed"],
    "do_request-message": ["Message to entrants requested"],
    "do_send-message": ["Message sent to entrants"],
    "do_refuse-message": ["Message to entrants refused"],
    "do_stop-message": ["Message to entrants stopped"],
    "do_message-sent": ["Message to entrants queued for all"],
    "do_email-changed": ["Email address changed"],
    "do_phone-changed": ["Phone number changed"],
    "do_password-changed": ["Password changed"],
    "do_password-reset": ["Password reset"],
    "do_deleted": ["Account deleted"],
    "do_second-factor-enrolled": ["Second factor set up"],
    "do_second-factor-reset": ["Second factor reset"],
    "do_recovery-code-used": ["Recovery code used"],
    "on_answer": ["answer"],
    "on_mailing": ["mailing"],
    "on_photo": ["photo"],
    "on_photo import": ["import of photos"],
    "on_prize": ["prize"],
    "on_message": ["message to entrants"],
    "on_race alert": ["race alert"],
    "on_real-name": ["real name"],
    "on_result": ["result"],
    "on_result batch": ["import of results"],
    "on_result set": ["result set"],
    "on_results": ["results"],
    "on_timing source": ["timing system"],
    "on_upload": ["file"],
    "on_domain": ["domain name"],
    "on_entry": ["entry"],
    "on_order": ["order"],
    "on_sign-up": ["sign-up"],
    "on_application": ["application"],
    "on_team": ["team"],
    "on_answers": ["answers"],
    "on_receipt": ["receipt"],
    "on_site": ["site"],
    "on_race": ["race"],
    "on_pool": ["places"],
    "on_account": ["account"],
    "on_audit": ["audit"],
    "on_entries": ["entries"],
    "on_applications": ["applications"],
    "on_teams": ["teams"],
    "on_api-token": ["API token"],
    "on_invitation": ["invitation"],
    "on_invitations": ["invitations"],
    "on_sign-ups": ["sign-ups"],
  },
};
