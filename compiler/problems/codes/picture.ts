import type { ProblemKinds } from "../kind.ts";

/** SL54xx: pictures and other media files. */
export const pictureKinds = {
  SL5401: {
    severity: "warning",
    title: { zh: "图片没有文字说明", en: "A picture without a description" },
    message: ({ src }: { src: string }) => ({
      zh: `图片 ${src} 没有文字说明，看不见图片的人不知道它是什么。请在 alt 中写明图片内容或链接去处。`,
      en: `The picture ${src} has no description, so people who cannot see it do not know what it is. Describe its content or its target in alt.`,
    }),
    explanation: {
      zh: [
        "图片是链接的全部内容、图库照片、路线图，或文档中的图片，却没有 alt。",
        "看不见图片的人不知道它是什么、通向哪里。",
        '请在 alt 中写明内容；文档中纯装饰的图片写 alt=""。',
      ],
      en: [
        "A picture is the whole content of a link, a photo of a gallery, the map of the course or a picture in a document, and has no alt.",
        "People who cannot see it do not know its content or its target.",
        'Describe it in its alt; a purely decorative picture in a document has alt="".',
      ],
    },
    example: '"image": { "src": "media/ad.jpg", "alt": { "zh": "跑鞋试穿", "en": "Try the shoes" } }',
  },
  SL5402: {
    severity: "warning",
    title: { zh: "图片文件过大", en: "A heavy picture" },
    message: ({ path, kilobytes, limit }: { path: string; kilobytes: number; limit: number }) => ({
      zh: `图片文件 ${path} 有 ${kilobytes} kB，超过 ${limit} kB，手机上会很慢。请压缩或缩小后再放入。`,
      en: `The picture file ${path} has ${kilobytes} kB, more than ${limit} kB, and is slow on phones. Compress it or make it smaller.`,
    }),
    explanation: {
      zh: ["图片的某个文件超过 400 kB。", "手机上会很慢，也浪费流量。", "请降低画质或尺寸后重新生成。"],
      en: [
        "A file of this picture has more than 400 kB.",
        "It is slow on phones and uses up mobile data.",
        "Generate it again with a lower quality or a smaller size.",
      ],
    },
  },
  SL5403: {
    severity: "warning",
    title: { zh: "图片尺寸过大", en: "A huge picture" },
    message: ({ path, pixels, limit }: { path: string; pixels: number; limit: number }) => ({
      zh: `图片 ${path} 的边长有 ${pixels} 像素，超过 ${limit} 像素。请缩小到 ${limit} 像素以内。`,
      en: `The longer side of the picture ${path} has ${pixels} pixels, more than ${limit}. Reduce it to at most ${limit} pixels.`,
    }),
    explanation: {
      zh: ["图片的长边超过 3000 像素。", "没有屏幕能显示这么多，只会更慢。", "请缩小到 3000 像素以内。"],
      en: [
        "The longer side of the picture has more than 3000 pixels.",
        "No screen shows that many; it is only slower.",
        "Reduce it to at most 3000 pixels.",
      ],
    },
  },
  SL5404: {
    severity: "warning",
    title: { zh: "图片没有尺寸", en: "A picture without a size" },
    message: ({ path }: { path: string }) => ({
      zh: `图片 ${path} 没有尺寸，加载时页面会跳动。请在 SVG 的根元素上写明 width 和 height，或 viewBox。`,
      en: `The size of the picture ${path} is unknown, so the page jumps while it loads. Write width and height, or a viewBox, on the root element of the SVG.`,
    }),
    explanation: {
      zh: [
        "SVG 的根元素没有以像素写明的 width 和 height，也没有 viewBox。",
        "浏览器无法预留位置，加载时页面会跳动。其他格式的图片由程序读取尺寸。",
        "请补上其中之一。",
      ],
      en: [
        "The root element of an SVG has neither a width and height in pixels nor a viewBox.",
        "Browsers cannot reserve its space, so the page jumps while it loads. Of pictures in other formats the program reads the size.",
        "Add one of the two.",
      ],
    },
    example:
      '<svg xmlns="http://www.w3.org/2000/svg">\n\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 120">',
  },
  SL5405: {
    severity: "warning",
    title: { zh: "文件没有用到", en: "An unused file" },
    message: ({ path }: { path: string }) => ({
      zh: `网站没有用到文件 ${path}。请删除它，或在需要的地方引用。`,
      en: `Nothing on the site uses the file ${path}. Remove it, or use it.`,
    }),
    explanation: {
      zh: [
        "media 文件夹中的文件没有出现在配置、文档或 race.json 中。",
        "它会随网站发布，占用空间，多半是忘了引用或忘了删除。",
        "请引用它，或删除它。",
      ],
      en: [
        "A file of the media folder is named neither in the config nor in a document or race.json.",
        "It is still published with the site and takes space: probably somebody forgot to name or remove it.",
        "Use it, or remove it.",
      ],
    },
  },
  SL5406: {
    severity: "warning",
    title: { zh: "颜色在背景上看不清", en: "A colour that cannot be read" },
    message: ({
      written,
      surface,
      ratio,
      used,
    }: {
      written: string;
      surface: string;
      ratio: number;
      used: string;
    }) => ({
      zh: `${written} 的文字在背景 ${surface} 上看不清（对比度 ${ratio}:1），页面会改用 ${used}。请选择更深或更浅的颜色。`,
      en: `Text in ${written} cannot be read on ${surface} (contrast ${ratio}:1), so pages use ${used} instead. Choose a darker or lighter colour.`,
    }),
    explanation: {
      zh: [
        "主题的强调色或文字颜色与背景太接近。",
        "为了让人看清，程序会把文字的颜色调深或调浅，页面因此不是您选的颜色。",
        "请选择与背景差别更大的颜色，或采用提示中的颜色。",
      ],
      en: [
        "The accent or the ink of the theme is too close to the background.",
        "To keep texts readable the program makes them darker or lighter, so pages do not have the colour that you chose.",
        "Choose a colour that differs more from the background, or the one of the message.",
      ],
    },
    example: '"theme": { "accent": "#ffe600" }\n\n"theme": { "accent": "#7a6a00" }',
  },
  SL5407: {
    severity: "error",
    title: { zh: "背景色上有看不清的内容", en: "A background on which something cannot be read" },
    message: ({
      surface,
      tone,
      part,
      text,
      ground,
      ratio,
      least,
      used,
    }: {
      surface: string;
      tone: string;
      part: string;
      text: string;
      ground: string;
      ratio: number;
      least: number;
      used: string;
    }) => ({
      zh: `背景色 ${surface} 不能使用：色调 ${tone} 中的 ${part} 为 ${text}，底色 ${ground}，对比度 ${ratio}:1，至少应为 ${least}:1。请改用 ${used}。`,
      en: `The background ${surface} cannot be used: in the tone ${tone}, ${part} is ${text} on ${ground} with a contrast of ${ratio}:1, and ${least}:1 is the least. Use ${used}.`,
    }),
    explanation: {
      zh: [
        "主题编译后，会检查每种色调中的文字、链接、按钮和状态（成功、警告、错误）在各底色上的对比度，其中有一处不够。",
        "访客会看不清这些内容，例如深色背景上的错误提示，或 night 色调中的白字，所以不能发布。",
        "请采用提示中的背景色，或选择更浅的颜色。",
      ],
      en: [
        "When a theme is compiled, the contrast of the texts, links, buttons and states (success, warning, danger) of each tone is checked on each ground, and one has too little.",
        "Visitors could not read it, such as an error on a dark background or the white words of the tone night, so the site cannot be published.",
        "Use the background of the message, or choose a lighter one.",
      ],
    },
    example: '"theme": { "surface": "#10151c" }\n\n"theme": { "surface": "#fffdf7" }',
  },
} satisfies ProblemKinds;
