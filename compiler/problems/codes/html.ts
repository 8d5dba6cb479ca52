import type { ProblemKinds } from "../kind.ts";

/** SL55xx: the structure of HTML. */
export const htmlKinds = {
  SL5501: {
    severity: "warning",
    title: { zh: "标题级别不对", en: "A heading of the wrong level" },
    message: ({ text, level, wanted }: { text: string; level: number; wanted: number }) => ({
      zh: `标题“${text}”是 h${level}，此处应为 h${wanted}（页面标题是 h1，级别不能跳跃）。请改为 h${wanted}。`,
      en: `The heading "${text}" is an h${level}, but an h${wanted} belongs here: the page's title is the h1, and no level is skipped. Write h${wanted}.`,
    }),
    explanation: {
      zh: [
        "文档中的标题从 h2 开始（h1 是页面标题），每次只能深入一级。",
        "读屏软件靠级别理解文章的结构。",
        "请改用提示的级别；字号由样式决定，与级别无关。",
      ],
      en: [
        "The headings of a document start with h2, because its title is the h1, and go one level deeper at a time.",
        "Screen readers use these levels for navigation.",
        "Use the suggested level; the size is a matter of style.",
      ],
    },
    example: "<h2>…</h2><h4>…</h4>\n\n<h2>…</h2><h3>…</h3>",
  },
  SL5502: {
    severity: "warning",
    title: { zh: "空标题", en: "An empty heading" },
    message: ({ level }: { level: number }) => ({
      zh: `有一个空的 h${level} 标题，读屏软件会念出空白。请填写文字，或将其删除。`,
      en: `There is an empty h${level} heading, which screen readers announce. Write its text, or remove it.`,
    }),
    explanation: {
      zh: [
        "标题标签中没有文字。",
        "读屏软件会念出一个没有内容的标题，目录中也会出现空行。",
        "请填写文字，或删除标签。",
      ],
      en: [
        "A heading has no text.",
        "Screen readers announce an empty heading, and the table of contents has an empty line.",
        "Write its text, or remove the tag.",
      ],
    },
    example: "<h2></h2>\n\n<h2>费用</h2>",
  },
  SL5503: {
    severity: "warning",
    title: { zh: "空链接", en: "An empty link" },
    message: (params: { text: string } | { href: string }) =>
      "text" in params
        ? {
            zh: `链接“${params.text}”没有地址。请写明去处，或去掉链接。`,
            en: `The link "${params.text}" has no address. Write its address, or make it plain text.`,
          }
        : {
            zh: `指向“${params.href}”的链接没有文字，访客看不到它。请填写文字。`,
            en: `The link to "${params.href}" has no text, so nobody can see it. Write its text.`,
          },
    explanation: {
      zh: ["链接没有文字，或没有地址。", "前者看不见，后者点不动。", "请补上缺少的一半，或去掉链接标签。"],
      en: [
        "A link has no text, or no address.",
        "The first is invisible, the second cannot be followed.",
        "Add the missing part, or remove the tag.",
      ],
    },
    example: "<a href='#'>报名</a>\n\n<a href='/post'>报名</a>",
  },
  SL5504: {
    severity: "warning",
    title: { zh: "表格没有表头", en: "A table without headers" },
    message: ({ caption }: { caption: string }) => ({
      zh: `表格${caption ? `“${caption}”` : ""}没有表头单元格，读屏软件无法说明每格的含义。请把表头写成<th>。`,
      en: `The table${caption ? ` "${caption}"` : ""} has no header cells, so screen readers cannot explain its cells. Write its headers as <th>.`,
    }),
    explanation: {
      zh: [
        "表格中没有<th>单元格。",
        "读屏软件无法说明一个数字属于哪一列、哪一行。",
        '请把表头写成<th scope="col">或<th scope="row">。',
      ],
      en: [
        "No cell of the table is a <th>.",
        "Screen readers cannot announce the column or row of a number.",
        'Write its headers as <th scope="col"> or <th scope="row">.',
      ],
    },
    example:
      "<table><tr><td>项目</td><td>名额</td></tr>…</table>\n\n<table><tr><th>项目</th><th>名额</th></tr>…</table>",
  },
  SL5505: {
    severity: "warning",
    title: { zh: "HTML 会被删减", en: "HTML with tags that are removed" },
    message: ({ names }: { names: string[] }) => ({
      zh: `发布时会从 HTML 中去掉${names.join("、")}。请改用允许的标签，或将其删除。`,
      en: `Publishing removes ${names.join(", ")} from this HTML. Use allowed tags, or delete these.`,
    }),
    explanation: {
      zh: [
        "HTML 中有不允许的标签或属性，例如<font>、style、class。发布时会去掉它们，文字保留。",
        "文章在网站上的样子会与编辑时不同。",
        "请改用标题、段落、列表、表格、<strong>等标签；颜色与字号由网站统一决定。",
      ],
      en: [
        "The HTML has tags or attributes that are not allowed, such as <font>, style or class. Publishing removes them and keeps the words.",
        "The text looks different on the site than in the editor.",
        "Use headings, paragraphs, lists, tables and tags such as <strong>; the site sets colours and sizes.",
      ],
    },
    example: "<p style='color:red'><font>报名</font></p>\n\n<p><strong>报名</strong></p>",
  },
  SL5506: {
    severity: "warning",
    title: { zh: "标签不成对", en: "An unpaired tag" },
    message: ({ tag }: { tag: string }) => ({
      zh: `HTML 中的 ${tag} 没有与之成对的标签，排版可能与预期不同。请补上或删除它。`,
      en: `The tag ${tag} in this HTML has no counterpart, so the text may look different than intended. Add the other tag, or remove this one.`,
    }),
    explanation: {
      zh: [
        "有标签打开后没有关闭，或没有打开就关闭。",
        "浏览器会自行猜测，后面的文字可能全部变成粗体或链接。",
        "请补上另一半，或删除多余的标签。",
      ],
      en: [
        "A tag is opened and never closed, or closed and never opened.",
        "Browsers guess, and all the text after it may become bold or a link.",
        "Add the other tag, or remove this one.",
      ],
    },
    example: "<strong>15 个工作日\n\n<strong>15 个工作日</strong>",
  },
  SL5507: {
    severity: "warning",
    title: { zh: "纯文字中有 HTML", en: "HTML in a plain text" },
    message: ({ tag }: { tag: string }) => ({
      zh: `这里只显示纯文字，访客会看到“${tag}”这样的标签。请删除 HTML。`,
      en: `This text is shown as it is written, so visitors read the tag "${tag}". Remove the HTML.`,
    }),
    explanation: {
      zh: [
        "标题、按钮、摘要等是纯文字，而这一处写了 HTML 的标签或字符代码。",
        "访客会看到尖括号和标签本身。",
        "请删除标签；需要格式的内容请写在文档或 rich-text 板块中。",
      ],
      en: [
        "Titles, buttons and summaries are plain texts, and this one contains a tag or a character code of HTML.",
        "Visitors see the tag itself.",
        "Remove it; what needs formatting belongs into a document or a rich-text block.",
      ],
    },
    example: '"title": { "zh": "<b>立即报名</b>" }\n\n"title": { "zh": "立即报名" }',
  },
  SL5508: {
    severity: "warning",
    title: { zh: "两处使用同一个锚点", en: "An anchor that is used twice" },
    message: ({ id }: { id: string }) => ({
      zh: `HTML 中有两处的 id 是“${id}”，链接只会跳到第一处。请改用另一个 id。`,
      en: `Two places of this HTML have the id "${id}", and links lead to the first of them. Give one of them another id.`,
    }),
    explanation: {
      zh: [
        "同一段 HTML 中有两个标签的 id 相同，多半是复制了一段文字。",
        "指向第二处的链接会跳到第一处。",
        "请为其中一处换一个 id，并检查指向它的链接。",
      ],
      en: [
        "Two tags of the same HTML have the same id: probably a part was copied.",
        "Links to the second place lead to the first.",
        "Give one of them another id, and check the links to it.",
      ],
    },
    example: "<h2 id='prizes'>…</h2><h2 id='prizes'>…</h2>\n\n<h2 id='prizes'>…</h2><h2 id='records'>…</h2>",
  },
  SL5509: {
    severity: "warning",
    title: { zh: "正文中有 Markdown", en: "Markdown in a document" },
    message: ({ text }: { text: string }) => ({
      zh: `正文是 HTML，而“${text}”是 Markdown 的写法，访客会原样看到这些符号。请改用<h2>、<strong>、<a>等标签。`,
      en: `The content is HTML, but "${text}" is Markdown, whose signs visitors read as they are. Use tags such as <h2>, <strong> and <a>.`,
    }),
    explanation: {
      zh: [
        "文档正文中有 Markdown 的标题、粗体或链接写法，多半是从其他工具粘贴来的。",
        "网站不会转换它们，访客会看到#、** 和方括号。",
        "请改写成 HTML，或在粘贴之前用工具转换。",
      ],
      en: [
        "The content has headings, bold text or links in Markdown, probably pasted from another tool.",
        "They are not converted: visitors read #, ** and brackets.",
        "Write HTML instead, or convert the text before you paste it.",
      ],
    },
    example: "## 费用\n\n<h2>费用</h2>",
  },
  SL5510: {
    severity: "warning",
    title: { zh: "表格的一行比列多", en: "A row with more cells than columns" },
    message: ({ cells, columns }: { cells: number; columns: number }) => ({
      zh: `这一行有 ${cells} 格，而表格只有 ${columns} 列，多出的不会显示。请补上缺少的列，或删除多余的格。`,
      en: `This row has ${cells} cells and the table ${columns === 1 ? "1 column" : `${columns} columns`}, so the last ones are not shown. Add the missing column, or remove a cell.`,
    }),
    explanation: {
      zh: [
        "表格板块或奖金板块的一行，格数比列数多。",
        "访客看不到多出的格；如果中间多写了一格，后面的内容会落到错误的列里。",
        "请补上列，或删除多写的格，并核对这一行的其他格。",
      ],
      en: [
        "A row of a table or of a prize table has more cells than there are columns.",
        "Visitors do not see the last ones; if one in the middle is too many, those after it are in the wrong columns.",
        "Add the column or remove the cell, and check the others of the row.",
      ],
    },
    example: '"cells": [{ "zh": "柳堤" }, 10, "8:00", "9:10"]\n\n"cells": [{ "zh": "柳堤" }, 10, "8:00–9:10"]',
  },
  SL5511: {
    severity: "warning",
    title: { zh: "粘贴的内容会丢失", en: "Pasted content that is lost" },
    message: (lost: {
      pictures: number;
      picture: string;
      files: number;
      file: string;
      films: number;
      film: string;
      bullets: number;
      names: string[];
    }) => ({
      zh: [
        "粘贴的内容有一部分访客看不到。",
        lost.pictures > 0 &&
          `${lost.pictures} 张图片只写了 data-src（如 ${lost.picture}）：请把图片存入 media/，写成<img src="media/…" alt="…">。`,
        lost.files > 0 && `${lost.files} 处地址在您自己的电脑上（如 ${lost.file}）：请把文件放入 media/ 并改写地址。`,
        lost.films > 0 && `${lost.films} 个视频（如 ${lost.film}）：请改用视频板块，或写成链接。`,
        lost.bullets > 0 && `${lost.bullets} 个项目符号只是文字：请写成<ul><li>…</li></ul>。`,
        lost.names.length > 0 && `还会去掉${lost.names.join("、")}。`,
      ]
        .filter(Boolean)
        .join(""),
      en: [
        "Visitors do not get all of this pasted content.",
        lost.pictures > 0 &&
          `Pictures that only have data-src: ${lost.pictures} (${lost.picture}). Save them to media/ and write <img src="media/…" alt="…">.`,
        lost.files > 0 &&
          `Addresses on your own computer: ${lost.files} (${lost.file}). Put the files into media/ and write their paths.`,
        lost.films > 0 && `Films: ${lost.films} (${lost.film}). Use a block for films, or link to them.`,
        lost.bullets > 0 && `Bullets that are only text: ${lost.bullets}. Write <ul><li>…</li></ul>.`,
        lost.names.length > 0 && `Also removed: ${lost.names.join(", ")}.`,
      ]
        .filter(Boolean)
        .join(" "),
    }),
    explanation: {
      zh: [
        "内容是从微信公众号、Word 或其他编辑器粘贴的，其中的图片、本机文件、视频框或列表不是网页能用的写法。",
        "访客看不到这些图片和视频，链接打不开，列表成了普通段落。",
        "请运行 validate --fix：列表、视频链接和图片地址会代为改写，再把图片和文件存入 media/。docs/config.md 写明了怎样搬一篇文章。",
      ],
      en: [
        "The content was pasted from WeChat, Word or another editor, whose pictures, files, film frames or lists are not written as web pages have them.",
        "Visitors do not see the pictures and films, cannot open the links, and read lists as paragraphs.",
        "Run validate --fix, which rewrites lists, films and the addresses of pictures; then save the pictures and files to media/. docs/config.md describes how to move an article.",
      ],
    },
    example: "<img data-src='https://mmbiz.qpic.cn/…'>\n\n<img src='media/start.jpg' alt='起跑'>",
  },
} satisfies ProblemKinds;
