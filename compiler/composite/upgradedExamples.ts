import type { Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { upgradeParts } from "./upgradeFile.ts";
import type { CompositeUpgrades } from "./upgrades.ts";
import { errorsOf, type Schema } from "./values.ts";

interface Version {
  path: string;
  composite?: { type: string; version: number; schema: Schema; example?: { props: object; slots?: object } };
}

/** Returns a problem for each upgrade that makes of the example of the version before what the next version does not accept. `versions` are by type and version. */
export function checkUpgradedExamples(versions: ReadonlyMap<string, Version>, upgrades: CompositeUpgrades): Problem[] {
  return [...versions.values()].flatMap(({ path, composite }): Problem[] => {
    if (!composite) return [];
    const { type, version, schema } = composite;
    const example = versions.get(`${type}/${version - 1}`)?.composite?.example;
    const upgrade = upgrades.get(`${type}/${version}`);
    if (!example || !upgrade) return [];
    const { props } = upgradeParts({ props: example.props }, [upgrade]);
    if (errorsOf(schema, props).length === 0) return [];
    const file = path.replace(/\.json$/, ".upgrade.json");
    return [{ ...report("SL7044", "", { type, version }, { file }), line: 1, column: 1 } as Problem];
  });
}
