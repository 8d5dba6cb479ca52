import type { Document } from "#schemas/generated/types.ts";

/** Returns what is searched in the documents at these paths. */
export async function listTexts(
  paths: readonly string[],
  read: (path: string) => Promise<Document | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const document = await read(path);
    if (document) texts.set(path, writeText(document));
  }
  return texts;
}

function writeText({ title, titleEn, summary, summaryEn, content, contentEn }: Document): string {
  return normalise([title, titleEn, summary, summaryEn, ...[content, contentEn].map(readHtml)].join("\n"));
}

const inline = /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

// A word may be partly emphasised: only other elements end it.
function readHtml(html = ""): string {
  const text = html.replace(inline, "").replace(/<[^>]*>/g, " ");
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "");
}

/** Returns a text as it is compared: its width, case and spaces do not count. */
export function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}
