import { finding } from "./meaningCatalogue.ts";
import type { Finding } from "./problems.ts";

function quote(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > 30 ? `${plain.slice(0, 30)}…` : plain;
}

/** SL5301: a text is there in Chinese only, on a site that is offered in English too. */
export function missingEnglish(pointer: string, zh: string, key = "en"): Finding {
  return finding("SL5301", "warning", pointer, {
    zh: `“${quote(zh)}”没有英文，英文读者会看到中文。请在“${key}”中补上英文。`,
    en: `"${quote(zh)}" has no English, so readers of English see Chinese. Write the English in "${key}".`,
  });
}

/** SL5302: a text is there in English only. */
export function missingChinese(pointer: string, en: string): Finding {
  return finding("SL5302", "warning", pointer, {
    zh: `“${quote(en)}”没有中文，中文读者看不到这段文字。请补上中文。`,
    en: `"${quote(en)}" has no Chinese, so readers of Chinese see nothing here. Write the Chinese.`,
  });
}

/** SL5303: the English of a text is Chinese. */
export function untranslated(pointer: string, en: string): Finding {
  return finding("SL5303", "warning", pointer, {
    zh: `英文一栏写的是中文“${quote(en)}”。请翻译成英文；若确实相同，请删除英文一栏。`,
    en: `the English of this text is the Chinese "${quote(en)}". Translate it, or take the English out.`,
  });
}

/** SL5304: the Chinese of a text has changed since its English was written. */
export function staleEnglish(pointer: string, zh: string): Finding {
  return finding("SL5304", "warning", pointer, {
    zh: `中文“${quote(zh)}”已修改，而英文还是原来的。请更新英文，或确认无须更新后重写 translations.lock.json。`,
    en: `the Chinese "${quote(zh)}" has changed, but its English has not. Bring the English up to date or, where it still fits, write translations.lock.json again.`,
  });
}

/** SL5401: a picture that says something to those who see it says nothing to those who do not. */
export function missingAlt(pointer: string, src: string): Finding {
  return finding("SL5401", "warning", pointer, {
    zh: `图片 ${src} 没有文字说明，看不见图片的人不知道它是什么。请在 alt 中写明图片内容或链接去处。`,
    en: `the picture ${src} has no description, so people who cannot see it do not know what it is. Say in its alt what it shows, or where it leads.`,
  });
}

/** SL5402: a file of a picture is heavier than visitors should have to load. */
export function heavyPicture(pointer: string, path: string, kilobytes: number, limit: number): Finding {
  return finding("SL5402", "warning", pointer, {
    zh: `图片文件 ${path} 有 ${kilobytes} kB，超过 ${limit} kB，手机上会很慢。请压缩或缩小后再放入。`,
    en: `the picture file ${path} has ${kilobytes} kB, more than ${limit} kB, and is slow on phones. Compress it or make it smaller.`,
  });
}

/** SL5403: a picture is larger than any screen shows it. */
export function hugePicture(pointer: string, path: string, size: number, limit: number): Finding {
  return finding("SL5403", "warning", pointer, {
    zh: `图片 ${path} 的边长有 ${size} 像素，超过 ${limit} 像素。请缩小到 ${limit} 像素以内。`,
    en: `the picture ${path} is ${size} pixels long, more than ${limit}. Make it no longer than ${limit} pixels.`,
  });
}

/** SL5404: nobody knows how large a picture is before it is loaded. */
export function unsizedPicture(pointer: string, path: string): Finding {
  return finding("SL5404", "warning", pointer, {
    zh: `图片 ${path} 没有尺寸，加载时页面会跳动。请在 media/images.json 中写明 width 和 height。`,
    en: `the picture ${path} has no size, so the page jumps while it loads. Give its width and height in media/images.json.`,
  });
}

/** SL5405: a file of the media folder that nothing on the site uses. */
export function unusedFile(path: string): Finding {
  const message = {
    zh: `网站没有用到文件 ${path}。请删除它，或在需要的地方引用。`,
    en: `Nothing on the site uses the file ${path}. Remove it, or name it where it belongs.`,
  };
  return { code: "SL5405", severity: "warning", pointer: "", message };
}

/** SL5501: a heading is of a level that its place does not allow. */
export function wrongHeading(pointer: string, text: string, level: number, wanted: number): Finding {
  return finding(
    "SL5501",
    "warning",
    pointer,
    {
      zh: `标题“${quote(text)}”是 h${level}，此处应为 h${wanted}（页面标题是 h1，级别不能跳跃）。请改为 h${wanted}。`,
      en: `the heading "${quote(text)}" is an h${level}, but an h${wanted} belongs here: the page's title is the h1, and levels follow one another. Write h${wanted}.`,
    },
    { suggestion: `h${wanted}` },
  );
}

/** SL5502: a heading without a word in it. */
export function emptyHeading(pointer: string, level: number): Finding {
  return finding("SL5502", "warning", pointer, {
    zh: `有一个空的 h${level} 标题，读屏软件会念出空白。请填写文字，或将其删除。`,
    en: `there is an h${level} heading without text, which screen readers announce as nothing. Write its text, or take it out.`,
  });
}

/** SL5503: a link without a word to click on, or without an address. */
export function emptyLink(pointer: string, href: string, text: string): Finding {
  const shown = quote(text || href);
  return finding("SL5503", "warning", pointer, {
    zh: text
      ? `链接“${shown}”没有地址。请写明去处，或去掉链接。`
      : `指向“${shown}”的链接没有文字，访客看不到它。请填写文字。`,
    en: text
      ? `the link "${shown}" has no address. Say where it leads, or make it plain text.`
      : `the link to "${shown}" has no text, so nobody can see it. Write its text.`,
  });
}

/** SL5504: a table of which no cell is a header. */
export function headlessTable(pointer: string, caption: string): Finding {
  const shown = quote(caption);
  return finding("SL5504", "warning", pointer, {
    zh: `表格${shown ? `“${shown}”` : ""}没有表头单元格，读屏软件无法说明每格的含义。请把表头写成 <th>。`,
    en: `the table${shown ? ` "${shown}"` : ""} has no header cells, so screen readers cannot say what its cells mean. Write its headers as <th>.`,
  });
}

/** SL5505: HTML that visitors get without some of its tags and attributes. */
export function cutHtml(pointer: string, names: string[]): Finding {
  const shown = names.slice(0, 6).join("、");
  return finding("SL5505", "warning", pointer, {
    zh: `发布时会从 HTML 中去掉 ${shown}。请改用允许的标签，或将其删除。`,
    en: `visitors get this HTML without ${names.slice(0, 6).join(", ")}. Use tags that are allowed, or take these out.`,
  });
}

/** SL5506: tags that are opened and not closed, or closed and not opened. */
export function unpairedTag(pointer: string, tag: string): Finding {
  return finding("SL5506", "warning", pointer, {
    zh: `HTML 中的 ${tag} 没有与之成对的标签，排版可能与预期不同。请补上或删除它。`,
    en: `the tag ${tag} in this HTML has no counterpart, so the text may look different from what you mean. Add the other tag, or take this one out.`,
  });
}
