import { replaceAt } from "#core/edit.ts";
import { type JsonObject, valueAt } from "#core/pointers.ts";
import type { Site } from "#schemas/generated/types.ts";
import { isSignUp } from "#schemas/services.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";

/**
 * Returns a copy with the site's own texts of the sign-up in the props of each unit that draws one,
 * so that no other page loads them.
 */
export function placeOwnTexts(site: Site, live: readonly PlacedInstance[]): Site {
  const { texts, ...others } = site;
  if (!texts) return site;
  return live.reduce<unknown>((placed, { kind, instance, pointer }) => {
    if (!isSignUp(`${kind}/${instance.type}`)) return placed;
    const props = valueAt(placed, `${pointer}/props`) as JsonObject;
    return replaceAt(placed, `${pointer}/props`, { ...props, texts });
  }, others) as Site;
}
