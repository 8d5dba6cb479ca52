import type { Sentence } from "#core/text.ts";
import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/**
 * A block or page: its kind, its type and its version beside the newest one that this program
 * knows.
 */
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
    message: ({ kind, type, version, newest, place }: Versioned & { place: string }) => {
      const { zh, en } = noun(kind);
      return {
        zh: `这个 ${type}${zh}（第 ${version} 版）升级到第 ${newest} 版后，“${place}”缺少或不合规。请检查它和其中的链接、图片、时间，或直接按第 ${newest} 版书写。`,
        en: `After the upgrade of this ${type} ${en} from version ${version} to version ${newest}, "${place}" is missing or not valid. Check it with its links, pictures and times, or write the ${en} for version ${newest}.`,
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
  SL2023: {
    severity: "error",
    title: { zh: "容器嵌套过深", en: "Containers too deep inside each other" },
    message: ({ type, most }: { type: string; most: number }) => ({
      zh: `这个 ${type} 已在 ${most} 层容器里面，访客看不到它。请把它移到外层，或去掉一层容器。`,
      en: `This ${type} is already inside ${most} containers, so visitors do not see it. Move it further out, or remove one of the containers.`,
    }),
    explanation: {
      zh: [
        "columns、tabs 和 group 可以一层套一层，最多两层；分区（section）不计入。",
        "更深的容器在手机上没有地方可放，因此不显示；其余板块照常显示。",
        "请把它移到外层，或去掉一层容器。",
      ],
      en: [
        "columns, tabs and group may be inside one another, at most two deep; a section does not count.",
        "A container further inside has no room on a phone and is not shown; the other blocks are.",
        "Move it further out, or remove one of the containers around it.",
      ],
    },
    example: '"type": "columns" … "type": "tabs" … "type": "group"\n\n"type": "columns" … "type": "tabs"',
  },
  SL2024: {
    severity: "error",
    title: { zh: "宽度比例与栏数不符", en: "Ratios that do not fit the columns" },
    message: ({ ratios, columns }: { ratios: number; columns: number }) => ({
      zh: `有 ${columns} 栏，却写了 ${ratios} 个宽度比例。请给每栏写一个数字。`,
      en: `There are ${columns} columns and ${ratios} ratios. Write a number for each column.`,
    }),
    explanation: {
      zh: [
        "ratios 的数字应与 columns 的栏数一样多。",
        "缺少的按 1 计算，多出的不起作用，各栏的宽度不是您想要的样子。",
        "请给每栏写一个数字；去掉 ratios 则各栏等宽。",
      ],
      en: [
        "ratios has one number for each entry of columns.",
        "A missing one counts as 1 and a surplus one has no effect, so the columns are not as wide as meant.",
        "Write a number for each column, or remove ratios for columns of one width.",
      ],
    },
    example: '"ratios": [2, 1, 1], "columns": [{ … }, { … }]\n\n"ratios": [2, 1], "columns": [{ … }, { … }]',
  },
  SL2025: {
    severity: "error",
    title: { zh: "锚点重复", en: "An anchor that the page has twice" },
    message: ({ name, first }: { name: string; first: Place }) => ({
      zh: `锚点“${name}”在同一页面上已用于“${first.pointer}”，链接到不了这里。请换一个名称。`,
      en: `The anchor ${name} is already used on this page by "${first.pointer}", so links never lead here. Choose another name.`,
    }),
    explanation: {
      zh: [
        "同一页面上有两个板块的 anchor 或标签的 id 相同。",
        "链接只会跳到前面的那一个，后面的永远到不了。",
        "请给后者换一个名称，并改正指向它的链接。",
      ],
      en: [
        "Two blocks of a page have the same anchor, or a tab has it as its id.",
        "Links lead to the first one only; the second is never reached.",
        "Give the second one another name, and correct the links that are meant for it.",
      ],
    },
    example: '"anchor": "course" … "anchor": "course"\n\n"anchor": "course" … "anchor": "course-map"',
  },
  SL2026: {
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
