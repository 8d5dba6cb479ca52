import { replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";
import type { Site } from "#schemas/generated/types.ts";
import { findUpgraded, findWrittenPlace, findWrittenProp } from "../composite/upgrade/written.ts";
import { carryComments } from "../parse/carryComments.ts";
import { placeComments } from "../parse/comments.ts";
import { parseJson } from "../parse/parse.ts";
import { getUnit, rewriteAt } from "../parse/rewrite.ts";
import { readSite } from "../read.ts";
import { eachInstance } from "../upgrade/instances.ts";
import { siteV2, upgradeSite } from "../upgrade/site/siteV2.ts";
import { newestVersion, upgradeProps } from "../upgrade/upgrade.ts";
import { keepBindings } from "./keepBindings.ts";

/**
 * Returns the text of a site file in the newest shape: a flat one becomes a site of version 2, old
 * instances become the newest ones. A file of version 2 changes only at its old instances; order,
 * comments and unknown fields stay. Parts that cannot be upgraded stay as they are. `composites`
 * are the texts of its composites by path. Undefined if the text is not a site.
 */
export function upgradeSource(
  source: string,
  race?: unknown,
  composites: Record<string, string> = {},
): string | undefined {
  const { site: newestSite } = readSite(source, undefined, { race, composites });
  const { value: written } = parseJson(source);
  if (!newestSite || !isObject(written)) return undefined;
  const site = keepBindings(newestSite, source, composites);
  if (isFlatFile(written)) return writeWhole(allNewest(site), source, upgradeSite(written, race));
  let text = written.$schema === undefined ? rewriteAt(source, "/$schema", siteV2) : source;
  // Those inside of others come later in the list and are written first: their place is in the text
  // as it still is.
  for (const { kind, instance, pointer } of eachInstance(site).reverse()) {
    const original = valueAt(written, pointer);
    // In a slot that gets another name, it is written with the slot.
    if (!isObject(original)) continue;
    const { version } = original;
    if (version === instance.version) continue;
    if (instance.type.includes("/")) {
      text = writeComposite(text, pointer, original, instance as unknown as JsonObject);
      continue;
    }
    text = rewriteAt(text, `${pointer}/version`, instance.version);
    text = rewriteAt(text, `${pointer}/props`, instance.props, (prop) =>
      findWrittenProp(`${kind}/${instance.type}`, Number(version), instance.version, prop),
    );
  }
  return text;
}

function writeComposite(source: string, pointer: string, before: JsonObject, after: JsonObject): string {
  let text = rewriteAt(source, `${pointer}/version`, after.version);
  for (const part of ["variant", "props", "slots"])
    if (!isEqual(before[part], after[part])) text = rewriteAt(text, `${pointer}/${part}`, after[part]);
  return text;
}

// A block with a mistake is not upgraded when a site is read. In the new file it is written in the
// newest shape too: its mistake is the same there, and an organiser should not keep the shape of
// the flat config's lists.
function allNewest(site: Site): JsonObject {
  let whole: unknown = site;
  for (const { kind, instance, pointer } of eachInstance(site)) {
    const name = `${kind}/${instance.type}`;
    const newest = newestVersion(name);
    if (newest === undefined || instance.version >= newest) continue;
    const props = upgradeProps(name, instance.version, instance.props);
    whole = replaceAt(whole, pointer, { ...instance, version: newest, props });
  }
  return whole as JsonObject;
}

function isFlatFile({ $schema, home, routes }: JsonObject): boolean {
  if (typeof $schema === "string") return /(?:^|\/)site\/v1(?:\.schema\.json)?$/.test($schema);
  return !isObject(home) && !Array.isArray(routes);
}

// Each comment moves to the new value of the field that it is about.
function writeWhole(site: JsonObject, source: string, before: ReturnType<typeof upgradeSite>): string {
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const end = /\n$/.test(source) ? "\n" : "";
  const text = (JSON.stringify(site, null, getUnit(source)) + end).replaceAll("\n", eol);
  const upgraded = findUpgraded(eachInstance(site), before.site, true);
  const cameFrom = (pointer: string) => before.origins.find(findWrittenPlace(pointer, upgraded));
  return carryComments(placeComments(source.replace(/^\ufeff/, "")), text, { cameFrom, top: "above" });
}
