import type { Described, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL54xx: picture files that cannot be read, and the tables of pictures in media/. */
export const pictureFileKinds = {
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
  SL5416: {
    severity: "warning",
    title: { zh: "media/images.json 中的一项无法使用", en: "An entry of media/images.json that cannot be used" },
    message: ({ path, field }: { path: string; field: string | undefined }) => ({
      zh: `media/images.json 中 ${path} 的${field === undefined ? "内容" : `“${field}”`}写法不对。有 ${path} 原图时可以删除这一项，否则请改正。`,
      en: `In media/images.json ${field === undefined ? `the entry ${path}` : `"${field}" of ${path}`} is not as it must be. Correct it; if the folder has ${path} itself, you can also remove the entry.`,
    }),
    explanation: {
      zh: [
        "media/images.json 写明图片的 width、height、widths、formats 和 placeholder，这一项缺少其中之一，或写法不对。",
        "图片会用文件夹中已有的尺寸显示，页面可能会跳动。",
        "宽高是像素数，widths 是其列表，formats 是 avif、webp、jpg、png，placeholder 是 data:image/…；最好放入原图并删除这一项，由程序生成各种尺寸。",
      ],
      en: [
        "media/images.json states the width, height, widths, formats and placeholder of a picture; here one of them is missing or written differently.",
        "The picture is shown in the sizes that the folder has, and the page may jump while it loads.",
        "Width and height count pixels, widths is a list of such, formats are avif, webp, jpg and png, and the placeholder starts with data:image/. Best put the picture itself into the folder and remove the entry: then the sizes are made for you.",
      ],
    },
    example:
      '{ "media/hero.jpg": { "width": 2400, "height": 1350, "widths": [480, 960], "formats": ["webp", "jpg"] } }',
  },
  SL5417: {
    severity: "warning",
    title: { zh: "media/images.json 提到的图片不存在", en: "A picture of media/images.json that does not exist" },
    message: ({ path, near }: { path: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `文件夹中没有图片 ${path}，也没有它的任何尺寸，而 media/images.json 提到了它。${hint.zh}请改正路径，或删除这一项。`,
        en: `The folder has neither the picture ${path} nor any of its sizes, but media/images.json names it.${hint.en} Correct the path, or remove the entry.`,
      };
    },
    explanation: {
      zh: [
        "media/images.json 的一项以图片路径为名，而文件夹中没有该图片，也没有它的各种尺寸。",
        "这一项不起作用；如果只是名称写错，真正的图片可能无法显示。",
        "请改正路径，或删除这一项。",
      ],
      en: [
        "An entry of media/images.json is named by the path of a picture, and the folder has neither that picture nor its sizes.",
        "The entry has no effect; if only its name is misspelt, the real picture may not be shown.",
        "Correct the path, or remove the entry.",
      ],
    },
    example: '{ "hero.jpg": { … } }\n\n{ "media/hero.jpg": { … } }',
  },
  SL5418: {
    severity: "warning",
    title: { zh: "SVG 图片是空的", en: "An empty SVG" },
    message: ({ path }: { path: string }) => ({
      zh: `图片 ${path} 中没有任何图形，访客看到的是一块空白。请重新导出这张图片，再替换它。`,
      en: `The picture ${path} draws nothing, so visitors see an empty place. Export it again, and replace it.`,
    }),
    explanation: {
      zh: [
        "SVG 文件中没有路径、形状、文字或图片。常见原因是导出时没有选中图形，或文件没有复制完整。",
        "访客看到的是一块空白，网站的其余部分照常显示。",
        "请在绘图软件中选中图形重新导出，用浏览器打开确认后替换。",
      ],
      en: [
        "The file has no path, shape, text or picture in it. Often nothing was selected when it was exported, or a copy was interrupted.",
        "Visitors see an empty place; the rest of the site is shown.",
        "Select the drawing, export it again, look at it in a browser, and replace the file.",
      ],
    },
  },
} satisfies ProblemKinds;
