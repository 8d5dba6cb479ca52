import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { isSlip } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";

/** Reads the version of a site file, or the finding about a `$schema` that names none. */
export function readEnvelope(value: JsonObject): number | Finding {
  const { $schema } = value;
  const isNew = isObject(value.home) || Array.isArray(value.routes);
  if ($schema === undefined) return isNew ? 2 : 1;
  const version =
    typeof $schema === "string" ? /(?:^|\/)site\/v(\d+)(?:\.schema\.json)?$/.exec($schema)?.[1] : undefined;
  // One field of the flat format is enough: a half-converted file is read as its $schema states.
  const isFlat = Object.keys(value).some((name) => flatFields.includes(name));
  if (version === "1" && isNew && !isFlat)
    return report(
      "SL1009",
      "/$schema",
      { expected: siteV2 },
      { suggestion: siteV2, fix: { pointer: "/$schema", value: siteV2 } },
    );
  if (version === "1" || version === "2") return Number(version);
  const params = { written: asText($schema).slice(0, 200), expected: siteV2 };
  return report("SL1003", "/$schema", params, { suggestion: siteV2 });
}

const flatFields = ["websiteTitle", "carouselList", "searchConfigList", "remoteAsyncRoutes", "qrCode"];

/** Returns the finding about a key that is `$schema` misspelt; undefined if there is none. */
export function misspeltEnvelope(written: JsonObject): Finding | undefined {
  const name = "$schema";
  const key = Object.keys(written).find((key) => isSlip(key, name) && /site\/v\d/.test(asText(written[key])));
  if (key === undefined) return undefined;
  const pointer = toPointer([key]);
  return report("SL2017", pointer, { written: key, name }, { suggestion: name, fix: { pointer, name } });
}

/** Returns the finding about a site file without `$schema`. */
export function missingEnvelope(): Finding {
  const fix = { pointer: "/$schema", value: siteV2 };
  return report("SL1004", "", { expected: siteV2 }, { suggestion: siteV2, fix });
}
