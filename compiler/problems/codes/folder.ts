import type { Sentence } from "#core/text.ts";
import type { Described, ProblemKinds } from "../kind.ts";

type Cause = { cause: Described };

const raceTexts: Record<"no-race-id" | "unusable-race-id", Sentence> = {
  "no-race-id": { zh: "其中没有 raceId。", en: "It has no raceId." },
  "unusable-race-id": {
    zh: "raceId 应是 1 到 64 个字符的文本（不以空格开头或结尾），或不太大的整数。",
    en: "The raceId must be a text of 1 to 64 characters without spaces at its ends, or a whole number that is not too large.",
  },
};

const pictureTableText: Sentence = {
  zh: "它应是一个对象，以图片路径为字段。",
  en: "It must be one object whose fields are the paths of pictures.",
};

/** SL40xx: the other files of a site's folder, and publishing it. */
export const folderKinds = {
  SL4002: {
    severity: "warning",
    title: { zh: "网站不能包含这类文件", en: "A file of a kind that sites cannot contain" },
    message: ({ path }: { path: string }) => ({
      zh: `网站不能包含这类文件：${path}。请删除它，或换成图片、视频、GPX、PDF 等格式；供下载的 ZIP 和 Office 文件放进 media/。`,
      en: `A site cannot contain files of this kind: ${path}. Remove it, or use a picture, film, GPX or PDF file; ZIP and Office files to download belong in media/.`,
    }),
    explanation: {
      zh: [
        "站点文件夹中有一个不会发布的文件。",
        "只有图片、视频、GPX、PDF 等无害的格式会提供给访客。其余文件不影响网站，但引用它们的链接打不开。",
        "请删除该文件，或换成允许的格式。",
      ],
      en: [
        "The site's folder contains a file that is not published.",
        "Visitors get harmless formats only: pictures, films, GPX, PDF and the like. Other files do not harm the site, but links to them do not work.",
        "Remove the file, or use one of the allowed formats.",
      ],
    },
    example: "documents/rules.docx\n\ndocuments/rules.json, media/rules.pdf",
  },
  SL4003: {
    severity: "warning",
    title: { zh: "缺少图片的一种尺寸", en: "A missing size of a picture" },
    message: ({ path, others }: { path: string; others: number }) => ({
      zh: `media/images.json 提到的图片文件 ${path}${others > 0 ? `（以及另外 ${others} 个）` : ""}不存在。请重新生成图片，或去掉这一尺寸。`,
      en: `The picture file ${path}${others > 0 ? `, with ${others} more` : ""}, which media/images.json names, does not exist. Generate the pictures again, or remove this size.`,
    }),
    explanation: {
      zh: [
        "media/images.json 提到的一个图片文件不存在。",
        "图片会用其余尺寸显示，但可能比需要的更大或更模糊。",
        "请重新生成图片的各种尺寸，或从 media/images.json 中去掉它。",
      ],
      en: [
        "A picture file that media/images.json names does not exist.",
        "The picture is shown in its other sizes, which may be larger or less sharp than necessary.",
        "Generate the sizes of the picture again, or remove this one from media/images.json.",
      ],
    },
  },
  SL4004: {
    severity: "error",
    title: { zh: "race.json 无法使用", en: "race.json cannot be used" },
    message: (params: { reason: "no-race-id" | "unusable-race-id" } | Cause, describe) => {
      const reason = "cause" in params ? describe(params.cause) : raceTexts[params.reason];
      return {
        zh: `race.json 无法使用。${reason.zh}请写入 raceId 与赛事信息；第 2 版的站点不需要此文件，也可以删除它。`,
        en: `race.json cannot be used. ${reason.en} Write the raceId and the race information into it; a site of version 2 does not need this file, so you can also delete it.`,
      };
    },
    explanation: {
      zh: [
        "race.json 不是 JSON，或没有可用的 raceId：1 到 64 个字符的文本，或不太大的整数。",
        "报名按赛事编号保存，因此有错误时不能发布。",
        "请改正文件，并写入赛事平台给出的 raceId。第 2 版的站点不需要此文件，也可以删除它：赛事信息来自 site.json，编号就是站点的名称。",
      ],
      en: [
        "race.json is not JSON, or has no usable raceId: a text of 1 to 64 characters, or a whole number that is not too large.",
        "Sign-ups are stored by the id of the race, so the site cannot be published like this.",
        "Correct the file, and write the raceId from the race platform into it. A site of version 2 does not need this file, so you can also delete it: the facts of the race then come from site.json, and its id is the name of the site.",
      ],
    },
    example: '{ "raceId": "20251026", "raceName": "2025 运河城马拉松" }',
  },
  SL4005: {
    severity: "error",
    title: { zh: "文件太大，无法发布", en: "A file is too large to publish" },
    message: ({ path, megabytes }: { path: string; megabytes: number }) => ({
      zh: `文件 ${path} 超过 ${megabytes} MB。请压缩后再发布。`,
      en: `The file ${path} is larger than ${megabytes} MB. Compress it and publish again.`,
    }),
    explanation: {
      zh: [
        "站点文件夹中的一个文件超过了上限。",
        "用手机看网站的访客等不了这么久，因此该文件不会发布。",
        "请压缩视频或图片；很长的视频请放到视频网站，再写上链接。",
      ],
      en: [
        "A file in the site's folder exceeds the limit.",
        "Visitors on a phone do not wait that long, so it is not published.",
        "Compress the film or picture; put a long film on a video site and link to it.",
      ],
    },
  },
  SL4006: {
    severity: "error",
    title: { zh: "文件夹里没有 site.json", en: "The folder has no site.json" },
    message: () => ({
      zh: "文件夹里没有可读的 site.json。请添加该文件。",
      en: "The folder has no readable site.json. Add that file.",
    }),
    explanation: {
      zh: [
        "文件夹里没有可读的 site.json，它是站点的主文件。",
        "没有它就没有可以显示的网站。",
        "请检查路径是否正确。文件名须全部小写。",
      ],
      en: [
        "The folder has no readable site.json, the main file of a site.",
        "Without it there is no site to show.",
        "Check the path. The file name is in lower case.",
      ],
    },
    example: "my-race/\n  site.json\n  race.json\n  documents/\n  media/",
  },
  SL4007: {
    severity: "error",
    title: { zh: "media/images.json 无法使用", en: "media/images.json cannot be used" },
    message: (params: Record<never, never> | Cause, describe) => {
      const reason = "cause" in params ? describe(params.cause) : pictureTableText;
      return {
        zh: `media/images.json 无法使用。${reason.zh}请改正，或重新生成图片。`,
        en: `media/images.json cannot be used. ${reason.en} Correct it, or generate the pictures again.`,
      };
    },
    explanation: {
      zh: [
        "media/images.json 不是 JSON，或不是图片的表。",
        "没有它，程序不知道图片有哪些尺寸，这些图片不会显示。",
        "该文件由程序生成，请重新生成，而不要手工修改。",
      ],
      en: [
        "media/images.json is not JSON, or not a table of pictures.",
        "Without it the sizes of pictures are unknown, and those pictures are not shown.",
        "The file is generated: generate it again instead of editing it by hand.",
      ],
    },
    example:
      '{ "media/hero.jpg": { "width": 2400, "height": 1350, "widths": [480, 960], "formats": ["webp", "jpg"] } }',
  },
  SL4008: {
    severity: "warning",
    title: { zh: "板块无法预先绘制", en: "A block cannot be prerendered" },
    message: ({ reason }: { reason: string }) => ({
      zh: `这个板块无法预先绘制（${reason}）。首页会先缺少它，由浏览器再试一次。请检查它的内容，并把这条信息告诉开发者。`,
      en: `This block cannot be prerendered (${reason}). The home page is made without it, and browsers try once more. Check its content, and report this message to the developers.`,
    }),
    explanation: {
      zh: [
        "制作首页时，这个板块的程序出错了。",
        "首页先缺少这个板块，其余内容不受影响；访客的浏览器会再试一次，仍然出错就不显示它。",
        "这是程序的问题，通常由少见的内容引起。请找出这个板块里与众不同的内容，换一种写法，并把代码和这条信息告诉开发者。",
      ],
      en: [
        "The code of this block failed while the home page was rendered.",
        "The page is made without the block, and everything else is on it; the visitor's browser tries once more and omits the block if it fails again.",
        "This is a bug of the program, usually caused by unusual content. Find what is special about this block, write it in another way, and report the code and this message to the developers.",
      ],
    },
  },
  SL4009: {
    severity: "error",
    title: { zh: "旧格式的站点没有 race.json", en: "A flat site without race.json" },
    message: () => ({
      zh: "文件夹里没有 race.json，而旧格式（第 1 版）的站点只能从它得知赛事。请添加 race.json，写入 raceId、raceName 和 startTime；或用 upgrade 换成第 2 版，把赛事信息写进 site.json。",
      en: "The folder has no race.json, the only place from which a site in the flat format (version 1) gets its race. Add race.json with raceId, raceName and startTime, or upgrade the site to version 2 and write the race facts into site.json.",
    }),
    explanation: {
      zh: [
        "旧格式（第 1 版）的 site.json 里没有赛事信息，赛事的编号、名称和时间都来自旁边的 race.json，而文件夹里没有这个文件。",
        "没有它，域名就没有绑定赛事，访客只会看到预览页。",
        "请添加 race.json；或运行 upgrade --write 换成第 2 版，并把赛事信息写进 site.json 的 race：第 2 版的站点不需要 race.json。",
      ],
      en: [
        "A site.json in the flat format (version 1) does not contain the facts of its race: id, name and times come from race.json beside it, and the folder has no such file.",
        "Without it no race is bound to the domain, and visitors see the preview.",
        "Add race.json. Or run upgrade --write, which turns the site into version 2, and write the facts into race in site.json: a site of version 2 needs no race.json.",
      ],
    },
    example: '{ "raceId": "20251026", "raceName": "2025 运河城马拉松", "startTime": "2025-10-26 07:30:00" }',
  },
  SL4010: {
    severity: "error",
    title: { zh: "赛事编号已属于另一个站点", en: "The race id belongs to another site" },
    message: ({ raceId, otherSite }: { raceId: string; otherSite: string }) => ({
      zh: `赛事编号“${raceId}”已属于站点“${otherSite}”，两个站点的报名会混在一起。请给这场赛事另写一个 raceId（第 2 版的站点也可以删除 race.json）；若是同一个站点，请用 --id ${otherSite} 发布。`,
      en: `The race id "${raceId}" already belongs to the site "${otherSite}", and the sign-ups of both would be mixed. Give this race its own raceId (a site of version 2 can also do without race.json); if it is the same site, publish it with --id ${otherSite}.`,
    }),
    explanation: {
      zh: [
        "这台服务器上的另一个站点已经在用 race.json 中的 raceId，或与之相同的站点名称。文件夹是复制来的时，常有此事。",
        "报名、草稿和导出都按赛事编号保存，两个站点共用一个编号会把选手的报名混在一起，因此不能发布。启动时从 SITES_DIR 读取的站点仍会显示，但用自己的名称作为编号。",
        "请给这场赛事另写一个 raceId；第 2 版的站点也可以删除 race.json。若这就是同一个站点，只是文件夹改了名，请用 --id 写明原来的名称。",
      ],
      en: [
        "Another site on this server already uses the raceId of this race.json, or has that name. This happens when a folder was copied.",
        "Sign-ups, drafts and exports are stored by the id of the race, and two sites with one id would mix their runners, so the site is not published. A site that is read from SITES_DIR at start is still shown, with its own name as the id.",
        "Give this race its own raceId; a site of version 2 can also do without race.json. If it is the same site in a renamed folder, pass the former name with --id.",
      ],
    },
    example: '{ "raceId": "20261025", "raceName": "2026 运河城马拉松" }',
  },
  SL4011: {
    severity: "error",
    title: { zh: "文件夹名不能用于网址", en: "A folder name that cannot be part of an address" },
    message: ({ folder }: { folder: string }) => ({
      zh: `文件夹“${folder}”的名称不能作为网址的一部分，因此没有显示它。请只用英文字母、数字和连字符，例如 my-race。`,
      en: `The folder "${folder}" is not shown because its name cannot be part of an address. Use only letters, digits and hyphens, such as my-race.`,
    }),
    explanation: {
      zh: [
        "启动时，sites 或 SITES_DIR 中的每个文件夹都显示在以它命名的网址，例如 http://my-race.localhost:8080。",
        "名称中有空格或标点的文件夹没有这样的网址，因此没有显示。",
        "请给文件夹改名，只用英文字母、数字和连字符。用 publish 发布到域名时，文件夹可以叫任何名称。",
      ],
      en: [
        "At start, each folder in sites or SITES_DIR is shown at an address with its name, such as http://my-race.localhost:8080.",
        "A name with spaces or punctuation gives no such address, so the folder is not shown.",
        "Rename it; use only letters, digits and hyphens. A folder that is published at a domain with publish may have any name.",
      ],
    },
    example: "sites/my race\n\nsites/my-race",
  },
  SL4012: {
    severity: "warning",
    title: { zh: "文件名无法读取", en: "A file name that cannot be read" },
    message: ({ path }: { path: string }) => ({
      zh: `文件名中有看不见的字符，或不是 UTF-8 编码：${path}。因此不会发布该文件。请给它改名。`,
      en: `The name of a file has invisible characters or is not UTF-8: ${path}. It is not published. Rename it.`,
    }),
    explanation: {
      zh: [
        "站点文件夹中有一个名称无法写进配置、也不能作为网址的文件。这样的名称多半来自旧的压缩包：名称以 GBK 编码，解压后成了乱码。",
        "该文件不会发布；网站其余部分不受影响。",
        "请给文件改名，例如 media/start.jpg；压缩包请用能识别编码的软件重新解压。",
      ],
      en: [
        "The site's folder contains a file whose name can be neither written in a config nor part of an address. Such names mostly come from old archives that name their files in GBK.",
        "The file is not published; the rest of the site is.",
        "Rename the file, such as media/start.jpg, or unpack the archive again with a program that knows its encoding.",
      ],
    },
    example: "media/\ufffd\ufffd.jpg\n\nmedia/start.jpg",
  },
} satisfies ProblemKinds;
