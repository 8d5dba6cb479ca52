// Made by `npm run gen` from locales/server/mail.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "codeSubject": { "site": string | number };
  "codeBefore": { "site": string | number; "scene": string | number };
  "codeValid": { "minutes": string | number };
  "codeIgnore": {};
  "noAccountSubject": { "site": string | number; "channel": string };
  "noAccount": { "site": string | number; "channel": string; "scene": string | number };
  "noAccountNext": { "channel": string };
  "noAccountIgnore": {};
  "hasAccountSubject": { "site": string | number };
  "hasAccount": { "site": string | number; "channel": string };
  "hasAccountNext": {};
  "hasAccountIgnore": {};
  "subject-password-reset": { "site": string | number };
  "notice-password-reset": { "site": string | number };
  "subject-password-changed": { "site": string | number };
  "notice-password-changed": { "site": string | number };
  "subject-session-ended": { "site": string | number };
  "notice-session-ended": { "site": string | number };
  "subject-email-changed": { "site": string | number };
  "notice-email-changed": { "site": string | number };
  "subject-phone-changed": { "site": string | number };
  "notice-phone-changed": { "site": string | number };
  "noticeIgnore": {};
  "scene-login": {};
  "scene-register": {};
  "scene-reset-by-phone": {};
  "scene-reset-by-email": {};
  "scene-change-phone": {};
  "scene-change-email": {};
  "scene-look-up": {};
  "scene-confirm-identity": {};
  "answersSubject": { "site": string | number; "form": string | number; "count": number };
  "answers": { "site": string | number; "form": string | number; "count": number };
  "answersNext": {};
  "answersAll": {};
  "answersPart": { "shown": string | number };
  "replySubject": { "site": string | number; "form": string | number };
  "reply": { "site": string | number; "form": string | number; "receipt": string | number };
  "replyNext": {};
  "answersIgnore": {};
  "optionFreedSubject": { "site": string | number; "option": string | number };
  "optionFreed": { "site": string | number; "question": string | number; "option": string | number };
  "optionFreedNext": {};
  "orderSubject": { "site": string | number; "what": string; "item": string | number };
  "order": { "what": string; "site": string | number; "item": string | number; "yuan": string | number };
  "orderNext": { "what": string };
  "mailingSubject": { "site": string | number; "what": string };
  "mailing": { "what": string; "site": string | number; "yuan": string | number; "carrier": string | number; "tracking": string | number };
  "mailingNext": {};
  "endedSubject": { "site": string | number; "what": string; "item": string | number };
  "ended": { "what": string; "site": string | number; "item": string | number; "money": string; "yuan": string | number };
  "endedNext": {};
  "decidedSubject": { "site": string | number; "item": string | number; "what": string };
  "decided": { "what": string; "site": string | number; "item": string | number };
  "decidedNext": { "what": string; "until": string | number };
  "raceCancelledSubject": { "site": string | number };
  "raceCancelled": { "site": string | number; "use": string; "item": string | number; "money": string; "yuan": string | number };
  "raceCancelledNext": {};
  "receivedSubject": { "site": string | number; "item": string | number };
  "received": { "site": string | number; "item": string | number };
  "receivedNext": {};
  "transferredSubject": { "site": string | number; "item": string | number };
  "transferred": { "site": string | number; "item": string | number };
  "transferredNext": {};
  "deferredSubject": { "site": string | number; "item": string | number };
  "deferred": { "site": string | number; "item": string | number; "to": string | number };
  "deferredNext": {};
  "invitedSubject": { "site": string | number; "item": string | number };
  "invited": { "count": number; "site": string | number; "item": string | number };
  "invitedUse": { "count": number };
  "invitedUntil": { "isWaived": string; "count": number; "until": string | number };
  "invitedIgnore": {};
  "teamSubject": { "site": string | number; "what": string; "item": string | number };
  "team": { "what": string; "site": string | number; "item": string | number };
  "teamNext": { "what": string };
  "contactPhone": { "phone": string | number };
  "contactEmail": { "email": string | number };
  "placeFreedSubject": { "site": string | number; "item": string | number };
  "placeFreed": { "site": string | number; "item": string | number; "isTeamDue": string };
  "placeFreedNext": {};
  "alertSubject": { "site": string | number; "name": string | number; "point": string | number; "time": string | number };
  "alert": { "name": string | number; "bib": string | number; "item": string | number; "point": string | number; "time": string | number };
  "alertEnd": {};
  "entrantsOptOut": { "site": string | number };
}> = {
  scope: "server/mail",
  zh: {
    "codeSubject": [["site"],"：您的验证码"],
    "codeBefore": ["您正在",["site"],["scene"],"，验证码是："],
    "codeValid": ["自您获取时起 ",["minutes"]," 分钟内有效。请勿告诉任何人，工作人员也不会向您索要。"],
    "codeIgnore": ["如果这不是您本人的操作，请忽略此消息，不会有任何变化。"],
    "noAccountSubject": [["site"],"：该",["channel","select",{"sms":["手机号"],"other":["邮箱"]}],"没有账号"],
    "noAccount": ["有人在",["site"],"用这个",["channel","select",{"sms":["手机号"],"other":["邮箱"]}],["scene"],"，但它没有注册过账号。"],
    "noAccountNext": ["如果是您本人，请换一个",["channel","select",{"sms":["手机号"],"other":["邮箱"]}],"再试，或先注册。"],
    "noAccountIgnore": ["如果不是您本人，请忽略此消息。"],
    "hasAccountSubject": [["site"],"：您已有账号"],
    "hasAccount": ["有人在",["site"],"用这个",["channel","select",{"sms":["手机号"],"other":["邮箱"]}],"注册，但它已有账号。"],
    "hasAccountNext": ["如果是您本人，请直接登录；忘记密码时可以重置。"],
    "hasAccountIgnore": ["如果不是您本人，请忽略此消息，您的账号没有变化。"],
    "subject-password-reset": [["site"],"：密码已重置"],
    "notice-password-reset": ["您在",["site"],"的密码已重置，其他设备上的登录均已退出。"],
    "subject-password-changed": [["site"],"：密码已修改"],
    "notice-password-changed": ["您在",["site"],"的密码已修改，其他设备上的登录均已退出。"],
    "subject-session-ended": [["site"],"：已退出一处较早的登录"],
    "notice-session-ended": ["您在",["site"],"的账号刚刚在又一处登录。同时登录的设备已达上限，最久未使用的一处登录已退出。"],
    "subject-email-changed": [["site"],"：邮箱已更换"],
    "notice-email-changed": ["您在",["site"],"的邮箱已更换，此后将不再用这个地址联系您。"],
    "subject-phone-changed": [["site"],"：手机号已更换"],
    "notice-phone-changed": ["您在",["site"],"的手机号已更换。"],
    "noticeIgnore": ["如果这不是您本人的操作，请立即重置密码，并联系组委会。"],
    "scene-login": ["登录"],
    "scene-register": ["注册账号"],
    "scene-reset-by-phone": ["重置密码"],
    "scene-reset-by-email": ["重置密码"],
    "scene-change-phone": ["更换手机号"],
    "scene-change-email": ["更换邮箱"],
    "scene-look-up": ["查询报名和成绩"],
    "scene-confirm-identity": ["确认是您本人"],
    "answersSubject": [["site"],"：“",["form"],"”收到 ",["count"]," 份新提交"],
    "answers": [["site"],"的表单“",["form"],"”收到 ",["count"]," 份新提交。"],
    "answersNext": ["邮件里不含提交的内容。请打开下面的链接登录查看和回复："],
    "answersAll": ["请打开下面的链接登录回复："],
    "answersPart": ["以上是最新的 ",["shown"]," 份。其余请打开下面的链接登录查看："],
    "replySubject": [["site"],"：回复您提交的“",["form"],"”"],
    "reply": ["您在",["site"],"提交了“",["form"],"”（回执号 ",["receipt"],"）。主办方回复如下："],
    "replyNext": ["请勿直接回复本邮件，它不会送达主办方。如需联系，请使用下方的联系方式或赛事网站。"],
    "answersIgnore": ["这个邮箱写在表单的 notify 里，同一份表单每小时最多发一封。"],
    "optionFreedSubject": [["site"],"：您候补的“",["option"],"”已有名额"],
    "optionFreed": ["您在",["site"],"的报名中候补了“",["question"],"”的“",["option"],"”。现在有名额空出，已经为您保留。"],
    "optionFreedNext": ["无需操作。如果不再需要，请登录网站取消报名，或联系组委会。"],
    "orderSubject": [["site"],"：",["what","select",{"due":["您已获得",["item"],"的名额，请付款"],"handed":["您现在是",["item"],"队伍的队长：请付款"],"awaited":["已收到您的",["item"],"付款"],"paid":["您的",["item"],"报名已付款"],"expired":["您的",["item"],"订单已取消"],"placed":["您的",["item"],"报名已付款"],"other":["您的",["item"],"付款退回"]}]],
    "order": [["what","select",{"due":["您已获得",["site"],["item"],"的名额，须付款 ",["yuan"]," 元。"],"handed":["您在",["site"],["item"],"的队伍已移交给您。队伍的费用 ",["yuan"]," 元尚未支付，现由您付款。"],"awaited":[["site"],"已收到您为",["item"],"支付的 ",["yuan"]," 元。名额已为您保留，队伍的费用付清后即报名成功。"],"paid":[["site"],"已收到您为",["item"],"支付的 ",["yuan"]," 元，报名成功。"],"expired":["您在",["site"],"的",["item"],"订单（",["yuan"]," 元）未在时限内付款，已自动取消，名额已收回。"],"placed":["您为",["site"],["item"],"支付的 ",["yuan"]," 元到账时订单已取消。因为还有名额，我们已为您重新占位，报名成功。"],"late":["您为",["site"],["item"],"支付的 ",["yuan"]," 元到账时订单已取消，名额也已没有。这笔钱将全部原路退回。"],"twice":["您为",["site"],["item"],"的同一个订单支付了两次。多付的 ",["yuan"]," 元将原路退回，您的报名不受影响。"],"other":[["site"],"已将您为",["item"],"支付的 ",["yuan"]," 元原路退回。"]}]],
    "orderNext": [["what","select",{"due":["请登录网站，在“我的报名”中付款。逾期未付，名额将收回。"],"handed":["请登录网站，在“我的报名”中付款。逾期未付，队伍将解散，全队名额收回。"],"expired":["如果您仍想参加且还有名额，请重新报名。"],"other":["登录网站，可在“我的报名”中查看订单。"]}]],
    "mailingSubject": [["site"],"：",["what","select",{"paid":["已收到邮寄费"],"packed":["您的参赛包已打包"],"shipped":["您的参赛包已寄出"],"delivered":["您的参赛包已送达"],"returned":["您的参赛包被退回"],"reshipped":["您的参赛包已重新寄出"],"closed":["您的参赛包不再寄送"],"unpaid":["参赛包邮寄申请已取消"],"collected":["参赛包已领取，不再邮寄"],"ended":["参赛包邮寄已取消"],"other":["邮寄费退回"]}]],
    "mailing": [["what","select",{"paid":[["site"],"已收到邮寄申请，邮寄费 ",["yuan"]," 元。参赛包打包和寄出时会再通知您。"],"packed":["您在",["site"],"的参赛包已打包，等待寄出。"],"shipped":["您在",["site"],"的参赛包已由",["carrier"],"寄出，运单号 ",["tracking"],"。"],"delivered":["您在",["site"],"的参赛包已送达（",["carrier"],"，运单号 ",["tracking"],"）。"],"returned":["您在",["site"],"的参赛包没有送达，已退回组委会（",["carrier"],"，运单号 ",["tracking"],"）。请联系组委会。"],"reshipped":["您在",["site"],"的参赛包已由",["carrier"],"重新寄出，运单号 ",["tracking"],"。"],"closed":["您在",["site"],"的参赛包退回后不再寄送。"],"unpaid":["您在",["site"],"的参赛包邮寄费 ",["yuan"]," 元未在时限内付款，申请已取消。申请截止前可以重新申请。"],"collected":["记录显示您在",["site"],"的参赛包已被领取，因此不再邮寄，邮寄费 ",["yuan"]," 元将原路退回。如果不是您领取的，请联系组委会。"],"ended":["您在",["site"],"的参赛包邮寄已取消，邮寄费 ",["yuan"]," 元将原路退回。"],"late":["您在",["site"],"支付的邮寄费 ",["yuan"]," 元到账时申请已结束。这笔钱将全部原路退回。"],"twice":["您在",["site"],"的同一笔邮寄费支付了两次。多付的 ",["yuan"]," 元将原路退回，邮寄不受影响。"],"other":[["site"],"已将邮寄费 ",["yuan"]," 元原路退回。"]}]],
    "mailingNext": ["登录网站，可在“我的报名”中查看邮寄状态。"],
    "endedSubject": [["site"],"：您已",["what","select",{"application":["撤回",["item"],"的报名申请"],"cancelled":["取消",["item"],"的订单"],"other":["取消",["item"],"报名"]}]],
    "ended": [["what","select",{"application":["您已撤回",["site"],["item"],"的报名申请。"],"cancelled":["您已取消",["site"],["item"],"的待付款订单，名额已收回。"],"other":["您已取消",["site"],["item"],"的报名。"]}],["money","select",{"refund":["按赛事规定，",["yuan"]," 元将原路退回。"],"payer":["按赛事规定，",["yuan"]," 元将退给支付报名费的人。"],"passedOn":["这个名额由他人转让给您，取消后没有退款。"],"kept":["按赛事规定，报名费不退。"],"other":[]}]],
    "endedNext": ["如果不是您本人操作，请尽快修改密码并联系组委会。"],
    "decidedSubject": [["site"],"：您的",["item"],"申请",["what","select",{"approved":["已通过审核"],"approvedByLink":["已通过审核"],"revoked":["的审核结果已撤销"],"other":["未通过审核"]}]],
    "decided": [["what","select",{"approved":["您在",["site"],"提交的",["item"],"直通名额申请已通过审核。"],"approvedByLink":["您在",["site"],"提交的",["item"],"直通名额申请已通过审核，名额已为您保留。"],"revoked":["很抱歉，您在",["site"],"的",["item"],"直通名额申请原已通过审核，现经两位工作人员复核，撤销该结果，名额随之取消；费用会全额原路退回。"],"other":["很抱歉，您在",["site"],"提交的",["item"],"直通名额申请未通过审核。"]}]],
    "decidedNext": [["what","select",{"approved":["名额和待办事项请在网站的“我的报名”中查看。"],"approvedByLink":["请在",["until"],"前登录网站，在“我的报名”中完成报名；过期未报名的，名额会让给其他人。"],"other":["能否重新申请以及截止时间，请在网站的直通名额申请页查看。"]}]],
    "raceCancelledSubject": [["site"],"：赛事已取消"],
    "raceCancelled": ["很抱歉，",["site"],"已取消，",["use","select",{"application":["您对",["item"],"的申请"],"invitation":["您收到的",["item"],"参赛邀请"],"other":["您在",["item"],"的报名"]}],"随之结束。",["money","select",{"refund":["您付的费用中，",["yuan"]," 元将原路退回。"],"payer":["这个名额的费用中，",["yuan"]," 元将退给当时付款的人。"],"kept":["按组委会的决定，已付的费用不退。"],"open":["订单不用再付款；如果刚刚付过，会全额原路退回。"],"other":[]}]],
    "raceCancelledNext": ["如有疑问，请联系组委会。"],
    "receivedSubject": [["site"],"：",["item"],"名额已转到您名下"],
    "received": ["您已接收",["site"],"的",["item"],"名额，报名成功。登录网站，可在“我的报名”中查看。"],
    "receivedNext": ["如果不是您本人操作，请尽快修改密码并联系组委会。"],
    "transferredSubject": [["site"],"：您的",["item"],"名额已转让"],
    "transferred": ["对方已填好报名表并接收了您在",["site"],"的",["item"],"名额，您的报名随之结束。"],
    "transferredNext": ["如果不是您发出的转让链接，请尽快联系组委会。"],
    "deferredSubject": [["site"],"：您的",["item"],"名额已延期"],
    "deferred": ["您在",["site"],"的",["item"],"名额已延期到",["to"],"，原报名随之结束。新的报名可在",["to"],"网站的“我的报名”中查看。"],
    "deferredNext": ["如果不是您本人操作，请尽快修改密码并联系组委会。"],
    "invitedSubject": [["site"],"：邀请您参加",["item"]],
    "invited": [["count","plural",{"1":[["site"],"组委会邀请您参加",["item"],"。"],"other":[["site"],"组委会邀请您的团队参加",["item"],"，共 ","#"," 个名额。"]}]],
    "invitedUse": [["count","plural",{"1":["请打开下面的链接，登录后填写报名表。链接只能使用一次："],"other":["每个链接供一位参赛者使用一次，请分别转发："]}]],
    "invitedUntil": [["isWaived","select",{"yes":["报名费已免。"],"other":[]}],["count","plural",{"1":["链接"],"other":["这些链接"]}],"有效期至",["until"],"。"],
    "invitedIgnore": ["如果您不打算参加，不用理会这条消息。请不要把链接公开。"],
    "teamSubject": [["site"],"：",["what","select",{"removed":["您已不在",["item"],"的队伍中"],"back":["您的",["item"],"队伍已恢复"],"other":["您的",["item"],"队伍已解散"]}]],
    "team": [["what","select",{"removed":["队长已将您移出您在",["site"],["item"],"的队伍，您的报名随之取消。"],"unpaid":["您在",["site"],["item"],"的队伍未在时限内付款，队伍已解散，您的报名随之取消，名额已收回。您自己付过的费用将全部原路退回。"],"organiser":["组委会取消了您在",["site"],["item"],"的队伍，您的报名随之取消。您自己付过的费用将全部原路退回。"],"back":["您在",["site"],["item"],"的队伍付款到账较晚。因为还有名额，队伍和您的报名都已恢复。"],"other":["队长解散了您在",["site"],["item"],"的队伍，您的报名随之取消。"]}]],
    "teamNext": [["what","select",{"back":["无需操作。"],"other":["报名和组队截止之前，您可以加入其他队伍，或自己创建一支。如有疑问，请联系队长或组委会。"]}]],
    "contactPhone": ["咨询电话：",["phone"]],
    "contactEmail": ["咨询邮箱：",["email"]],
    "placeFreedSubject": [["site"],"：您候补的",["item"],"已有名额"],
    "placeFreed": ["您在",["site"],"候补了",["item"],"。现在有名额空出，",["isTeamDue","select",{"yes":["已为您保留。队伍的费用付清后，您即报名成功"],"other":["您已报名成功"]}],"。"],
    "placeFreedNext": ["无需操作。如果不再参加，请登录网站取消报名，名额将由下一位候补者递补。"],
    "alertSubject": [["site"],"：",["name"],"已过",["point"]," ",["time"]],
    "alert": ["您关注的",["name"],"（",["bib"],"，",["item"],"）已通过",["point"],"，用时 ",["time"],"。成绩未经确认。"],
    "alertEnd": ["不想再收到提醒，请登录后在这个页面关闭“到点提醒”。"],
    "entrantsOptOut": ["不想再收到",["site"],"的资讯，请打开下面的网址退订："],
  },
  en: {
    "codeSubject": [["site"],": your verification code"],
    "codeBefore": ["Use this code to ",["scene"]," at ",["site"],":"],
    "codeValid": ["It works for ",["minutes"]," minutes from your request. Do not share it: our staff will never ask for it."],
    "codeIgnore": ["If you did not request it, ignore this message: nothing changes."],
    "noAccountSubject": [["site"],": no account with this ",["channel","select",{"sms":["number"],"other":["address"]}]],
    "noAccount": ["Someone used this ",["channel","select",{"sms":["number"],"other":["address"]}]," to ",["scene"]," at ",["site"],", but no account has it."],
    "noAccountNext": ["If it was you, try another ",["channel","select",{"sms":["number"],"other":["address"]}],", or register first."],
    "noAccountIgnore": ["If it was not you, ignore this message."],
    "hasAccountSubject": [["site"],": you already have an account"],
    "hasAccount": ["Someone tried to register at ",["site"]," with this ",["channel","select",{"sms":["number"],"other":["address"]}],", but it already has an account."],
    "hasAccountNext": ["If it was you, log in. You can reset the password if you forgot it."],
    "hasAccountIgnore": ["If it was not you, ignore this message: your account has not changed."],
    "subject-password-reset": [["site"],": your password was reset"],
    "notice-password-reset": ["Your password at ",["site"]," was reset. All other sessions were ended."],
    "subject-password-changed": [["site"],": your password was changed"],
    "notice-password-changed": ["Your password at ",["site"]," was changed. All other sessions were ended."],
    "subject-session-ended": [["site"],": an older login was ended"],
    "notice-session-ended": ["Your account at ",["site"]," was just used for another login. It had as many as it can have, so the one unused for longest was ended."],
    "subject-email-changed": [["site"],": your email address was changed"],
    "notice-email-changed": ["The email address of your account at ",["site"]," was changed. We no longer use this address."],
    "subject-phone-changed": [["site"],": your phone number was changed"],
    "notice-phone-changed": ["The phone number of your account at ",["site"]," was changed."],
    "noticeIgnore": ["If it was not you, reset your password at once and contact the organiser."],
    "scene-login": ["log in"],
    "scene-register": ["create your account"],
    "scene-reset-by-phone": ["reset your password"],
    "scene-reset-by-email": ["reset your password"],
    "scene-change-phone": ["change your phone number"],
    "scene-change-email": ["change your email address"],
    "scene-look-up": ["look up your registration and results"],
    "scene-confirm-identity": ["confirm that it is you"],
    "answersSubject": [["site"],": ",["count","plural",{"one":["one new answer"],"other":["#"," new answers"]}]," to “",["form"],"”"],
    "answers": ["The form “",["form"],"” of ",["site"]," has ",["count","plural",{"one":["one new answer"],"other":["#"," new answers"]}],"."],
    "answersNext": ["This message does not contain them. Log in to read and answer them:"],
    "answersAll": ["Log in to answer them:"],
    "answersPart": ["These are the newest ",["shown"],". Log in to read the others:"],
    "replySubject": [["site"],": about your answers to “",["form"],"”"],
    "reply": ["You answered “",["form"],"” of ",["site"]," (receipt ",["receipt"],"). The organiser writes:"],
    "replyNext": ["Do not reply to this message: it does not reach the organiser. Use the contact below or the race's site."],
    "answersIgnore": ["This address is in the form's notify. There is at most one message an hour for each form."],
    "optionFreedSubject": [["site"],": you now have “",["option"],"”"],
    "optionFreed": ["In your sign-up for ",["site"]," you were on the waiting list for “",["option"],"” (",["question"],"). A place became free, and it is yours."],
    "optionFreedNext": ["There is nothing to do. If you no longer need it, log in to withdraw your sign-up, or contact the organiser."],
    "orderSubject": [["site"],": ",["what","select",{"due":["you have a place in the ",["item"],": please pay"],"handed":["you are the captain of your team for the ",["item"]," now: please pay"],"awaited":["we have your payment for the ",["item"]],"paid":["your entry for the ",["item"]," is paid"],"expired":["your order for the ",["item"]," was cancelled"],"placed":["your entry for the ",["item"]," is paid"],"other":["your money for the ",["item"]," goes back"]}]],
    "order": [["what","select",{"due":["You have a place in the ",["item"]," of ",["site"],". It costs ¥",["yuan"],"."],"handed":["Your team for the ",["item"]," of ",["site"]," was handed over to you. Its fee of ¥",["yuan"]," is not paid yet: it is now yours to pay."],"awaited":[["site"]," received ¥",["yuan"]," for the ",["item"],". Your place is kept, and you are entered once your team is paid for."],"paid":[["site"]," received ¥",["yuan"]," for the ",["item"],". You are entered."],"expired":["Your order for the ",["item"]," of ",["site"]," (¥",["yuan"],") was not paid in time. It was cancelled and the place was given back."],"placed":["Your ¥",["yuan"]," for the ",["item"]," of ",["site"]," came after the order was cancelled. There was still a place, so you have it again: you are entered."],"late":["Your ¥",["yuan"]," for the ",["item"]," of ",["site"]," came after the order was cancelled, and no place is left. All of it goes back to where it came from."],"twice":["You paid one order for the ",["item"]," of ",["site"]," twice. The second ¥",["yuan"]," goes back to where it came from. Your entry stays as it is."],"other":[["site"]," paid ¥",["yuan"]," for the ",["item"]," back to where it came from."]}]],
    "orderNext": [["what","select",{"due":["Log in and pay under \"My entries\". If you do not pay in time, the place is given back."],"handed":["Log in and pay under \"My entries\". If you do not pay in time, the team is dissolved and its places are given back."],"expired":["If you still want to run and places are left, sign up again."],"other":["Log in to see the order under \"My entries\"."]}]],
    "mailingSubject": [["site"],": ",["what","select",{"paid":["we have your payment for the mailing"],"packed":["your race pack is packed"],"shipped":["your race pack is on its way"],"delivered":["your race pack was delivered"],"returned":["your race pack came back"],"reshipped":["your race pack was sent again"],"closed":["your race pack is not sent again"],"unpaid":["the mailing of your race pack was cancelled"],"collected":["your race pack was collected and is not mailed"],"ended":["the mailing of your race pack was ended"],"other":["your money for the mailing goes back"]}]],
    "mailing": [["what","select",{"paid":[["site"]," has your request to mail your race pack, and ¥",["yuan"]," for it. You hear from us when it is packed and sent."],"packed":["Your race pack of ",["site"]," is packed and is sent next."],"shipped":["Your race pack of ",["site"]," is on its way by ",["carrier"],", tracking number ",["tracking"],"."],"delivered":["Your race pack of ",["site"]," was delivered (",["carrier"],", tracking number ",["tracking"],")."],"returned":["Your race pack of ",["site"]," could not be delivered and came back to the organiser (",["carrier"],", tracking number ",["tracking"],"). Contact the organiser."],"reshipped":["Your race pack of ",["site"]," was sent again by ",["carrier"],", tracking number ",["tracking"],"."],"closed":["Your race pack of ",["site"]," came back and is not sent again."],"unpaid":["¥",["yuan"]," for the mailing of your race pack of ",["site"]," was not paid in time, so the request was cancelled. You can request it again until requests close."],"collected":["Our records have your race pack of ",["site"]," as collected, so it is not mailed, and ¥",["yuan"]," goes back to where it came from. If you did not collect it, contact the organiser."],"ended":["The mailing of your race pack of ",["site"]," was ended, and ¥",["yuan"]," goes back to where it came from."],"late":["Your ¥",["yuan"]," for a mailing of ",["site"]," came after the request had ended. All of it goes back to where it came from."],"twice":["You paid for one mailing of ",["site"]," twice. The second ¥",["yuan"]," goes back to where it came from. The mailing stays as it is."],"other":[["site"]," paid ¥",["yuan"]," for the mailing back to where it came from."]}]],
    "mailingNext": ["Log in to see the mailing under \"My entries\"."],
    "endedSubject": [["site"],": you ",["what","select",{"application":["withdrew your application for the ",["item"]],"cancelled":["cancelled your order for the ",["item"]],"other":["withdrew from the ",["item"]]}]],
    "ended": [["what","select",{"application":["You withdrew your application for the ",["item"]," of ",["site"],"."],"cancelled":["You cancelled your unpaid order for the ",["item"]," of ",["site"],", and the place was given back."],"other":["You withdrew from the ",["item"]," of ",["site"],"."]}],["money","select",{"refund":[" By the race’s rules ¥",["yuan"]," goes back to where it came from."],"payer":[" By the race’s rules ¥",["yuan"]," goes back to the runner who paid for the place."],"passedOn":[" The place was passed on to you, so nothing is paid back."],"kept":[" By the race’s rules the fee is not refunded."],"other":[]}]],
    "endedNext": ["If you did not do this, change your password and contact the organiser soon."],
    "decidedSubject": [["site"],": your application for the ",["item"]," was ",["what","select",{"approved":["approved"],"approvedByLink":["approved"],"revoked":["approved, and the approval is revoked"],"other":["rejected"]}]],
    "decided": [["what","select",{"approved":["Your application for the ",["item"]," of ",["site"]," was approved."],"approvedByLink":["Your application for the ",["item"]," of ",["site"]," was approved, and a place is held for you."],"revoked":["We are sorry: two organisers have revoked the approval of your application for the ",["item"]," of ",["site"],", and your place has ended with it. Your fee goes back in full."],"other":["We are sorry: your application for the ",["item"]," of ",["site"]," was rejected."]}]],
    "decidedNext": [["what","select",{"approved":["Your place, and what is left to do, is under “My entries” on the site."],"approvedByLink":["Log in to the site and register under “My entries” until ",["until"],". After that the place goes to somebody else."],"other":["Whether you can apply again, and until when, is on the page of your application."]}]],
    "raceCancelledSubject": [["site"],": the race is cancelled"],
    "raceCancelled": ["We are sorry: ",["site"]," is cancelled, and your ",["use","select",{"application":["application for"],"invitation":["invitation to"],"other":["entry in"]}]," the ",["item"]," has ended with it.",["money","select",{"refund":[" ¥",["yuan"]," of what you paid goes back to where it came from."],"payer":[" ¥",["yuan"]," of what was paid for this place goes back to the runner who paid."],"kept":[" The organiser has decided that what was paid is not refunded."],"open":[" There is nothing left to pay. If you have just paid, all of it goes back to where it came from."],"other":[]}]],
    "raceCancelledNext": ["If you have a question, contact the organiser."],
    "receivedSubject": [["site"],": you took over an entry in ",["item"]],
    "received": ["You have taken over an entry in ",["item"]," at ",["site"],": you are entered. Log in to see it under \"My entries\"."],
    "receivedNext": ["If you did not do this, change your password and contact the organiser soon."],
    "transferredSubject": [["site"],": your entry in ",["item"]," was passed on"],
    "transferred": ["Somebody has filled in the form and taken over your entry in ",["item"]," at ",["site"],". Your own entry has ended."],
    "transferredNext": ["If you did not send the link yourself, contact the organiser soon."],
    "deferredSubject": [["site"],": your entry in ",["item"]," was deferred"],
    "deferred": ["Your entry in ",["item"]," at ",["site"]," was deferred to ",["to"],", and your entry at ",["site"]," has ended. The new one is under \"My entries\" on the site of ",["to"],"."],
    "deferredNext": ["If you did not do this, change your password and contact the organiser soon."],
    "invitedSubject": [["site"],": you are invited to ",["item"]],
    "invited": [["count","plural",{"1":["The organiser of ",["site"]," invites you to enter ",["item"],"."],"other":["The organiser of ",["site"]," invites ","#"," of you to enter ",["item"],"."]}]],
    "invitedUse": [["count","plural",{"1":["Open the link below, log in and fill in the form. The link works once:"],"other":["Each link is for one runner and works once. Forward one to each:"]}]],
    "invitedUntil": [["isWaived","select",{"yes":["There is nothing to pay. "],"other":[]}],["count","plural",{"1":["The link works"],"other":["The links work"]}]," until ",["until"],"."],
    "invitedIgnore": ["If you do not want to run, ignore this message. Do not publish the link."],
    "teamSubject": [["site"],": ",["what","select",{"removed":["you are no longer in your team for ",["item"]],"back":["your team for ",["item"]," is back"],"other":["your team for ",["item"]," was dissolved"]}]],
    "team": [["what","select",{"removed":["The captain removed you from your team for ",["item"]," at ",["site"],", and your sign-up was withdrawn."],"unpaid":["Your team for ",["item"]," at ",["site"]," was not paid for in time. It was dissolved, your sign-up ended with it, and the places were given back. What you paid yourself goes back to where it came from."],"organiser":["The organiser ended your team for ",["item"]," at ",["site"],", and your sign-up with it. What you paid yourself goes back to where it came from."],"back":["The money for your team for ",["item"]," at ",["site"]," came late. There were still places, so the team is back and you are entered."],"other":["The captain dissolved your team for ",["item"]," at ",["site"],", and your sign-up was withdrawn."]}]],
    "teamNext": [["what","select",{"back":["There is nothing to do."],"other":["Until teams close you can join another team, or make one of your own. If you did not expect this, ask the captain or the organiser."]}]],
    "contactPhone": ["Phone: ",["phone"]],
    "contactEmail": ["Email: ",["email"]],
    "placeFreedSubject": [["site"],": you have a place in the ",["item"]],
    "placeFreed": ["You were on the waiting list of the ",["item"]," of ",["site"],". A place became free, ",["isTeamDue","select",{"yes":["and it is kept for you. You are entered once your team is paid for"],"other":["and you are entered"]}],"."],
    "placeFreedNext": ["There is nothing to do. If you cannot run, log in and withdraw: your place then goes to the next person on the list."],
    "alertSubject": [["site"],": ",["name"],", ",["point"]," in ",["time"]],
    "alert": [["name"]," (bib ",["bib"],", ",["item"],"), whom you follow, passed ",["point"]," in ",["time"],". Times are not confirmed."],
    "alertEnd": ["To end these messages, log in and switch off “Alerts” on that page."],
    "entrantsOptOut": ["To get no more news of ",["site"],", open this address:"],
  },
};
