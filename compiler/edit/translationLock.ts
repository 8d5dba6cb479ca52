import { makeContext } from "../meaning/context.ts";
import { writeTranslationLock } from "../meaning/translations.ts";
import { readSite, type Surroundings } from "../read.ts";
import { eachInstance } from "../upgrade/instances.ts";

/**
 * Returns the text of translations.lock.json that marks the English of this site as up to date.
 * Undefined if the text is not a site.
 */
export function lockTranslations(source: string, surroundings: Surroundings = {}): string | undefined {
  const { site, skipped, problems } = readSite(source, undefined, surroundings);
  // A broken site cannot be marked as up to date.
  if (!site || problems.some(({ severity }) => severity === "error")) return undefined;
  const knownParts = {
    isFlat: false,
    hasBrokenRoutes: false,
    upgraded: new Set<string>(),
    instances: eachInstance(site),
  };
  return writeTranslationLock(
    makeContext(site, { unread: skipped, partial: new Set() }, knownParts, { documents: surroundings.documents }),
  );
}
