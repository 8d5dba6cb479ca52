import { readSite } from "./compile.ts";
import { eachInstance } from "./instances.ts";
import { isObject, type JsonObject, valueAt } from "./pointers.ts";
import { rewriteAt, unitOf } from "./rewrite.ts";
import { siteV2 } from "./upgrades/site-v2.ts";

/**
 * The text of a site file in the newest shape: a flat one becomes a site of version 2, old instances become the newest ones.
 * A file of version 2 changes only at its old instances; order and unknown fields stay. What cannot be upgraded stays as it
 * is. Undefined where the text is no site at all.
 */
export function upgradeSource(source: string, race?: unknown): string | undefined {
  const { site } = readSite(source, undefined, { race });
  if (!site) return undefined;
  const written: unknown = JSON.parse(source.replace(/^\ufeff/, ""));
  const isFlat = !isObject(written) || saysFlat(written);
  if (isFlat) return writeWhole(site, source);
  let text = isObject(written) && written.$schema === undefined ? rewriteAt(source, "/$schema", siteV2) : source;
  // Those inside of others come later in the list and are written first: their place is in the text as it still is.
  for (const { instance, pointer } of eachInstance(site).reverse()) {
    const version = valueAt(written, `${pointer}/version`);
    if (version === instance.version) continue;
    text = rewriteAt(text, `${pointer}/version`, instance.version);
    text = rewriteAt(text, `${pointer}/props`, instance.props);
  }
  return text;
}

function saysFlat({ $schema, home, routes }: JsonObject): boolean {
  if (typeof $schema === "string") return /(?:^|\/)site\/v1(?:\.schema\.json)?$/.test($schema);
  return !isObject(home) && !Array.isArray(routes);
}

function writeWhole(site: object, source: string): string {
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const end = /\n$/.test(source) ? "\n" : "";
  return (JSON.stringify(site, null, unitOf(source)) + end).replaceAll("\n", eol);
}
