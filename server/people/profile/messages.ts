import type { Sentence } from "#core/text.ts";

/** What runners and reviewers are told about profiles. */
export const profileMessages = {
  nick: { zh: "昵称应为 1 至 30 个字", en: "A nickname has 1 to 30 characters." },
  userName: { zh: "姓名最多 60 个字", en: "A name has at most 60 characters." },
  nameIsVerified: {
    zh: "已通过实名认证，姓名、性别和生日以证件为准，不能修改",
    en: "Your identity is verified: name, gender and birthday are those of the document and cannot be changed.",
  },
  birthday: {
    zh: "生日应为 1900 年以后、今天以前的日期，如 1990-03-07",
    en: "The birthday must be a day from 1900 until today, such as 1990-03-07.",
  },
  height: { zh: "身高应为 50 至 260 厘米的整数", en: "The height must be a whole number from 50 to 260 cm." },
  weight: { zh: "体重应为 10 至 300 公斤的整数", en: "The weight must be a whole number from 10 to 300 kg." },
  area: {
    zh: "请从列表中选择省、市、区，且三级相互对应",
    en: "Choose province, city and district from the lists; each must lie in the one before.",
  },
  icon: { zh: "请先上传一张图片作为头像", en: "Upload a picture of your own first, then choose it." },
  cardType: { zh: "请选择证件类型", en: "Choose the kind of document." },
  cardNumber: {
    zh: "证件号码与证件类型不符，请对照证件逐位核对",
    en: "This is no number of that kind of document. Please compare it with the document, digit by digit.",
  },
  cardName: { zh: "请填写证件上的姓名", en: "Enter the name as the document has it." },
  cardPhoto: { zh: "请上传证件照片", en: "Upload a photo of the document." },
  cardFacts: { zh: "请填写证件上的生日和性别", en: "Enter birthday and gender as the document has them." },
  underReview: {
    zh: "实名信息正在审核中，请耐心等待",
    en: "Your document is being reviewed. Please wait for the result.",
  },
  verified: { zh: "已通过实名认证，无需重复提交", en: "Your identity is verified already." },
  nothingToReview: { zh: "没有待审核的实名信息", en: "There is nothing of this account to review." },
  ownReview: { zh: "不能审核自己的实名信息", en: "Nobody can review their own document." },
  reason: { zh: "请写明不通过的原因", en: "Say why it is refused." },
  noContact: {
    zh: "账户没有绑定可接收验证码的手机或邮箱",
    en: "This account has no phone number or email address of that kind.",
  },
  wrongPassword: { zh: "当前密码不正确", en: "This is not the current password." },
  contactTaken: {
    zh: "该手机号或邮箱已绑定其他账户",
    en: "This phone number or email address belongs to another account.",
  },
  otherAccount: {
    zh: "该证件已在其他账户完成实名认证，不能再次通过",
    en: "This document has verified another account already.",
  },
} satisfies Record<string, Sentence>;
