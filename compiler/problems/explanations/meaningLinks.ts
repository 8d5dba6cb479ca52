import { type Explanation, paragraphs } from "./explanation.ts";

/** SL50xx: links, routes and the menu; and a needed field under a misspelt name. */
export const explanations: Record<string, Explanation> = {
  SL2017: {
    title: { zh: "必填字段的名称写错", en: "A needed field under a misspelt name" },
    text: paragraphs(
      [
        "对象缺少一个必填字段，而旁边有一个名称很像的字段，很可能是拼写错误。",
        "没有正确的字段，板块或页面无法显示。",
        "请把字段名改成提示中的名称，内容不用动。",
      ],
      [
        "An object lacks a field that it needs, and has one with nearly its name: most likely a slip.",
        "Without the right name the block or page cannot be drawn.",
        "Give the field the name that is suggested; what it holds can stay.",
      ],
    ),
    example: '"slide": [ … ]\n\n"slides": [ … ]',
  },
  SL5001: {
    title: { zh: "链接指向不存在的页面", en: "A link to a page that is not there" },
    text: paragraphs(
      [
        "以 / 开头的链接指向本站的页面，而 routes 中没有这个地址，也没有以它为别名的页面。文档正文里的链接同样会检查。",
        "访客点击后只会看到“页面不存在”。同一个不存在的地址只报告一次，并说明还有几处指向它。",
        "请改正链接，或在 routes 中添加页面；页面换了地址时，可以把旧地址写进 aliases。",
      ],
      [
        "A link that starts with / leads to a page of this site, but no route has that address or that alias. Links within documents count as well.",
        "Whoever follows it is told that nothing was found. One missing address is told about once, with the number of other places that lead there.",
        "Correct the link, or add the page to the routes; when a page has moved, its old address can be an alias.",
      ],
    ),
    example: '"link": "/newsNotice/raceNew"\n\n"link": "/newsNotice/raceNews"',
  },
  SL5002: {
    title: { zh: "锚点不存在", en: "An anchor that is not there" },
    text: paragraphs(
      [
        "链接中 # 之后的部分指向页面上的某个位置，而那里没有这个编号。",
        "点击后页面停在原处，读者会以为链接坏了。",
        '请改正锚点，或给目标标题加上编号，如 <h2 id="refund">。',
      ],
      [
        "What follows the # of a link names a place on a page, and nothing there has that id.",
        "The page stays where it is, and readers take the link for broken.",
        'Correct the anchor, or give the heading the id, as in <h2 id="refund">.',
      ],
    ),
    example: "<a href='#fees'>费用</a> … <h2 id='fee'>费用</h2>\n\n<a href='#fees'>费用</a> … <h2 id='fees'>费用</h2>",
  },
  SL5003: {
    title: { zh: "跳转目标不存在", en: "A redirect to a page that is not there" },
    text: paragraphs(
      [
        "条目的 redirect 指向本站没有的地址。",
        "访客打开这个菜单项时会落到“页面不存在”。",
        "请写已有页面的完整地址，通常是该组的第一个下级页面。",
      ],
      [
        "The redirect of a route names an address that the site does not have.",
        "Visitors who open this entry of the menu are told that nothing was found.",
        "Write the whole address of a page that is there, usually the first one below the group.",
      ],
    ),
    example: '"path": "/newsNotice", "redirect": "/newsNotice/raceNews"',
  },
  SL5004: {
    title: { zh: "跳转成了循环", en: "Redirects in a circle" },
    text: paragraphs(
      [
        "几个跳转首尾相接，永远到不了页面。",
        "程序会停止跟随，访客看到“页面不存在”。",
        "请让其中一个 redirect 指向有 page 的条目。",
      ],
      [
        "Some redirects lead to one another and never to a page.",
        "The program stops following them, and visitors are told that nothing was found.",
        "Let one of the redirects lead to a route with a page.",
      ],
    ),
    example: '{ "path": "/news", "redirect": "/news" }\n\n{ "path": "/news", "redirect": "/news/all" }',
  },
  SL5005: {
    title: { zh: "地址重复", en: "One address for two routes" },
    text: paragraphs(
      [
        "两个条目的 path 或别名得出同一个完整地址（不分大小写）。",
        "只有前面的条目会打开，后面的永远到不了。",
        "请给后者换一个地址，或删去重复的别名。",
      ],
      [
        "The paths or aliases of two routes make the same whole address; capitals do not count.",
        "Only the first one opens, and nobody ever comes to the second.",
        "Give the second one another address, or take the alias out.",
      ],
    ),
    example: '{ "path": "/rules" }, { "path": "/Rules" }\n\n{ "path": "/rules" }, { "path": "/rules-2024" }',
  },
  SL5006: {
    title: { zh: "所属菜单项不存在", en: "A menu entry that is not there" },
    text: paragraphs(
      [
        "activeMenu 或 parent 写的菜单项不存在。",
        "页面打开时菜单不会高亮任何一项，或条目不会归入那一组。",
        "请写已有条目的完整地址；parent 也可以写条目的 name。",
      ],
      [
        "activeMenu or parent names an entry that the menu does not have.",
        "No entry is highlighted while the page is open, or the entry does not join its group.",
        "Write the whole address of an entry that is there; parent may also be an entry's name.",
      ],
    ),
    example: '"activeMenu": "/newsNotice/raceNew"\n\n"activeMenu": "/newsNotice/raceNews"',
  },
  SL5007: {
    title: { zh: "条目没有去处", en: "A route that leads nowhere" },
    text: paragraphs(
      [
        "条目没有 page、redirect、link，也没有 children。",
        "它在菜单中可见，打开后却是“页面不存在”。",
        "请补上其中一项，或删除该条目；内容未备好时可用 coming-soon 页面。",
      ],
      [
        "A route has no page, redirect, link or children.",
        "The menu shows it, but it opens nothing.",
        "Give it one of these, or take it out; while its content is not ready, coming-soon is a page for it.",
      ],
    ),
    example: '{ "path": "courseMap", "page": { "type": "coming-soon", "version": 1, "props": {} } }',
  },
  SL5008: {
    title: { zh: "指向已隐藏的页面", en: "A hidden page in the menu" },
    text: paragraphs(
      [
        "可见的菜单项跳转到 hidden 的页面，或 activeMenu 指向隐藏的条目。",
        "访客打开页面后，菜单中找不到自己所在的位置。",
        "请指向可见的条目，或去掉目标的 hidden。",
      ],
      [
        "An entry that is shown redirects to a hidden page, or activeMenu names a hidden entry.",
        "Visitors cannot find in the menu where they are.",
        'Name an entry that is shown, or take the "hidden" of the target out.',
      ],
    ),
    example:
      '{ "path": "/sponsors", "redirect": "/sponsors/all", "children": [{ "path": "all", "hidden": true }] }\n\n{ "path": "/sponsors", "redirect": "/sponsors/all", "children": [{ "path": "all" }] }',
  },
  SL5009: {
    title: { zh: "要打开的图片不存在", en: "A picture that opens one that is not there" },
    text: paragraphs(
      [
        "opens（旧格式为 jumpUrl）写的是同一列表中另一张图片的编号，而列表中没有它。",
        "点击时只能打开图片自身。",
        "请写列表中已有的编号；想打开自身时，可以不写 opens。",
      ],
      [
        "opens (jumpUrl in old configs) is the id of another picture of the list, and the list has none with it.",
        "A click can then only open the picture itself.",
        "Write the id of a picture of the list; to open the picture itself, leave opens out.",
      ],
    ),
    example: '"opens": "bridg"\n\n"opens": "bridge"',
  },
  SL5010: {
    title: { zh: "页面地址疑似写错", en: "A route whose address is probably misspelt" },
    text: paragraphs(
      [
        "有链接指向一个不存在的地址，而有一个无人链接的页面与它只差一两个字母；或者该页面的别名、名称、文档与链接一致。",
        "很可能写错的是页面地址，而不是链接。",
        "请改正 path；若地址无误，请改正那些链接。",
      ],
      [
        "Links lead to an address that is not there, and a page that nothing links to misses it by a letter or two, or has an alias, a name or a document that agrees with the links.",
        "Most likely the address of the page is wrong, not the links.",
        "Correct the path; where it is right, correct the links.",
      ],
    ),
    example: '"path": "raceRuless"\n\n"path": "raceRules"',
  },
  SL5011: {
    title: { zh: "链接指向本页", en: "A page that leads to itself" },
    text: paragraphs(
      ["页面的 link 就是页面自己的地址。", "访客点击按钮后停在原处。", "请写真正的去处；服务就在本页时，请删除 link。"],
      [
        "The link of a page is the page's own address.",
        "Visitors press its button and stay where they are.",
        "Write where it should lead, or take the link out.",
      ],
    ),
  },
  SL5012: {
    title: { zh: "地址由服务器使用", en: "An address that belongs to the server" },
    text: paragraphs(
      [
        '站点写了 "router": "history"，每个页面都有自己的地址；而 /files、/assets、/config 等开头的地址由服务器自己回答（不分大小写）。',
        "访客直接打开、刷新或分享这样的地址时，看到的不是这个页面。",
        "请给条目或别名换一个开头；地址写在 # 之后（router 为 hash）时没有这个限制。",
      ],
      [
        'The site has "router": "history", so that each page has an address of its own; but the server itself answers whatever starts with /files, /assets, /config and the like (capitals do not count).',
        "Whoever opens, reloads or shares such an address gets something else than this page.",
        "Let the path or alias start with another word. Addresses behind the # (router: hash) may be anything.",
      ],
    ),
    example: '"path": "/files"\n\n"path": "/downloads"',
  },
  SL5013: {
    title: { zh: "页面占用了账户页的地址", en: "A page where the account page is" },
    text: paragraphs(
      [
        "站点写了 account，因此 /account（不分大小写）是每位访客自己的账户页：资料、实名认证、安全设置。",
        "写在同一地址的条目或别名永远不会打开，访客和菜单都会到账户页。",
        "请给条目或别名换一个地址；它下面的地址（如 /account/help）不受影响。",
      ],
      [
        "The site has account, so /account (capitals do not count) is the page of each visitor's own account: profile, verification, security.",
        "A route or alias at that address is never opened; visitors and the menu come to the account page.",
        "Give the route or alias another address. Addresses below it, such as /account/help, are not affected.",
      ],
    ),
    example: '"path": "/account"\n\n"path": "/my-account"',
  },
  SL5014: {
    title: { zh: "访客打不开的网址", en: "An address that visitors cannot open" },
    text: paragraphs(
      [
        "网址指向 localhost、192.168.… 这样的电脑，或者域名不完整、含有空格。这种地址往往是预览时从浏览器复制来的。",
        "它在您自己的电脑上能打开，而访客打不开。",
        "本站页面只写路径，以 / 开头；其他网站写公开的完整地址。",
      ],
      [
        "The address names a computer such as localhost or 192.168.…, or its domain is not whole or has a blank in it. Mostly it was copied from the browser during a preview.",
        "It opens on your own computer, and not for visitors.",
        "Write a page of this site as its path alone, from the / on, and another site with its whole public address.",
      ],
    ),
    example: '"link": "http://localhost:8080/#/post"\n\n"link": "/post"',
  },
};
