import type { Sentence } from "#core/text.ts";
import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** A block or page: its kind, its type and its version beside the newest one that this program knows. */
interface Versioned {
  kind: "home" | "page";
  type: string;
  version: number;
  newest: number;
}

function noun(kind: Versioned["kind"]): Sentence {
  return kind === "home" ? { zh: "板块", en: "block" } : { zh: "页面", en: "page" };
}

/** SL20xx: blocks and pages by type and version. */
export const unitKinds = {
  SL2002: {
    severity: "error",
    title: { zh: "没有这种板块", en: "No such block" },
    message: ({ type, near }: { type: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有名为“${type}”的板块，访客看不到它。${hint.zh}请改正类型，或更新本程序。`,
        en: `There is no block "${type}", so visitors do not see it.${hint.en} Correct the type, or update this program.`,
      };
    },
    explanation: {
      zh: [
        "板块的 type 不是本程序认识的类型：可能拼错了，也可能是更新的程序才有的板块。",
        "访客看不到这个板块，其他板块照常显示。文件中的内容原样保留。",
        "请改正拼写；名称相近时 --fix 会代为改正。如果板块来自更新的程序，请更新本程序。",
      ],
      en: [
        "This program does not know the block's type: it is misspelt, or only a newer program has it.",
        "Visitors do not see this block; the others are shown. The content of the file is kept as it is.",
        "Correct the spelling; --fix does it if the name is close to a known one. If the block comes from a newer program, update this one.",
      ],
    },
    example: '"type": "carousle"\n\n"type": "carousel"',
  },
  SL2003: {
    severity: "error",
    title: { zh: "为更新的版本编写", en: "Written for a newer version" },
    message: ({ kind, type, version, newest }: Versioned) => {
      const { zh, en } = noun(kind);
      return {
        zh: `这个 ${type}${zh}是为第 ${version} 版编写的，而本程序最高支持第 ${newest} 版，访客看不到它。请更新本程序；内容会原样保留。`,
        en: `This ${type} ${en} was written for version ${version}, but this program supports up to version ${newest}, so visitors do not see it. Update this program; the content is kept.`,
      };
    },
    explanation: {
      zh: [
        "板块或页面的 version 高于本程序所知的最高版本。",
        "旧程序不知道新版本的字段是什么意思，因此不显示它，也不改动它。",
        "请更新本程序。不要只把 version 改小：内容是按新版本写的。",
      ],
      en: [
        "The version of the block or page is higher than any that this program knows.",
        "An older program does not know what the fields of a newer version mean, so it neither shows nor changes the block.",
        "Update the program. Do not just lower the version: the content was written for the newer one.",
      ],
    },
    example: '"type": "carousel", "version": 3',
  },
  SL2006: {
    severity: "error",
    title: { zh: "没有这种页面", en: "No such page component" },
    message: ({ type, near }: { type: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有名为“${type}”的页面组件，访客会看到“未找到页面模块”。${hint.zh}请改正名称，或更新本程序。`,
        en: `There is no page component "${type}", so visitors see "page module not found".${hint.en} Correct the name, or update this program.`,
      };
    },
    explanation: {
      zh: [
        "路由的页面类型不是本程序认识的：可能拼错了，也可能是更新的程序才有的页面。",
        "访客打开该地址会看到“未找到页面模块”的说明，网站其余部分不受影响。",
        "请改正名称；名称相近时 --fix 会代为改正。",
      ],
      en: [
        "This program does not know the page type of the route: it is misspelt, or only a newer program has it.",
        "Visitors who open that address read that the page module was not found; the rest of the site is not affected.",
        "Correct the name; --fix does it if the name is close to a known one.",
      ],
    },
    example:
      '"page": { "type": "documnet", "version": 1, "props": {} }\n\n"page": { "type": "document", "version": 1, "props": {} }',
  },
  SL2009: {
    severity: "error",
    title: { zh: "旧版内容升级后不完整", en: "Incomplete after the upgrade" },
    message: ({ kind, type, version, newest }: Versioned) => {
      const { zh, en } = noun(kind);
      return {
        zh: `这个 ${type}${zh}（第 ${version} 版）升级到第 ${newest} 版后内容不完整。请检查其中的链接、图片和时间，或直接按第 ${newest} 版书写。`,
        en: `This ${type} ${en} (version ${version}) is incomplete after its upgrade to version ${newest}. Check its links, pictures and times, or write it for version ${newest}.`,
      };
    },
    explanation: {
      zh: [
        "旧版本的板块或页面可以读取，但升级到最新版后缺少必要的内容，或其中的链接、图片、时间不合规。",
        "如果因此无法显示，访客看不到它；只是链接有误时仍会显示。文件本身不会被改动。",
        "请检查其中的链接、图片和时间，或运行 startline upgrade 后直接修改新版内容。",
      ],
      en: [
        "A block or page of an older version can be read, but after the upgrade it lacks something, or a link, picture or time in it is not valid.",
        "If it cannot be shown because of that, visitors do not see it; if only a link is wrong, it is shown. The file itself is not changed.",
        "Check its links, pictures and times, or run startline upgrade and correct the new version.",
      ],
    },
  },
  SL2019: {
    severity: "warning",
    title: { zh: "属于更新版本的字段", en: "A field of a later version" },
    message: ({ name, expected }: { name: string; expected: string }) => ({
      zh: `字段“${name}”属于更新的版本，这里不起作用。请写 ${expected}。`,
      en: `The field "${name}" belongs to a later version and has no effect here. Write ${expected}.`,
    }),
    explanation: {
      zh: [
        "字段存在，但站点或板块写明的是较早的版本，而那个版本没有这个字段。",
        "字段会保留，但不起作用。",
        "请改成提示中的版本；其余内容不用改。",
      ],
      en: [
        "There is such a field, but the site or the block names an earlier version, which does not have it.",
        "The field is kept and has no effect.",
        "Write the version of the message; nothing else changes.",
      ],
    },
    example: '"$schema": "https://startline.dev/schemas/site/v3.schema.json"',
  },
  SL2020: {
    severity: "error",
    title: { zh: "路由的位置写了板块", en: "A block in the place of a route" },
    message: () => ({
      zh: "这里应为路由（path、title 等），而写的是一个板块或页面。请把板块移到 home.blocks，或把页面写进路由的 page。",
      en: "Here belongs a route (path, title and so on), and a block or page is written. Move a block to home.blocks, or write a page into the page of a route.",
    }),
    explanation: {
      zh: [
        "routes 是站点的地图，每一项有 path；板块和页面有 type、version、props。",
        "没有 path 的项没有地址，访客看不到它。",
        "首页的板块请移到 home.blocks；页面请写在一条路由的 page 中。",
      ],
      en: [
        "routes is the map of the site, and each entry has a path; blocks and pages have type, version and props.",
        "An entry without a path has no address, so visitors do not see it.",
        "Move a block of the home page to home.blocks, and write a page into the page of a route.",
      ],
    },
    example:
      '{ "type": "coming-soon", "version": 1, "props": {} }\n\n{ "path": "/course", "page": { "type": "coming-soon", "version": 1, "props": {} } }',
  },
  SL2024: {
    severity: "error",
    title: { zh: "一个页面上有两个报名或上传", en: "Two sign-ups or uploads on one page" },
    message: ({ type, first }: { type: "sign-up" | "uploads"; first: Place }) => ({
      zh: `这个页面上已有 ${type} 板块（“${first.pointer}”），两个会改动同一份内容。请只留一个，或移到另一个页面。`,
      en: `This page has a block ${type} already (${first.pointer}), and both would change the same content. Keep one, or move one to another page.`,
    }),
    explanation: {
      zh: [
        "同一个页面上有两个 sign-up 或两个 uploads 板块。",
        "跑者在两处填写同一份草稿或看到同一份文件列表，其中一处是旧的。",
        "请只留一个；报名、直通名额和确认各放一个页面，用按钮互相链接。",
      ],
      en: [
        "One page has two blocks sign-up, or two blocks uploads.",
        "Runners would fill in one draft or see one list of files in two places, of which one is out of date.",
        "Keep one. Give the sign-up, the through entry and the confirmation a page each, and link them by buttons.",
      ],
    },
    example: '{ "type": "sign-up", "version": 1, "id": "form", "props": { "kind": "sign-up", "isOpen": true } }',
  },
} satisfies ProblemKinds;
