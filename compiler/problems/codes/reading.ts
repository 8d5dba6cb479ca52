import type { Sentence } from "#core/text.ts";
import type { ProblemKinds } from "../kind.ts";

const wantedFiles = {
  picture: { zh: "图片（jpg、png、webp、avif、svg）", en: "a picture (jpg, png, webp, avif, svg)" },
  film: { zh: "视频（mp4、webm）", en: "a film (mp4, webm)" },
  course: { zh: "赛道（gpx、geojson）", en: "a course (gpx, geojson)" },
  download: { zh: "可下载的文件（图片请放进 ZIP）", en: "a file to download (pictures in a ZIP)" },
};

import { didYouMean } from "./hint.ts";

function missingText(what: Sentence, path: string, near: string | undefined): Sentence {
  const hint = didYouMean(near);
  return {
    zh: `找不到${what.zh}“${path}”。${hint.zh}请把它放入站点文件夹，或改正路径。`,
    en: `The ${what.en} ${path} does not exist.${hint.en} Put it into the site's folder, or correct the path.`,
  };
}

/** SL30xx: files that a site names, and limits of what is read. */
export const readingKinds = {
  SL3001: {
    severity: "error",
    title: { zh: "找不到文档", en: "A missing document" },
    message: ({ path, near }: { path: string; near: string | undefined }) =>
      missingText({ zh: "文档", en: "document" }, path, near),
    explanation: {
      zh: [
        "站点提到了一个文档，但站点文件夹中没有这个文件。",
        "访客打开该页面会看到找不到文章的说明，列表中也不会出现它。",
        "请把文件放进 documents 文件夹，或改正路径。大小写也要一致。",
      ],
      en: [
        "The site names a document that is not in the site's folder.",
        "Visitors who open its page read that the article was not found, and lists omit it.",
        "Put the file into the documents folder, or correct the path. Paths are case-sensitive.",
      ],
    },
    example: '"dataPath": "documents/race-rules.json"',
  },
  SL3002: {
    severity: "error",
    title: { zh: "找不到文件", en: "A missing file" },
    message: ({ path, near }: { path: string; near: string | undefined }) =>
      missingText({ zh: "文件", en: "file" }, path, near),
    explanation: {
      zh: [
        "站点提到了一张图片、一段视频或其他文件，但站点文件夹中没有。",
        "访客会看到空白或替代文字。",
        "请把文件放进站点文件夹，或改正路径。图片须列在 media/images.json 中，或直接以该名称存在。",
      ],
      en: [
        "The site names a picture, film or other file that is not in the site's folder.",
        "Visitors see an empty space or the alternative text.",
        "Put the file into the site's folder, or correct the path. A picture is listed in media/images.json or has exactly that name.",
      ],
    },
    example: '"src": "media/hero-dawn.jpg"',
  },
  SL3003: {
    severity: "error",
    title: { zh: "配置文件太大", en: "The file is too large to read" },
    message: ({ megabytes }: { megabytes: number }) => ({
      zh: `文件超过 ${megabytes} MB，无法读取。请把长文章移到 documents 文件夹，图片用文件引用。`,
      en: `The file is larger than ${megabytes} MB and is not read. Move long articles into the documents folder, and refer to pictures as files.`,
    }),
    explanation: {
      zh: [
        "文件超过可读取的大小。正常的站点配置只有几百 KB。",
        "为保护服务器，过大的文件不会读取。",
        "请把长文章移到 documents 文件夹；把以 base64 写入的图片存成 media 中的文件。",
      ],
      en: [
        "The file is larger than the limit. A site usually has a few hundred kilobytes.",
        "Larger files are refused, so that no file can stop the server.",
        "Move long articles into the documents folder, and pictures that are written as base64 into files in media.",
      ],
    },
  },
  SL3004: {
    severity: "error",
    title: { zh: "括号嵌套太深", en: "Brackets nested too deeply" },
    message: ({ levels }: { levels: number }) => ({
      zh: `文件的括号嵌套超过 ${levels} 层，无法读取。请减少嵌套。`,
      en: `The brackets of the file are nested more than ${levels} levels deep, and it is not read. Reduce the nesting.`,
    }),
    explanation: {
      zh: [
        "文件中括号套括号的层数超过了限度。",
        "任何站点都不需要这么深的嵌套，通常是生成文件的程序出了错。",
        "请检查生成该文件的程序，减少嵌套。",
      ],
      en: [
        "Brackets are nested beyond the limit.",
        "No site needs that many levels; usually the program that generated the file has a bug.",
        "Check that program, and reduce the nesting.",
      ],
    },
  },
  SL3005: {
    severity: "error",
    title: { zh: "不是文档", en: "No document" },
    message: ({ path }: { path: string }) => ({
      zh: `文件 ${path} 不是文档。文档是 documents/ 中的 .json 文件：请改正路径，或把文件移到 documents/。`,
      en: `The file ${path} is no document. Documents are .json files in documents/: correct the path, or move the file there.`,
    }),
    explanation: {
      zh: [
        "页面或列表要显示一个文档，而写的是另一种文件，或是 documents/ 以外的文件。",
        "页面打开后没有内容，文件也没有经过检查和清理。",
        "请写 documents/ 中的文件；放在别处的文档请移到 documents/。",
      ],
      en: [
        "A page or list should show a document, and names a file of another kind or one outside of documents/.",
        "The page opens without content, and the file is neither checked nor cleaned.",
        "Name a file in documents/; move a document that is elsewhere.",
      ],
    },
    example: '"dataPath": "media/rules.pdf"\n\n"dataPath": "documents/rules.json"',
  },
  SL3006: {
    severity: "error",
    title: { zh: "赛道文件中没有路线", en: "A course file without a course" },
    message: ({ path, kind }: { path: string; kind: "gpx" | "geojson" }) => ({
      zh: `${path} 中没有路线：${kind === "gpx" ? "GPX 文件应有轨迹点（trkpt 或 rtept）" : "GeoJSON 文件应有一条线（LineString）"}。请重新导出。`,
      en: `There is no course in ${path}: ${kind === "gpx" ? "a GPX file has points (trkpt or rtept)" : "a GeoJSON file has a line (LineString)"}. Export it again.`,
    }),
    explanation: {
      zh: [
        "文件的扩展名是 .gpx 或 .geojson，但内容不是：可能是网页、空文件，或只有标记点。",
        "地图上没有路线，也没有海拔。",
        "请从测量或运动软件中重新导出轨迹。",
      ],
      en: [
        "The file is called .gpx or .geojson and contains something else: a web page, nothing, or waypoints only.",
        "The map shows no course and no elevation.",
        "Export the track again from the program that measured it.",
      ],
    },
    example: '<gpx><trk><trkseg><trkpt lat="30.1" lon="120.1"/><trkpt lat="30.2" lon="120.2"/></trkseg></trk></gpx>',
  },
  SL3007: {
    severity: "error",
    title: { zh: "文件的种类不对", en: "A file of the wrong kind" },
    message: ({ path, wanted }: { path: string; wanted: keyof typeof wantedFiles }) => {
      const { zh, en } = wantedFiles[wanted];
      return {
        zh: `此处应为${zh}，而 ${path} 不是。请写正确的文件。`,
        en: `Here belongs ${en}, and ${path} is none. Name the right file.`,
      };
    },
    explanation: {
      zh: [
        "图片的位置写了视频，视频的位置写了图片，赛道写了 GPX、GeoJSON 以外的文件，或下载列表写了图片：图片会做成适合屏幕的尺寸，不发布原图。",
        "浏览器无法显示它，访客看到的是空白。",
        "请写正确种类的文件。",
      ],
      en: [
        "A film is in the place of a picture, a picture in that of a film, the course is neither GPX nor GeoJSON, or a list of downloads has a picture, of which only sizes for screens are published.",
        "Browsers cannot show it, so visitors see a gap.",
        "Name a file of the right kind.",
      ],
    },
    example: '"image": { "src": "media/start.mp4" }\n\n"image": { "src": "media/start.jpg" }',
  },
  SL3008: {
    severity: "error",
    title: { zh: "赛道文件不完整", en: "A course file that is cut off" },
    message: ({ path, line }: { path: string; line: number }) => ({
      zh: `${path} 在第 ${line} 行中断，没有结尾的 </gpx>。请重新导出或重新上传。`,
      en: `${path} ends in the middle, at line ${line}, without </gpx>. Export or upload it again.`,
    }),
    explanation: {
      zh: [
        "GPX 文件在结尾之前中断，多半是下载、复制或上传时没有传完。",
        "地图会缺少后面的赛道，距离也会偏短。",
        "请重新导出赛道，再复制完整的文件。",
      ],
      en: [
        "A GPX file ends before its last element, probably because a download, copy or upload did not finish.",
        "The map would lack the rest of the course, and its distance would be too short.",
        "Export the course again, and copy the whole file.",
      ],
    },
  },
} satisfies ProblemKinds;
