// Made by `npm run gen` from locales/signup.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "fieldNotLoaded": {};
  "remove": {};
  "noForm": {};
  "ownTitle": {};
  "nothingSubmitted": {};
  "ownApplications": {};
  "showAnswers": {};
  "hideAnswers": {};
  "bibLine": { "bib": string | number };
  "bibStart": { "start": string | number };
  "receiptLine": { "receipt": string | number; "at": string | number };
  "refusedBecause": { "reason": string | number };
  "refusedWords": { "reason": string | number };
  "linkUntil": { "at": string | number };
  "ruleRounds": { "rounds": number };
  "ruleCloses": { "at": string | number };
  "ruleAgain": { "at": string | number };
  "ruleLink": { "hours": string | number };
  "rulePlace": {};
  "registerNow": {};
  "registered": {};
  "linkUsed": {};
  "linkOver": { "at": string | number };
  "applyAgain": { "left": number; "until": string };
  "applicationEnded": {};
  "toApplyAgain": {};
  "receiptMeans": {};
  "stateWithdrawn": {};
  "stateApplicationWithdrawn": {};
  "withdrawnLine": { "at": string | number };
  "endedLine": { "because": string; "at": string | number };
  "waitingLine": { "question": string | number; "option": string | number; "place": string | number };
  "withdraw": {};
  "withdrawApplication": {};
  "withdrawUntil": { "at": string | number };
  "withdrawTitle": {};
  "withdrawApplicationTitle": {};
  "withdrawBody": {};
  "withdrawPayer": {};
  "withdrawPassedOn": {};
  "withdrawRefund": { "fee": string | number };
  "withdrawNoRefund": {};
  "keepIt": {};
  "withdrawn": {};
  "withdrawnApplication": {};
  "nextSteps": {};
  "registrationCloses": {};
  "drawResults": {};
  "raceStarts": {};
  "fromUntil": { "from": string | number; "until": string | number };
  "addToCalendar": {};
  "application": {};
  "notSubmitted": {};
  "savedLine": { "at": string | number };
  "continueDraft": {};
  "submitted": {};
  "toConfirmation": {};
  "orderPending": {};
  "orderRefundDue": {};
  "orderRefunded": {};
  "payNow": { "fee": string | number };
  "payMissed": { "at": string | number };
  "payBefore": { "at": string | number };
  "allEntries": {};
  "entryPool": {};
  "entryReserved": {};
  "entryWon": {};
  "entryOffered": {};
  "entryWaitlisted": { "place": string | number };
  "entryConfirmed": {};
  "entryLost": {};
  "entryCancelled": {};
  "entryTransferred": {};
  "entryDeferred": {};
  "entryDisqualified": {};
  "awaiting": {};
  "approved": {};
  "rejected": {};
  "noItems": {};
  "chooseItem": {};
  "distance": { "km": string | number };
  "aboutDistance": { "km": string | number };
  "ageFrom": { "min": string | number };
  "ageTo": { "max": string | number };
  "ageBetween": { "min": string | number; "max": string | number };
  "places": { "count": number };
  "byDraw": {};
  "firstCome": {};
  "byApplication": {};
  "byInvitation": {};
  "placesLeft": { "count": number };
  "itemFull": {};
  "itemWaiting": { "count": number };
  "itemNotYet": { "at": string | number };
  "itemNotYetOnly": { "at": string | number };
  "itemCancelled": {};
  "itemOver": {};
  "itemClosed": {};
  "starts": { "at": string | number };
  "feeGiven": { "fee": string | number };
  "feeEarly": { "fee": string | number; "regular": string | number };
  "free": {};
  "takenItem": {};
  "takenApplication": {};
  "toSignUp": {};
  "formNotLoaded": {};
  "entrantNumber": { "number": string | number };
  "stepOf": { "step": string | number; "name": string | number };
  "entrantsTitle": {};
  "policiesTitle": {};
  "policiesShort": {};
  "reviewTitle": {};
  "reviewShort": {};
  "progress": {};
  "partOf": { "part": string | number; "of": string | number };
  "back": {};
  "next": {};
  "filesOnTheWay": {};
  "noOthers": {};
  "checksNotLoaded": {};
  "checksComing": {};
}> = {
  scope: "signup",
  zh: {
    "fieldNotLoaded": ["这一项加载失败。"],
    "remove": ["删除"],
    "noForm": ["报名表还没有发布，请稍后再来。"],
    "ownTitle": ["您已提交的报名"],
    "nothingSubmitted": ["您目前没有报名这场赛事。"],
    "ownApplications": ["您提交的申请"],
    "showAnswers": ["查看填写的内容"],
    "hideAnswers": ["收起填写的内容"],
    "bibLine": ["号码 ",["bib"]],
    "bibStart": ["出发区 ",["start"]],
    "receiptLine": ["回执号 ",["receipt"],"，提交于 ",["at"]],
    "refusedBecause": ["未通过的原因：",["reason"]],
    "refusedWords": ["审核人说明：",["reason"]],
    "linkUntil": ["申请已通过，名额为您保留到 ",["at"],"。请在此之前完成报名；过期未报名的，名额会让给其他人。"],
    "ruleRounds": ["每个项目最多申请 ",["rounds"]," 次，第一次也算在内。"],
    "ruleCloses": ["申请截止：",["at"],"。"],
    "ruleAgain": ["未通过的申请可以修改后重新提交，截止：",["at"],"。"],
    "ruleLink": ["通过后名额为您保留 ",["hours"]," 小时，请在此期间完成报名；过期未报名的，名额让给其他人，已参加的抽签不受影响。"],
    "rulePlace": ["通过后直接获得名额，您在抽签中的报名随之结束。"],
    "registerNow": ["现在报名"],
    "registered": ["报名已提交。"],
    "linkUsed": ["您已凭这份申请报名。"],
    "linkOver": ["您没有在 ",["at"]," 之前报名，保留的名额已让给其他人。"],
    "applyAgain": ["您可以修改后重新申请",["left","plural",{"0":[],"other":["，还可以申请 ","#"," 次"]}],["until","select",{"none":[],"other":["，截止 ",["until"]]}],"。"],
    "applicationEnded": ["申请已结束，不能再次提交。"],
    "toApplyAgain": ["修改并重新申请"],
    "receiptMeans": ["回执表示组委会已收到您的报名资料；是否有参赛名额，以这里显示的状态为准。"],
    "stateWithdrawn": ["已取消"],
    "stateApplicationWithdrawn": ["已撤回"],
    "withdrawnLine": [["at"]," 由您取消"],
    "endedLine": [["because","select",{"transferred":[["at"]," 已转让给他人"],"deferred":[["at"]," 已延期到另一场赛事"],"cancelled":[["at"]," 赛事取消，报名随之结束"],"dissolved":["队伍已解散，报名于 ",["at"]," 随之取消"],"removed":["您已被移出队伍，报名于 ",["at"]," 随之取消"],"organiser":[["at"]," 由组委会取消"],"other":[["at"]," 已取消"]}]],
    "waitingLine": ["候补中：",["question"],"“",["option"],"”，第 ",["place"]," 位。有名额空出时自动获得，我们会通知您。"],
    "withdraw": ["取消报名"],
    "withdrawApplication": ["撤回申请"],
    "withdrawUntil": [["at"]," 前可以取消"],
    "withdrawTitle": ["确定取消这次报名？"],
    "withdrawApplicationTitle": ["确定撤回这份申请？"],
    "withdrawBody": ["取消后不能恢复。报名截止前可以重新提交。"],
    "withdrawPayer": ["按赛事规定可退的费用，退给支付报名费的人。"],
    "withdrawPassedOn": ["这个名额由他人转让给您，取消后没有退款。"],
    "withdrawRefund": ["按赛事规定，退回 ",["fee"],"。"],
    "withdrawNoRefund": ["按赛事规定，报名费不退。"],
    "keepIt": ["不取消"],
    "withdrawn": ["报名已取消"],
    "withdrawnApplication": ["申请已撤回"],
    "nextSteps": ["接下来"],
    "registrationCloses": ["报名截止"],
    "drawResults": ["公布抽签结果"],
    "raceStarts": ["起跑"],
    "fromUntil": [["from"]," 至 ",["until"]],
    "addToCalendar": ["把赛事日期加入日历"],
    "application": ["直通申请"],
    "notSubmitted": ["尚未提交"],
    "savedLine": ["保存于 ",["at"]],
    "continueDraft": ["继续填写"],
    "submitted": ["已提交"],
    "toConfirmation": ["查看和打印确认函"],
    "orderPending": ["待付款"],
    "orderRefundDue": ["退款审核中"],
    "orderRefunded": ["已退款"],
    "payNow": ["去付款 ",["fee"]],
    "payMissed": ["没有按时付款，报名于 ",["at"]," 取消"],
    "payBefore": ["请在 ",["at"]," 前付款。"],
    "allEntries": ["查看全部报名"],
    "entryPool": ["已提交，等待抽签"],
    "entryReserved": ["名额已保留，待队长付款"],
    "entryWon": ["已中签，报名成功"],
    "entryOffered": ["有名额，等待您确认"],
    "entryWaitlisted": ["候补中，第 ",["place"]," 位"],
    "entryConfirmed": ["报名成功"],
    "entryLost": ["未中签"],
    "entryCancelled": ["已取消"],
    "entryTransferred": ["已转让"],
    "entryDeferred": ["已延期"],
    "entryDisqualified": ["已取消资格"],
    "awaiting": ["已提交，等待审核"],
    "approved": ["审核通过"],
    "rejected": ["审核未通过"],
    "noItems": ["目前没有可以报名的项目。"],
    "chooseItem": ["选择项目"],
    "distance": [["km"]," 公里"],
    "aboutDistance": ["约 ",["km"]," 公里"],
    "ageFrom": [["min"]," 周岁及以上"],
    "ageTo": [["max"]," 周岁及以下"],
    "ageBetween": [["min"]," 至 ",["max"]," 周岁"],
    "places": [["count","number"]," 个名额"],
    "byDraw": ["抽签"],
    "firstCome": ["先到先得"],
    "byApplication": ["直通资格审核"],
    "byInvitation": ["邀请"],
    "placesLeft": ["还剩 ",["count","number"]," 个名额"],
    "itemFull": ["名额已满"],
    "itemWaiting": [["count","plural",{"0":["名额已满，可以候补"],"other":["名额已满，可以候补，已有 ","#"," 人在候补"]}]],
    "itemNotYet": [["at"]," 开放报名，现在可以先填写"],
    "itemNotYetOnly": [["at"]," 开放"],
    "itemCancelled": ["赛事已取消"],
    "itemOver": ["报名已截止"],
    "itemClosed": ["不在此报名，名额由组委会分配"],
    "starts": [["at"]," 起跑"],
    "feeGiven": ["报名费 ",["fee"]],
    "feeEarly": ["早鸟价 ",["fee"],"（原价 ",["regular"],"）"],
    "free": ["免费"],
    "takenItem": ["您已提交这个项目的报名。"],
    "takenApplication": ["您已提交这个项目的申请。"],
    "toSignUp": ["去报名"],
    "formNotLoaded": ["报名表加载失败，请检查网络后重试。"],
    "entrantNumber": ["第 ",["number"]," 位报名人"],
    "stepOf": [["step"],"：",["name"]],
    "entrantsTitle": ["报名人"],
    "policiesTitle": ["须知与承诺"],
    "policiesShort": ["须知"],
    "reviewTitle": ["核对并提交"],
    "reviewShort": ["核对"],
    "progress": ["报名进度"],
    "partOf": ["第 ",["part"]," 步，共 ",["of"]," 步"],
    "back": ["上一步"],
    "next": ["下一步"],
    "filesOnTheWay": ["文件还在上传，请等上传完成后再继续。"],
    "noOthers": ["该赛事项目不支持代报名。"],
    "checksNotLoaded": ["检查程序加载失败，您填写的内容都在。请检查网络，再点一次“下一步”。"],
    "checksComing": ["检查程序还在加载，加载好后会自动继续。"],
  },
  en: {
    "fieldNotLoaded": ["This field could not be loaded."],
    "remove": ["Remove"],
    "noForm": ["The sign-up form has not been published yet. Please come back later."],
    "ownTitle": ["Your submitted sign-ups"],
    "nothingSubmitted": ["You are not signed up for this race."],
    "ownApplications": ["Your applications"],
    "showAnswers": ["Show answers"],
    "hideAnswers": ["Hide answers"],
    "bibLine": ["Bib ",["bib"]],
    "bibStart": ["start block ",["start"]],
    "receiptLine": ["Receipt ",["receipt"],", submitted ",["at"]],
    "refusedBecause": ["Not approved: ",["reason"]],
    "refusedWords": ["The reviewer adds: ",["reason"]],
    "linkUntil": ["Your application is approved, and a place is held for you until ",["at"],". Register before then; after it the place goes to somebody else."],
    "ruleRounds": ["You can apply ",["rounds","plural",{"one":["once"],"other":["#"," times"]}]," for an item, the first time included."],
    "ruleCloses": ["Applications close on ",["at"],"."],
    "ruleAgain": ["Who is rejected can apply again until ",["at"],"."],
    "ruleLink": ["After an approval a place is held for ",["hours"]," hours, in which you register. After that it goes to somebody else; if you are in the draw, you stay in it."],
    "rulePlace": ["After an approval you have a place, and your entry in the draw ends."],
    "registerNow": ["Register now"],
    "registered": ["You are registered."],
    "linkUsed": ["You have registered with this application."],
    "linkOver": ["You did not register by ",["at"],", and the place that was held has gone to somebody else."],
    "applyAgain": ["You can change it and apply again",["left","plural",{"0":[],"one":[", once more"],"other":[", ","#"," more times"]}],["until","select",{"none":[],"other":[", until ",["until"]]}],"."],
    "applicationEnded": ["The application has ended: it cannot be made again."],
    "toApplyAgain": ["Change it and apply again"],
    "receiptMeans": ["The receipt confirms that the organiser has your sign-up. Whether you have a place is the state that is shown here."],
    "stateWithdrawn": ["Withdrawn"],
    "stateApplicationWithdrawn": ["Withdrawn"],
    "withdrawnLine": ["You withdrew it on ",["at"]],
    "endedLine": [["because","select",{"transferred":["Passed on to somebody else on ",["at"]],"deferred":["Deferred to another race on ",["at"]],"cancelled":["Ended on ",["at"],", when the race was cancelled"],"dissolved":["Ended on ",["at"],", when the team was dissolved"],"removed":["Ended on ",["at"],", when you were removed from the team"],"organiser":["Ended by the organiser on ",["at"]],"other":["Ended on ",["at"]]}]],
    "waitingLine": ["On the waiting list for “",["option"],"” (",["question"],"): place ",["place"],". You get it when a place becomes free, and we notify you."],
    "withdraw": ["Withdraw"],
    "withdrawApplication": ["Withdraw"],
    "withdrawUntil": ["Possible until ",["at"]],
    "withdrawTitle": ["Withdraw this sign-up?"],
    "withdrawApplicationTitle": ["Withdraw this application?"],
    "withdrawBody": ["This cannot be undone. You can submit a new one until registration closes."],
    "withdrawPayer": ["What is refunded by the race’s rules goes to the runner who paid for this place."],
    "withdrawPassedOn": ["This place was passed on to you: nothing is paid back."],
    "withdrawRefund": ["By the race’s rules you get ",["fee"]," back."],
    "withdrawNoRefund": ["By the race’s rules the fee is not refunded."],
    "keepIt": ["Keep it"],
    "withdrawn": ["Your sign-up is withdrawn"],
    "withdrawnApplication": ["Your application is withdrawn"],
    "nextSteps": ["What happens next"],
    "registrationCloses": ["Registration closes"],
    "drawResults": ["Draw results"],
    "raceStarts": ["Start of the race"],
    "fromUntil": [["from"]," to ",["until"]],
    "addToCalendar": ["Add the race dates to your calendar"],
    "application": ["Application"],
    "notSubmitted": ["Not submitted yet"],
    "savedLine": ["Saved ",["at"]],
    "continueDraft": ["Continue"],
    "submitted": ["Submitted"],
    "toConfirmation": ["View and print your confirmation"],
    "orderPending": ["To pay"],
    "orderRefundDue": ["Refund under review"],
    "orderRefunded": ["Refunded"],
    "payNow": ["Pay ",["fee"]],
    "payMissed": ["Ended on ",["at"],", because it was not paid in time"],
    "payBefore": ["Pay before ",["at"],"."],
    "allEntries": ["See all your entries"],
    "entryPool": ["Submitted, waiting for the draw"],
    "entryReserved": ["Your place is kept until your team is paid for"],
    "entryWon": ["Drawn and registered"],
    "entryOffered": ["A place is offered to you"],
    "entryWaitlisted": ["On the waiting list, place ",["place"]],
    "entryConfirmed": ["Registered"],
    "entryLost": ["Not drawn"],
    "entryCancelled": ["Cancelled"],
    "entryTransferred": ["Transferred"],
    "entryDeferred": ["Deferred"],
    "entryDisqualified": ["Disqualified"],
    "awaiting": ["Submitted, awaiting approval"],
    "approved": ["Approved"],
    "rejected": ["Rejected"],
    "noItems": ["There is nothing to sign up for at the moment."],
    "chooseItem": ["Choose your distance"],
    "distance": [["km"]," km"],
    "aboutDistance": ["About ",["km"]," km"],
    "ageFrom": [["min"]," and older"],
    "ageTo": ["Up to ",["max"]],
    "ageBetween": ["Ages ",["min"]," to ",["max"]],
    "places": [["count","plural",{"one":["#"," place"],"other":["#"," places"]}]],
    "byDraw": ["By draw"],
    "firstCome": ["First come, first served"],
    "byApplication": ["By application"],
    "byInvitation": ["By invitation"],
    "placesLeft": [["count","plural",{"one":["#"," place left"],"other":["#"," places left"]}]],
    "itemFull": ["Sold out"],
    "itemWaiting": [["count","plural",{"0":["Sold out. You can join the waiting list."],"one":["Sold out. You can join the waiting list, with one person before you."],"other":["Sold out. You can join the waiting list, with ","#"," people before you."]}]],
    "itemNotYet": ["Sign-up opens ",["at"],". You can fill in the form now."],
    "itemNotYetOnly": ["Opens ",["at"]],
    "itemCancelled": ["The race is cancelled"],
    "itemOver": ["Sign-up has closed"],
    "itemClosed": ["Places are given by the organiser"],
    "starts": ["Starts ",["at"]],
    "feeGiven": ["Fee ",["fee"]],
    "feeEarly": ["Early-bird fee ",["fee"]," (regularly ",["regular"],")"],
    "free": ["Free"],
    "takenItem": ["You have submitted a sign-up for this."],
    "takenApplication": ["You have submitted an application for this."],
    "toSignUp": ["Sign up"],
    "formNotLoaded": ["The form could not be loaded. Check your connection and try again."],
    "entrantNumber": ["Entrant ",["number"]],
    "stepOf": [["step"],": ",["name"]],
    "entrantsTitle": ["Entrants"],
    "policiesTitle": ["Terms to agree to"],
    "policiesShort": ["Terms"],
    "reviewTitle": ["Review and submit"],
    "reviewShort": ["Review"],
    "progress": ["Progress of your sign-up"],
    "partOf": ["Step ",["part"]," of ",["of"]],
    "back": ["Back"],
    "next": ["Continue"],
    "filesOnTheWay": ["A file is still uploading. Please wait until it is uploaded, then continue."],
    "noOthers": ["This race item does not allow registering for others."],
    "checksNotLoaded": ["The check of your answers could not be loaded. Your answers are all here. Check your connection and press Continue again."],
    "checksComing": ["The check of your answers is still loading. The form continues by itself when it is ready."],
  },
};
