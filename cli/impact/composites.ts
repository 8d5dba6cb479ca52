import { dirname, join } from "node:path";
import { readComposites, validatorOfUnit } from "#compiler/composite/composites.ts";
import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { compareComposites } from "#compiler/composite/upgrade/compare.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { isObject } from "#core/pointers.ts";
import { readPackFolders } from "#server/sites/publish/packs.ts";
import { displayPath } from "../base/paths.ts";
import type { SiteOnDisk } from "../config/sites.ts";
import type { SchemaCheck } from "./affected.ts";
import { readCommitted } from "./committed.ts";
import type { ChangedSchema } from "./judge.ts";

const isComposite = (path: string) => readCompositePath(path) !== undefined;

/** The texts of composites, and of their upgrades, by path. */
type Texts = ReadonlyMap<string, string>;

/**
 * Judges the composites that a site uses, its own and those of its packs, against those of a git
 * commit. None if git does not know the commit there.
 */
export async function judgeSiteComposites(site: SiteOnDisk, ref: string): Promise<ChangedSchema[]> {
  const folder = dirname(site.path);
  const after = new Map(Object.entries(site.composites).map(([path, text]) => [displayPath(join(folder, path)), text]));
  const before = new Map<string, string>();
  for (const place of [folder, ...(await readPackFolders(folder))])
    for (const [path, text] of await readCommitted(place, ref, "composites", isComposite).catch(() => []))
      before.set(displayPath(join(place, path)), text);
  return before.size === 0 && after.size === 0 ? [] : judgeComposites(before, after);
}

/**
 * Judges each file of a composite that differs: a change by which instances would lose something
 * breaks them, and a new version needs an upgrade.
 */
export function judgeComposites(before: Texts, after: Texts): ChangedSchema[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file): ChangedSchema[] => {
    const composite = readCompositePath(file);
    const [old, now] = [before.get(file), after.get(file)];
    if (!composite || composite.isUpgrade || old === now) return [];
    const { type, version } = composite;
    const unit = `home/${type}/${version}`;
    if (now === undefined) return [{ file, verdict: "breaking", places: [], touches: [unit] }];
    if (old === undefined) {
      const hasSteps = version === 1 || after.has(file.replace(/\.json$/, ".upgrade.json"));
      const older = Array.from({ length: version - 1 }, (_, index) => `home/${type}/${index + 1}`);
      return [{ file, verdict: hasSteps ? "safe" : "needs-upgrade", places: [], touches: older }];
    }
    const [was, is] = [parseJson(old).value, parseJson(now).value];
    const changes = isObject(was) && isObject(is) ? compareComposites(was, is) : [];
    const lossy = changes.filter(({ isLossless }) => !isLossless);
    const places = [...lossy, ...changes.filter(({ isLossless }) => isLossless)].map(({ pointer }) => pointer);
    return [
      { file, verdict: lossy.length > 0 ? "breaking" : "safe", places, touches: changes.length > 0 ? [unit] : [] },
    ];
  });
}

/** Adds to a check of schemas that of the props of a site's composites. */
export function withComposites(check: SchemaCheck, { composites }: SiteOnDisk): SchemaCheck {
  const lookup = readComposites(composites);
  return (schema, value) => validatorOfUnit(schema, lookup)?.(value) ?? check(schema, value);
}
