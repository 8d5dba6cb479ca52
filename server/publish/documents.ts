import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "#schemas/generated/types.ts";
import { validators } from "#schemas/generated/validators.js";
import { type SiteFile, sanitiseHtml } from "#src/compiler/compile.ts";
import type { Problem } from "#src/compiler/problems.ts";
import { fileUri, storableName } from "../files/store.ts";
import { md5 } from "../http/prebuilt.ts";
import type { StoredFile } from "./folder.ts";
import { brokenDocument } from "./problems.ts";

interface Documents {
  files: Record<string, SiteFile>;
  stored: StoredFile[];
  problems: Problem[];
}

/** Reads the documents of a site's folder, with their HTML cleaned and the files it names in the place of their paths. */
export async function readDocuments(folder: string, paths: string[], media: Record<string, SiteFile>): Promise<Documents> {
  const found: Documents = { files: {}, stored: [], problems: [] };
  for (const path of paths) {
    const document = parseDocument(await readFile(join(folder, path), "utf8"));
    if (typeof document === "string") {
      found.problems.push(brokenDocument(path, document));
      continue;
    }
    const content = Buffer.from(JSON.stringify(cleanDocument(document, media)));
    const stored = { hash: md5(content), name: storableName(path.slice(path.lastIndexOf("/") + 1)), content };
    found.stored.push(stored);
    found.files[path] = { url: fileUri(stored.hash, stored.name), document: headOf(document) };
  }
  return found;
}

// A document, or why it is none.
function parseDocument(text: string): Document | string {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
  const validate = validators["document/1"];
  if (!validate?.(document)) {
    const [first] = validate?.errors ?? [];
    return `${first?.instancePath || "/"} ${first?.message ?? ""}`.trim();
  }
  return document as Document;
}

function cleanDocument(document: Document, media: Record<string, SiteFile>): Document {
  const clean = (html: string) => resolveFiles(sanitiseHtml(html), media);
  return {
    ...document,
    content: clean(document.content),
    ...(document.contentEn !== undefined && { contentEn: clean(document.contentEn) }),
  };
}

// Only the files of this site: any other path stays what the organiser wrote.
function resolveFiles(html: string, media: Record<string, SiteFile>): string {
  return html.replace(/\s(src|href|poster)="(media\/[^"]+)"/g, (whole, attribute: string, path: string) => {
    const file = Object.hasOwn(media, path) ? media[path] : undefined;
    if (!file) return whole;
    const size = attribute === "src" && file.width && file.height ? ` width="${file.width}" height="${file.height}"` : "";
    return ` ${attribute}="${file.url}"${size}${attribute === "src" ? ' loading="lazy"' : ""}`;
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
