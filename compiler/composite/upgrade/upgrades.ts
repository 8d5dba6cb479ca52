import { parseJson } from "../../parse/parse.ts";
import { inOrder } from "../../problems/places.ts";
import type { Problem } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { readCompositePath } from "../language/paths.ts";
import { type CompositeUpgrade, readUpgradeFile } from "./upgradeFile.ts";

/**
 * The upgrades of composites by type and version: "my/sponsor-wall/2" leads from version 1 to 2.
 */
export type CompositeUpgrades = ReadonlyMap<string, CompositeUpgrade>;

/**
 * Reads the upgrade files among the texts of composites by path. A version after the first without
 * one is a problem of its file.
 */
export function readCompositeUpgrades(texts: Record<string, string>): {
  upgrades: CompositeUpgrades;
  problems: Problem[];
} {
  const upgrades = new Map<string, CompositeUpgrade>();
  const problems: Problem[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const parts = readCompositePath(path);
    if (!parts) continue;
    const { type, version, isUpgrade } = parts;
    if (!isUpgrade) {
      const beside = path.replace(/\.json$/, ".upgrade.json");
      if (version > 1 && texts[beside] === undefined)
        problems.push(parseJson(text, path).locate(report("SL7041", "/version", { type, version })));
      continue;
    }
    const parsed = parseJson(text, path);
    problems.push(...(parsed.problem ? [parsed.problem] : parsed.flaws));
    if (parsed.problem) continue;
    const { upgrade, findings } = readUpgradeFile(parsed.value);
    upgrades.set(`${type}/${version}`, upgrade);
    problems.push(...inOrder(findings.map(parsed.locate)));
  }
  return { upgrades, problems };
}

/**
 * Returns the upgrades from one version of a composite to another, in order; undefined if one is
 * missing.
 */
export function upgradesBetween(
  upgrades: CompositeUpgrades,
  type: string,
  { from, to }: { from: number; to: number },
): CompositeUpgrade[] | undefined {
  const steps: CompositeUpgrade[] = [];
  for (let version = from + 1; version <= to; version++) {
    const step = upgrades.get(`${type}/${version}`);
    if (!step) return undefined;
    steps.push(step);
  }
  return steps;
}
