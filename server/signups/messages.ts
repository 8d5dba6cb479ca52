import type { Sentence } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";

/** What runners and organisers are told about drafts, sign-ups and applications. */
export const signupMessages = {
  draftElsewhere: {
    zh: "这份草稿已在另一处保存过，请选择保留哪一份",
    en: "This draft was saved somewhere else in the meantime. Choose which of the two to keep.",
  },
  draftGone: {
    zh: "这份草稿已在另一处提交或丢弃",
    en: "This draft was submitted or discarded somewhere else.",
  },
  draftTooLarge: {
    zh: "填写的内容过大，草稿无法保存到服务器",
    en: "There is too much in this form: the draft cannot be saved on the server.",
  },
  tooManyDrafts: {
    zh: "最多保存 20 份草稿，请先丢弃不再需要的",
    en: "At most 20 drafts are kept. Discard one that you no longer need.",
  },
  formChanged: {
    zh: "主办方更新了报名表，请刷新后核对，已填写的内容会保留",
    en: "The organiser has changed this form. Please load it again and look it over; what you filled in is kept.",
  },
  notOpen: {
    zh: "现在不在报名时间内，未提交",
    en: "Nothing was submitted: this is not open at the moment.",
  },
  unknownItem: {
    zh: "该项目已不能用这份报名表报名，请重新选择项目",
    en: "This form is no longer for that item. Please choose the item again.",
  },
  noOthers: { zh: "该赛事项目不支持代报名", en: "For this item nobody can sign up for others: enter one person." },
  noEntrant: { zh: "请至少填写一位参赛者", en: "Enter at least one person." },
  policies: {
    zh: "请先阅读并同意须知的最新版本",
    en: "Please read the texts and agree to them as they are now.",
  },
  policyVersion: {
    zh: "该须知已更新，请重新阅读并同意",
    en: "This text has changed: please read it again and agree.",
  },
  calculated: {
    zh: "此项由其他内容推算，现已不符，请刷新后重试",
    en: "This follows from other answers and no longer fits them. Please load the form again.",
  },
  unverifiedScore: {
    zh: "赛事成绩中没有找到这个成绩，请点“修改”再保存一次；未核验的成绩也可以提交",
    en: "The race’s results do not have this result. Press “Change” and save it once more; it can be submitted unverified, too.",
  },
  registered: { zh: "用户已报名，请勿重复提交", en: "This person has signed up already. Please do not submit again." },
  twiceInGroup: {
    zh: "同一证件在本次报名中出现了两次",
    en: "The same document stands twice in this sign-up.",
  },
  keyUsed: {
    zh: "这次提交与之前的一次冲突，请刷新后重试",
    en: "This clashes with an earlier submission. Please load the page again and submit once more.",
  },
  notListed: {
    zh: "所选内容已不在列表中，请重新选择",
    en: "What was chosen here is not on the list any more. Please choose again.",
  },
  lostFile: {
    zh: "找不到这个文件，可能已被删除，请重新上传",
    en: "This file is not there any more. Please upload it again.",
  },
  notPicture: { zh: "这里需要图片，请上传图片", en: "A picture is needed here. Please upload one." },
  otherFile: {
    zh: "文件与填写的不符，请重新上传",
    en: "This is not the file that was chosen here. Please upload it again.",
  },
  wrongEnding: { zh: "文件格式不正确，请换一个文件", en: "This kind of file is not accepted here. Choose another." },
  fileTooLarge: { zh: "文件过大，请上传更小的文件", en: "This file is too large here. Please upload a smaller one." },
  nothingToDecide: { zh: "没有待审核的申请", en: "There is no such application that waits for a decision." },
  noApplication: { zh: "没有这份申请", en: "There is no such application." },
  ownApplication: { zh: "不能审核自己的申请", en: "Nobody can decide on their own application." },
  reason: { zh: "请写明不通过的原因", en: "Say why it is rejected." },
  noRows: { zh: "没有查询到数据哦", en: "There is nothing to export." },

  /** How an application was decided before. */
  alreadyDecided: (status: "approved" | "rejected"): Sentence => ({
    zh: status === "approved" ? "该申请已审核通过，不能再次审核" : "该申请已审核为不通过，不能再次审核",
    en: `This application is already ${status}. It cannot be decided twice.`,
  }),
  /** How many answers there are to mend. */
  wrongAnswers: (count: number): Sentence => ({
    zh: `有 ${count} 处需要修改`,
    en: count === 1 ? "One answer needs to be mended." : `${count} answers need to be mended.`,
  }),
  /** How many people one sign-up for an item may hold. */
  tooManyEntrants: (most: number): Sentence => ({
    zh: `该项目一次最多报名 ${most} 人`,
    en: `One sign-up for this item holds at most ${most} people.`,
  }),
  /** The fee as it is now, in fen. */
  fee: (feeFen: number): Sentence => ({
    zh: `费用现为 ${yuan(feeFen)} 元，请核对后重新提交`,
    en: `The fee is ¥${yuan(feeFen)} now. Please look it over and submit again.`,
  }),
  /** Which size in px a picture must have, and which it has. */
  wrongDimensions: (
    { width, height }: { width?: number | undefined; height?: number | undefined },
    actual: { width: number | null; height: number | null },
  ): Sentence => ({
    zh: `上传图片的尺寸不符合标准，宽度须为 ${width ?? "任意"} px，高度须为 ${height ?? "任意"} px；实际宽度为 ${actual.width} px，高度为 ${actual.height} px`,
    en: `The picture must be ${width ?? "any"} px wide and ${height ?? "any"} px high; it is ${actual.width} by ${actual.height} px.`,
  }),
};

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

/** A text in a language; Chinese where there is no other. */
export function spoken(text: Text, language: "zh" | "en"): string {
  return text[language] || text.zh;
}
