import type { Sentence } from "#core/text.ts";

/**
 * What to write in a field that has a pattern or a format, to follow "Write"; a general phrase for
 * any other pattern.
 */
export function patternText(pattern: string): Sentence {
  const text = Object.hasOwn(patternTexts, pattern) ? patternTexts[pattern] : undefined;
  return text ?? { zh: "该字段说明中的写法", en: "what the field's description asks for" };
}

/** The pattern of a link in the schemas. */
export const linkPattern = "^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)";

/**
 * The phrase for each pattern and format of the schemas, by the regular expression or the format's
 * name.
 */
export const patternTexts: Record<string, Sentence | undefined> = {
  "date-time": {
    zh: "带时区的时刻，如 2025-10-26T07:30:00+08:00",
    en: "an instant with its time zone, such as 2025-10-26T07:30:00+08:00",
  },
  date: { zh: "日期，如 2025-10-26", en: "a date such as 2025-10-26" },
  [linkPattern]: {
    zh: "本站页面（/news）、以 https://、http://、//、mailto:、tel:开头的地址，或#锚点",
    en: "a page of this site (/news), an address that starts with https://, http://, //, mailto: or tel:, or an #anchor",
  },
  "^[A-Za-z0-9][A-Za-z0-9_-]*$": {
    zh: "由字母、数字、连字符组成的编号，如 main-sponsor",
    en: "letters, digits and hyphens, such as main-sponsor",
  },
  "^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_-]*)*$": {
    zh: "由字母、数字、连字符组成的编号，如 main-sponsor",
    en: "letters, digits and hyphens, such as main-sponsor",
  },
  "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$": {
    zh: "字母和数字组成的优惠码，如 LAKE-7Q4K-9TRW",
    en: "a code of letters and digits, such as LAKE-7Q4K-9TRW",
  },
  "^[a-z0-9]+(-[a-z0-9]+)*$": {
    zh: "packs/ 中文件夹的名称，由小写字母、数字和连字符组成，如 lake-series",
    en: "the name of a folder in packs/, in small letters, digits and hyphens, such as lake-series",
  },
  "^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$": {
    zh: "两个由小写字母、数字、连字符组成的名称，中间加斜线，如 my/sponsor-wall",
    en: "two names of small letters, digits and hyphens with a slash between them, such as my/sponsor-wall",
  },
  "^(?:\\d{1,2}:[0-5]\\d|\\d{1,3}):[0-5]\\d$": {
    zh: "分和秒，如 3:42，或时、分、秒，如 1:05:00",
    en: "minutes and seconds, such as 3:42, or hours, minutes and seconds, such as 1:05:00",
  },
  "^\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?$": {
    zh: "小时和分，如 3:30，也可带秒，如 0:55:30",
    en: "hours and minutes, such as 3:30, or with seconds, such as 0:55:30",
  },
  "^(account|(/[^/]+)+)$": {
    zh: "account，或以/开头的问题路径，如 /email",
    en: "account, or the path of a question, such as /email",
  },
  "^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$": {
    zh: "邮箱地址，如 volunteers@example.com",
    en: "an email address, such as volunteers@example.com",
  },
  "^[A-Z]{2}$": {
    zh: "两个大写字母的国家或地区代码，如 CN",
    en: "a country code of two capital letters, such as CN",
  },
  "^(today|race-day|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))$": {
    zh: "today（当天）、race-day（比赛日）或 2025-10-26 这样的日期",
    en: "today, race-day, or a date such as 2025-10-26",
  },
  "^1\\d{0,6}(-1\\d{0,6})?$": {
    zh: "号段，如 13 或 140-141",
    en: "the first digits of numbers, such as 13, or a range of them, such as 140-141",
  },
  "^#[0-9a-fA-F]{6}$": {
    zh: "#加六位十六进制的颜色，如#c8102e",
    en: "a colour as # and six hexadecimal digits, such as #c8102e",
  },
  "^(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": {
    zh: "主机名，如 img.example.org 或 *.example.org，不带 https:// 和路径",
    en: "a host name such as img.example.org or *.example.org, without https:// and path",
  },
  "^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": {
    zh: "主机名，如 stats.example.org，不带 https:// 和路径",
    en: "a host name such as stats.example.org, without https:// and path",
  },
  "^[A-Za-z][A-Za-z0-9_-]*$": {
    zh: "地址参数的名字，如 source",
    en: "the name of a parameter of an address, such as source",
  },
  "^(/[A-Za-z0-9_-]+)+$": {
    zh: "目录，如 /matomo，末尾不带斜线",
    en: "a folder such as /matomo, without a slash at its end",
  },
  "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$": {
    zh: "Umami 的网站编号，如 83dd64c4-17ad-4e3e-a905-b3d8c867c1a5",
    en: "the website id of Umami, such as 83dd64c4-17ad-4e3e-a905-b3d8c867c1a5",
  },
  "^media/([^./?#:\\\\][^/?#:\\\\]*/)*[^./?#:\\\\][^/?#:\\\\]*\\.[A-Za-z0-9]{2,5}$": {
    zh: "站点文件夹中文件的路径，如 media/guide.pdf",
    en: "the path of a file in the site's folder, such as media/guide.pdf",
  },
  "^[0-9a-f]{32}$": {
    zh: "百度统计代码中 hm.js? 之后的 32 位编号",
    en: "the 32 characters after hm.js? in the code of Baidu Tongji",
  },
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$":
    {
      zh: "日期或带时区的时刻，如 2025-09-05 或 2025-09-05T10:00:00+08:00",
      en: "a date or an instant with its time zone, such as 2025-09-05 or 2025-09-05T10:00:00+08:00",
    },
  "^[A-Za-z0-9_=+/.-]+$": {
    zh: "验证码本身（content 的内容），不带外面的 meta 标签",
    en: "the code alone (what content holds), without the meta element around it",
  },
  "^/": { zh: "race 中的路径，如 /startsAt", en: "a path in race, such as /startsAt" },
  "^https?://": { zh: "以 https://或 http://开头的地址", en: "an address that starts with https:// or http://" },
  "^(|/(?!/).*|//[^/].*|https?://[^/].*|mailto:.*|tel:.*|#.*)$": {
    zh: "本站页面（/news）、以 https://、http://、//、mailto:、tel:开头的地址、#锚点，或留空",
    en: "a page of this site (/news), an address that starts with https://, http://, //, mailto: or tel:, an #anchor, or nothing",
  },
  "^(/[^/]+)+$": {
    zh: "答案的位置，如/name 或/emergency/phone",
    en: "the place of an answer, such as /name or /emergency/phone",
  },
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$": {
    zh: "日期，如 2025-10-26，或 race-day",
    en: "a date such as 2025-10-26, or race-day",
  },
  "^([01]\\d|2[0-3]):[0-5]\\d$": { zh: "24 小时制的时间，如 07:30", en: "a time of day such as 07:30" },
  "^https://[^ ]*\\{z\\}[^ ]*$": {
    zh: "含{z}、{x}、{y}的 https 瓦片地址，如 https://tiles.example.org/{z}/{x}/{y}.png",
    en: "the https address of map tiles with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png",
  },
  "^[^A-Za-z\\u2e80-\\ud7ff\\uf900-\\ufaff]*$": {
    zh: "两种语言共用、不含文字的内容，如 07:30；有文字时分别写 zh 和 en",
    en: "what both languages share, without letters, such as 07:30; a text has zh and en",
  },
};
