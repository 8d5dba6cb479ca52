import { withoutPrivateUse } from "./gbkCharacters.ts";

/**
 * What a text is that a person types or pastes. `text` has lines of its own; `line` is any other
 * words, such as a street; `name` is a person's; `number` is that of a document; `code` was sent or
 * printed for somebody; `phone` and `email` are addresses.
 */
export type TextKind = "text" | "line" | "name" | "number" | "code" | "phone" | "email";

/** The keyword by which the schema of a request states what one of its texts is. */
export const textKeyword = "x-text";

// What nobody sees, such as the marks of direction that contacts of telephones put around numbers.
const everyHidden = /[\p{DI}\ufff9-\ufffb]/gu;
// Parts of what people do see: variants of a character, joiners in words of Persian, Mongolian and
// the scripts of India, and in emoji.
const joined = /(?<=[\p{L}\p{M}])(?<![\p{sc=Han}\p{sc=Latn}])[\u180e\u200c\u200d](?=\p{L})/u;
const joinedEmoji = /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/u;
const flag = /(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/u;
const joiners = ["\\p{Variation_Selector}", ...[joined, joinedEmoji, flag].map(({ source }) => source)].join("|");
const hiddenInWords = new RegExp(`(?!${joiners})[\\p{DI}\\ufff9-\\ufffb]`, "gu");
// Spreadsheets mark a number as a text by it. In 't Hart and in 'quoted' words it is part of the
// text.
const mark = /^['＇](?!\p{Ll}{1,2}[\s-]|[^']*'(?!\p{L}))/u;
const everyDotOfName = /(?<=\p{sc=Han}) ?[•‧∙⋅・･．.·●○∘᛫‑] ?(?=\p{sc=Han})/gu;
const signsOfPhone = /[\p{Pd}−().·/]/gu;

const cleaners: Record<TextKind, (text: string) => string> = {
  text: withoutHidden,
  line: cleanLine,
  name: (text) => cleanLine(text).replace(everyDotOfName, "\u00b7"),
  number: (text) =>
    cleanToken(text)
      .replace(/[\p{Pd}−]/gu, "")
      .toUpperCase(),
  code: cleanToken,
  phone: (text) => cleanToken(text).replace(/^tel:/i, "").replace(signsOfPhone, ""),
  email: cleanEmail,
};

/**
 * Returns a text as it is kept and compared, whether it was typed or pasted: without characters
 * that nobody sees, and without the apostrophe before a number of a spreadsheet. A line has single
 * spaces and none around it, a name one kind of middle dot, characters of GBK are those of Unicode,
 * an identifier plain letters without spaces. The same in the browser and on the server; cleaned
 * twice, a text is the same.
 */
export function cleanText(kind: TextKind, text: string): string {
  return cleaners[kind](text);
}

/**
 * Returns a phone number as accounts have it: 11 digits of the mainland, or + with the country's
 * code.
 */
export function cleanAccountPhone(text: string): string {
  return cleanText("phone", text)
    .replace(/^(?:\+86|0086|86)(?=1\d{10}$)/, "")
    .replace(/^00(?=[1-9])/, "+");
}

function withoutHidden(text: string): string {
  return text.replace(hiddenInWords, "");
}

function cleanLine(text: string): string {
  return withoutPrivateUse(withoutHidden(text)).normalize("NFC").replace(/\s+/g, " ").trim().replace(mark, "").trim();
}

function cleanToken(text: string): string {
  return text
    .normalize("NFKC")
    .replace(everyHidden, "")
    .replace(/\s/g, "")
    .replace(/^['‘’`]+/, "");
}

// Words with spaces between them stay as they were typed: they are no address, and joined they
// would look like one.
function cleanEmail(text: string): string {
  const plain = text
    .replace(/\u00a0/g, "")
    .normalize("NFKC")
    .replace(everyHidden, "")
    .replaceAll("。", ".")
    .trim()
    .replace(/^['‘’`]+\s*/, "")
    .replace(/^mailto:\s*/i, "");
  const joined = plain.replace(/\s*([@.])\s*/g, "$1");
  const at = joined.lastIndexOf("@");
  if (at < 0 || /\s/.test(joined)) return plain;
  // A link to an address can have a subject.
  const domain = joined.slice(at).replace(/\?.*$/, "");
  return joined.slice(0, at) + domain.toLowerCase();
}
