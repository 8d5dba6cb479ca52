import { type Explanation, paragraphs } from "./explanation.ts";

/** SL2xxx, content: blocks, pages, fields, ids, links and HTML. */
export const explanations: Record<string, Explanation> = {
  SL2002: {
    title: { zh: "没有这种板块", en: "No such block" },
    text: paragraphs(
      [
        "板块的 type 不是本程序认识的类型：可能拼错了，也可能是更新的程序才有的板块。",
        "访客看不到这个板块，其他板块照常显示。文件中的内容原样保留。",
        "请改正拼写；名称相近时 --fix 会代为改正。如果板块来自更新的程序，请更新本程序。",
      ],
      [
        "The block's type is none that this program knows: it is misspelt, or only a newer program has it.",
        "Visitors do not see this block; the others are shown. What the file says is kept as it is.",
        "Correct the spelling; where the name is close to a known one, --fix does. Update the program where the block comes from a newer one.",
      ],
    ),
    example: '"type": "carousle"\n\n"type": "carousel"',
  },
  SL2003: {
    title: { zh: "为更新的版本编写", en: "Written for a newer version" },
    text: paragraphs(
      [
        "板块或页面的 version 高于本程序所知的最高版本。",
        "旧程序不知道新版本的字段是什么意思，因此不显示它，也不改动它。",
        "请更新本程序。不要只把 version 改小：内容是按新版本写的。",
      ],
      [
        "The version of the block or page is higher than any that this program knows.",
        "An older program cannot know what the fields of a newer version mean, so it neither shows nor touches it.",
        "Update the program. Do not just write a lower version: the content was written for the newer one.",
      ],
    ),
    example: '"type": "carousel", "version": 3',
  },
  SL2004: {
    title: { zh: "没有这个字段", en: "No such field" },
    text: paragraphs(
      [
        "没有任何部分会读取这个字段。它会原样保留，但不起作用。",
        "最常见的原因是拼写错误：本想设置的内容没有生效，却看不到报错。",
        "请按提示改正拼写；确实不需要时删除它。",
      ],
      [
        "Nothing reads this field. It is kept as it is, and does nothing.",
        "Mostly it is a misspelling: what it was meant to set does not happen, and nobody notices.",
        "Correct the spelling as the message says, or take the field out.",
      ],
    ),
    example: '"titel": { "zh": "新闻" }\n\n"title": { "zh": "新闻" }',
  },
  SL2005: {
    title: { zh: "编号重复", en: "An id is used twice" },
    text: paragraphs(
      [
        "同一列表中的两项编号相同。",
        "链接、样式和比较都靠编号辨认各项，重复后无法确定指的是哪一项。",
        "请为其中一项换一个编号，通常是复制而来的那一项。",
      ],
      [
        "Two entries of one list have the same id.",
        "Links, styles and comparisons know an entry by its id; with two of them nobody can tell which is meant.",
        "Give one of them another id, mostly the one that was copied.",
      ],
    ),
    example: '[{ "id": "day-1" }, { "id": "day-1" }]\n\n[{ "id": "day-1" }, { "id": "day-2" }]',
  },
  SL2006: {
    title: { zh: "没有这种页面", en: "No such page component" },
    text: paragraphs(
      [
        "路由的页面类型不是本程序认识的：可能拼错了，也可能是更新的程序才有的页面。",
        "访客打开该地址会看到“未找到页面模块”的说明，网站其余部分不受影响。",
        "请改正名称；名称相近时 --fix 会代为改正。",
      ],
      [
        "The route's page type is none that this program knows: it is misspelt, or only a newer program has it.",
        "Who opens that address reads that the page module was not found; the rest of the site is not affected.",
        "Correct the name; where it is close to a known one, --fix does.",
      ],
    ),
    example:
      '"page": { "type": "documnet", "version": 1, "props": {} }\n\n"page": { "type": "document", "version": 1, "props": {} }',
  },
  SL2007: {
    title: { zh: "不安全的地址", en: "An unsafe address" },
    text: paragraphs(
      [
        "地址的开头（例如 javascript: 或 data:）可能伤害访客，或浏览器无法打开。",
        "板块照常显示，但该处变成不能点击的文字。",
        "请使用 /页面、https://、http://、mailto:、tel: 或站点文件夹中的文件。",
      ],
      [
        "The address begins with something (javascript:, data: and the like) that could harm visitors, or that a browser cannot open.",
        "The block is shown, but this link in it is plain text that nobody can click.",
        "Use a /page, an address with https://, http://, mailto: or tel:, or a file of the site's folder.",
      ],
    ),
    example: '"link": "javascript:openForm()"\n\n"link": "/post"',
  },
  SL2008: {
    title: { zh: "HTML 中有会被去掉的内容", en: "HTML that visitors do not get" },
    text: paragraphs(
      [
        "HTML 含有脚本、样式、表单、内嵌框架或事件属性。",
        "这些内容可能伤害访客或破坏版式，发布时一律去掉，其余文字保留。",
        "请从 HTML 中删除它们。从文字处理软件粘贴时，请选择“粘贴为纯文本”。",
      ],
      [
        "The HTML has a script, style, form, embedded frame or event attribute in it.",
        "These could harm visitors or break the page, so publishing always cuts them; the rest of the text stays.",
        "Take them out of the HTML. When you paste from a word processor, paste as plain text.",
      ],
    ),
    example: '<p onclick="go()">比赛 <script>…</script></p>\n\n<p>比赛</p>',
  },
  SL2009: {
    title: { zh: "旧版内容升级后不完整", en: "Old content that does not make a whole new version" },
    text: paragraphs(
      [
        "旧版本的板块或页面可以读取，但升级到最新版后缺少必要的内容，或其中的链接、图片、时间不合规。",
        "如果因此无法显示，访客看不到它；只是链接有误时仍会显示。文件本身不会被改动。",
        "请检查其中的链接、图片和时间，或运行 startline upgrade 后直接修改新版内容。",
      ],
      [
        "A block or page of an older version can be read, but once upgraded it lacks something, or a link, picture or time in it does not fit.",
        "Where it cannot be shown for that, visitors do not see it; with a bad link alone it is shown. The file itself is not changed.",
        "Check its links, pictures and times, or run startline upgrade and correct the new version.",
      ],
    ),
  },
  SL2016: {
    title: { zh: "链接的写法不对", en: "A link that is not written properly" },
    text: paragraphs(
      [
        "链接不是本站页面、外部地址、邮件、电话或锚点中的任何一种。",
        "板块照常显示，但访客无法点击该链接。",
        "本站页面以 / 开头，外部地址以 https:// 开头。",
      ],
      [
        "The link is neither a page of this site nor an outside address, mail, telephone number or anchor.",
        "The block is shown, but visitors cannot follow this link.",
        "Begin a page of this site with /, and an outside address with https://.",
      ],
    ),
    example: '"link": "www.example.org"\n\n"link": "https://www.example.org"',
  },
};
