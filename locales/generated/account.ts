// Made by `npm run gen` from locales/account.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "handOut": {};
  "title": {};
  "confirmation": {};
  "lead": {};
  "logInFirst": {};
  "logInToTake": {};
  "logInToDefer": {};
  "logIn": {};
  "logOut": {};
  "sections": {};
  "saved": {};
  "save": {};
  "saving": {};
  "cancel": {};
  "change": {};
  "set": {};
  "optional": {};
  "notSet": {};
  "choose": {};
  "signUps": {};
  "noMessages": {};
  "messages": {};
  "raceDay": {};
  "signUpsText": {};
  "profile": {};
  "profileText": {};
  "avatarPick": {};
  "avatarRemove": {};
  "avatarHint": {};
  "nick": {};
  "userName": {};
  "fromDocument": {};
  "gender": {};
  "male": {};
  "female": {};
  "unknown": {};
  "birthday": {};
  "introduction": {};
  "height": {};
  "weight": {};
  "education": {};
  "educationLevel": {};
  "school": {};
  "college": {};
  "bachelor": {};
  "master": {};
  "doctor": {};
  "institution": {};
  "major": {};
  "residence": {};
  "province": {};
  "city": {};
  "district": {};
  "address": {};
  "addressAbroad": {};
  "areasComing": {};
  "areasFailed": {};
  "identity": {};
  "identityText": {};
  "status_1": {};
  "status_2": {};
  "status_3": {};
  "reviewText": {};
  "refusedBecause": { "reason": string | number };
  "cardType": {};
  "card_1": {};
  "card_2": {};
  "card_3": {};
  "card_4": {};
  "card_5": {};
  "card_6": {};
  "cardName": {};
  "cardNumber": {};
  "cardNumberWrong": {};
  "cardPhoto": {};
  "cardPhotoHint": {};
  "cardPhotoMissing": {};
  "submit": {};
  "submitted": {};
  "security": {};
  "phone": {};
  "email": {};
  "password": {};
  "passwordSet": {};
  "currentPassword": {};
  "newPassword": {};
  "newPasswordHint": {};
  "confirmPassword": {};
  "notEqual": {};
  "passwordChanged": {};
  "newPhone": {};
  "phoneRequired": {};
  "phoneWrong": {};
  "emailRequired": {};
  "emailWrong": {};
  "newEmail": {};
  "byPassword": {};
  "byCode": {};
  "contactChanged": {};
  "sessions": {};
  "sessionsText": {};
  "unknownDevice": {};
  "thisDevice": {};
  "lastSeen": { "moment": string | number };
  "end": {};
  "endOthers": {};
  "ended": {};
  "myData": {};
  "myDataText": {};
  "export": {};
  "exportShort": {};
  "deleteShort": {};
  "exportText": {};
  "delete": {};
  "deleteText": {};
  "deleteConfirm": {};
  "deleteConfirmFirst": {};
  "deleted": {};
  "reviewTitle": {};
  "reviewLead": {};
  "teamsTitle": {};
  "teamsLead": {};
  "documentsTitle": {};
  "documentsLead": {};
  "toAccount": {};
  "reviewNotAllowed": {};
  "reviewNotLoaded": {};
}> = {
  scope: "account",
  zh: {
    "handOut": ["发放参赛物资"],
    "title": ["我的账号"],
    "confirmation": ["参赛确认函"],
    "lead": ["报名、个人资料、实名认证和账号安全都在这里。"],
    "logInFirst": ["登录后才能查看账号。"],
    "logInToTake": ["有人要把参赛名额转让给您。登录或注册后即可接收，请不要关闭本页。"],
    "logInToDefer": ["请用原报名的账号登录，即可把名额延期到本赛事。请不要关闭本页。"],
    "logIn": ["登录"],
    "logOut": ["退出登录"],
    "sections": ["账号设置"],
    "saved": ["已保存"],
    "save": ["保存"],
    "saving": ["正在保存…"],
    "cancel": ["取消"],
    "change": ["修改"],
    "set": ["设置"],
    "optional": ["选填"],
    "notSet": ["未设置"],
    "choose": ["请选择"],
    "signUps": ["我的报名"],
    "noMessages": ["还没有收到组委会的消息。"],
    "messages": ["组委会的消息"],
    "raceDay": ["比赛日页面（没有网络也能打开）"],
    "signUpsText": ["已提交的报名、申请，和还没填完的。"],
    "profile": ["个人资料"],
    "profileText": ["报名时会自动带出，避免重复填写。"],
    "avatarPick": ["更换头像"],
    "avatarRemove": ["删除头像"],
    "avatarHint": ["JPG 或 PNG，不超过 5 MB。"],
    "nick": ["昵称"],
    "userName": ["姓名"],
    "fromDocument": ["以实名认证的证件为准。"],
    "gender": ["性别"],
    "male": ["男"],
    "female": ["女"],
    "unknown": ["不透露"],
    "birthday": ["生日"],
    "introduction": ["个人简介"],
    "height": ["身高（厘米）"],
    "weight": ["体重（公斤）"],
    "education": ["教育经历"],
    "educationLevel": ["学历"],
    "school": ["高中及以下"],
    "college": ["大专"],
    "bachelor": ["本科"],
    "master": ["硕士"],
    "doctor": ["博士"],
    "institution": ["毕业院校"],
    "major": ["专业"],
    "residence": ["居住地"],
    "province": ["省份"],
    "city": ["城市"],
    "district": ["区县"],
    "address": ["详细地址"],
    "addressAbroad": ["居住在境外的，无需选择省市区，请在这里填写完整地址。"],
    "areasComing": ["正在加载…"],
    "areasFailed": ["省市区列表加载失败。"],
    "identity": ["实名认证"],
    "identityText": ["部分赛事要求实名报名。证件号码加密保存，只有赛事审核人员能看到。"],
    "status_1": ["审核中"],
    "status_2": ["已认证"],
    "status_3": ["未通过"],
    "reviewText": ["我们已收到证件，审核结果会显示在这里。"],
    "refusedBecause": ["未通过的原因：",["reason"]],
    "cardType": ["证件类型"],
    "card_1": ["居民身份证"],
    "card_2": ["护照"],
    "card_3": ["港澳居民来往内地通行证"],
    "card_4": ["台湾居民来往大陆通行证"],
    "card_5": ["港澳台居民居住证"],
    "card_6": ["外国人永久居留身份证"],
    "cardName": ["证件姓名"],
    "cardNumber": ["证件号码"],
    "cardNumberWrong": ["号码与证件类型不符，请逐位核对。"],
    "cardPhoto": ["证件照片"],
    "cardPhotoHint": ["拍摄有照片的一面，四角完整、文字清晰。"],
    "cardPhotoMissing": ["请先上传证件照片。"],
    "submit": ["提交审核"],
    "submitted": ["已提交审核"],
    "security": ["账号安全"],
    "phone": ["手机号"],
    "email": ["邮箱"],
    "password": ["登录密码"],
    "passwordSet": ["已设置"],
    "currentPassword": ["当前密码"],
    "newPassword": ["新密码"],
    "newPasswordHint": ["6 至 20 位，须同时包含字母和数字。"],
    "confirmPassword": ["确认新密码"],
    "notEqual": ["两次输入的密码不一致"],
    "passwordChanged": ["密码已修改，其他设备已退出登录"],
    "newPhone": ["新手机号"],
    "phoneRequired": ["请输入手机号"],
    "phoneWrong": ["请输入正确的手机号"],
    "emailRequired": ["请输入邮箱"],
    "emailWrong": ["请输入正确的邮箱"],
    "newEmail": ["新邮箱"],
    "byPassword": ["用密码确认"],
    "byCode": ["用验证码确认"],
    "contactChanged": ["已更换"],
    "sessions": ["登录设备"],
    "sessionsText": ["不认识的设备请立即退出，并修改密码。"],
    "unknownDevice": ["未知设备"],
    "thisDevice": ["本机"],
    "lastSeen": ["最近使用：",["moment"]],
    "end": ["退出"],
    "endOthers": ["退出其他所有设备"],
    "ended": ["已退出"],
    "myData": ["我的数据"],
    "myDataText": ["您可以随时带走或删除自己的数据。"],
    "export": ["我的全部数据"],
    "exportShort": ["下载"],
    "deleteShort": ["删除"],
    "exportText": ["一个 JSON 文件，包含账号、资料、认证信息和上传记录。"],
    "delete": ["我的账号"],
    "deleteText": ["账号、资料、证件和上传的文件会立即删除，无法恢复。"],
    "deleteConfirm": ["我明白删除后无法恢复"],
    "deleteConfirmFirst": ["请先勾选上面的确认。"],
    "deleted": ["账号已删除"],
    "reviewTitle": ["审核申请"],
    "reviewLead": ["每份申请只能审核一次，结果会显示给报名者。"],
    "teamsTitle": ["查看队伍"],
    "teamsLead": ["每支队伍的队长、队员和人数。每次查看都会留下记录。"],
    "documentsTitle": ["审核实名信息"],
    "documentsLead": ["请核对姓名、号码与照片是否一致。每次查看和审核都会留下记录。"],
    "toAccount": ["返回我的账号"],
    "reviewNotAllowed": ["您的账号没有审核权限。请联系管理员开通。"],
    "reviewNotLoaded": ["审核页面没有加载成功。"],
  },
  en: {
    "handOut": ["Hand out race packs"],
    "title": ["My account"],
    "confirmation": ["Confirmation of entry"],
    "lead": ["Your sign-ups, details, identity verification and security, in one place."],
    "logInFirst": ["Log in to see your account."],
    "logInToTake": ["Somebody passes an entry on to you. Log in or register to take it over, and keep this page open."],
    "logInToDefer": ["Log in with the account of your earlier entry to defer it to this race, and keep this page open."],
    "logIn": ["Log in"],
    "logOut": ["Log out"],
    "sections": ["Account settings"],
    "saved": ["Saved"],
    "save": ["Save"],
    "saving": ["Saving…"],
    "cancel": ["Cancel"],
    "change": ["Change"],
    "set": ["Set"],
    "optional": ["optional"],
    "notSet": ["Not set"],
    "choose": ["Please choose"],
    "signUps": ["My entries"],
    "noMessages": ["No organiser has written to you yet."],
    "messages": ["Messages of organisers"],
    "raceDay": ["Open on race day, also without a network"],
    "signUpsText": ["What you have submitted, and what is not submitted yet."],
    "profile": ["Profile"],
    "profileText": ["Filled in for you when you sign up for a race."],
    "avatarPick": ["Change picture"],
    "avatarRemove": ["Remove picture"],
    "avatarHint": ["JPG or PNG, up to 5 MB."],
    "nick": ["Nickname"],
    "userName": ["Name"],
    "fromDocument": ["As in your verified document."],
    "gender": ["Gender"],
    "male": ["Male"],
    "female": ["Female"],
    "unknown": ["Prefer not to say"],
    "birthday": ["Birthday"],
    "introduction": ["About you"],
    "height": ["Height (cm)"],
    "weight": ["Weight (kg)"],
    "education": ["Education"],
    "educationLevel": ["Highest degree"],
    "school": ["Secondary school or below"],
    "college": ["Junior college"],
    "bachelor": ["Bachelor’s degree"],
    "master": ["Master’s degree"],
    "doctor": ["Doctorate"],
    "institution": ["School"],
    "major": ["Subject"],
    "residence": ["Residence"],
    "province": ["Province"],
    "city": ["City"],
    "district": ["District"],
    "address": ["Street and number"],
    "addressAbroad": ["If you live outside China, leave the province empty and write your whole address here."],
    "areasComing": ["Loading…"],
    "areasFailed": ["The list of provinces could not be loaded."],
    "identity": ["Identity"],
    "identityText": ["Some races require a verified identity. Your document number is stored encrypted; only the race’s reviewers see it."],
    "status_1": ["Under review"],
    "status_2": ["Verified"],
    "status_3": ["Rejected"],
    "reviewText": ["We have your document. The result will appear here."],
    "refusedBecause": ["Reason: ",["reason"]],
    "cardType": ["Type of document"],
    "card_1": ["Resident identity card"],
    "card_2": ["Passport"],
    "card_3": ["Mainland travel permit for Hong Kong and Macao residents"],
    "card_4": ["Mainland travel permit for Taiwan residents"],
    "card_5": ["Residence permit for Hong Kong, Macao and Taiwan residents"],
    "card_6": ["Foreigner’s permanent residence card"],
    "cardName": ["Name on the document"],
    "cardNumber": ["Document number"],
    "cardNumberWrong": ["This number does not match the type of document. Please check it digit by digit."],
    "cardPhoto": ["Photo of the document"],
    "cardPhotoHint": ["The side with your photo, with all four corners visible and the text readable."],
    "cardPhotoMissing": ["Please upload a photo of the document first."],
    "submit": ["Submit for review"],
    "submitted": ["Submitted for review"],
    "security": ["Security"],
    "phone": ["Phone number"],
    "email": ["Email address"],
    "password": ["Password"],
    "passwordSet": ["Set"],
    "currentPassword": ["Current password"],
    "newPassword": ["New password"],
    "newPasswordHint": ["6–20 characters, with letters and numbers."],
    "confirmPassword": ["Confirm new password"],
    "notEqual": ["The two passwords do not match."],
    "passwordChanged": ["Password changed; other devices are logged out"],
    "newPhone": ["New phone number"],
    "phoneRequired": ["Please enter your phone number."],
    "phoneWrong": ["Please enter a correct phone number."],
    "emailRequired": ["Please enter your email address."],
    "emailWrong": ["Please enter a correct email address."],
    "newEmail": ["New email address"],
    "byPassword": ["Use my password"],
    "byCode": ["Use a code"],
    "contactChanged": ["Changed"],
    "sessions": ["Devices"],
    "sessionsText": ["If you do not recognise a device, end its session and change your password."],
    "unknownDevice": ["Unknown device"],
    "thisDevice": ["This device"],
    "lastSeen": ["Last used ",["moment"]],
    "end": ["End"],
    "endOthers": ["End all other sessions"],
    "ended": ["Ended"],
    "myData": ["My data"],
    "myDataText": ["Your data is yours: take it with you, or delete it."],
    "export": ["All my data"],
    "exportShort": ["Download"],
    "deleteShort": ["Delete"],
    "exportText": ["One JSON file with your account, profile, verification and uploads."],
    "delete": ["My account"],
    "deleteText": ["Your account, profile, document and uploaded files are deleted at once and cannot be restored."],
    "deleteConfirm": ["I understand that this cannot be undone"],
    "deleteConfirmFirst": ["Tick the box above first."],
    "deleted": ["Your account was deleted"],
    "reviewTitle": ["Review applications"],
    "reviewLead": ["Each application is decided once. The runner sees the result."],
    "teamsTitle": ["Teams"],
    "teamsLead": ["Each team with its captain and members, and whether it is complete. Every view is recorded."],
    "documentsTitle": ["Review identity documents"],
    "documentsLead": ["Check that name, number and photo agree. Every view and decision is recorded."],
    "toAccount": ["Back to my account"],
    "reviewNotAllowed": ["Your account may not review applications or documents. Ask the administrator of this site for access."],
    "reviewNotLoaded": ["The review page could not be loaded."],
  },
};
