import type { Counter } from "#core/analytics.ts";
import type { Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import type { Env } from "../../base/env/env.ts";
import { printableError } from "../../base/http/loggable.ts";
import { type Prebuilt, prebuildCompressed } from "../../base/http/prebuilt.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { countProblem } from "../domains/service.ts";
import { type FileStore, readStored, StoreFailed } from "../files/store.ts";
import type { BuiltSite } from "./builtSite.ts";
import { getConsent } from "./consent.ts";
import type { DrawableSite, DrawnPage, OwnHead } from "./drawable.ts";
import { renderFragment } from "./fragment.ts";
import { renderPage } from "./html.ts";
import type { ResultsContent } from "./resultsPage.ts";
import { getTags, writeJsonLd } from "./search.ts";

/**
 * A page that is ready to be sent, with the inline styles and scripts that its
 * Content-Security-Policy also allows.
 */
export interface BuiltPage {
  body: Prebuilt;
  styles: string[];
  scripts: string[];
  /** The providers that visits to it may be reported to. */
  counters?: Counter[];
}

/** A page of a site in a language, from an instant on; without a path, the not-found page. */
export interface WantedPage {
  language: Language;
  at: number;
  path: string | undefined;
  /** Whether it is for the script of the home page, which puts it in its place. */
  isFragment: boolean;
  /** What a page of results is drawn from; the browser asks by itself without it. */
  content?: ResultsContent | undefined;
}

/** What pages are built from. */
export interface BuildParts {
  env: Env;
  db: Database;
  store: FileStore;
  built: BuiltSite;
  isDrawn?: boolean | undefined;
}

/**
 * Draws a page of a site and compresses it; one that cannot be drawn is sent undrawn, for the
 * browser to draw, and as a fragment it is empty.
 */
export async function buildPage(
  parts: BuildParts,
  bound: BoundSite,
  drawable: DrawableSite | undefined,
  { language, at, path, isFragment, content }: WantedPage,
): Promise<BuiltPage> {
  const { db, store, isDrawn = true } = parts;
  const site = drawable ? { ...bound, head: drawable.translateHead(bound.head) } : bound;
  const draw = isFragment ? drawable?.drawFragment : drawable?.draw;
  const drawnPage = isDrawn ? await draw?.(language, at, path, content?.results).catch(logDrawFailure) : undefined;
  if (drawnPage) await reportUndrawnBlocks(db, site, drawnPage);
  const described = drawable?.describe(language, at, path);
  const description = described && content ? describeResults(described, content) : described;
  if (isFragment) {
    const html = drawnPage
      ? await renderFragment({ ...parts, site, language, drawn: drawnPage, own: description })
      : "";
    return compressPage({ html, styles: [], scripts: [] });
  }
  const themeStyles = drawnPage && (await readStored(store, site.head.themeUri))?.toString();
  const search = content?.results.search;
  const tags = drawnPage?.isPreview ? [] : getTags(site, language, { drawable, path, search, own: description });
  const isPlain = drawable?.isPlain(path);
  const consent = isPlain ? undefined : getConsent(site, drawable?.consent, { ...parts, path });
  const jsonLd = content?.jsonLd ? [writeJsonLd(content.jsonLd)] : [];
  const head = [...tags, ...jsonLd, ...(consent?.tags ?? [])];
  const page = await renderPage({
    ...parts,
    site,
    language,
    drawn: drawnPage,
    isPlain,
    themeStyles,
    tags: head,
    own: description,
  });
  return { ...(await compressPage(page)), ...(consent && { counters: consent.counters }) };
}

function describeResults(head: OwnHead, { title, description, card, isUnlisted }: ResultsContent): OwnHead {
  return {
    ...head,
    ...(card !== undefined && { image: card, isCard: true }),
    title: title ?? head.title,
    description: description ?? head.description,
    isUnlisted: isUnlisted || head.isUnlisted,
  };
}

async function reportUndrawnBlocks(db: Database, { domainName }: BoundSite, { lost }: DrawnPage): Promise<void> {
  for (const { pointer, message } of lost) {
    console.error(`${domainName}: a block could not be drawn on the server: ${pointer} ${message}`);
    await countProblem(db, domainName, { code: "run/block-not-drawn", pointer, message }).catch(logDrawFailure);
  }
}

/**
 * Logs why something could not be drawn: the site still opens, drawn by the browser. Throws
 * StoreFailed: such a page must not be cached.
 */
export function logDrawFailure(error: unknown): undefined {
  if (error instanceof StoreFailed) throw error;
  console.error(`A page could not be drawn on the server: ${printableError(error)}`);
  return undefined;
}

/** Returns the bytes that a page takes in memory. */
export function pageBytes({ body: { plain, brotli, gzip } }: BuiltPage): number {
  return plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}

/** Compresses a rendered page. */
export async function compressPage({
  html,
  styles,
  scripts,
}: Awaited<ReturnType<typeof renderPage>>): Promise<BuiltPage> {
  return { body: await prebuildCompressed("text/html; charset=utf-8", "no-cache", html), styles, scripts };
}
