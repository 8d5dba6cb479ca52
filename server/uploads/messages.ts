import type { Sentence } from "#core/text.ts";

/** What people are told of the files they send. */
export const messages = {
  noFile: { zh: "没有收到文件，请选择一个文件后再上传", en: "No file came. Please choose one and send it again." },
  cut: { zh: "文件没有传完，请重新上传", en: "The file did not arrive whole. Please send it again." },
  empty: { zh: "文件是空的，请检查后重新选择", en: "The file is empty. Please check it and choose another." },
  wrongType: {
    zh: "文件格式不正确，可上传 jpg、jpeg、png、gif、bmp、webp、xls、xlsx、doc、docx、zip、pdf",
    en: "This kind of file is not accepted. Send jpg, jpeg, png, gif, bmp, webp, xls, xlsx, doc, docx, zip or pdf.",
  },
  notPicture: {
    zh: "文件格式不正确，此处只能上传图片（jpg、jpeg、png、gif、bmp、webp）",
    en: "Only pictures are accepted here (jpg, jpeg, png, gif, bmp, webp).",
  },
  notWhatItSays: {
    zh: "文件内容与扩展名不符，请用正确的格式另存后再上传",
    en: "The content of the file is not what its name says. Please save it in the right format and send it again.",
  },
  locked: {
    zh: "文件设有密码，无法检查，请去掉密码后再上传",
    en: "The file has a password, so it cannot be checked. Please remove the password and send it again.",
  },
  brokenArchive: {
    zh: "文件已损坏，无法打开，请重新生成后再上传",
    en: "The file is damaged and cannot be opened. Please make it again and send that.",
  },
  archiveTooLarge: {
    zh: "文件解压后过大，请减少其中的内容后再上传",
    en: "Unpacked, the file would be far too large. Please put less into it and send it again.",
  },
  brokenPicture: {
    zh: "图片无法读取，请另存为 JPG 或 PNG 后再上传",
    en: "The picture cannot be read. Please save it as JPG or PNG and send that.",
  },
  pictureTooLarge: {
    zh: "图片尺寸过大（每边最多 16000 像素，总计最多 5000 万像素），请缩小后再上传",
    en: "The picture is too large (at most 16,000 px a side and 50 million in all). Please make it smaller.",
  },
  submitted: {
    zh: "该文件已随报名或申请提交，在其有效期间不能删除；如确需删除，请联系赛事组织者",
    en: "This file is part of a sign-up or application that you submitted, and stays as long as that does. If it has to go, please ask the organiser.",
  },
  noSuchFile: { zh: "文件不存在或已删除", en: "The file does not exist or was removed." },
  tooManyFiles: { zh: "上传过于频繁，请一小时后再试", en: "That was a lot of files. Please try again in an hour." },
} satisfies Record<string, Sentence>;

/** What is said of a file above the limit (bytes). */
export function tooLarge(limitBytes: number): Sentence {
  const size = sizeWords(limitBytes);
  return {
    zh: `文件超过 ${size}，请上传更小的文件`,
    en: `The file is larger than ${size}. Please send a smaller one.`,
  };
}

/** What is said where the account's files would be more than it may have (bytes). */
export function overQuota(quotaBytes: number): Sentence {
  const size = sizeWords(quotaBytes);
  return {
    zh: `您的文件总计不能超过 ${size}，请先删除不需要的文件`,
    en: `Your files may have ${size} in all. Please remove some that you no longer need.`,
  };
}

function sizeWords(bytes: number): string {
  const steps: [number, string][] = [
    [1024 ** 3, "GB"],
    [1024 ** 2, "MB"],
    [1024, "KB"],
  ];
  const [step, unit] = steps.find(([least]) => bytes >= least) ?? [1, "B"];
  return `${(bytes / step).toFixed(2)} ${unit}`;
}
