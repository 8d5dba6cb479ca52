import { readFileSync } from "node:fs";
import { lockTranslations } from "#compiler/edit/translationLock.ts";
import { pictureNotes } from "#fixtures/mutations/pictureTables.ts";

/**
 * The files that the shipped sites lack and the corpus has mistakes in, by the site and their path
 * in it; for tests.
 */
export const filesBeside: Record<string, string> = {
  "open-demo-10k/media/pictures.json": pictureNotes,
  "unbound/translations.lock.json": lockTranslations(readFileSync("fixtures/sites/unbound/site.json", "utf8")) ?? "",
};
