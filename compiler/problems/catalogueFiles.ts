import type { Sentence } from "#core/text.ts";
import type { Finding } from "./problems.ts";

function meant(near: string | undefined): Sentence {
  return near === undefined ? { zh: "", en: "" } : { zh: `是否想写“${near}”？`, en: ` Did you mean ${near}?` };
}

interface NearFile {
  path: string;
  isSure: boolean;
}

function offered(pointer: string, near: NearFile | undefined): Partial<Finding> {
  if (near === undefined) return {};
  return { suggestion: near.path, ...(near.isSure && { fix: { pointer, value: near.path } }) };
}

function error(code: string, pointer: string, message: Sentence, more: Partial<Finding> = {}): Finding {
  return { code, severity: "error", pointer, message, ...more };
}

/** SL3001: a document that the site names is not among its files. */
export function missingDocument(pointer: string, path: string, near?: NearFile): Finding {
  const hint = meant(near?.path);
  return error(
    "SL3001",
    pointer,
    {
      zh: `“${pointer}”：找不到文档“${path}”。${hint.zh}请把该文件放入站点文件夹，或改正路径。`,
      en: `${pointer}: the document ${path} is not there.${hint.en} Put the file into the site's folder, or correct its path.`,
    },
    offered(pointer, near),
  );
}

/** SL3002: a picture, film or other file that the site names is not among its files. */
export function missingFile(pointer: string, path: string, near?: NearFile): Finding {
  const hint = meant(near?.path);
  return error(
    "SL3002",
    pointer,
    {
      zh: `“${pointer}”：找不到文件“${path}”。${hint.zh}请把该文件放入站点文件夹，或改正路径。`,
      en: `${pointer}: the file ${path} is not there.${hint.en} Put it into the site's folder, or correct its path.`,
    },
    offered(pointer, near),
  );
}

/** SL3003: the file is longer than `bytes`. */
export function tooLarge(bytes: number): Finding {
  const megabytes = Math.round(bytes / 1024 / 1024);
  return error("SL3003", "", {
    zh: `文件超过 ${megabytes} MB，无法读取。请把长文章移到 documents 文件夹中的单独文件，图片用文件引用。`,
    en: `The file is larger than ${megabytes} MB and is not read. Move long articles into files of the documents folder, and refer to pictures as files.`,
  });
}

/** SL3004: brackets are nested deeper than `levels`. */
export function tooDeep(levels: number): Finding {
  return error("SL3004", "", {
    zh: `文件的括号嵌套超过 ${levels} 层，无法读取。请减少嵌套。`,
    en: `The file has brackets inside brackets more than ${levels} levels deep and is not read. Make it flatter.`,
  });
}

/** SL4009: a flat site without race.json, from which alone it has its race. */
export function missingRace(): Finding {
  return error("SL4009", "", {
    zh: "文件夹里没有 race.json，而旧格式（第 1 版）的站点只能从它得知赛事。请添加 race.json，写入 raceId、raceName 和 startTime；或用 upgrade 换成第 2 版，把赛事信息写进 site.json。",
    en: "The folder has no race.json, and a site in the flat format (version 1) has its race from that file alone. Add race.json with raceId, raceName and startTime, or bring the site to version 2 with upgrade and write the race facts into site.json.",
  });
}
