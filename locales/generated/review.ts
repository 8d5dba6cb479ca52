// Made by `npm run gen` from locales/review.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "noRaces": {};
  "race": {};
  "allRaces": {};
  "item": {};
  "allItems": {};
  "status": {};
  "waiting": {};
  "approved": {};
  "rejected": {};
  "withdrawn": {};
  "endedAt": { "at": string | number };
  "withdrawnAt": { "at": string | number };
  "all": {};
  "search": {};
  "find": {};
  "list": {};
  "noneWaiting": {};
  "noneFound": {};
  "showMore": {};
  "unnamed": {};
  "replaced": {};
  "exportCsv": {};
  "moreBelow": {};
  "csvHint": {};
  "exportXlsx": {};
  "exportHint": {};
  "exportAllHint": {};
  "choose": {};
  "backToList": {};
  "receipt": {};
  "submitted": {};
  "fee": {};
  "feeYuan": { "yuan": string | number };
  "entrant": { "number": string | number };
  "openFile": {};
  "downloadFile": {};
  "noAnswers": {};
  "noTeamRaces": {};
  "teams": {};
  "teamState": {};
  "noTeamFound": {};
  "unnamedTeam": {};
  "complete": {};
  "incomplete": {};
  "incompleteAtEnd": {};
  "dissolved": {};
  "teamSize": { "count": number; "min": string | number; "max": string | number };
  "captain": {};
  "hasPlace": {};
  "waitsAt": { "place": string | number };
  "waits": {};
  "decide": {};
  "approve": {};
  "reject": {};
  "reason": {};
  "otherReason": {};
  "ownWords": {};
  "groundMissing": {};
  "wordsWere": { "reason": string | number };
  "round": {};
  "roundOf": { "round": number; "rounds": number };
  "previous": {};
  "next": {};
  "previousKey": {};
  "nextKey": {};
  "reasonHint": {};
  "reasonMissing": {};
  "revocation": {};
  "revoke": {};
  "revocationMeans": {};
  "requestRevocation": {};
  "revocationOwn": { "at": string | number };
  "revocationRequested": { "nick": string | number; "at": string | number };
  "agreeRevocation": {};
  "refuseRevocation": {};
  "takeBackRevocation": {};
  "toRevoke": { "count": number };
  "openFirst": {};
  "confirmReject": {};
  "cancel": {};
  "sending": {};
  "notDecided": { "message": string | number };
  "replacedHint": {};
  "decidedYou": { "at": string | number; "status": string | number };
  "decidedNick": { "nick": string | number; "at": string | number; "status": string | number };
  "decidedOrganiser": { "at": string | number; "status": string | number };
  "decidedCommand": { "at": string | number; "status": string | number };
  "reasonWas": { "reason": string | number };
  "tooLate": {};
  "documents": {};
  "noDocuments": {};
  "documentDecided": { "name": string | number; "status": string | number };
  "noPhoto": {};
  "photoExpired": {};
  "loadAgain": {};
  "photoOf": { "name": string | number };
  "announceDecided": { "name": string | number; "status": string | number; "left": number };
  "announceFound": { "shown": number };
}> = {
  scope: "review",
  zh: {
    "noRaces": ["目前没有接受申请的赛事。"],
    "race": ["赛事"],
    "allRaces": ["全部赛事"],
    "item": ["项目"],
    "allItems": ["全部项目"],
    "status": ["审核状态"],
    "waiting": ["待审核"],
    "approved": ["已通过"],
    "rejected": ["未通过"],
    "withdrawn": ["已撤回"],
    "endedAt": ["这份申请已于 ",["at"]," 结束，不用审核。"],
    "withdrawnAt": ["申请人于 ",["at"]," 撤回了这份申请，不用审核。"],
    "all": ["全部"],
    "search": ["姓名或回执号"],
    "find": ["查找"],
    "list": ["申请列表"],
    "noneWaiting": ["没有待审核的申请。"],
    "noneFound": ["没有符合条件的申请。"],
    "showMore": ["显示更多"],
    "unnamed": ["未填姓名"],
    "replaced": ["已重新申请"],
    "exportCsv": ["导出 CSV"],
    "moreBelow": ["下面还有内容"],
    "csvHint": ["用 Excel 查看请选 Excel 文件，证件号码不会丢位；CSV 供其他程序读取，其中的长号码后有一个制表符。"],
    "exportXlsx": ["导出 Excel"],
    "exportHint": ["按当前筛选导出，文件含个人信息。"],
    "exportAllHint": ["导出全部报名及其队伍，文件含个人信息。"],
    "choose": ["选择一份申请查看详情。"],
    "backToList": ["返回列表"],
    "receipt": ["回执号"],
    "submitted": ["提交时间"],
    "fee": ["费用"],
    "feeYuan": [["yuan"]," 元"],
    "entrant": ["第 ",["number"]," 位"],
    "openFile": ["查看"],
    "downloadFile": ["下载"],
    "noAnswers": ["没有填写内容。"],
    "noTeamRaces": ["目前没有可组队的赛事。"],
    "teams": ["队伍列表"],
    "teamState": ["队伍状态"],
    "noTeamFound": ["没有符合条件的队伍。"],
    "unnamedTeam": ["未命名的队伍"],
    "complete": ["已成队"],
    "incomplete": ["人数不足"],
    "incompleteAtEnd": ["截止时人数不足"],
    "dissolved": ["已解散"],
    "teamSize": [["count"]," 人（",["min"]," 至 ",["max"]," 人）"],
    "captain": ["队长"],
    "hasPlace": ["已有名额"],
    "waitsAt": ["候补第 ",["place"]," 位"],
    "waits": ["有选项在候补"],
    "decide": ["审核"],
    "approve": ["通过"],
    "reject": ["不通过"],
    "reason": ["不通过的原因"],
    "otherReason": ["其他（在下面说明）"],
    "ownWords": ["补充说明"],
    "groundMissing": ["请选择原因，或在下面说明。"],
    "wordsWere": ["补充说明：",["reason"]],
    "round": ["第几次申请"],
    "roundOf": ["第 ",["round","number"]," 次",["rounds","plural",{"0":[],"other":["，最多 ","#"," 次"]}]],
    "previous": ["上一份"],
    "next": ["下一份"],
    "previousKey": ["上一份申请（Alt+↑）"],
    "nextKey": ["下一份申请（Alt+↓）"],
    "reasonHint": ["报名者会看到，最多 300 字。"],
    "reasonMissing": ["请填写不通过的原因。"],
    "revocation": ["撤销审核结果"],
    "revoke": ["撤销通过"],
    "revocationMeans": ["撤销须由另一位工作人员同意。同意后名额立即取消并让给候补的人，费用全额退回，报名者会收到原因。"],
    "requestRevocation": ["请求撤销"],
    "revocationOwn": ["您于 ",["at"]," 请求撤销，等待另一位工作人员决定。"],
    "revocationRequested": [["nick"]," 于 ",["at"]," 请求撤销。"],
    "agreeRevocation": ["同意撤销"],
    "refuseRevocation": ["不同意"],
    "takeBackRevocation": ["收回请求"],
    "toRevoke": ["有 ",["count"]," 份已通过的申请等待决定是否撤销。"],
    "openFirst": ["查看"],
    "confirmReject": ["确认不通过"],
    "cancel": ["取消"],
    "sending": ["正在提交…"],
    "notDecided": ["没有提交成功：",["message"]],
    "replacedHint": ["报名者已重新提交，请审核新的申请。"],
    "decidedYou": ["您于 ",["at"]," 审核为“",["status"],"”。"],
    "decidedNick": [["nick"]," 于 ",["at"]," 审核为“",["status"],"”。"],
    "decidedOrganiser": ["另一位审核人于 ",["at"]," 审核为“",["status"],"”。"],
    "decidedCommand": ["已于 ",["at"]," 用命令行审核为“",["status"],"”。"],
    "reasonWas": ["原因：",["reason"]],
    "tooLate": ["这份申请已经审核过，您这次的审核没有提交。"],
    "documents": ["待审核的证件"],
    "noDocuments": ["没有待审核的证件。"],
    "documentDecided": [["name"],"：",["status"],"。"],
    "noPhoto": ["报名者已删除这张照片。"],
    "photoExpired": ["照片没有加载成功。"],
    "loadAgain": ["重新加载"],
    "photoOf": [["name"],"的证件照片（在新窗口打开）"],
    "announceDecided": [["name"],"：",["status"],"。还有 ",["left"]," 份待审核。"],
    "announceFound": [["shown","plural",{"0":["没有符合条件的申请"],"other":["显示 ","#"," 份申请"]}]],
  },
  en: {
    "noRaces": ["No race takes applications at the moment."],
    "race": ["Race"],
    "allRaces": ["All races"],
    "item": ["Item"],
    "allItems": ["All items"],
    "status": ["Status"],
    "waiting": ["Waiting"],
    "approved": ["Approved"],
    "rejected": ["Rejected"],
    "withdrawn": ["Withdrawn"],
    "endedAt": ["This application ended on ",["at"],". There is nothing to decide."],
    "withdrawnAt": ["The runner withdrew this application on ",["at"],". There is nothing to decide."],
    "all": ["All"],
    "search": ["Name or receipt"],
    "find": ["Search"],
    "list": ["Applications"],
    "noneWaiting": ["No application is waiting."],
    "noneFound": ["No application matches."],
    "showMore": ["Show more"],
    "unnamed": ["No name"],
    "replaced": ["Applied again"],
    "exportCsv": ["Export CSV"],
    "moreBelow": ["More below"],
    "csvHint": ["Open the Excel file in a spreadsheet: it keeps every digit. CSV is for other programs; a long number in it ends in a tab."],
    "exportXlsx": ["Export Excel"],
    "exportHint": ["Exports the current filter. The file holds personal data."],
    "exportAllHint": ["Exports all sign-ups with their teams. The file holds personal data."],
    "choose": ["Choose an application to see it."],
    "backToList": ["Back to the list"],
    "receipt": ["Receipt"],
    "submitted": ["Submitted"],
    "fee": ["Fee"],
    "feeYuan": ["¥",["yuan"]],
    "entrant": ["Entrant ",["number"]],
    "openFile": ["Open"],
    "downloadFile": ["Download"],
    "noAnswers": ["There are no answers."],
    "noTeamRaces": ["No race has teams at the moment."],
    "teams": ["Teams"],
    "teamState": ["State of the team"],
    "noTeamFound": ["No team matches."],
    "unnamedTeam": ["Team without a name"],
    "complete": ["Complete"],
    "incomplete": ["Incomplete"],
    "incompleteAtEnd": ["Incomplete when teams closed"],
    "dissolved": ["Dissolved"],
    "teamSize": [["count","plural",{"one":["#"," person"],"other":["#"," people"]}]," (",["min"]," to ",["max"],")"],
    "captain": ["Captain"],
    "hasPlace": ["Has a place"],
    "waitsAt": ["Waiting list, place ",["place"]],
    "waits": ["Waits for an option"],
    "decide": ["Decision"],
    "approve": ["Approve"],
    "reject": ["Reject"],
    "reason": ["Reason for the rejection"],
    "otherReason": ["Another (described below)"],
    "ownWords": ["In your own words"],
    "groundMissing": ["Choose a reason, or describe it below."],
    "wordsWere": ["In addition: ",["reason"]],
    "round": ["Attempt"],
    "roundOf": [["round","number"],["rounds","plural",{"0":[],"other":[" of ","#"]}]],
    "previous": ["Previous"],
    "next": ["Next"],
    "previousKey": ["Previous application (Alt+↑)"],
    "nextKey": ["Next application (Alt+↓)"],
    "reasonHint": ["The runner reads it. Up to 300 characters."],
    "reasonMissing": ["Enter the reason for the rejection."],
    "revocation": ["Revoking the approval"],
    "revoke": ["Revoke the approval"],
    "revocationMeans": ["Another organiser has to agree. The place then ends and goes to those who wait, all fees go back, and the runner reads the reason."],
    "requestRevocation": ["Request it"],
    "revocationOwn": ["You requested this on ",["at"],". Another organiser decides."],
    "revocationRequested": [["nick"]," requested this on ",["at"],"."],
    "agreeRevocation": ["Agree and revoke"],
    "refuseRevocation": ["Refuse"],
    "takeBackRevocation": ["Take it back"],
    "toRevoke": [["count","plural",{"one":["#"," approval is"],"other":["#"," approvals are"]}]," requested to be revoked."],
    "openFirst": ["Open"],
    "confirmReject": ["Confirm rejection"],
    "cancel": ["Cancel"],
    "sending": ["Submitting…"],
    "notDecided": ["Not submitted: ",["message"]],
    "replacedHint": ["The runner has applied again. Decide the new application."],
    "decidedYou": [["status"]," by you on ",["at"],"."],
    "decidedNick": [["status"]," by ",["nick"]," on ",["at"],"."],
    "decidedOrganiser": [["status"]," by another organiser on ",["at"],"."],
    "decidedCommand": [["status"]," by the command line on ",["at"],"."],
    "reasonWas": ["Reason: ",["reason"]],
    "tooLate": ["This application has already been decided. Your decision was not stored."],
    "documents": ["Documents that wait for review"],
    "noDocuments": ["No document is waiting."],
    "documentDecided": [["name"],": ",["status"],"."],
    "noPhoto": ["The runner has removed the photo."],
    "photoExpired": ["The photo could not be loaded."],
    "loadAgain": ["Load again"],
    "photoOf": ["Photo of the document of ",["name"]," (opens in a new window)"],
    "announceDecided": [["name"],": ",["status"],". ",["left","plural",{"0":["No application is waiting."],"one":["#"," application is waiting."],"other":["#"," applications are waiting."]}]],
    "announceFound": [["shown","plural",{"0":["No application matches"],"one":["#"," application is shown"],"other":["#"," applications are shown"]}]],
  },
};
