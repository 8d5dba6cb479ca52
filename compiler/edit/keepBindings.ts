import { replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import type { Site } from "#schemas/generated/types.ts";
import { readEnvelope } from "../check/envelope.ts";
import { upgradeParts } from "../composite/upgrade/upgradeFile.ts";
import { readCompositeUpgrades, upgradesBetween } from "../composite/upgrade/upgrades.ts";
import { parseJson } from "../parse/parse.ts";
import { withoutIgnores } from "../problems/ignored.ts";
import { mayBind } from "../siteParts.ts";
import { eachInstance } from "../upgrade/instances.ts";
import { upgradeProps } from "../upgrade/upgrade.ts";

/**
 * Returns the site that was read from a text, with its bindings as they are written there instead
 * of their values; each instance at the version of `site`. `composites` are the texts of its
 * composites by path.
 */
export function keepBindings(site: Site, source: string, composites: Record<string, string> = {}): Site {
  const { value } = parseJson(source);
  if (!mayBind(source) || !isObject(value) || readEnvelope(value) !== 2) return site;
  const { upgrades } = readCompositeUpgrades(composites);
  let whole: unknown = withoutIgnores(value);
  // Those inside of others come later in the list: their place is still as it was written.
  for (const { kind, instance, pointer } of eachInstance(site).reverse()) {
    const original = valueAt(whole, pointer);
    if (!isObject(original) || typeof original.version !== "number" || original.version === instance.version) continue;
    const { version } = instance;
    const steps = upgradesBetween(upgrades, instance.type, { from: original.version, to: version });
    const upgraded =
      kind === "home" && instance.type.includes("/") && steps
        ? upgradeParts({ ...original, props: original.props }, steps)
        : { ...original, props: upgradeProps(`${kind}/${instance.type}`, original.version, original.props) };
    whole = replaceAt(whole, pointer, { ...upgraded, version });
  }
  return whole as JsonObject as unknown as Site;
}
