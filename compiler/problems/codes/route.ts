import type { Place, ProblemKinds } from "../kind.ts";
import { alsoAt, didYouMean } from "./hint.ts";

/** SL50xx: routes, their addresses, redirects and the menu. */
export const routeKinds = {
  SL5003: {
    severity: "error",
    title: { zh: "跳转目标不存在", en: "A redirect to a page that does not exist" },
    message: ({ target, near, others }: { target: string; near: string | undefined; others: number }) => {
      const [hint, more] = [didYouMean(near), alsoAt(others)];
      return {
        zh: `跳转目标“${target}”不存在${more.zh}。${hint.zh}请改为本站已有的页面。`,
        en: `The redirect leads to ${target}, which this site does not have${more.en}.${hint.en} Name an existing page.`,
      };
    },
    explanation: {
      zh: [
        "条目的 redirect 指向本站没有的地址。",
        "访客打开这个菜单项时会落到“页面不存在”。",
        "请写已有页面的完整地址，通常是该组的第一个下级页面。",
      ],
      en: [
        "The redirect of a route names an address that the site does not have.",
        'Visitors who open this entry of the menu see "page not found".',
        "Write the full address of an existing page, usually the first one below the group.",
      ],
    },
    example: '"path": "/newsNotice", "redirect": "/newsNotice/raceNews"',
  },
  SL5004: {
    severity: "error",
    title: { zh: "跳转成了循环", en: "Circular redirects" },
    message: ({ paths }: { paths: string[] }) => {
      const shown = [...paths, paths[0] ?? ""].slice(0, 6).join(" → ");
      return {
        zh: `跳转成了循环：${shown}，访客永远到不了页面。请让其中一个跳转指向真正的页面。`,
        en: `The redirects form a circle, ${shown}, so visitors never reach a page. Let one of them lead to a page.`,
      };
    },
    explanation: {
      zh: [
        "几个跳转首尾相接，永远到不了页面。",
        "程序会停止跟随，访客看到“页面不存在”。",
        "请让其中一个 redirect 指向有 page 的条目。",
      ],
      en: [
        "Some redirects lead to one another and never to a page.",
        'The program stops following them, and visitors see "page not found".',
        "Let one of the redirects lead to a route with a page.",
      ],
    },
    example: '{ "path": "/news", "redirect": "/news" }\n\n{ "path": "/news", "redirect": "/news/all" }',
  },
  SL5005: {
    severity: "error",
    title: { zh: "地址重复", en: "Two routes with one address" },
    message: ({ path, first }: { path: string; first: Place }) => ({
      zh: `地址“${path}”已被“${first.pointer}”使用，访客到不了这里。请换一个地址。`,
      en: `The address ${path} is already used by ${first.pointer}, so visitors never get here. Choose another one.`,
    }),
    explanation: {
      zh: [
        "两个条目的 path 或别名得出同一个完整地址（不分大小写）。",
        "只有前面的条目会打开，后面的永远到不了。",
        "请给后者换一个地址，或删去重复的别名。",
      ],
      en: [
        "The paths or aliases of two routes result in the same full address, regardless of case.",
        "Only the first route opens; the second is never reached.",
        "Give the second one another address, or remove the alias.",
      ],
    },
    example: '{ "path": "/rules" }, { "path": "/Rules" }\n\n{ "path": "/rules" }, { "path": "/rules-2024" }',
  },
  SL5006: {
    severity: "error",
    title: { zh: "所属菜单项不存在", en: "A menu entry that does not exist" },
    message: ({ key, target, near }: { key: "activeMenu" | "parent"; target: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `${key} 写的菜单项“${target}”不存在，因此不起作用。${hint.zh}请写一个已有的菜单项。`,
        en: `${key} names the menu entry ${target}, which does not exist, so it has no effect.${hint.en} Name an entry of the routes.`,
      };
    },
    explanation: {
      zh: [
        "activeMenu 或 parent 写的菜单项不存在。",
        "页面打开时菜单不会高亮任何一项，或条目不会归入那一组。",
        "请写已有条目的完整地址；parent 也可以写条目的 name。",
      ],
      en: [
        "activeMenu or parent names an entry that the menu does not have.",
        "No entry is highlighted while the page is open, or the entry does not join its group.",
        "Write the full address of an existing entry; parent may also be an entry's name.",
      ],
    },
    example: '"activeMenu": "/newsNotice/raceNew"\n\n"activeMenu": "/newsNotice/raceNews"',
  },
  SL5007: {
    severity: "error",
    title: { zh: "条目没有去处", en: "A route that leads nowhere" },
    message: ({ path }: { path: string }) => ({
      zh: `“${path}”没有页面、跳转、链接，也没有下级，访客打开后会看到“页面不存在”。请补上其中一项，或删除该条目。`,
      en: `${path} has no page, redirect, link or children, so visitors see "page not found". Add one of these, or remove the route.`,
    }),
    explanation: {
      zh: [
        "条目没有 page、redirect、link，也没有 children。",
        "它在菜单中可见，打开后却是“页面不存在”。",
        "请补上其中一项，或删除该条目；内容未备好时可用 coming-soon 页面。",
      ],
      en: [
        "A route has no page, redirect, link or children.",
        "The menu shows it, but it opens nothing.",
        "Add one of these, or remove the route; while its content is not ready, use a coming-soon page.",
      ],
    },
    example: '{ "path": "courseMap", "page": { "type": "coming-soon", "version": 1, "props": {} } }',
  },
  SL5008: {
    severity: "warning",
    title: { zh: "指向已隐藏的页面", en: "A hidden page in the menu" },
    message: ({ key, path }: { key: "redirect" | "activeMenu"; path: string }) => ({
      zh: `${key} 指向菜单中已隐藏的“${path}”。请指向可见的页面，或取消其 hidden。`,
      en: `${key} names ${path}, which the menu hides. Name a visible page, or remove its "hidden".`,
    }),
    explanation: {
      zh: [
        "可见的菜单项跳转到 hidden 的页面，或 activeMenu 指向隐藏的条目。",
        "访客打开页面后，菜单中找不到自己所在的位置。",
        "请指向可见的条目，或去掉目标的 hidden。",
      ],
      en: [
        "A visible entry redirects to a hidden page, or activeMenu names a hidden entry.",
        "Visitors do not find their current page in the menu.",
        'Name a visible entry, or remove the "hidden" of the target.',
      ],
    },
    example:
      '{ "path": "/sponsors", "redirect": "/sponsors/all", "children": [{ "path": "all", "hidden": true }] }\n\n{ "path": "/sponsors", "redirect": "/sponsors/all", "children": [{ "path": "all" }] }',
  },
  SL5010: {
    severity: "error",
    title: { zh: "页面地址疑似写错", en: "A route whose address is probably misspelt" },
    message: ({ written, wanted, path, links }: { written: string; wanted: string; path: string; links: number }) => ({
      zh: `有 ${links} 处链接指向“${path}”，却没有链接指向这里的“${written}”。是否想写“${wanted}”？请改正地址，或改正那些链接。`,
      en: `${links === 1 ? "One link leads" : `${links} links lead`} to ${path}, and none to "${written}" as written here. Did you mean "${wanted}"? Correct the address, or ${links === 1 ? "that link" : "those links"}.`,
    }),
    explanation: {
      zh: [
        "有链接指向一个不存在的地址，而有一个无人链接的页面与它只差一两个字母；或者该页面的别名、名称、文档与链接一致。",
        "很可能写错的是页面地址，而不是链接。",
        "请改正 path；若地址无误，请改正那些链接。",
      ],
      en: [
        "Links lead to an address that does not exist, and a page without any link to it differs by a letter or two, or has an alias, a name or a document that matches the links.",
        "Most likely the address of the page is wrong, not the links.",
        "Correct the path; if it is right, correct the links.",
      ],
    },
    example: '"path": "raceRuless"\n\n"path": "raceRules"',
  },
  SL5018: {
    severity: "warning",
    title: { zh: "首页有两个地址", en: "A second home page" },
    message: ({ path, first }: { path: string; first: Place }) => ({
      zh: `${path} 也是首页，而首页已在“${first.pointer}”。请只保留一个；另一个可以改为 redirect 或 aliases。`,
      en: `${path} is the home page again, which "${first.pointer}" already is. Keep one of them; make the other a redirect or an alias.`,
    }),
    explanation: {
      zh: [
        "两条路由的页面类型都是 home。",
        "同一内容有两个地址：菜单高亮不对，搜索引擎会把它们当作两页。",
        "请只保留一个，另一个改为跳转（redirect）或写进第一个的 aliases。",
      ],
      en: [
        "Two routes have the page type home.",
        "The same content has two addresses: the menu highlights the wrong one, and search engines count two pages.",
        "Keep one; make the other a redirect, or an alias of the first.",
      ],
    },
    example: '{ "path": "/start", "redirect": "/home" }',
  },
  SL5022: {
    severity: "note",
    title: { zh: "没有这个图标", en: "A menu icon that does not exist" },
    message: ({ icon, near, names }: { icon: string; near: string | undefined; names: string[] }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有名为“${icon}”的图标，菜单中只显示文字。${hint.zh}可用的图标：${names.join("、")}。`,
        en: `There is no icon "${icon}", so the menu shows the words only.${hint.en} The icons are ${names.join(", ")}.`,
      };
    },
    explanation: {
      zh: ["icon 写的名称没有对应的图标。", "菜单中这一项只有文字。", "请改用列出的名称，或删除 icon。"],
      en: [
        "The icon of a route names a drawing that the program does not have.",
        "The entry of the menu has its words only.",
        "Use one of the names that are listed, or remove the icon.",
      ],
    },
    example: '"icon": "flag"',
  },
} satisfies ProblemKinds;
