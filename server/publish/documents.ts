import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "#schemas/generated/types.ts";
import { readDocument } from "#src/compiler/compile.ts";
import type { SiteFile } from "#src/compiler/emit.ts";
import type { Problem } from "#src/compiler/problems.ts";
import { fileUri, storableName } from "../files/store.ts";
import { md5 } from "../http/prebuilt.ts";
import type { StoredFile } from "./folder.ts";

interface Documents {
  files: Record<string, SiteFile>;
  /** What they hold as their organiser wrote it. */
  texts: Record<string, string>;
  stored: StoredFile[];
  problems: Problem[];
}

/** Reads the documents of a site's folder, with their HTML cleaned and the files it names in the place of their paths. */
export async function readDocuments(
  folder: string,
  paths: string[],
  media: Record<string, SiteFile>,
): Promise<Documents> {
  const found: Documents = { files: {}, texts: {}, stored: [], problems: [] };
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), "utf8")));
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? "";
    found.texts[path] = text;
    const { document, problems } = readDocument(text, path);
    found.problems.push(...problems);
    if (!document) continue;
    const content = Buffer.from(JSON.stringify(withAddresses(document, media)));
    const stored = { hash: md5(content), name: storableName(path.slice(path.lastIndexOf("/") + 1)), content };
    found.stored.push(stored);
    found.files[path] = { url: fileUri(stored.hash, stored.name), document: headOf(document) };
  }
  return found;
}

function withAddresses(document: Document, media: Record<string, SiteFile>): Document {
  const { content, contentEn } = document;
  return {
    ...document,
    content: resolveFiles(content, media),
    ...(contentEn !== undefined && { contentEn: resolveFiles(contentEn, media) }),
  };
}

// Pictures of this site alone: links keep the path, which pages look up, and any other path stays what the organiser wrote.
function resolveFiles(html: string, media: Record<string, SiteFile>): string {
  return html.replace(/\ssrc="(media\/[^"]+)"/g, (whole, path: string) => {
    const file = Object.hasOwn(media, path) ? media[path] : undefined;
    if (!file) return whole;
    const size = file.width && file.height ? ` width="${file.width}" height="${file.height}"` : "";
    return ` src="${file.url}"${size}`;
  });
}

function headOf({ id, time, title, titleEn, summary, summaryEn, recommend }: Document): SiteFile["document"] {
  return {
    id,
    time,
    title,
    ...(titleEn !== undefined && { titleEn }),
    ...(summary !== undefined && { summary }),
    ...(summaryEn !== undefined && { summaryEn }),
    ...(recommend !== undefined && { recommend }),
  };
}
