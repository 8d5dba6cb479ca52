import type { Problem } from "#compiler/problems/problems.ts";
import type { Sentence } from "#core/text.ts";

/** SL4002: a file of a kind that sites may not have; it is not published. */
export function unknownFileKind(file: string): Problem {
  return problem("SL4002", "warning", file, {
    zh: `网站不能包含这类文件：${file}。请删除它，或换成图片、视频、GPX、PDF 等格式。`,
    en: `Sites cannot hold files of this kind: ${file}. Remove it, or use a picture, film, GPX or PDF file.`,
  });
}

/** SL4003: a variant that media/images.json names is not there; the picture is shown with the others. */
export function missingVariant(file: string): Problem {
  return problem("SL4003", "warning", file, {
    zh: `media/images.json 提到的图片文件 ${file} 不存在。请重新生成图片。`,
    en: `The picture file ${file}, which media/images.json names, does not exist. Make the pictures again.`,
  });
}

/** SL4004: race.json is not JSON or has no raceId that can be used. */
export function brokenRace(broken?: Pick<Problem, "message" | "line" | "column">): Problem {
  const reason = broken?.message ?? { zh: "其中没有 raceId。", en: "It has no raceId." };
  const own = problem("SL4004", "error", "race.json", {
    zh: `race.json 无法使用。${reason.zh}请写入 raceId 与赛事信息；第 2 版的站点不需要此文件，也可以删除它。`,
    en: `race.json cannot be used. ${reason.en} Write the raceId and the race information into it. A site of version 2 does not need this file: there you can also delete it.`,
  });
  return { ...own, ...placeOf(broken) };
}

/** Why a raceId cannot be used, for brokenRace. */
export const unusableRaceId: Pick<Problem, "message"> = {
  message: {
    zh: "raceId 应是 1 到 64 个字符的文本（不以空格开头或结尾），或不太大的整数。",
    en: "The raceId should be a text of 1 to 64 characters that neither begins nor ends with a space, or a whole number that is not too large.",
  },
};

/** SL4010: another site has this race already; `isWritten` says that the id is that of race.json. */
export function raceOfOther(raceId: string, otherSite: string, isWritten: boolean): Problem {
  const place = isWritten ? { file: "race.json", pointer: "/raceId" } : { file: "site.json", pointer: "" };
  const sentence = {
    zh: `赛事编号“${raceId}”已属于站点“${otherSite}”，两个站点的报名会混在一起。请给这场赛事另写一个 raceId（第 2 版的站点也可以删除 race.json）；若是同一个站点，请用 --id ${otherSite} 发布。`,
    en: `The race id "${raceId}" belongs to the site "${otherSite}" already, and the sign-ups of both would be mixed. Give this race a raceId of its own (a site of version 2 can also do without race.json); if it is the same site, publish it with --id ${otherSite}.`,
  };
  return { ...problem("SL4010", "error", place.file, sentence), ...place };
}

/** SL4011: a folder of SITES_DIR whose name cannot be part of an address. */
export function notAName(folder: string): Problem {
  return problem("SL4011", "error", "site.json", {
    zh: `文件夹“${folder}”的名称不能作为网址的一部分，因此没有显示它。请只用英文字母、数字和连字符，例如 my-race。`,
    en: `The folder "${folder}" is not shown, for its name cannot be part of an address. Use letters, digits and hyphens alone, as in my-race.`,
  });
}

/** SL4005: a file over the limit; it is not published. */
export function fileTooLarge(file: string, megabytes: number): Problem {
  return problem("SL4005", "error", file, {
    zh: `文件 ${file} 超过 ${megabytes} MB。请压缩后再发布。`,
    en: `The file ${file} is over ${megabytes} MB. Make it smaller and publish again.`,
  });
}

/** SL4006: there is no site.json that can be read. */
export function missingSite(): Problem {
  return problem("SL4006", "error", "site.json", {
    zh: "文件夹里没有可读的 site.json。请添加该文件。",
    en: "The folder has no site.json that can be read. Add that file.",
  });
}

/** SL4007: media/images.json is not a table of pictures; pictures without variants of their own are missing. */
export function brokenPictureTable(broken?: Problem): Problem {
  const reason = broken?.message ?? {
    zh: "它应是一个对象，以图片路径为字段。",
    en: "It should be one object, with the paths of pictures as its fields.",
  };
  const own = problem("SL4007", "error", "media/images.json", {
    zh: `media/images.json 无法使用。${reason.zh}请改正，或重新生成图片。`,
    en: `media/images.json cannot be used. ${reason.en} Correct it, or make the pictures again.`,
  });
  return { ...own, ...placeOf(broken) };
}

function placeOf(broken: Pick<Problem, "line" | "column"> | undefined): Partial<Problem> {
  if (broken?.line === undefined) return {};
  return { line: broken.line, ...(broken.column !== undefined && { column: broken.column }) };
}

/** SL4008: a block threw while the home page was drawn; the page is made without it, and browsers try it once more. */
export function blockNotDrawn(pointer: string, reason: string): Problem {
  const sentence = {
    zh: `这个板块无法预先绘制（${reason}）。首页会先缺少它，由浏览器再试一次。请检查它的内容，并把这条信息告诉开发者。`,
    en: `This block cannot be drawn beforehand (${reason}). The home page is made without it, and browsers try once more. Check what it holds, and tell the developers of this message.`,
  };
  return { ...problem("SL4008", "warning", "site.json", sentence), pointer };
}

function problem(code: string, severity: Problem["severity"], file: string, message: Sentence): Problem {
  return { code, severity, file, pointer: "", message };
}
