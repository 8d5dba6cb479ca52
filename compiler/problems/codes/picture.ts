import type { Described, ProblemKinds } from "../kind.ts";

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
  SL5410: {
    severity: "warning",
    title: { zh: "图片无法读取", en: "A picture that cannot be read" },
    message: ({ path }: { path: string }) => ({
      zh: `图片 ${path} 已损坏，或者不是图片，因此没有显示。请用看图软件打开它，另存为 JPEG 或 PNG 后替换。`,
      en: `The picture ${path} is damaged or is no picture, so it is not shown. Open it in an image program, save it as JPEG or PNG, and replace it.`,
    }),
    explanation: {
      zh: [
        "文件的扩展名是图片，内容却不完整、已损坏，或者是别的东西。常见原因是下载或复制中断。",
        "这张图片不显示，网站的其余部分照常发布。",
        "请重新复制原图，或另存为 JPEG 或 PNG。startline pictures 会再试一次。",
      ],
      en: [
        "The file has the name of a picture, but its content is incomplete, damaged or something else. Often a download or a copy was interrupted.",
        "The picture is not shown; the rest of the site is published.",
        "Copy the original again, or save it as JPEG or PNG. startline pictures tries again.",
      ],
    },
  },
  SL5411: {
    severity: "warning",
    title: { zh: "图片像素过多", en: "A picture with too many pixels" },
    message: ({ path, megapixels, limit }: { path: string; megapixels: number | undefined; limit: number }) => ({
      zh: `图片 ${path} ${megapixels ? `有 ${megapixels} 百万像素，` : "的像素"}超过 ${limit} 百万，因此没有显示。请缩小到长边 4000 像素左右；很长的动图请换成视频。`,
      en: `The picture ${path} has ${megapixels ? `${megapixels} million pixels, ` : ""}more than ${limit} million${megapixels ? "" : " pixels"}, so it is not shown. Reduce it to about 4000 pixels on its longer side; replace a long animation by a film.`,
    }),
    explanation: {
      zh: [
        "图片的像素（动图为各帧之和）超过 1.2 亿，或动图超过 300 帧。",
        "这么大的图片会占满服务器的内存，有的文件就是为此而做的，因此程序不打开它。网站的其余部分照常发布。",
        "请缩小到长边 4000 像素左右；很长的动图请换成 MP4 视频。",
      ],
      en: [
        "The picture, all frames of an animation together, has more than 120 million pixels, or more than 300 frames.",
        "It would fill the memory of the server, and some files are made to do so: the program does not open it. The rest of the site is published.",
        "Reduce it to about 4000 pixels on its longer side; replace a long animation by an MP4 film.",
      ],
    },
  },
  SL5412: {
    severity: "warning",
    title: { zh: "图片是 HEIC 格式", en: "A picture in the HEIC format" },
    message: ({ path }: { path: string }) => ({
      zh: `图片 ${path} 是手机的 HEIC 格式，程序无法读取，因此没有显示。请导出为 JPEG 后替换；iPhone 可在“设置 > 相机 > 格式”中选“兼容性最佳”。`,
      en: `The picture ${path} is in the HEIC format of phones, which cannot be read here, so it is not shown. Export it as JPEG and replace it; on an iPhone, "Most Compatible" in Settings > Camera > Formats takes JPEG photos.`,
    }),
    explanation: {
      zh: [
        "HEIC 是手机相机的格式，受专利保护，程序没有它的解码器。扩展名是.jpg 的文件也可能是 HEIC。",
        "这张图片不显示，网站的其余部分照常发布。",
        "请在手机或电脑的相册里导出为 JPEG。",
      ],
      en: [
        "HEIC is a format of phone cameras. It is patented, and the program has no decoder for it. A file called .jpg can also be HEIC.",
        "The picture is not shown; the rest of the site is published.",
        "Export it as JPEG from the photos of the phone or computer.",
      ],
    },
    example: "media/IMG_2041.HEIC\n\nmedia/IMG_2041.jpg",
  },
  SL5413: {
    severity: "warning",
    title: { zh: "图片处理过久", en: "A picture that takes too long" },
    message: ({ path, seconds }: { path: string; seconds: number }) => ({
      zh: `图片 ${path} 处理了 ${seconds} 秒仍未完成，因此没有显示。请缩小后替换，或用 startline pictures 再试一次。`,
      en: `The picture ${path} was not finished after ${seconds} seconds, so it is not shown. Replace it by a smaller one, or try again with startline pictures.`,
    }),
    explanation: {
      zh: [
        "制作这张图片的各种尺寸超过了时限，程序已停止。",
        "有的文件就是为了拖住解码器而做的；也可能是电脑当时太忙。网站的其余部分照常发布。",
        "请用 startline pictures 再试一次；仍然如此，就缩小后替换。",
      ],
      en: [
        "Making the sizes of this picture took longer than allowed, and the program stopped it.",
        "Some files are made to keep a decoder busy; or the computer was too busy at the time. The rest of the site is published.",
        "Try again with startline pictures; if it happens again, replace the picture by a smaller one.",
      ],
    },
  },
  SL5414: {
    severity: "warning",
    title: { zh: "图片的焦点无法使用", en: "A focal point that cannot be used" },
    message: ({ path, reason }: { path: string; reason: "no-picture" | "no-focus" }) =>
      reason === "no-picture"
        ? {
            zh: `media/pictures.json 提到的图片 ${path} 不存在。请改正路径，或删除这一项。`,
            en: `There is no picture ${path}, which media/pictures.json names. Correct the path, or remove the entry.`,
          }
        : {
            zh: `图片 ${path} 的焦点应写成{ "focus": { "x": 0.7, "y": 0.3 } }：从左、从上算起，0 到 1。`,
            en: `Write the focal point of ${path} as { "focus": { "x": 0.7, "y": 0.3 } }: from the left and from the top, 0 to 1.`,
          },
    explanation: {
      zh: [
        "media/pictures.json 写明图片裁切时必须保留的位置，而这一项的图片不存在，或写法不对。",
        "没有它，图片从中间裁切。",
        "以图片在文件夹中的路径为字段；x 从左算起，y 从上算起，都在 0 到 1 之间。",
      ],
      en: [
        "media/pictures.json states what must stay visible if a picture is cropped. Here the picture does not exist, or the point is written differently.",
        "Without it the picture is cropped around its middle.",
        "The field is the picture's path in the folder; x counts from the left and y from the top, both from 0 to 1.",
      ],
    },
    example: '{ "media/start.jpg": { "focus": { "x": 0.7, "y": 0.3 } } }',
  },
  SL5415: {
    severity: "warning",
    title: { zh: "media/pictures.json 无法使用", en: "media/pictures.json cannot be used" },
    message: (params: Record<never, never> | { cause: Described }, describe) => {
      const reason =
        "cause" in params
          ? describe(params.cause)
          : {
              zh: "它应是一个对象，以图片路径为字段。",
              en: "It must be one object whose fields are the paths of pictures.",
            };
      return {
        zh: `media/pictures.json 无法使用。${reason.zh} 图片将从中间裁切。`,
        en: `media/pictures.json cannot be used. ${reason.en} Pictures are cropped around their middle.`,
      };
    },
    explanation: {
      zh: [
        "media/pictures.json 不是 JSON，或不是以图片路径为字段的对象。",
        "其中写的焦点都不起作用，图片从中间裁切。",
        "请改正文件，或删除它：不写焦点时不需要它。",
      ],
      en: [
        "media/pictures.json is not JSON, or is not an object whose fields are the paths of pictures.",
        "None of its focal points takes effect; pictures are cropped around their middle.",
        "Correct the file, or remove it: a site without focal points does not need it.",
      ],
    },
    example: '{ "media/start.jpg": { "focus": { "x": 0.7, "y": 0.3 } } }',
  },
} satisfies ProblemKinds;
