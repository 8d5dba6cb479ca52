import { readSite, type Surroundings } from "../compile.ts";
import { makeContext } from "../meaning/context.ts";
import { writeTranslationLock } from "../meaning/translations.ts";

/** The text of translations.lock.json that says: as it is now, the English of this site fits its Chinese. Undefined where the text is no site. */
export function lockTranslations(source: string, surroundings: Surroundings = {}): string | undefined {
  const { site, skipped, problems } = readSite(source, undefined, surroundings);
  // What is broken cannot be remembered as right.
  if (!site || problems.some(({ severity }) => severity === "error")) return undefined;
  const known = { isFlat: false, hasBrokenRoutes: false, upgraded: new Set<string>() };
  return writeTranslationLock(makeContext(site, skipped, known, { documents: surroundings.documents }));
}
