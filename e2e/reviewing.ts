import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { readEnv } from "../server/base/env/env.ts";
import { type KnownUpload, storeUpload } from "../server/people/uploads/service.ts";
import { openUploads } from "../server/people/uploads/uploads.ts";
import { people } from "./account.ts";
import { findBarriers, findOverflow, type Visit, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";

/** The languages of the pages. */
export type Language = "zh" | "en";

/** Each language at one width: the longer words on the narrower screen. */
export const screens = [
  ["en", 390],
  ["zh", 1440],
] as const;

let uploads: ReturnType<typeof openUploads> | undefined;

/** Stores a file as an upload of a person. Throws if it is refused. */
export async function addUpload(
  { accountId }: Person,
  name: string,
  content: Buffer,
  isImage: boolean,
): Promise<KnownUpload> {
  uploads ??= openUploads({ env: readEnv({ DATA_DIR: people.dataDir }), ...people });
  const path = join(people.dataDir, `${accountId}-${name}`);
  await writeFile(path, content);
  const stored = await storeUpload(await uploads, { accountId, path, name, isImage });
  if (stored.outcome !== "stored") throw new Error(`${name} was refused: ${stored.outcome}`);
  return stored.upload;
}

/** Opens an address as a person who is logged in, at a width in pixels. */
export async function openAs(
  person: Person,
  address: string,
  language: Language,
  width: number,
  expected: RegExp[] = [],
): Promise<Visit> {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const visitor = await visit(browser, { locale, viewport: { width, height: 900 } }, expected);
  await beLoggedIn(visitor.page.context(), person);
  await visitor.page.goto(address);
  return visitor;
}

/** Returns the barriers and the overflow of a page. */
export const getFaults = async (page: Page): Promise<string[]> => [
  ...(await findBarriers(page)),
  ...(await findOverflow(page)),
];
