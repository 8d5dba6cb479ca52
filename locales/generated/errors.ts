// Made by `npm run gen` from locales/errors.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "request/invalid": {};
  "request/bad-text": { "reason": string; "character": string | number };
  "request/not-found": {};
  "request/too-large": {};
  "request/too-many": { "unit": string; "count": number };
  "server/failed": {};
  "server/unavailable": { "unit": string; "count": number };
  "server/not-ready": {};
  "session/expired": {};
  "session/not-allowed": {};
  "session/second-factor": {};
  "second-factor/wrong-code": {};
  "second-factor/too-many": { "unit": string; "count": number };
  "second-factor/not-begun": {};
  "token/invalid": {};
  "token/expired": {};
  "token/not-here": {};
  "token/missing-scope": { "scopes": string | number };
  "token/and-session": {};
  "token/not-found": {};
  "token/too-many": { "most": string | number };
  "site/not-bound": {};
  "site/no-feed": {};
  "site/race-not-found": {};
  "site/wrong-domain-name": {};
  "account/wrong-code": {};
  "account/too-many-guesses": { "unit": string; "count": number };
  "account/wrong-login": {};
  "account/too-many-logins": { "unit": string; "count": number };
  "account/unknown-program": {};
  "account/unknown-login-type": {};
  "account/unknown-encoding": {};
  "account/wrong-phone": {};
  "account/wrong-email": {};
  "account/email-taken": {};
  "account/not-found": {};
  "account/password-basic": {};
  "account/password-strong": {};
  "account/password-common": {};
  "account/password-is-email": {};
  "account/passwords-differ": {};
  "account/session-not-found": {};
  "code/not-served": {};
  "code/too-soon": { "unit": string; "count": number };
  "code/target-limit": { "channel": string; "unit": string; "count": number };
  "code/account-limit": { "unit": string; "count": number };
  "code/network-limit": { "unit": string; "count": number };
  "code/day-limit": { "channel": string; "others": string };
  "captcha/not-passed": {};
  "captcha/wrong": {};
  "captcha/spent": {};
  "captcha/paused": { "minutes": number };
  "captcha/too-often": { "seconds": number };
  "captcha/provider-failed": {};
  "profile/nick": {};
  "profile/user-name": {};
  "profile/name-is-verified": {};
  "profile/birthday": {};
  "profile/height": {};
  "profile/weight": {};
  "profile/area": {};
  "profile/icon": {};
  "profile/card-name": {};
  "profile/card-number": {};
  "profile/card-facts": {};
  "profile/card-photo": {};
  "profile/under-review": {};
  "profile/already-verified": {};
  "profile/no-contact": {};
  "profile/wrong-password": {};
  "profile/contact-taken": {};
  "review/nothing-to-decide": {};
  "review/own-document": {};
  "review/reason-missing": {};
  "review/document-taken": {};
  "upload/no-file": {};
  "upload/incomplete": {};
  "upload/empty": {};
  "upload/wrong-type": {};
  "upload/not-a-picture": {};
  "upload/other-content": {};
  "upload/locked": {};
  "upload/macros": {};
  "upload/broken-archive": {};
  "upload/archive-too-large": {};
  "upload/broken-picture": {};
  "upload/picture-too-large": {};
  "upload/too-large": { "size": string | number };
  "upload/over-quota": { "size": string | number };
  "upload/too-many": { "unit": string; "count": number };
  "upload/not-found": {};
  "upload/submitted": {};
  "draft/elsewhere": {};
  "draft/gone": {};
  "draft/too-large": {};
  "draft/too-many": {};
  "submission/not-found": {};
  "sign-up/form-changed": {};
  "sign-up/not-open": {};
  "sign-up/unknown-item": {};
  "sign-up/no-entrant": {};
  "sign-up/one-entrant-only": {};
  "sign-up/too-many-entrants": { "most": string | number };
  "sign-up/wrong-answers": { "count": number };
  "sign-up/policies": {};
  "sign-up/fee": { "fee": string | number };
  "sign-up/already-registered": {};
  "sign-up/full": { "left": number; "count": string | number };
  "sign-up/too-few-entrants": { "least": string | number };
  "sign-up/key-used": {};
  "sign-up/coupon-unknown": {};
  "sign-up/coupon-not-now": {};
  "sign-up/coupon-used-up": {};
  "sign-up/coupon-per-payer": {};
  "sign-up/team-link": {};
  "sign-up/team-closed": {};
  "sign-up/team-full": {};
  "sign-up/team-member": {};
  "sign-up/transfer-link": {};
  "sign-up/transfer-closed": {};
  "sign-up/transfer-options": {};
  "sign-up/deferral-unknown": {};
  "sign-up/deferral-closed": {};
  "sign-up/deferral-person": {};
  "sign-up/invitation-link": {};
  "answers/form-changed": {};
  "answers/not-open": {};
  "answers/full": {};
  "answers/already-answered": {};
  "answers/wrong": { "count": number };
  "answers/policies": {};
  "answers/key-used": {};
  "revocation/not-found": {};
  "revocation/own": {};
  "revocation/not-approved": {};
  "revocation/too-late": {};
  "revocation/reason-missing": {};
  "revocation/unknown-reason": {};
  "revocation/requested": {};
  "revocation/decided": {};
  "revocation/second-organiser": {};
  "application/nothing-to-decide": {};
  "application/not-found": {};
  "application/already-decided": { "status": string };
  "application/own": {};
  "application/full": { "left": number; "count": string | number };
  "sign-up/payments-missing": {};
  "application/payments-missing": {};
  "application/registered": {};
  "application/withdrawn": {};
  "waiting-room/wait": {};
  "withdrawal/closed": {};
  "withdrawal/captain": {};
  "withdrawal/payment-open": {};
  "entry/not-found": {};
  "entry/name-search": {};
  "refund/not-found": {};
  "refund/not-failed": {};
  "refund/not-paid": {};
  "refund/too-much": {};
  "refund/own": {};
  "refund/key-used": {};
  "refund/decided": {};
  "refund/second-organiser": {};
  "alerts/unknown": {};
  "alerts/unknown-sentence": {};
  "alerts/unknown-item": {};
  "alerts/no-time": {};
  "alerts/too-many": {};
  "messages/unknown": {};
  "messages/unknown-fact": { "near": string; "fact": string | number };
  "messages/nobody": {};
  "messages/no-email": {};
  "messages/too-many": { "unit": string; "count": number };
  "messages/key-used": {};
  "messages/decided": {};
  "messages/second-organiser": {};
  "timing/unknown-source": {};
  "timing/unknown-point": {};
  "timing/too-many-sources": {};
  "timing/too-many-runners": { "most": string | number };
  "timing/wrong-token": {};
  "timing/wrong-signature": {};
  "timing/unreadable": {};
  "results/unknown-item": {};
  "results/changed": { "number": string | number };
  "results/official-already": {};
  "results/not-official": {};
  "results/note-missing": {};
  "results/empty": {};
  "results/unknown-bib": {};
  "results/wrong-value": {};
  "results/unknown-correction": {};
  "results/not-published": {};
  "results/unknown-runner": {};
  "results/unknown-entry": {};
  "prizes/unknown": {};
  "prizes/wrong-state": {};
  "prizes/reason-missing": {};
  "places/unknown-pool": {};
  "places/changed": { "places": string | number };
  "places/taken": { "claimed": number };
  "places/too-many": {};
  "places/key-used": {};
  "places/decided": {};
  "places/second-organiser": {};
  "sign-up/unpaid-account": { "most": string | number };
  "sign-up/unpaid-person": { "most": string | number };
  "sign-up/cancelled": {};
  "application/cancelled": {};
  "invitation/cancelled": {};
  "cancellation/rule": {};
  "cancellation/requested": {};
  "cancellation/cancelled": {};
  "cancellation/key-used": {};
  "cancellation/not-found": {};
  "cancellation/decided": {};
  "cancellation/second-organiser": {};
  "results/no-file": {};
  "results/too-large": {};
  "results/unreadable": { "fault": string };
  "results/wrong-mapping": {};
  "photos/no-folder": {};
  "photos/unknown-point": {};
  "photos/closed": {};
  "photos/no-match": {};
  "photos/not-found": {};
  "photos/grant-over": {};
  "photos/address-over": {};
  "photos/unknown-import": {};
  "results/unknown-batch": {};
  "results/not-checked": {};
  "results/questions": {};
  "order/not-payable": {};
  "order/already-paid": {};
  "order/not-cancellable": {};
  "order/way": {};
  "order/provider-failed": {};
  "order/payment-open": {};
  "team/unknown-link": {};
  "team/closed": {};
  "team/not-a-member": {};
  "team/unpaid": {};
  "transfer/unknown-link": {};
  "transfer/closed": {};
  "transfer/not-transferable": {};
  "transfer/taken": {};
  "bibs/not-offered": {};
  "bibs/no-entry": {};
  "bibs/not-open": {};
  "bibs/closed": {};
  "bibs/unknown": {};
  "bibs/taken": {};
  "mailing/not-offered": {};
  "mailing/not-open": {};
  "mailing/closed": {};
  "mailing/hand-outs-open": {};
  "mailing/no-pack": {};
  "mailing/collected": {};
  "mailing/requested": {};
  "mailing/address": {};
  "mailing/region": {};
  "mailing/fee": {};
  "mailing/not-listed": {};
  "mailing/unknown": {};
  "mailing/step": {};
  "mailing/no-tracking": {};
  "mailing/handed-out": {};
  "mailing/entry-ended": {};
  "pick-up/not-offered": {};
  "pick-up/not-confirmed": {};
  "pick-up/already-booked": {};
  "pick-up/not-booked": {};
  "pick-up/picked-up": {};
  "pick-up/not-open": {};
  "pick-up/closed": {};
  "pick-up/too-late": {};
  "pick-up/unknown-slot": {};
  "pick-up/slot-over": {};
  "pick-up/full": {};
  "wallet/not-offered": {};
  "wallet/no-place": {};
  "wallet/provider-failed": {};
  "staff/unknown-site": {};
  "staff/unknown-device": {};
  "staff/device-closed": {};
  "staff/not-synced": {};
  "invitation/unknown-link": {};
  "invitation/not-found": {};
  "invitation/over": {};
  "invitation/unknown-item": {};
  "invitation/no-places": {};
  "certificate/not-found": {};
  "certificate/expired": {};
  "certificate/replaced": {};
  "certificate/not-open": {};
  "confirmation/not-confirmed": {};
  "withdrawal/not-approved": {};
  "application/unknown-reason": {};
  "sign-up/rounds": { "rounds": number };
  "application/reason-missing": {};
  "answer/not-found": {};
  "answer/no-address": {};
  "answer/reply-limit": { "seconds": number };
  "export/no-rows": {};
  "export/unknown-layout": {};
  "export/unknown-column": {};
  "export/too-many-layouts": {};
  "live/closed": {};
  "look-up/closed": {};
  "look-up/not-registered": {};
  "look-up/no-score": {};
  "look-up/too-many": { "unit": string; "count": number };
}> = {
  scope: "errors",
  zh: {
    "request/invalid": ["请求有误"],
    "request/bad-text": [["reason","select",{"character":["文字中有无法保存的不可见字符 ",["character"],"，请删除后重试"],"encoding":["请求中的文字不是 UTF-8 编码"],"other":["请求的嵌套层数过多"]}]],
    "request/not-found": ["请求的内容不存在"],
    "request/too-large": ["提交的内容过大"],
    "request/too-many": ["操作过于频繁，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "server/failed": ["出错了！"],
    "server/unavailable": ["服务器暂时无法响应，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "server/not-ready": ["服务器尚未就绪"],
    "session/expired": ["登录已过期，请重新登录"],
    "session/not-allowed": ["您没有权限进行此操作"],
    "session/second-factor": ["请刷新页面，输入动态验证码"],
    "second-factor/wrong-code": ["验证码不正确或已用过，请等下一个再试"],
    "second-factor/too-many": ["验证码输入次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "second-factor/not-begun": ["这个密钥已失效，请重新开始"],
    "token/invalid": ["API 令牌无效：请检查是否复制完整，或在“赛事管理”的“API 令牌”里查看它是否已停用"],
    "token/expired": ["API 令牌已过期，请新建一个"],
    "token/not-here": ["这个请求不能用 API 令牌"],
    "token/missing-scope": ["API 令牌没有这项权限，需要 ",["scopes"]],
    "token/and-session": ["请求同时带了登录和 API 令牌，请只用一种"],
    "token/not-found": ["没有这个 API 令牌，或它已停用"],
    "token/too-many": ["API 令牌最多 ",["most"]," 个，请先停用不再需要的"],
    "site/not-bound": ["未绑定赛事"],
    "site/no-feed": ["没有这个订阅。"],
    "site/race-not-found": ["赛事不存在"],
    "site/wrong-domain-name": ["域名格式不正确"],
    "account/wrong-code": ["验证码错误"],
    "account/too-many-guesses": ["验证码输入次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "account/wrong-login": ["账号或密码错误"],
    "account/too-many-logins": ["登录尝试次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试，或使用验证码登录、找回密码"],
    "account/unknown-program": ["登录请求缺少请求头 terminalType: 3 或 osId: 1002"],
    "account/unknown-login-type": ["不支持这种登录方式"],
    "account/unknown-encoding": ["密码的编码方式不受支持，请刷新页面后重试"],
    "account/wrong-phone": ["请输入正确的手机号"],
    "account/wrong-email": ["请输入正确的邮箱"],
    "account/email-taken": ["该邮箱已被注册"],
    "account/not-found": ["账户信息不存在"],
    "account/password-basic": ["请输入 6-20 位字母和数字组合的密码"],
    "account/password-strong": ["请输入 10-128 位的密码"],
    "account/password-common": ["这个密码太常见，请换一个"],
    "account/password-is-email": ["密码不能与邮箱相同"],
    "account/passwords-differ": ["两次输入的密码不一致"],
    "account/session-not-found": ["该登录设备不存在或已退出"],
    "code/not-served": ["暂不支持向该国家或地区的手机号发送验证码"],
    "code/too-soon": ["验证码已发送，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后重试"],
    "code/target-limit": ["发往该",["channel","select",{"sms":["手机号"],"other":["邮箱"]}],"的验证码次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "code/account-limit": ["您获取验证码的次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "code/network-limit": ["您所在的网络获取验证码的次数过多，请换一个网络，或 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "code/day-limit": [["channel","select",{"sms":["今天可发送的短信验证码已用完，请",["others","select",{"yes":["用密码或邮箱登录，或"],"other":[]}],"明天再试"],"other":["今天可发送的邮件验证码已用完，请",["others","select",{"yes":["用密码或手机号登录，或"],"other":[]}],"明天再试"]}]],
    "captcha/not-passed": ["验证未通过"],
    "captcha/wrong": ["验证未通过，请再试一次"],
    "captcha/spent": ["验证已过期，请重新验证"],
    "captcha/paused": ["错误次数过多，请在 ",["minutes"]," 分钟后再试"],
    "captcha/too-often": ["验证请求过于频繁，请在 ",["seconds"]," 秒后再试"],
    "captcha/provider-failed": ["验证服务暂时不可用，请稍后再试"],
    "profile/nick": ["昵称应为 1 至 30 个字"],
    "profile/user-name": ["姓名最多 120 个字"],
    "profile/name-is-verified": ["已通过实名认证，姓名、性别和生日以证件为准，不能修改"],
    "profile/birthday": ["生日应为 1900 年以后、今天以前的日期，如 1990-03-07"],
    "profile/height": ["身高应为 50 至 260 厘米的整数"],
    "profile/weight": ["体重应为 10 至 300 公斤的整数"],
    "profile/area": ["请从列表中选择省、市、区，且三级相互对应"],
    "profile/icon": ["请先上传一张图片作为头像"],
    "profile/card-name": ["请填写证件上的姓名"],
    "profile/card-number": ["证件号码与证件类型不符，请对照证件逐位核对"],
    "profile/card-facts": ["请填写证件上的生日和性别"],
    "profile/card-photo": ["请上传证件照片"],
    "profile/under-review": ["实名信息正在审核中，请耐心等待"],
    "profile/already-verified": ["已通过实名认证，无需重复提交"],
    "profile/no-contact": ["账号没有绑定可接收验证码的手机或邮箱"],
    "profile/wrong-password": ["当前密码不正确"],
    "profile/contact-taken": ["该手机号或邮箱已绑定其他账号"],
    "review/nothing-to-decide": ["没有待审核的实名信息"],
    "review/own-document": ["不能审核自己的实名信息"],
    "review/reason-missing": ["请写明不通过的原因"],
    "review/document-taken": ["该证件已在其他账号完成实名认证，不能再次通过"],
    "upload/no-file": ["没有收到文件，请选择一个文件后再上传"],
    "upload/incomplete": ["文件没有传完，请重新上传"],
    "upload/empty": ["文件是空的，请检查后重新选择"],
    "upload/wrong-type": ["文件格式不正确，可上传 jpg、jpeg、png、gif、bmp、webp、xls、xlsx、doc、docx、zip、pdf"],
    "upload/not-a-picture": ["文件格式不正确，此处只能上传图片（jpg、jpeg、png、gif、bmp、webp）"],
    "upload/other-content": ["文件内容与扩展名不符，请用正确的格式另存后再上传"],
    "upload/locked": ["文件设有密码，无法检查，请去掉密码后再上传"],
    "upload/macros": ["文件中有宏或脚本，请另存为不含宏的文件（如 docx、xlsx 或普通 PDF）后再上传"],
    "upload/broken-archive": ["文件已损坏，无法打开，请重新生成后再上传"],
    "upload/archive-too-large": ["文件解压后过大，请减少其中的内容后再上传"],
    "upload/broken-picture": ["图片无法读取，请另存为 JPG 或 PNG 后再上传"],
    "upload/picture-too-large": ["图片尺寸过大（每边最多 16000 像素，总计最多 5000 万像素），请缩小后再上传"],
    "upload/too-large": ["文件超过 ",["size"],"，请上传更小的文件"],
    "upload/over-quota": ["您的文件总计不能超过 ",["size"],"，请先删除不需要的文件"],
    "upload/too-many": ["上传过于频繁，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "upload/not-found": ["文件不存在或已删除"],
    "upload/submitted": ["该文件已随报名或申请提交，在其有效期间不能删除；如确需删除，请联系组委会"],
    "draft/elsewhere": ["这份草稿已在另一处保存过，请选择保留哪一份"],
    "draft/gone": ["这份草稿已在另一处提交或丢弃"],
    "draft/too-large": ["填写的内容过大，草稿无法保存到服务器"],
    "draft/too-many": ["最多保存 20 份草稿，请先丢弃不再需要的"],
    "submission/not-found": ["报名信息不存在"],
    "sign-up/form-changed": ["组委会更新了报名表，请刷新后核对，已填写的内容会保留"],
    "sign-up/not-open": ["现在不在报名时间内，报名未提交；已填写的内容会保留"],
    "sign-up/unknown-item": ["该项目已不能用这份报名表报名，请重新选择项目"],
    "sign-up/no-entrant": ["请至少填写一位参赛者"],
    "sign-up/one-entrant-only": ["该赛事项目不支持代报名"],
    "sign-up/too-many-entrants": ["该项目一次最多报名 ",["most"]," 人，请减少人数，其他人另行报名"],
    "sign-up/wrong-answers": ["有 ",["count"]," 处需要修改"],
    "sign-up/policies": ["请先阅读并同意须知的最新版本"],
    "sign-up/fee": ["费用现为 ",["fee"]," 元，请核对后重新提交"],
    "sign-up/already-registered": ["用户已报名，请勿重复提交"],
    "sign-up/full": [["left","plural",{"0":["名额已满，报名未提交。可以选择其他项目。"],"other":["还剩 ",["left"]," 个名额，不够 ",["count"]," 人报名，报名未提交。请减少人数，或选择其他项目。"]}]],
    "sign-up/too-few-entrants": ["该项目一次至少报名 ",["least"]," 人，请添加参赛者"],
    "sign-up/key-used": ["这次提交与之前的一次冲突，请刷新后重试"],
    "sign-up/coupon-unknown": ["兑换码信息不存在：没有这个优惠码，或它不适用于这个项目。请核对，或清空后提交"],
    "sign-up/coupon-not-now": ["这个优惠码现在不能使用：还未生效，或已过期。请清空后提交"],
    "sign-up/coupon-used-up": ["这个优惠码已用完，请清空后提交"],
    "sign-up/coupon-per-payer": ["您使用这个优惠码的次数已达上限，请清空后提交"],
    "sign-up/team-link": ["这个组队链接已失效，请向队长要一个新的"],
    "sign-up/team-closed": ["组队已截止，报名未提交；如有疑问请联系组委会"],
    "sign-up/team-full": ["这支队伍已满员，报名未提交。请联系队长，或自己组队"],
    "sign-up/team-member": ["您已经在这支队伍里了，不用再次报名"],
    "sign-up/transfer-link": ["这个转让链接已失效，请向转让人要一个新的"],
    "sign-up/transfer-closed": ["这场比赛现在不能转让名额，报名未提交；如有疑问请联系组委会"],
    "sign-up/transfer-options": ["您的选项比这个名额已付的贵，请去掉要另外付费的选项"],
    "sign-up/deferral-unknown": ["这个名额已不能延期到这里，请在“我的报名”中查看它的状态"],
    "sign-up/deferral-closed": ["现在不能延期：原赛事的延期时间未到或已过，或者这场比赛不接收延期名额"],
    "sign-up/deferral-person": ["延期名额只能由本人使用，证件须与原报名一致。证件换号的，请联系组委会"],
    "sign-up/invitation-link": ["这个邀请链接已失效或已使用，请联系组委会"],
    "answers/form-changed": ["组委会更新了这份表单，请刷新后核对，然后重新提交"],
    "answers/not-open": ["这份表单现在没有开放，未提交"],
    "answers/full": ["名额已满，未提交"],
    "answers/already-answered": ["已经提交过，每人只能提交一次"],
    "answers/wrong": ["有 ",["count"]," 处需要修改"],
    "answers/policies": ["请先阅读并同意须知的最新版本"],
    "answers/key-used": ["这次提交与之前的一次冲突，请刷新后重试"],
    "revocation/not-found": ["没有等待决定的撤销请求"],
    "revocation/own": ["不能撤销自己申请的审核结果"],
    "revocation/not-approved": ["只能撤销已通过的申请"],
    "revocation/too-late": ["号码布已经定稿，或比赛已经开始，审核结果不能再撤销"],
    "revocation/reason-missing": ["请选择或填写撤销的原因"],
    "revocation/unknown-reason": ["表单里已经没有这个原因，请刷新后重新选择"],
    "revocation/requested": ["另一位工作人员已请求撤销，请直接决定"],
    "revocation/decided": ["这个撤销请求已有决定"],
    "revocation/second-organiser": ["撤销须由另一位工作人员同意"],
    "application/nothing-to-decide": ["没有待审核的申请"],
    "application/not-found": ["没有这份申请"],
    "application/already-decided": [["status","select",{"approved":["该申请已审核通过，不能再次审核"],"other":["该申请已审核为不通过，不能再次审核"]}]],
    "application/own": ["不能审核自己的申请"],
    "application/full": [["left","plural",{"0":["该项目名额已满"],"other":["该项目还剩 ",["left"]," 个名额，这份申请有 ",["count"]," 人"]}],"，审核结果没有保存。请先增加名额，或不通过这份申请。"],
    "sign-up/payments-missing": ["暂时无法在线支付，报名没有提交。请稍后再试，或联系组委会"],
    "application/payments-missing": ["服务器没有配置收款，无法为收费的名额开具订单，审核结果没有保存。请联系运维人员"],
    "application/registered": ["申请人已有这场赛事的参赛名额，审核结果没有保存"],
    "application/withdrawn": ["申请人已撤回这份申请，不用审核"],
    "waiting-room/wait": ["报名的人很多，请排队等候，轮到您时会自动提交。"],
    "withdrawal/closed": ["报名已截止，不能在网上取消了，请联系组委会"],
    "withdrawal/captain": ["您是队长：请先把队长移交给队员，或解散队伍"],
    "withdrawal/payment-open": ["支付平台暂未答复这笔付款的结果，请稍后再取消"],
    "entry/not-found": ["没有找到这条报名记录，请核对参赛码"],
    "entry/name-search": ["按姓名查找需要查看个人信息的权限；请输入完整的参赛码或回执号"],
    "refund/not-found": ["没有找到这笔退款申请，请刷新后再试"],
    "refund/not-failed": ["这笔退款没有失败，或款项已退，请刷新后查看"],
    "refund/not-paid": ["这个订单没有可退的款项"],
    "refund/too-much": ["金额超过了订单还能退的款项，请改小金额"],
    "refund/own": ["不能给自己的订单退款，请由其他工作人员办理"],
    "refund/key-used": ["这次提交已用于另一笔退款，请刷新后再试"],
    "refund/decided": ["这笔退款已有结果，请刷新后查看"],
    "refund/second-organiser": ["须由另一位工作人员复核，提出的人不能自己通过"],
    "alerts/unknown": ["这场比赛没有这条提醒，请刷新后再试"],
    "alerts/unknown-sentence": ["这场比赛没有这条提醒文案，请刷新后重新选择"],
    "alerts/unknown-item": ["这场比赛没有这个项目，请刷新后重新选择"],
    "alerts/no-time": ["请填写新的时间"],
    "alerts/too-many": ["已有三条提醒正在显示，请先结束一条"],
    "messages/unknown": ["这场比赛没有这条消息，请刷新后再试"],
    "messages/unknown-fact": [["near","select",{"none":["没有可以填入的内容 “",["fact"],"”。可用的有 {race}、{name}、{item}、{bib}、{code}、{slot}。"],"other":["没有可以填入的内容 “",["fact"],"”。是不是 “",["near"],"”？"]}]],
    "messages/nobody": ["没有符合条件且有邮箱的选手"],
    "messages/no-email": ["您的账号没有邮箱，收不到试发的消息"],
    "messages/too-many": ["发送次数太多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试"],
    "messages/key-used": ["这次发送已提交过，内容不同，请刷新后再试"],
    "messages/decided": ["这条消息已有结果，请刷新后查看"],
    "messages/second-organiser": ["须由另一位工作人员复核，提出的人不能自己通过"],
    "timing/unknown-source": ["这场比赛没有这个计时系统，请刷新后再试"],
    "timing/unknown-point": ["有计时点不属于任何项目。请填写项目 results.points 中的编号，或 start、finish"],
    "timing/too-many-sources": ["这场比赛已有 50 个计时系统，请先停用不用的"],
    "timing/too-many-runners": ["一次演练最多虚构 ",["most"]," 名选手，各组合计不能超过此数，请减少人数"],
    "timing/wrong-token": ["令牌无效或已停用。请在请求头 Authorization: Bearer 中使用主办方提供的令牌"],
    "timing/wrong-signature": ["请求的签名不正确。请用签名密钥计算请求体的 HMAC-SHA-256，写入请求头 Startline-Signature"],
    "timing/unreadable": ["无法读取这次请求的内容，什么也没有保存。请核对地址与导出格式"],
    "results/unknown-item": ["这场比赛没有这个项目，请核对项目编号"],
    "results/changed": ["成绩已经发布到第 ",["number"]," 版，没有再发布。请刷新后核对"],
    "results/official-already": ["正式成绩已经发布，之后只能发布更正成绩"],
    "results/not-official": ["还没有正式成绩，不能发布更正成绩。请先发布正式成绩"],
    "results/note-missing": ["请用中文和英文说明更正了什么，所有人都能看到"],
    "results/empty": ["这个项目还没有成绩，请先导入"],
    "results/unknown-bib": ["成绩里没有这个号码，请核对"],
    "results/wrong-value": ["这个值不适用于这一栏，请核对"],
    "results/unknown-correction": ["没有这条更正，请刷新后再试"],
    "results/not-published": ["这个项目还没有发布成绩，发布后可以在这里查询"],
    "results/unknown-runner": ["未查询到这个号码的成绩，请核对号码和项目"],
    "results/unknown-entry": ["您的账号没有这条报名，请刷新后再试"],
    "prizes/unknown": ["这名选手在这个榜单上没有奖金，请刷新后核对"],
    "prizes/wrong-state": ["奖金的状态已经变化，没有记录。请刷新后核对"],
    "prizes/reason-missing": ["请写明暂缓发放的原因"],
    "places/unknown-pool": ["没有找到这些名额或这条调整，请刷新后再试"],
    "places/changed": ["名额现在是 ",["places"]," 个，没有调整，请核对后再试"],
    "places/taken": ["已有 ",["claimed"]," 个名额被占用，不能比这更少，请改大数字"],
    "places/too-many": ["名额太多，请写 10000000 以内的数"],
    "places/key-used": ["这次提交已用于另一次调整，请刷新后再试"],
    "places/decided": ["这次调整已有结果，请刷新后查看"],
    "places/second-organiser": ["须由另一位工作人员复核，提出的人不能自己通过"],
    "sign-up/unpaid-account": ["您在这场赛事已有 ",["most"]," 个待付款的订单，请先付款或取消其中一个，再提交"],
    "sign-up/unpaid-person": ["有参赛者在这场赛事已有 ",["most"]," 个待付款的名额，请先付款或取消其中一个，再提交"],
    "sign-up/cancelled": ["赛事已取消，不再接受报名"],
    "application/cancelled": ["赛事已取消，不能再审核申请"],
    "invitation/cancelled": ["赛事已取消，不能再邀请或代为报名"],
    "cancellation/rule": ["退款规则不对：按比例扣除时填 1 到 99（%），按人扣除时填大于 0 的金额，其他情况填 0"],
    "cancellation/requested": ["已有人提出取消这场赛事，请刷新后复核或撤回"],
    "cancellation/cancelled": ["这场赛事已经取消"],
    "cancellation/key-used": ["这次提交已用于另一个请求，请刷新后重试"],
    "cancellation/not-found": ["没有找到取消赛事的请求，请刷新后查看"],
    "cancellation/decided": ["取消赛事的请求已有结果，请刷新后查看"],
    "cancellation/second-organiser": ["须由另一位工作人员复核，提出的人不能自己通过"],
    "results/no-file": ["没有收到文件，请重新选择成绩文件"],
    "results/too-large": ["文件太大，请按项目拆分后再导入"],
    "results/unreadable": [["fault","select",{"empty":["文件是空的，请选择有成绩的文件"],"sheet_missing":["工作簿里没有这个工作表，请从列出的工作表中选择"],"workbook_large":["工作簿太大，请另存为 CSV 后再导入"],"workbook_broken":["无法打开这个工作簿，请在 Excel 中打开，另存为 .xlsx 或 CSV 后再导入"],"other":["这不是表格文件，请导出为 CSV 或 Excel 后再导入"]}]],
    "results/wrong-mapping": ["列的对应关系无法使用，请重新选择每一列"],
    "photos/no-folder": ["请写照片文件夹在服务器上的完整路径"],
    "photos/unknown-point": ["项目没有这个计时点，请在 results.points 的 id 中选择，或写 finish"],
    "photos/closed": ["照片查询现在没有开放"],
    "photos/no-match": ["未查询到照片信息，请确认参赛号和姓名后再试"],
    "photos/not-found": ["没有这张照片，它可能已被移除"],
    "photos/grant-over": ["查询已过期，请重新查询照片"],
    "photos/address-over": ["照片地址已过期，请重新查询照片"],
    "photos/unknown-import": ["这场比赛没有这次照片导入，或者它已经结束，请重新查看列表"],
    "results/unknown-batch": ["这场比赛没有这次导入，请刷新后查看"],
    "results/not-checked": ["文件还没有检查完，请重新上传同一文件"],
    "results/questions": ["有些列还不能确定，请先选择它们的含义"],
    "order/not-payable": ["这个订单已不能付款，请在“我的报名”中查看它的状态"],
    "order/already-paid": ["这个订单已付款，不用再付；不能参赛时，请在“我的报名”中取消报名"],
    "order/not-cancellable": ["这个订单已不能取消，请在“我的报名”中查看它的状态"],
    "order/way": ["这场赛事不能用这种方式付款，请换一种"],
    "order/provider-failed": ["支付平台暂时没有响应，这次没有扣款，请稍后再试"],
    "order/payment-open": ["支付平台暂未答复这个订单是否已付款，订单没有取消，请稍后再试"],
    "team/unknown-link": ["这个组队链接已失效，请向队长要一个新的"],
    "team/closed": ["组队已截止，队伍不能再变更了"],
    "team/not-a-member": ["这个人已不在队伍里，请刷新后查看"],
    "team/unpaid": ["您的订单里还有您本人的费用，请先付款，再移交队长"],
    "transfer/unknown-link": ["这个转让链接已失效，请向转让人要一个新的"],
    "transfer/closed": ["这场比赛现在不能转让名额；如有疑问请联系组委会"],
    "transfer/not-transferable": ["这个名额不能转让：只能转让已确认的单人报名，且次数有限"],
    "transfer/taken": ["已有人接收了这个名额，不能再取消转让"],
    "bibs/not-offered": ["本赛事没有这样的号码。"],
    "bibs/no-entry": ["没有这个已确认的报名。"],
    "bibs/not-open": ["吉祥号还没有开始。"],
    "bibs/closed": ["吉祥号已经截止。"],
    "bibs/unknown": ["这个号码不能选，请选列表里的号码。"],
    "bibs/taken": ["这个号码刚被别人选走，请选另一个。"],
    "mailing/not-offered": ["这场比赛不邮寄参赛包"],
    "mailing/not-open": ["邮寄申请还没有开始"],
    "mailing/closed": ["邮寄申请已截止"],
    "mailing/hand-outs-open": ["现场发放记录还没有全部上传，请稍后再来"],
    "mailing/no-pack": ["没有找到可以邮寄的参赛包：只有已确认且没有领取的报名才能申请"],
    "mailing/collected": ["记录显示这份参赛包已被领取，不能邮寄"],
    "mailing/requested": ["这份参赛包已申请邮寄"],
    "mailing/address": ["请检查收件地址"],
    "mailing/region": ["暂不邮寄到这个地区"],
    "mailing/fee": ["邮寄费已变更，请核对后重新提交"],
    "mailing/not-listed": ["名单中没有这位参赛者，请核对证件和姓名，或联系组委会"],
    "mailing/unknown": ["没有这个邮寄申请"],
    "mailing/step": ["邮寄状态已变化，请刷新后再操作"],
    "mailing/no-tracking": ["请填写快递公司和运单号"],
    "mailing/handed-out": ["这份参赛包已在现场领取，不能打包；邮寄已取消，邮寄费原路退回"],
    "mailing/entry-ended": ["报名已结束，不能打包；邮寄已取消，邮寄费原路退回"],
    "pick-up/not-offered": ["这场比赛没有预约领物，请查看领物说明"],
    "pick-up/not-confirmed": ["请选择领取人：只有已确认的报名才能预约领物"],
    "pick-up/already-booked": ["这个报名已预约了其他时段，如需更换请改约"],
    "pick-up/not-booked": ["这个报名还没有预约领物，请先预约"],
    "pick-up/picked-up": ["参赛物资已领取，不能再改约或取消"],
    "pick-up/not-open": ["领物预约还没有开始，请在开始后再来"],
    "pick-up/closed": ["领物预约已截止；如有疑问请联系组委会"],
    "pick-up/too-late": ["已过改约和取消的时限，请按预约的时段领取"],
    "pick-up/unknown-slot": ["没有这个领物时段，请重新选择领取日期和时间段"],
    "pick-up/slot-over": ["这个时段已经开始，请选择更晚的时间段"],
    "pick-up/full": ["这个时段已约满，请选择其他时间段"],
    "wallet/not-offered": ["本站没有开通钱包凭证"],
    "wallet/no-place": ["只有已确认名额的报名才有钱包凭证"],
    "wallet/provider-failed": ["暂时连接不上谷歌钱包，请稍后再试。本页的参赛码照常有效"],
    "staff/unknown-site": ["这场比赛没有这个领取地点，请重新选择"],
    "staff/unknown-device": ["没有这台设备，请重新登录"],
    "staff/device-closed": ["这台设备已停用，请联系赛事组织人员"],
    "staff/not-synced": ["这台设备还有记录没有上传，请先联网同步"],
    "invitation/unknown-link": ["这个邀请链接已失效或已使用，请联系组委会"],
    "invitation/not-found": ["没有这个邀请，请刷新后查看"],
    "invitation/over": ["这个邀请已使用、撤回或过期，不能再操作"],
    "invitation/unknown-item": ["这个项目不存在，或没有单人报名表，请选择其他项目"],
    "invitation/no-places": ["这个项目没有剩余名额，请先增加名额"],
    "certificate/not-found": ["没有这张证书，请核对证书上的二维码或编号"],
    "certificate/expired": ["这个下载地址已失效，请重新查询成绩后下载"],
    "certificate/replaced": ["成绩已更正，这张证书已被新的一版取代，请重新查询成绩后下载"],
    "certificate/not-open": ["证书尚未开放下载，请稍后再来"],
    "confirmation/not-confirmed": ["这个报名没有已确认的名额，不能下载确认函"],
    "withdrawal/not-approved": ["这份申请没有通过审核，不用撤回"],
    "application/unknown-reason": ["这张表格已没有所选的原因，请重新选择。"],
    "sign-up/rounds": ["这个项目您已申请 ",["rounds","number"]," 次，不能再申请。"],
    "application/reason-missing": ["请写明不通过的原因"],
    "answer/not-found": ["没有找到这份提交，可能已被删除。请刷新列表。"],
    "answer/no-address": ["这份提交没有邮箱，无法用邮件回复。"],
    "answer/reply-limit": ["今天的回复邮件已达上限，请在 ",["seconds","plural",{"other":["#"]}]," 秒后再试。"],
    "export/no-rows": ["没有查询到数据哦"],
    "export/unknown-layout": ["没有这个名称的列方案，请重新选择。"],
    "export/unknown-column": ["有的列已不在本赛事的报名表中，请刷新后重新选择。"],
    "export/too-many-layouts": ["已有 20 个列方案，请先删除不用的。"],
    "live/closed": ["这场比赛没有开放实时成绩"],
    "look-up/closed": ["该查询暂未开放，请关注赛事通知。"],
    "look-up/not-registered": ["报名信息不存在"],
    "look-up/no-score": ["未查询到您的成绩信息，请确认证件信息后再试"],
    "look-up/too-many": ["查询次数过多，请 ",["unit","select",{"second":[["count"]," 秒"],"minute":[["count"]," 分钟"],"other":[["count"]," 小时"]}],"后再试，或用手机号或邮箱的验证码查询。"],
  },
  en: {
    "request/invalid": ["The request is not valid."],
    "request/bad-text": [["reason","select",{"character":["A text contains the invisible character ",["character"],", which cannot be stored. Delete it and try again."],"encoding":["A text in the request is not UTF-8."],"other":["The request is nested too deeply."]}]],
    "request/not-found": ["Not found."],
    "request/too-large": ["The request is too large."],
    "request/too-many": ["Too many requests. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "server/failed": ["Something went wrong!"],
    "server/unavailable": ["The server cannot respond at the moment. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "server/not-ready": ["The server is not ready."],
    "session/expired": ["Your login has expired. Please log in again."],
    "session/not-allowed": ["You are not allowed to do this."],
    "session/second-factor": ["Reload the page and enter a code of your authenticator app."],
    "second-factor/wrong-code": ["This code is wrong or already used. Wait for the next one."],
    "second-factor/too-many": ["Too many wrong codes. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "second-factor/not-begun": ["This key no longer counts. Start again."],
    "token/invalid": ["This API token is not valid. Check that it was copied whole, and under \"API tokens\" on the page for organisers that it was not revoked."],
    "token/expired": ["This API token has expired. Make a new one."],
    "token/not-here": ["This call takes no API token."],
    "token/missing-scope": ["The API token lacks the scope ",["scopes"],"."],
    "token/and-session": ["The request has both a login and an API token. Send one of them."],
    "token/not-found": ["There is no such API token, or it was revoked."],
    "token/too-many": ["An account has at most ",["most"]," API tokens. Revoke one that you no longer need."],
    "site/not-bound": ["No race is bound to this domain name."],
    "site/no-feed": ["There is no such feed."],
    "site/race-not-found": ["This race does not exist."],
    "site/wrong-domain-name": ["This is not a domain name."],
    "account/wrong-code": ["The verification code is wrong."],
    "account/too-many-guesses": ["Too many wrong codes. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "account/wrong-login": ["The account or the password is wrong."],
    "account/too-many-logins": ["Too many attempts to log in. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],", log in by code, or reset the password."],
    "account/unknown-program": ["The login needs the headers terminalType: 3 and osId: 1002."],
    "account/unknown-login-type": ["This way to log in is not offered."],
    "account/unknown-encoding": ["The password could not be read. Reload the page and try again."],
    "account/wrong-phone": ["Please enter a correct phone number."],
    "account/wrong-email": ["Please enter a correct email address."],
    "account/email-taken": ["This email address is already registered."],
    "account/not-found": ["This account does not exist."],
    "account/password-basic": ["Please enter a password of 6–20 characters, with letters and numbers."],
    "account/password-strong": ["Please enter a password of 10 to 128 characters."],
    "account/password-common": ["This password is one of the most common ones. Please choose another."],
    "account/password-is-email": ["The password must not be the email address."],
    "account/passwords-differ": ["The two passwords are not the same."],
    "account/session-not-found": ["This session does not exist or has ended."],
    "code/not-served": ["Codes cannot be sent to phone numbers of this country or region."],
    "code/too-soon": ["A code was already sent. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "code/target-limit": ["Too many codes were sent to this ",["channel","select",{"sms":["phone number"],"other":["email address"]}],". Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "code/account-limit": ["You requested too many codes. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "code/network-limit": ["Too many codes were requested from your network. Use another network, or try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "code/day-limit": [["channel","select",{"sms":["No more codes are sent by text message today. ",["others","select",{"yes":["Use a password or your email address, or try again tomorrow."],"other":["Please try again tomorrow."]}]],"other":["No more codes are sent by email today. ",["others","select",{"yes":["Use a password or your phone number, or try again tomorrow."],"other":["Please try again tomorrow."]}]]}]],
    "captcha/not-passed": ["The human verification failed."],
    "captcha/wrong": ["The human verification failed. Please try again."],
    "captcha/spent": ["This verification has expired. Please verify again."],
    "captcha/paused": ["Too many wrong attempts. Please try again in ",["minutes","plural",{"one":["a minute"],"other":["#"," minutes"]}],"."],
    "captcha/too-often": ["Too many verifications were requested. Please try again in ",["seconds","plural",{"one":["a second"],"other":["#"," seconds"]}],"."],
    "captcha/provider-failed": ["The verification service is not available. Please try again later."],
    "profile/nick": ["A nickname has 1 to 30 characters."],
    "profile/user-name": ["A name has at most 120 characters."],
    "profile/name-is-verified": ["Your identity is verified: name, gender and birthday come from the document and cannot be changed."],
    "profile/birthday": ["The birthday must be a day from 1900 until today, such as 1990-03-07."],
    "profile/height": ["The height must be a whole number from 50 to 260 cm."],
    "profile/weight": ["The weight must be a whole number from 10 to 300 kg."],
    "profile/area": ["Choose province, city and district from the lists; each must belong to the one before."],
    "profile/icon": ["Upload a picture first, then choose it."],
    "profile/card-name": ["Enter the name as it is on the document."],
    "profile/card-number": ["This number does not fit the kind of document. Please compare it with the document, digit by digit."],
    "profile/card-facts": ["Enter birthday and gender as they are on the document."],
    "profile/card-photo": ["Upload a photo of the document."],
    "profile/under-review": ["Your document is under review. Please wait for the result."],
    "profile/already-verified": ["Your identity is already verified."],
    "profile/no-contact": ["This account has no phone number or email address of that kind."],
    "profile/wrong-password": ["This is not the current password."],
    "profile/contact-taken": ["This phone number or email address belongs to another account."],
    "review/nothing-to-decide": ["No document of this account is waiting for review."],
    "review/own-document": ["You cannot review your own document."],
    "review/reason-missing": ["Enter the reason for the rejection."],
    "review/document-taken": ["This document has already verified another account."],
    "upload/no-file": ["No file was received. Please choose one and upload it again."],
    "upload/incomplete": ["The upload was interrupted. Please upload the file again."],
    "upload/empty": ["The file is empty. Please check it and choose another."],
    "upload/wrong-type": ["This kind of file is not accepted. Upload jpg, jpeg, png, gif, bmp, webp, xls, xlsx, doc, docx, zip or pdf."],
    "upload/not-a-picture": ["Only pictures are accepted here (jpg, jpeg, png, gif, bmp, webp)."],
    "upload/other-content": ["The content of the file does not match its extension. Please save it in the right format and upload it again."],
    "upload/locked": ["The file has a password, so it cannot be checked. Please remove the password and upload it again."],
    "upload/macros": ["The file has macros or scripts. Please save it without them (as docx, xlsx or a plain PDF) and upload it again."],
    "upload/broken-archive": ["The file is damaged and cannot be opened. Please create it again and upload that."],
    "upload/archive-too-large": ["The unpacked file would be too large. Please put less into it and upload it again."],
    "upload/broken-picture": ["The picture cannot be read. Please save it as JPG or PNG and upload that."],
    "upload/picture-too-large": ["The picture is too large (at most 16,000 px a side and 50 million in all). Please make it smaller."],
    "upload/too-large": ["The file is larger than ",["size"],". Please upload a smaller one."],
    "upload/over-quota": ["Your files may have ",["size"]," in all. Please remove some that you no longer need."],
    "upload/too-many": ["Too many uploads. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "upload/not-found": ["The file does not exist or was removed."],
    "upload/submitted": ["This file is part of a sign-up or application that you submitted and cannot be removed while that is valid. If it must be removed, please contact the organiser."],
    "draft/elsewhere": ["This draft was saved somewhere else in the meantime. Choose which of the two to keep."],
    "draft/gone": ["This draft was submitted or discarded somewhere else."],
    "draft/too-large": ["This form has too much content: the draft cannot be saved on the server."],
    "draft/too-many": ["At most 20 drafts are kept. Discard one that you no longer need."],
    "submission/not-found": ["This sign-up does not exist."],
    "sign-up/form-changed": ["The organiser has changed this form. Please reload it and check your answers; they are kept."],
    "sign-up/not-open": ["Registration is not open at the moment. Nothing was submitted; your answers are kept."],
    "sign-up/unknown-item": ["This form is no longer for this item. Please choose the item again."],
    "sign-up/no-entrant": ["Enter at least one person."],
    "sign-up/one-entrant-only": ["This item does not allow registering for others: enter one person."],
    "sign-up/too-many-entrants": ["One sign-up for this item holds at most ",["most"]," people. Remove some, and sign them up separately."],
    "sign-up/wrong-answers": [["count","plural",{"one":["One answer needs"],"other":["#"," answers need"]}]," to be corrected."],
    "sign-up/policies": ["Please read the latest texts and agree to them."],
    "sign-up/fee": ["The fee is now ¥",["fee"],". Please check it and submit again."],
    "sign-up/already-registered": ["This person is already registered. Please do not submit again."],
    "sign-up/full": [["left","plural",{"0":["All places are taken. Nothing was submitted: choose another item."],"one":["#"," place is left, and you are signing up ",["count"]," people. Nothing was submitted: sign up fewer, or choose another item."],"other":["#"," places are left, and you are signing up ",["count"]," people. Nothing was submitted: sign up fewer, or choose another item."]}]],
    "sign-up/too-few-entrants": ["One sign-up for this item has at least ",["least"]," people. Add the others."],
    "sign-up/key-used": ["This conflicts with an earlier submission. Please reload the page and submit again."],
    "sign-up/coupon-unknown": ["There is no such coupon, or it is not for this item. Check it, or clear it and submit."],
    "sign-up/coupon-not-now": ["This coupon cannot be used now: it is not valid yet, or no longer. Clear it and submit."],
    "sign-up/coupon-used-up": ["This coupon is used up. Clear it and submit."],
    "sign-up/coupon-per-payer": ["You have used this coupon as often as you can. Clear it and submit."],
    "sign-up/team-link": ["This team link no longer works. Ask the captain for a new one."],
    "sign-up/team-closed": ["Teams can no longer be made or joined. Nothing was submitted; contact the organiser if you have questions."],
    "sign-up/team-full": ["This team is full. Nothing was submitted: ask the captain, or make a team of your own."],
    "sign-up/team-member": ["You are in this team already. There is nothing more to submit."],
    "sign-up/transfer-link": ["This link no longer works. Ask the runner who sent it for a new one."],
    "sign-up/transfer-closed": ["Entries of this race cannot be passed on now. Nothing was submitted; contact the organiser if you have questions."],
    "sign-up/transfer-options": ["Your options cost more than what was paid for this entry. Choose options that cost nothing more."],
    "sign-up/deferral-unknown": ["This entry cannot be deferred to this race any more. Look at its state under \"My entries\"."],
    "sign-up/deferral-closed": ["Entries cannot be deferred now: the time for it has not begun or is over, or this race does not take them."],
    "sign-up/deferral-person": ["A deferred entry is for the same person, with the same document. If yours has a new number, contact the organiser."],
    "sign-up/invitation-link": ["This invitation was used, withdrawn or has ended. Contact the organiser."],
    "answers/form-changed": ["The organiser has changed this form. Please reload the page, check your answers and submit again."],
    "answers/not-open": ["Nothing was submitted: this form is not open at the moment."],
    "answers/full": ["Nothing was submitted: this form is full."],
    "answers/already-answered": ["This was submitted before: each person can submit once."],
    "answers/wrong": [["count","plural",{"one":["One answer needs"],"other":["#"," answers need"]}]," to be corrected."],
    "answers/policies": ["Please read the latest texts and agree to them."],
    "answers/key-used": ["This conflicts with an earlier submission. Please reload the page and submit again."],
    "revocation/not-found": ["Nobody has requested that this approval is revoked."],
    "revocation/own": ["You cannot revoke the approval of your own application."],
    "revocation/not-approved": ["Only an approval can be revoked, and this application is not approved now."],
    "revocation/too-late": ["Bibs are frozen or the race has started: its approvals can no longer be revoked."],
    "revocation/reason-missing": ["State why the approval is revoked: the runner reads it."],
    "revocation/unknown-reason": ["The form no longer has this reason. Load the page again and choose another one."],
    "revocation/requested": ["Another organiser has already requested this. Decide that request."],
    "revocation/decided": ["This request is decided already."],
    "revocation/second-organiser": ["Another organiser has to approve this: not the one who requested it."],
    "application/nothing-to-decide": ["This application is not waiting for a decision."],
    "application/not-found": ["There is no such application."],
    "application/already-decided": ["This application is already ",["status"],". It cannot be decided twice."],
    "application/own": ["You cannot decide your own application."],
    "application/full": [["left","plural",{"0":["All places of this item are taken."],"one":["#"," place of this item is left, and the application has ",["count"]," people."],"other":["#"," places of this item are left, and the application has ",["count"]," people."]}]," Nothing was approved: add places first, or reject the application."],
    "sign-up/payments-missing": ["Payments cannot be taken at the moment, so nothing was submitted. Try again later, or contact the organiser."],
    "application/payments-missing": ["This server cannot take payments, so no order can be made for a place with a fee. Nothing was approved. Ask the operator."],
    "application/registered": ["Somebody of this application already has an entry for this race. Nothing was approved."],
    "application/withdrawn": ["The runner has withdrawn this application. There is nothing to decide."],
    "waiting-room/wait": ["Many people are signing up. You are in line, and your sign-up is submitted when it is your turn."],
    "withdrawal/closed": ["Registration is over, so this can no longer be withdrawn here. Please contact the organiser."],
    "withdrawal/captain": ["You are the captain: hand the team over to a member, or dissolve it, first."],
    "withdrawal/payment-open": ["The payment provider has not answered yet whether this was paid. Withdraw in a moment."],
    "entry/not-found": ["No such entry was found. Check the public code."],
    "entry/name-search": ["Searching by name needs the right to see personal data. Enter a whole public code or receipt."],
    "refund/not-found": ["No such request for a refund was found. Reload the page."],
    "refund/not-failed": ["This refund has not failed, or its money is back already. Reload the page to see how it is."],
    "refund/not-paid": ["Nothing of this order can be refunded."],
    "refund/too-much": ["This is more than what is left of the order to refund. Enter a smaller amount."],
    "refund/own": ["You cannot refund your own order. Ask another organiser."],
    "refund/key-used": ["This request was already used for another refund. Reload the page and try again."],
    "refund/decided": ["This refund is already decided. Reload the page to see how."],
    "refund/second-organiser": ["Another organiser has to approve this refund: you requested it."],
    "alerts/unknown": ["The race has no such alert. Reload the page and try again."],
    "alerts/unknown-sentence": ["The race has no such sentence. Reload the page and choose again."],
    "alerts/unknown-item": ["The race has no such item. Reload the page and choose again."],
    "alerts/no-time": ["State the new time."],
    "alerts/too-many": ["Three alerts are shown already. End one of them first."],
    "messages/unknown": ["The race has no such message. Reload the page and try again."],
    "messages/unknown-fact": [["near","select",{"none":["There is no fact “",["fact"],"”. There are {race}, {name}, {item}, {bib}, {code} and {slot}."],"other":["There is no fact “",["fact"],"”. Did you mean “",["near"],"”?"]}]],
    "messages/nobody": ["There is nobody with an email address in this group."],
    "messages/no-email": ["Your account has no email address for a test."],
    "messages/too-many": ["Too many messages were sent. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],"."],
    "messages/key-used": ["This was sent before with other content. Reload the page and try again."],
    "messages/decided": ["This message is already decided. Reload the page to see how."],
    "messages/second-organiser": ["Another organiser has to approve this message: you requested it."],
    "timing/unknown-source": ["The race has no such timing system. Reload the page and try again."],
    "timing/unknown-point": ["No item has one of these points. Write ids of the items' results.points, or start and finish."],
    "timing/too-many-sources": ["The race has 50 timing systems already. Revoke one that is not used."],
    "timing/too-many-runners": ["A rehearsal has at most ",["most"]," invented runners, all groups together. Invent fewer."],
    "timing/wrong-token": ["The token is not valid, or was revoked. Send the organiser's token in the header Authorization: Bearer."],
    "timing/wrong-signature": ["The signature is wrong. Send the HMAC-SHA-256 of the body with the signing key in the header Startline-Signature."],
    "timing/unreadable": ["Nothing of the request can be read, and nothing was stored. Check the address and the format of the exporter."],
    "results/unknown-item": ["The race has no such item. Check its id."],
    "results/changed": ["Set ",["number"]," of the results was published meanwhile. Nothing was published: reload and check it."],
    "results/official-already": ["The official results are published: publish amended ones."],
    "results/not-official": ["There are no official results to amend yet. Publish official ones first."],
    "results/note-missing": ["Write what was amended, in Chinese and English: everybody reads it."],
    "results/empty": ["The item has no results yet. Import them first."],
    "results/unknown-bib": ["No result has this bib. Check the number."],
    "results/wrong-value": ["This value does not fit the field. Check it."],
    "results/unknown-correction": ["There is no such correction. Reload and try again."],
    "results/not-published": ["The item has no published results yet. They are here once they are published."],
    "results/unknown-runner": ["No result has this bib. Check the bib and the item."],
    "results/unknown-entry": ["Your account has no such entry. Reload and try again."],
    "prizes/unknown": ["The runner has no prize in this list. Reload and check it."],
    "prizes/wrong-state": ["The state of the prize is another one now. Nothing was stored: reload and check it."],
    "prizes/reason-missing": ["Write why the prize is withheld."],
    "places/unknown-pool": ["No such places or change of places were found. Reload the page."],
    "places/changed": ["There are ",["places"]," places now. Nothing was changed: check the number and try again."],
    "places/taken": [["claimed","plural",{"one":["#"," place is taken"],"other":["#"," places are taken"]}],", so there cannot be fewer. Enter a larger number."],
    "places/too-many": ["These are too many places. There can be 10,000,000 at most."],
    "places/key-used": ["This request was already used for another change. Reload the page and try again."],
    "places/decided": ["This change is already decided. Reload the page to see how."],
    "places/second-organiser": ["Another organiser has to approve this change: you requested it."],
    "sign-up/unpaid-account": ["You have ",["most"]," unpaid orders for this race, which is as many as there can be. Pay or cancel one of them, then submit again."],
    "sign-up/unpaid-person": ["Somebody of this sign-up has ",["most"]," unpaid places in this race, which is as many as there can be. Pay or cancel one of them, then submit again."],
    "sign-up/cancelled": ["This race is cancelled, so nobody can sign up any more."],
    "application/cancelled": ["The race is cancelled: its applications are not decided any more."],
    "invitation/cancelled": ["The race is cancelled: nobody can be invited or entered any more."],
    "cancellation/rule": ["This is no rule for refunds. Keep 1 to 99 % of a share, more than 0 fen of an amount, and 0 otherwise."],
    "cancellation/requested": ["The cancellation of this race is requested already. Reload the page to decide it or take it back."],
    "cancellation/cancelled": ["This race is cancelled already."],
    "cancellation/key-used": ["This request was already used for another one. Reload the page and try again."],
    "cancellation/not-found": ["There is no such request. Reload the page to see what is there."],
    "cancellation/decided": ["This request is already decided. Reload the page to see how."],
    "cancellation/second-organiser": ["Another organiser has to approve this: you requested it."],
    "results/no-file": ["No file arrived. Choose the file of results again."],
    "results/too-large": ["The file is too large. Import one file for each item."],
    "results/unreadable": [["fault","select",{"empty":["The file is empty. Choose the one with the results."],"sheet_missing":["The workbook has no such sheet. Choose one of those listed."],"workbook_large":["The workbook is too large. Save it as CSV and import that."],"workbook_broken":["The workbook cannot be opened. Open it in Excel, save it as .xlsx or CSV, and import that."],"other":["This is no file of a table. Export the results as CSV or Excel and import that."]}]],
    "results/wrong-mapping": ["The columns cannot be read as they were chosen. Choose them again."],
    "photos/no-folder": ["Name the whole path of the folder of photos on the server."],
    "photos/unknown-point": ["The items have no such point. Name one of the ids in results.points, or finish."],
    "photos/closed": ["The photo search is not open now."],
    "photos/no-match": ["No photos were found. Check the bib number and the name, and try again."],
    "photos/not-found": ["There is no such photo. It may have been removed."],
    "photos/grant-over": ["Your search has expired. Look your photos up again."],
    "photos/address-over": ["The address of the photo has expired. Look your photos up again."],
    "photos/unknown-import": ["The race has no such import of photos, or it is over. Look at the list again."],
    "results/unknown-batch": ["The race has no such import. Reload the page to see its imports."],
    "results/not-checked": ["The file is not checked to its end. Upload the same file again."],
    "results/questions": ["Some columns are uncertain. Choose what they hold first."],
    "order/not-payable": ["This order can no longer be paid. “My entries” shows what became of it."],
    "order/already-paid": ["This order is already paid, and nothing more is due. If you cannot come, withdraw under “My entries”."],
    "order/not-cancellable": ["This order can no longer be cancelled. “My entries” shows what became of it."],
    "order/way": ["This race cannot be paid for in this way. Choose another."],
    "order/provider-failed": ["The payment provider does not answer at the moment. Nothing was charged for this try: pay again later."],
    "order/payment-open": ["The payment provider has not answered yet whether this order is paid. Nothing was cancelled: try again in a moment."],
    "team/unknown-link": ["This team link no longer works. Ask the captain for a new one."],
    "team/closed": ["Teams have closed, so this team can no longer change."],
    "team/not-a-member": ["That person is no longer in the team. Reload the page."],
    "team/unpaid": ["Your order also has what you chose for yourself. Pay it first, then make somebody else the captain."],
    "transfer/unknown-link": ["This link no longer works. Ask the runner who sent it for a new one."],
    "transfer/closed": ["Entries of this race cannot be passed on now. Contact the organiser if you have questions."],
    "transfer/not-transferable": ["This entry cannot be passed on: it has to be confirmed, for one person, and not passed on too often before."],
    "transfer/taken": ["Somebody has taken this entry over already, so it can no longer be kept."],
    "bibs/not-offered": ["This race has no such bibs."],
    "bibs/no-entry": ["There is no such confirmed entry."],
    "bibs/not-open": ["Lucky numbers are not open yet."],
    "bibs/closed": ["Lucky numbers have closed."],
    "bibs/unknown": ["This number cannot be chosen. Choose one of the list."],
    "bibs/taken": ["Somebody has just taken this number. Choose another one."],
    "mailing/not-offered": ["This race mails no race packs."],
    "mailing/not-open": ["Mailing cannot be requested yet."],
    "mailing/closed": ["Mailing can no longer be requested."],
    "mailing/hand-outs-open": ["Not all hand-outs on site are known yet. Come back later."],
    "mailing/no-pack": ["There is no race pack to mail: only that of a confirmed entry that was never collected can be."],
    "mailing/collected": ["Our records have this race pack as collected, so it cannot be mailed."],
    "mailing/requested": ["The mailing of this race pack was requested already."],
    "mailing/address": ["Check the address."],
    "mailing/region": ["Nothing is mailed to this province."],
    "mailing/fee": ["The fee has changed. Check it and request again."],
    "mailing/not-listed": ["This runner is not in the list. Check document and name, or contact the organiser."],
    "mailing/unknown": ["There is no such mailing."],
    "mailing/step": ["The mailing is in another state by now. Load the list again."],
    "mailing/no-tracking": ["Enter the carrier and the tracking number."],
    "mailing/handed-out": ["This race pack was handed out, so it is not packed. The mailing was cancelled and its fee goes back."],
    "mailing/entry-ended": ["The entry has ended, so its pack is not packed. The mailing was cancelled and its fee goes back."],
    "pick-up/not-offered": ["This race has no pick-up by appointment. Read its notes on pick-up."],
    "pick-up/not-confirmed": ["Choose the participant: only a confirmed entry can book a pick-up slot."],
    "pick-up/already-booked": ["This entry has booked another slot already. Move the booking to change it."],
    "pick-up/not-booked": ["This entry has booked no pick-up slot yet. Book one first."],
    "pick-up/picked-up": ["The race pack is picked up already, so the booking can no longer be changed."],
    "pick-up/not-open": ["Booking of pick-up slots is not open yet. Come back once it is."],
    "pick-up/closed": ["Booking of pick-up slots is closed. Contact the organiser if you have questions."],
    "pick-up/too-late": ["It is too late to move or cancel this booking. Come in the slot that you booked."],
    "pick-up/unknown-slot": ["There is no such pick-up slot. Choose the date and time again."],
    "pick-up/slot-over": ["This slot has begun already. Choose a later one."],
    "pick-up/full": ["This slot is full. Choose another one."],
    "wallet/not-offered": ["Passes for wallets are not offered here."],
    "wallet/no-place": ["Only an entry with a confirmed place has a pass."],
    "wallet/provider-failed": ["Google Wallet cannot be reached now. Try again later; your entry code works without it."],
    "staff/unknown-site": ["The race has no such pick-up site. Choose another one."],
    "staff/unknown-device": ["There is no such device. Log in again."],
    "staff/device-closed": ["This device was closed. Ask the organisers of the race."],
    "staff/not-synced": ["This device still has records to send. Connect it to the network first."],
    "invitation/unknown-link": ["This invitation was used, withdrawn or has ended. Contact the organiser."],
    "invitation/not-found": ["There is no such invitation. Reload the page."],
    "invitation/over": ["This invitation was used, withdrawn or has ended, so nothing can be changed."],
    "invitation/unknown-item": ["There is no such item, or it has no form for one person. Choose another."],
    "invitation/no-places": ["The item has no places left. Add places first."],
    "certificate/not-found": ["There is no such certificate. Check the code on it."],
    "certificate/expired": ["This address has expired. Look the result up again to download the certificate."],
    "certificate/replaced": ["The results were amended and this certificate was replaced. Look the result up again to download the new one."],
    "certificate/not-open": ["Certificates cannot be downloaded yet. Come back later."],
    "confirmation/not-confirmed": ["This sign-up has no confirmed place, so there is no confirmation to download."],
    "withdrawal/not-approved": ["This application was not approved, so there is nothing to withdraw."],
    "application/unknown-reason": ["The form no longer has the reason that was chosen. Choose another one."],
    "sign-up/rounds": ["You have applied for this item ",["rounds","plural",{"one":["#"," time"],"other":["#"," times"]}],", which is as often as it can be done."],
    "application/reason-missing": ["Enter the reason for the rejection."],
    "answer/not-found": ["This answer was not found; it may be deleted. Reload the list."],
    "answer/no-address": ["This answer has no email address, so that no reply can be sent."],
    "answer/reply-limit": ["The day's limit of replies is reached. Try again in ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}],"."],
    "export/no-rows": ["No entries were found."],
    "export/unknown-layout": ["No column layout has this name. Choose another one."],
    "export/unknown-column": ["The forms of this race no longer have one of the columns. Reload and choose again."],
    "export/too-many-layouts": ["There are 20 column layouts already. Delete one that is not used."],
    "live/closed": ["This race has no live page."],
    "look-up/closed": ["This look-up is not open. Watch the news of the race."],
    "look-up/not-registered": ["No registration was found. Check the document and the name."],
    "look-up/no-score": ["No score was found. Check the details of your document and try again."],
    "look-up/too-many": ["Too many tries. Try again in ",["unit","select",{"second":[["count","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],"minute":[["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],"other":[["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]]}],", or use a code to your phone or email."],
  },
};
