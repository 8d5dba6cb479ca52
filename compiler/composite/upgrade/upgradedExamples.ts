import type { Problem } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { Schema } from "../language/values.ts";
import { lostPlace } from "./lost.ts";
import { upgradeParts } from "./upgradeFile.ts";
import type { CompositeUpgrades } from "./upgrades.ts";

interface Version {
  path: string;
  composite?: {
    type: string;
    version: number;
    schema: Schema;
    slots?: object;
    example?: { props: object; slots?: object };
  };
}

/**
 * Returns a problem for each upgrade that makes of the example of the version before what the next
 * version does not accept. `versions` are by type and version.
 */
export function checkUpgradedExamples(versions: ReadonlyMap<string, Version>, upgrades: CompositeUpgrades): Problem[] {
  return [...versions.values()].flatMap(({ path, composite }): Problem[] => {
    if (!composite) return [];
    const { type, version } = composite;
    const example = versions.get(`${type}/${version - 1}`)?.composite?.example;
    const upgrade = upgrades.get(`${type}/${version}`);
    if (!example || !upgrade) return [];
    const { props, slots } = example;
    const place = lostPlace(upgradeParts({ props, slots }, [upgrade]), composite);
    if (place === undefined) return [];
    const file = path.replace(/\.json$/, ".upgrade.json");
    return [{ ...report("SL7044", "", { type, version, place }, { file }), line: 1, column: 1 } as Problem];
  });
}
