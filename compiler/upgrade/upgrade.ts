import { applyOperations, type Operation } from "#core/operations.ts";
import { newestVersions, upgradeSteps } from "#schemas/generated/upgrades.ts";
import { builtInPages } from "./units.ts";

const newestByName = new Map(Object.entries(newestVersions));

/**
 * Returns the newest version of a unit ("home/carousel"), or undefined for one that this program
 * does not know.
 */
export function newestVersion(name: string): number | undefined {
  return newestByName.get(name) ?? (builtInPages.includes(name) ? 1 : undefined);
}

/**
 * Brings a unit's props from `version` to the newest one, step by step; the input is not changed.
 * Throws if a step is missing.
 */
export function upgradeProps(
  name: string,
  version: number,
  props: unknown,
  steps: Record<string, Operation[] | undefined> = upgradeSteps,
  newest: number = newestVersion(name) ?? version,
): unknown {
  let value = props;
  for (let next = version + 1; next <= newest; next++) {
    const step = Object.hasOwn(steps, `${name}/${next}`) ? steps[`${name}/${next}`] : undefined;
    if (!step)
      throw new Error(
        `${name} has no upgrade from version ${next - 1} to ${next}: add schemas/${name}/v${next}.upgrade.json.`,
      );
    value = applyOperations(value, step);
  }
  return value;
}
