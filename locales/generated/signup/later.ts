// Made by `npm run gen` from locales/signup/later.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "entrantsIntro": { "most": number };
  "openPoints": { "count": number };
  "complete": {};
  "edit": {};
  "addEntrant": {};
  "addEntrantCopied": {};
  "entrantsOpen": {};
  "removeEntrant": { "name": string | number };
  "removeEntrantBody": {};
  "removeYes": {};
  "policiesIntro": {};
  "policyVersion": { "version": string | number };
  "policyChanged": {};
  "readToEnd": {};
  "readFirst": {};
  "agreeTo": { "title": string | number };
  "agreeFirst": {};
  "change": {};
  "policiesMissing": {};
  "toPolicies": {};
  "send": {};
  "sendApplication": {};
  "sending": {};
  "waits": { "seconds": number };
  "opensSoon": { "at": string | number };
  "isOpenNow": {};
  "taken": { "receipt": string | number };
  "tooMany": { "count": number };
  "sendFailed": {};
  "stopped": {};
  "visitChanged": {};
  "applied": { "receipt": string | number };
  "problemCount": { "count": number };
  "restored": { "at": string | number };
  "formChanged": {};
  "noLongerAsked": {};
  "resume": {};
  "discard": {};
  "discardTitle": {};
  "discardBody": {};
  "discardYes": {};
  "keep": {};
  "conflictTab": { "at": string | number };
  "conflictDevice": { "device": string | number; "at": string | number };
  "conflictGone": {};
  "takeOther": {};
  "takeNone": {};
  "keepMine": {};
  "keepThese": {};
  "keptMeanwhile": {};
  "chosen": {};
  "undo": {};
  "dismiss": {};
  "unfinished": {};
  "unfinishedApplication": {};
  "savedAt": { "at": string | number };
  "draftStep": { "part": string | number; "of": string | number; "title": string | number };
  "saving": {};
  "saved": {};
  "savedHere": {};
}> = {
  scope: "signup/later",
  zh: {
    "entrantsIntro": ["一次最多可为 ",["most"]," 人报名。"],
    "openPoints": ["还有 ",["count"]," 处需要填写或修改"],
    "complete": ["已填写完整"],
    "edit": ["修改"],
    "addEntrant": ["再添加一人"],
    "addEntrantCopied": ["再添加一人，沿用地址和联系方式"],
    "entrantsOpen": ["请先补全每一位报名人的内容，再继续。"],
    "removeEntrant": ["移除“",["name"],"”？"],
    "removeEntrantBody": ["这位报名人填写的内容会被删除，其他人的不受影响。"],
    "removeYes": ["移除"],
    "policiesIntro": ["请逐一阅读并确认同意。"],
    "policyVersion": ["版本 ",["version"]],
    "policyChanged": ["您上次同意之后，这份文本有改动，请重新阅读。"],
    "readToEnd": ["请滚动到文末，之后即可勾选。"],
    "readFirst": ["请先把全文滚动到文末，再勾选同意。"],
    "agreeTo": ["我已阅读并同意《",["title"],"》"],
    "agreeFirst": ["请勾选同意，才能继续。"],
    "change": ["修改"],
    "policiesMissing": ["还有须知尚未同意。"],
    "toPolicies": ["前往阅读"],
    "send": ["提交报名"],
    "sendApplication": ["提交申请"],
    "sending": ["正在提交…"],
    "waits": ["现在报名的人很多，",["seconds"]," 秒后会自动再次提交，请不要关闭页面。"],
    "opensSoon": [["at"]," 开放提交。可以一直停留在本页，到时按钮会自动可用。"],
    "isOpenNow": ["报名已开放，现在可以提交。"],
    "taken": ["报名已提交，回执号 ",["receipt"]],
    "tooMany": ["请移除 ",["count"]," 位报名人，再继续。"],
    "sendFailed": ["服务器暂时没有回应，您填写的内容都还在。请稍后再提交一次，不会重复报名。"],
    "stopped": ["您已停止排队，报名没有提交，填写的内容都还在。"],
    "visitChanged": ["您填写期间有信息发生了变化（例如登录或报名状态），表单已更新，请核对后再提交一次。"],
    "applied": ["申请已提交，回执号 ",["receipt"]],
    "problemCount": ["有 ",["count"]," 处需要修改"],
    "restored": ["已恢复您在 ",["at"]," 填写的内容。"],
    "formChanged": ["组委会更新了报名表。您填写的内容已转到新的报名表中，请核对。"],
    "noLongerAsked": ["新的报名表不再需要以下内容："],
    "resume": ["继续填写"],
    "discard": ["清空重填"],
    "discardTitle": ["清空已填写的内容？"],
    "discardBody": ["这个项目中填写的全部内容都会被删除，无法恢复。"],
    "discardYes": ["清空"],
    "keep": ["保留"],
    "conflictTab": ["另一个窗口在 ",["at"]," 保存了不同的内容。以哪一份为准？"],
    "conflictDevice": ["“",["device"],"”在 ",["at"]," 保存了不同的内容。以哪一份为准？"],
    "conflictGone": ["这份报名已在别处提交或清空。仍要保留这里的内容吗？"],
    "takeOther": ["用那一份"],
    "takeNone": ["不保留"],
    "keepMine": ["用这一份"],
    "keepThese": ["保留"],
    "keptMeanwhile": ["您填写的内容会一直保存在这台设备上。"],
    "chosen": ["已按您的选择保存，另一份还可以换回来。"],
    "undo": ["换回另一份"],
    "dismiss": ["不用了"],
    "unfinished": ["您有未完成的报名"],
    "unfinishedApplication": ["您有未完成的申请"],
    "savedAt": ["保存于 ",["at"]],
    "draftStep": ["第 ",["part"]," 步，共 ",["of"]," 步：",["title"]],
    "saving": ["正在保存…"],
    "saved": ["已保存到您的账号"],
    "savedHere": ["已保存在这台设备上；网络恢复后会同步到您的账号。"],
  },
  en: {
    "entrantsIntro": ["One sign-up is for ",["most","plural",{"one":["one person"],"other":["up to ","#"," people"]}],"."],
    "openPoints": [["count","plural",{"one":["one answer is"],"other":["#"," answers are"]}]," missing or wrong"],
    "complete": ["Complete"],
    "edit": ["Edit"],
    "addEntrant": ["Add another person"],
    "addEntrantCopied": ["Add another person with the same address and contacts"],
    "entrantsOpen": ["Please complete every entrant before you continue."],
    "removeEntrant": ["Remove “",["name"],"”?"],
    "removeEntrantBody": ["This person’s answers are deleted. The others stay as they are."],
    "removeYes": ["Remove"],
    "policiesIntro": ["Please read each text and agree to it."],
    "policyVersion": ["Version ",["version"]],
    "policyChanged": ["This text has changed since you agreed to it. Please read it again."],
    "readToEnd": ["Scroll to the end of the text to agree."],
    "readFirst": ["Please scroll to the end of the text first, then agree."],
    "agreeTo": ["I have read and agree to “",["title"],"”"],
    "agreeFirst": ["Please agree to this text to continue."],
    "change": ["Change"],
    "policiesMissing": ["You have not agreed to all terms yet."],
    "toPolicies": ["Read them"],
    "send": ["Submit"],
    "sendApplication": ["Submit application"],
    "sending": ["Submitting…"],
    "waits": ["Many runners are signing up. Your form is submitted again by itself in ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}],"; keep this page open."],
    "opensSoon": ["You can submit from ",["at"],". Stay on this page: the button becomes active by itself."],
    "isOpenNow": ["Sign-up is open. You can submit now."],
    "taken": ["Your sign-up was submitted. Receipt ",["receipt"]],
    "tooMany": ["Please remove ",["count","plural",{"one":["one entrant"],"other":["#"," entrants"]}]," to continue."],
    "sendFailed": ["The server did not respond. Your answers are all still here. Please submit again in a moment; it will count only once."],
    "stopped": ["You stopped waiting, and nothing was submitted. Your answers are all still here."],
    "visitChanged": ["Something that this form depends on has changed since you opened it, such as your login or your entry. The form is up to date now: check it and submit again."],
    "applied": ["Your application was submitted. Receipt ",["receipt"]],
    "problemCount": [["count","plural",{"one":["One answer needs"],"other":["#"," answers need"]}]," your attention"],
    "restored": ["Your answers from ",["at"]," are back."],
    "formChanged": ["The organiser has changed the form. Your answers were moved to the new one; please check them."],
    "noLongerAsked": ["The new form no longer asks for:"],
    "resume": ["Resume"],
    "discard": ["Start over"],
    "discardTitle": ["Discard your answers?"],
    "discardBody": ["Everything you filled in for this item is deleted and cannot be restored."],
    "discardYes": ["Discard"],
    "keep": ["Keep"],
    "conflictTab": ["Another window saved other answers on ",["at"],". Which ones count?"],
    "conflictDevice": ["“",["device"],"” saved other answers on ",["at"],". Which ones count?"],
    "conflictGone": ["This sign-up was submitted or discarded elsewhere. Keep your answers here?"],
    "takeOther": ["Use the others"],
    "takeNone": ["Discard them"],
    "keepMine": ["Use mine"],
    "keepThese": ["Keep them"],
    "keptMeanwhile": ["Everything you type is saved on this device in the meantime."],
    "chosen": ["Done. You can still bring the other answers back."],
    "undo": ["Bring them back"],
    "dismiss": ["No, thanks"],
    "unfinished": ["You have an unfinished sign-up"],
    "unfinishedApplication": ["You have an unfinished application"],
    "savedAt": ["Saved on ",["at"]],
    "draftStep": ["Step ",["part"]," of ",["of"],": ",["title"]],
    "saving": ["Saving…"],
    "saved": ["Saved to your account"],
    "savedHere": ["Saved on this device; it is synced to your account when the connection is back."],
  },
};
