import { join } from "node:path";
import type { Facts } from "#compiler/bind/binding.ts";
import { fillDocument } from "#compiler/bind/fillTexts.ts";
import { withoutText } from "#compiler/emit/withdrawn.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { readDocument } from "#compiler/read.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { DocumentHead, SiteFile } from "#schemas/siteFile.ts";
import { fileUri, storableName } from "../files/names.ts";
import type { ReadText } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

interface Documents {
  files: Record<string, SiteFile>;
  /** Their content as the organiser wrote it. */
  texts: Record<string, string>;
  stored: StoredFile[];
  problems: Problem[];
}

interface Publishing {
  /** The published files of media/. */
  media: Record<string, SiteFile>;
  /** Missing for a check, which stores nothing. */
  hash: HashContent | undefined;
  /** What is written into the texts of the documents; undefined for sites without bindings. */
  facts: Facts | undefined;
}

/**
 * Reads the documents of a site's folder. For storage, the facts of the race are written into their
 * texts, their HTML is cleaned, and the paths of files in it are replaced by addresses.
 */
export async function readDocuments(
  folder: string,
  paths: string[],
  { media, hash, facts }: Publishing,
  readText: ReadText,
): Promise<Documents> {
  const documents: Documents = { files: {}, texts: {}, stored: [], problems: [] };
  const texts = await Promise.all(paths.map((path) => readText(join(folder, path))));
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? "";
    documents.texts[path] = text;
    const { document: source, problems } = readDocument(text, path, facts?.zone);
    documents.problems.push(...problems);
    if (!source) continue;
    const document = facts ? fillDocument(source, facts) : source;
    const head = getHead(document.withdrawn ? withoutText(document) : document);
    if (!hash) {
      documents.files[path] = { url: "", document: head };
      continue;
    }
    // A check needs no sanitiser.
    const { compileDocument } = await import("#compiler/compile.ts");
    const content = Buffer.from(JSON.stringify(withAddresses(compileDocument(document), media)));
    const stored = { hash: await hash(content), name: storableName(path.slice(path.lastIndexOf("/") + 1)), content };
    documents.stored.push(stored);
    documents.files[path] = { url: fileUri(stored.hash, stored.name), document: head };
  }
  return documents;
}

function withAddresses(document: Document, media: Record<string, SiteFile>): Document {
  const { content, contentEn } = document;
  return {
    ...document,
    content: resolveFiles(content, media),
    ...(contentEn !== undefined && { contentEn: resolveFiles(contentEn, media) }),
  };
}

// Only the site's own pictures: links keep the path, which pages look up, and any other path stays
// as it is.
function resolveFiles(html: string, media: Record<string, SiteFile>): string {
  return html.replace(/\ssrc="(media\/[^"]+)"/g, (attribute, path: string) => {
    const file = Object.hasOwn(media, path) ? media[path] : undefined;
    if (!file?.url) return attribute;
    const size = file.width && file.height ? ` width="${file.width}" height="${file.height}"` : "";
    return ` src="${file.url}"${size}`;
  });
}

const headKeys = [
  "id",
  "time",
  "until",
  "title",
  "titleEn",
  "summary",
  "summaryEn",
  "image",
  "languages",
  "withdrawn",
  "recommend",
] as const satisfies (keyof DocumentHead)[];

function getHead(document: Document): DocumentHead {
  const stated = headKeys.filter((key) => document[key] !== undefined);
  return Object.fromEntries(stated.map((key) => [key, document[key]])) as unknown as DocumentHead;
}
