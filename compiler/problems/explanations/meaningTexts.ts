import { type Explanation, paragraphs } from "./explanation.ts";

/** SL53xx to SL55xx: languages, pictures and HTML. */
export const explanations: Record<string, Explanation> = {
  SL5301: {
    title: { zh: "缺少英文", en: "No English" },
    text: paragraphs(
      [
        "网站提供英文，而这段文字只有中文。",
        "英文读者会在英文页面中看到中文。",
        '请在 "en" 中补上英文；文档的英文写在 titleEn、summaryEn、contentEn 中。',
      ],
      [
        "The site is offered in English, but this text is there in Chinese alone.",
        "Readers of English meet Chinese on an English page.",
        'Write the English in "en"; documents have titleEn, summaryEn and contentEn for it.',
      ],
    ),
    example: '{ "zh": "报名" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5302: {
    title: { zh: "缺少中文", en: "No Chinese" },
    text: paragraphs(
      ["这段文字有英文，中文却是空的。", "中文读者看到的是空白。", '请在 "zh" 中补上中文。'],
      [
        "The text has its English, but its Chinese is empty.",
        "Readers of Chinese see nothing.",
        'Write the Chinese in "zh".',
      ],
    ),
    example: '{ "zh": "", "en": "Sign up" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5303: {
    title: { zh: "英文一栏是中文", en: "English that is Chinese" },
    text: paragraphs(
      [
        "英文一栏的文字大部分是汉字，多半是复制后忘了翻译。",
        "英文读者看不懂。",
        "请翻译；专有名词夹在英文句子中不受影响。",
      ],
      [
        "Most of the English is Chinese characters: probably copied and not translated.",
        "Readers of English cannot read it.",
        "Translate it; a Chinese name within an English sentence is fine.",
      ],
    ),
    example: '{ "zh": "报名", "en": "报名" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5304: {
    title: { zh: "英文没有跟着更新", en: "English that was left behind" },
    text: paragraphs(
      [
        "translations.lock.json 记下了每段文字两种语言相符时的样子。此后中文改了，英文没有改。",
        "英文读者可能看到过时的时间或规定。",
        "请更新英文；若英文仍然正确，请重写 translations.lock.json。",
      ],
      [
        "translations.lock.json remembers what both languages were when they fitted. Since then the Chinese has changed and the English has not.",
        "Readers of English may read times or rules of yesterday.",
        "Bring the English up to date; where it still fits, write translations.lock.json again.",
      ],
    ),
    example: "startline translated my-race",
  },
  SL5401: {
    title: { zh: "图片没有文字说明", en: "A picture without a description" },
    text: paragraphs(
      [
        "图片是链接的全部内容、图库照片、路线图，或文档中的图片，却没有 alt。",
        "看不见图片的人不知道它是什么、通向哪里。",
        '请在 alt 中写明内容；文档中纯装饰的图片写 alt=""。',
      ],
      [
        "A picture is all there is of a link, or a photo of a gallery, the map of the course or a picture of a document, and has no alt.",
        "People who cannot see it do not know what it is or where it leads.",
        'Say so in its alt; a picture of a document that is mere decoration has alt="".',
      ],
    ),
    example: '"image": { "src": "media/ad.jpg", "alt": { "zh": "跑鞋试穿", "en": "Try the shoes" } }',
  },
  SL5402: {
    title: { zh: "图片文件过大", en: "A heavy picture" },
    text: paragraphs(
      ["图片的某个文件超过 400 kB。", "手机上会很慢，也浪费流量。", "请降低画质或尺寸后重新生成。"],
      [
        "A file of this picture has more than 400 kB.",
        "It is slow on phones and costs people their data.",
        "Make it again with less quality or a smaller size.",
      ],
    ),
  },
  SL5403: {
    title: { zh: "图片尺寸过大", en: "A huge picture" },
    text: paragraphs(
      ["图片的长边超过 3000 像素。", "没有屏幕能显示这么多，只会更慢。", "请缩小到 3000 像素以内。"],
      [
        "The longer side of the picture has more than 3000 pixels.",
        "No screen shows that many; it is only slower.",
        "Make it no longer than 3000 pixels.",
      ],
    ),
  },
  SL5404: {
    title: { zh: "图片没有尺寸", en: "A picture without a size" },
    text: paragraphs(
      [
        "media/images.json 中没有这张图片的 width 和 height。",
        "浏览器无法预留位置，加载时页面会跳动。",
        "请重新生成图片表，或补上尺寸。",
      ],
      [
        "media/images.json does not give the width and height of this picture.",
        "Browsers cannot keep its place free, so the page jumps while it loads.",
        "Make the table of pictures again, or add the size.",
      ],
    ),
    example: '"media/logo.png": {}\n\n"media/logo.png": { "width": 480, "height": 120 }',
  },
  SL5405: {
    title: { zh: "文件没有用到", en: "A file that nothing uses" },
    text: paragraphs(
      [
        "media 文件夹中的文件没有出现在配置、文档或 race.json 中。",
        "它会随网站发布，占用空间，多半是忘了引用或忘了删除。",
        "请引用它，或删除它。",
      ],
      [
        "A file of the media folder is named neither in the config nor in a document or race.json.",
        "It is published with the site all the same: somebody forgot to name it, or to remove it.",
        "Name it where it belongs, or remove it.",
      ],
    ),
  },
  SL5501: {
    title: { zh: "标题级别不对", en: "A heading of the wrong level" },
    text: paragraphs(
      [
        "文档中的标题从 h2 开始（h1 是页面标题），每次只能深入一级。",
        "读屏软件靠级别理解文章的结构。",
        "请改用提示的级别；字号由样式决定，与级别无关。",
      ],
      [
        "The headings of a document start with h2, for its title is the h1, and go deeper by one level at a time.",
        "Screen readers go by these levels to find their way.",
        "Use the level that is suggested; how large it looks is a matter of style.",
      ],
    ),
    example: "<h2>…</h2><h4>…</h4>\n\n<h2>…</h2><h3>…</h3>",
  },
  SL5502: {
    title: { zh: "空标题", en: "An empty heading" },
    text: paragraphs(
      ["标题标签中没有文字。", "读屏软件会念出一个没有内容的标题，目录中也会出现空行。", "请填写文字，或删除标签。"],
      [
        "A heading has no text in it.",
        "Screen readers announce a heading of nothing, and the table of contents has an empty line.",
        "Write its text, or take the tag out.",
      ],
    ),
    example: "<h2></h2>\n\n<h2>费用</h2>",
  },
  SL5503: {
    title: { zh: "空链接", en: "An empty link" },
    text: paragraphs(
      ["链接没有文字，或没有地址。", "前者看不见，后者点不动。", "请补上缺少的一半，或去掉链接标签。"],
      [
        "A link has no text, or no address.",
        "The first cannot be seen, the second cannot be followed.",
        "Add what is missing, or take the tag out.",
      ],
    ),
    example: "<a href='#'>报名</a>\n\n<a href='/post'>报名</a>",
  },
  SL5504: {
    title: { zh: "表格没有表头", en: "A table without headers" },
    text: paragraphs(
      [
        "表格中没有 <th> 单元格。",
        "读屏软件无法说明一个数字属于哪一列、哪一行。",
        '请把表头写成 <th scope="col"> 或 <th scope="row">。',
      ],
      [
        "No cell of the table is a <th>.",
        "Screen readers cannot say which column or row a number belongs to.",
        'Write its headers as <th scope="col"> or <th scope="row">.',
      ],
    ),
    example:
      "<table><tr><td>项目</td><td>名额</td></tr>…</table>\n\n<table><tr><th>项目</th><th>名额</th></tr>…</table>",
  },
  SL5505: {
    title: { zh: "HTML 会被删减", en: "HTML that is cut" },
    text: paragraphs(
      [
        "HTML 中有不允许的标签或属性，例如 <font>、style、class。发布时会去掉它们，文字保留。",
        "文章在网站上的样子会与编辑时不同。",
        "请改用标题、段落、列表、表格、<strong> 等标签；颜色与字号由网站统一决定。",
      ],
      [
        "The HTML has tags or attributes that sites may not have, such as <font>, style or class. They are cut when the site is published; the words stay.",
        "The text looks different on the site from what its writer saw.",
        "Use headings, paragraphs, lists, tables and tags such as <strong>; colours and sizes are those of the site.",
      ],
    ),
    example: "<p style='color:red'><font>报名</font></p>\n\n<p><strong>报名</strong></p>",
  },
  SL5506: {
    title: { zh: "标签不成对", en: "A tag without its counterpart" },
    text: paragraphs(
      [
        "有标签打开后没有关闭，或没有打开就关闭。",
        "浏览器会自行猜测，后面的文字可能全部变成粗体或链接。",
        "请补上另一半，或删除多余的标签。",
      ],
      [
        "A tag is opened and never closed, or closed and never opened.",
        "Browsers guess, and all that follows may turn bold or become a link.",
        "Add the other tag, or take this one out.",
      ],
    ),
    example: "<strong>15 个工作日\n\n<strong>15 个工作日</strong>",
  },
};
