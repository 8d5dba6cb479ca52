// Made by `npm run gen` from locales/staff.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "needsScript": {};
  "network": {};
  "timeout": {};
  "empty": {};
  "online": {};
  "offline": {};
  "pending": { "count": number };
  "sent": { "at": string | number };
  "otherTab": {};
  "logInTitle": {};
  "logInLead": {};
  "logIn": {};
  "pendingHere": { "count": number };
  "trouble_closed": {};
  "trouble_expired": {};
  "trouble_other-account": {};
  "trouble_logged-out": {};
  "trouble_not-stored": {};
  "notOffered": {};
  "again": {};
  "loading": {};
  "openTitle": {};
  "openLead": {};
  "site": {};
  "chooseSite": {};
  "siteMissing": {};
  "deviceName": {};
  "deviceHint": {};
  "nameMissing": {};
  "openHere": {};
  "downloadTitle": {};
  "downloadLead": {};
  "download": {};
  "downloading": { "size": string | number };
  "leave": {};
  "leaveHint": {};
  "list": {};
  "listFacts": { "count": number; "size": string | number; "at": string | number; "minutes": number };
  "renew": {};
  "find": {};
  "findHint": {};
  "search": {};
  "startCamera": {};
  "stopCamera": {};
  "cameraLabel": {};
  "noCamera": {};
  "cameraDenied": {};
  "unknown": { "at": string | number; "words": string | number };
  "none": { "words": string | number };
  "noBib": {};
  "documentEnds": { "end": string | number };
  "bring": { "what": string | number };
  "slot_in-time": {};
  "slot_early": {};
  "slot_late": {};
  "slot_none": {};
  "otherSite": { "site": string | number };
  "refuseEarly": {};
  "refuseLate": {};
  "materials": {};
  "sizeOf": { "name": string | number };
  "admitted": {};
  "askFirst": {};
  "minor": { "rule": string | number };
  "guardian": {};
  "guardianFirst": {};
  "isProxy": {};
  "noProxies": {};
  "proxyName": {};
  "proxyDocument": {};
  "proxyMissing": {};
  "nothingChosen": {};
  "give": { "count": number };
  "allGiven": {};
  "part_given": {};
  "part_undoing": {};
  "part_conflict": {};
  "undo": {};
  "undoNow": {};
  "undoHint": {};
  "keep": {};
  "next": {};
  "recent": {};
  "nothingYet": {};
  "waitsToSend": {};
  "kind_check-in": {};
  "kind_hand-out": {};
  "kind_undo": {};
  "kind_failed-scan": {};
  "short_done": {};
  "short_waiting": {};
  "short_conflict": {};
  "short_kept": {};
  "short_number-taken": {};
  "short_unknown-code": {};
  "short_other-race": {};
  "short_not-confirmed": {};
  "short_unknown-material": {};
  "short_unknown-hand-out": {};
  "short_mailed": {};
  "outcome_conflict": {};
  "outcome_number-taken": {};
  "outcome_unknown-code": {};
  "outcome_other-race": {};
  "outcome_not-confirmed": {};
  "outcome_unknown-material": {};
  "outcome_unknown-hand-out": {};
  "outcome_mailed": {};
  "conflictHere": { "by": string | number; "at": string | number; "site": string | number };
  "conflictThere": { "first": string | number; "by": string | number; "at": string | number };
  "read": {};
  "clockSlow": { "minutes": number };
  "clockFast": { "minutes": number };
  "material_bib": {};
  "material_shirt": {};
  "material_bag": {};
}> = {
  scope: "staff",
  zh: {
    "title": ["物资发放"],
    "needsScript": ["本页需要启用 JavaScript。"],
    "network": ["连不上服务器。"],
    "timeout": ["服务器没有及时答复。"],
    "empty": ["服务器的答复无法读取。"],
    "online": ["在线"],
    "offline": ["离线"],
    "pending": ["待发送 ",["count","number"]," 条"],
    "sent": [["at"]," 已同步"],
    "otherTab": ["本页已在这台设备的另一个标签页打开。请在那里继续，或先关闭它。"],
    "logInTitle": ["请先登录"],
    "logInLead": ["请用有发放权限的账号登录，然后回到本页。"],
    "logIn": ["登录"],
    "pendingHere": ["这台设备还有 ",["count","number"]," 条记录没有发送。请用同一账号登录。"],
    "trouble_closed": ["这台设备已被关闭，名单已清除。如果不是你本人关闭的，请联系组委会。"],
    "trouble_expired": ["登录已失效，名单已清除。没有发送的记录仍保留在这台设备上，请用同一账号重新登录。"],
    "trouble_other-account": ["这台设备有另一账号没有发送的记录。请先用那个账号登录。"],
    "trouble_logged-out": ["已退出登录，名单已清除。"],
    "trouble_not-stored": ["这个浏览器无法保存名单。请腾出空间，或关闭无痕模式。"],
    "notOffered": ["这场比赛没有现场领物。"],
    "again": ["重试"],
    "loading": ["加载中…"],
    "openTitle": ["启用这台设备"],
    "openLead": ["选择发放点，并给设备取一个同事认得的名称。"],
    "site": ["发放点"],
    "chooseSite": ["请选择"],
    "siteMissing": ["请选择发放点。"],
    "deviceName": ["设备名称"],
    "deviceHint": ["例如“3 号桌手机”。"],
    "nameMissing": ["请输入设备名称。"],
    "openHere": ["启用并下载名单"],
    "downloadTitle": ["下载名单"],
    "downloadLead": ["下载后没有网络也能发放。名单加密保存，退出登录或 12 小时后清除。"],
    "download": ["下载"],
    "downloading": ["正在下载：",["size"]],
    "leave": ["退出登录并清除这台设备"],
    "leaveHint": ["全部记录发送后才能退出。"],
    "list": ["名单"],
    "listFacts": [["count","number"]," 人，",["size"],"；",["at"]," 下载，",["minutes","number"]," 分钟前。"],
    "renew": ["重新下载名单"],
    "find": ["查找参赛者"],
    "findHint": ["扫描二维码，或输入号码、姓名、证件末尾几位。"],
    "search": ["查找"],
    "startCamera": ["用摄像头扫描"],
    "stopCamera": ["关闭摄像头"],
    "cameraLabel": ["摄像头画面"],
    "noCamera": ["这台设备没有可用的摄像头。请输入，或使用扫码枪。"],
    "cameraDenied": ["浏览器不允许使用摄像头。请在地址栏旁的设置里允许。"],
    "unknown": [["at"]," 的名单里没有“",["words"],"”：可能是另一场比赛、已退出，或之后才确认的报名。扫描已记录。"],
    "none": ["没有找到“",["words"],"”。"],
    "noBib": ["无号码"],
    "documentEnds": ["证件末四位 ",["end"]],
    "bring": ["须出示：",["what"]],
    "slot_in-time": ["按时"],
    "slot_early": ["早到"],
    "slot_late": ["迟到"],
    "slot_none": ["没有预约"],
    "otherSite": ["预约在：",["site"]],
    "refuseEarly": ["早于预约时段：按规定现在不能领取，请参赛者按时再来。"],
    "refuseLate": ["晚于预约时段：按规定不能再领取，请参赛者联系组委会。"],
    "materials": ["发放"],
    "sizeOf": [["name"],"：实际发放的尺码或款式"],
    "admitted": ["已请示负责人，同意放行"],
    "askFirst": ["请先请示负责人，并勾选同意。"],
    "minor": ["未成年：",["rule"]],
    "guardian": ["监护人在场，证件已核对"],
    "guardianFirst": ["请核对监护人并勾选。"],
    "isProxy": ["由他人代领"],
    "noProxies": ["只能本人领取。"],
    "proxyName": ["代领人姓名"],
    "proxyDocument": ["代领人证件末四位"],
    "proxyMissing": ["请输入代领人姓名和证件末四位。"],
    "nothingChosen": ["请至少勾选一件物资。"],
    "give": ["发放 ",["count","number"]," 件"],
    "allGiven": ["已全部发放"],
    "part_given": ["已发放"],
    "part_undoing": ["撤销中：还需另一名工作人员在自己的设备上撤销"],
    "part_conflict": ["此前已由他人发放"],
    "undo": ["撤销"],
    "undoNow": ["申请撤销"],
    "undoHint": ["两名工作人员都申请后才会撤销。"],
    "keep": ["保留"],
    "next": ["下一位"],
    "recent": ["最近操作"],
    "nothingYet": ["还没有操作。"],
    "waitsToSend": ["待发送"],
    "kind_check-in": ["到场"],
    "kind_hand-out": ["发放"],
    "kind_undo": ["撤销"],
    "kind_failed-scan": ["扫描失败"],
    "short_done": ["已完成"],
    "short_waiting": ["待第二人"],
    "short_conflict": ["重复发放"],
    "short_kept": ["已记录"],
    "short_number-taken": ["编号重复"],
    "short_unknown-code": ["查无此码"],
    "short_other-race": ["另一场比赛"],
    "short_not-confirmed": ["报名无效"],
    "short_unknown-material": ["物资不存在"],
    "short_unknown-hand-out": ["没有发放记录"],
    "short_mailed": ["已邮寄"],
    "outcome_conflict": ["这件物资此前已经发放。"],
    "outcome_number-taken": ["这台设备用过同一编号，这条记录没有生效。请关闭设备后重新启用。"],
    "outcome_unknown-code": ["服务器没有这个码，没有记为发放。"],
    "outcome_other-race": ["这个码属于另一场比赛，没有记为发放。"],
    "outcome_not-confirmed": ["这个报名已退出或尚未确认，没有记为发放。请收回物资。"],
    "outcome_unknown-material": ["这场比赛不再发放这件物资。请重新下载名单。"],
    "outcome_unknown-hand-out": ["没有可撤销的发放记录：可能已经撤销。"],
    "outcome_mailed": ["参赛包已打包或寄出，不能现场发放。请收回物资，并请参赛者联系组委会。"],
    "conflictHere": ["重复发放：",["by"],"已于",["at"],"在“",["site"],"”发放。请收回这一件。"],
    "conflictThere": ["重复发放：你已于",["first"],"发放，",["by"],"于",["at"],"又发放了一次。"],
    "read": ["知道了"],
    "clockSlow": ["这台设备的时钟慢 ",["minutes","number"]," 分钟。记录的时间会自动更正，请校准时钟。"],
    "clockFast": ["这台设备的时钟快 ",["minutes","number"]," 分钟。记录的时间会自动更正，请校准时钟。"],
    "material_bib": ["号码布"],
    "material_shirt": ["参赛服"],
    "material_bag": ["参赛包"],
  },
  en: {
    "title": ["Race pack hand-out"],
    "needsScript": ["This page needs JavaScript."],
    "network": ["The server cannot be reached."],
    "timeout": ["The server did not answer in time."],
    "empty": ["The answer of the server cannot be read."],
    "online": ["Online"],
    "offline": ["Offline"],
    "pending": [["count","number"]," to send"],
    "sent": ["synced ",["at"]],
    "otherTab": ["This page is open in another tab of this device. Continue there, or close it first."],
    "logInTitle": ["Log in first"],
    "logInLead": ["Log in with an account that may hand out race packs, then come back to this page."],
    "logIn": ["Log in"],
    "pendingHere": ["This device has ",["count","plural",{"one":["#"," record"],"other":["#"," records"]}]," to send. Log in with the same account."],
    "trouble_closed": ["This device was closed and its list removed. If you did not do this, ask the organiser."],
    "trouble_expired": ["The session has ended and the list was removed. Records that are not sent are still on this device: log in again with the same account."],
    "trouble_other-account": ["This device has records of another account that are not sent. Log in with that account first."],
    "trouble_logged-out": ["You are logged out, and the list was removed."],
    "trouble_not-stored": ["This browser cannot store the list. Free some space, or leave private browsing."],
    "notOffered": ["This race has no pick-up."],
    "again": ["Try again"],
    "loading": ["Loading…"],
    "openTitle": ["Open this device"],
    "openLead": ["Choose the site, and give the device a name that the others know."],
    "site": ["Site"],
    "chooseSite": ["Choose"],
    "siteMissing": ["Choose the site."],
    "deviceName": ["Name of the device"],
    "deviceHint": ["Such as: phone at desk 3."],
    "nameMissing": ["Enter a name for the device."],
    "openHere": ["Open and download the list"],
    "downloadTitle": ["Download the list"],
    "downloadLead": ["With it you hand out without a network. The list is stored encrypted, and removed at logout or after 12 hours."],
    "download": ["Download"],
    "downloading": ["Downloading: ",["size"]],
    "leave": ["Log out and clear this device"],
    "leaveHint": ["Only once everything is sent."],
    "list": ["List"],
    "listFacts": [["count","plural",{"one":["#"," runner"],"other":["#"," runners"]}],", ",["size"],"; downloaded ",["at"],", ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," ago."],
    "renew": ["Download it again"],
    "find": ["Find a runner"],
    "findHint": ["Scan the code, or type a bib, a name or the last digits of the document."],
    "search": ["Find"],
    "startCamera": ["Scan with the camera"],
    "stopCamera": ["Stop the camera"],
    "cameraLabel": ["Picture of the camera"],
    "noCamera": ["This device has no camera that can be used. Type, or use a scanner."],
    "cameraDenied": ["The browser does not allow the camera. Allow it in the settings beside the address."],
    "unknown": ["“",["words"],"” is not in the list of ",["at"],": it is of another race, has withdrawn, or was confirmed later. The scan is kept."],
    "none": ["Nobody is found for “",["words"],"”."],
    "noBib": ["No bib"],
    "documentEnds": ["document ends in ",["end"]],
    "bring": ["Has to show: ",["what"]],
    "slot_in-time": ["In time"],
    "slot_early": ["Early"],
    "slot_late": ["Late"],
    "slot_none": ["No appointment"],
    "otherSite": ["Booked at: ",["site"]],
    "refuseEarly": ["Before the booked time: by the rule nothing is handed out now. Ask the runner to come back in time."],
    "refuseLate": ["After the booked time: by the rule nothing is handed out. Send the runner to the organiser."],
    "materials": ["Hand out"],
    "sizeOf": [["name"],": what is really given, such as the size"],
    "admitted": ["The person in charge admits it"],
    "askFirst": ["Ask the person in charge first, and tick that it is admitted."],
    "minor": ["Under 18: ",["rule"]],
    "guardian": ["A guardian is here and the document is checked"],
    "guardianFirst": ["Check the guardian, and tick it."],
    "isProxy": ["Somebody else picks up"],
    "noProxies": ["Only the runner picks up."],
    "proxyName": ["Name of the proxy"],
    "proxyDocument": ["Last four characters of the proxy's document"],
    "proxyMissing": ["Enter the name of the proxy and the last four characters of the document."],
    "nothingChosen": ["Tick at least one thing."],
    "give": ["Hand out ",["count","plural",{"one":["#"," thing"],"other":["#"," things"]}]],
    "allGiven": ["Everything is handed out"],
    "part_given": ["handed out"],
    "part_undoing": ["is being undone: another member of staff undoes it too, on their own device"],
    "part_conflict": ["was handed out by somebody else before"],
    "undo": ["Undo"],
    "undoNow": ["Ask to undo it"],
    "undoHint": ["It is undone once two members of staff have requested it."],
    "keep": ["Keep it"],
    "next": ["Next runner"],
    "recent": ["Done last"],
    "nothingYet": ["Nothing yet."],
    "waitsToSend": ["to send"],
    "kind_check-in": ["came"],
    "kind_hand-out": ["handed out"],
    "kind_undo": ["undo"],
    "kind_failed-scan": ["failed scan"],
    "short_done": ["done"],
    "short_waiting": ["waits for a second person"],
    "short_conflict": ["handed out twice"],
    "short_kept": ["kept"],
    "short_number-taken": ["number taken"],
    "short_unknown-code": ["unknown code"],
    "short_other-race": ["another race"],
    "short_not-confirmed": ["not confirmed"],
    "short_unknown-material": ["unknown material"],
    "short_unknown-hand-out": ["no such hand-out"],
    "short_mailed": ["mailed"],
    "outcome_conflict": ["It had been handed out before."],
    "outcome_number-taken": ["This device has used the number of this record before, so it did nothing. Close the device and open it again."],
    "outcome_unknown-code": ["The server does not know this code. Nothing counts as handed out."],
    "outcome_other-race": ["This code is of another race. Nothing counts as handed out."],
    "outcome_not-confirmed": ["This entry has withdrawn or is not confirmed. Nothing counts as handed out: take it back."],
    "outcome_unknown-material": ["The race no longer hands this out. Download the list again."],
    "outcome_unknown-hand-out": ["There is nothing to undo: it may be undone already."],
    "outcome_mailed": ["The pack is packed or on its way by post, and cannot be handed out. Take it back, and send the runner to the organiser."],
    "conflictHere": ["Handed out twice: ",["by"]," handed it out at ",["site"]," on ",["at"],". Take this one back."],
    "conflictThere": ["Handed out twice: you handed it out on ",["first"],", and ",["by"]," again on ",["at"],"."],
    "read": ["Got it"],
    "clockSlow": ["The clock of this device is ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," slow. Times are corrected; please set the clock."],
    "clockFast": ["The clock of this device is ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," fast. Times are corrected; please set the clock."],
    "material_bib": ["Bib"],
    "material_shirt": ["Shirt"],
    "material_bag": ["Bag"],
  },
};
