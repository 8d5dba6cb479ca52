import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { asNumber } from "#core/text.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/**
 * Reports fees that a site with a sign-up form states, which only a server with a payment provider
 * charges: one note for the site, and one for each form with fees of its own, unless the site
 * states that they are paid elsewhere. Of a flat site it is the number of places, which limits
 * nothing. Sites without a form take no sign-ups here.
 */
export function checkPromises(context: Context): Finding[] {
  const listed = (context.forms ?? []).filter(({ path }) => context.site.forms?.includes(path));
  if (listed.length === 0 || context.site.prices?.paidElsewhere) return [];
  const ofForms = listed.flatMap(({ path, value }) => {
    const pointer = feeInForm(value);
    return pointer === undefined ? [] : [report("SL5206", pointer, { promised: "fees" }, { file: path })];
  });
  return [...checkItems(context), ...ofForms];
}

function checkItems({ site, isFlat, racePlaces }: Context): Finding[] {
  // A flat site has no items of its own: the number of places is in the race information.
  if (isFlat)
    return racePlaces ? [report("SL5206", "/signUpMaxNumber", { promised: "places" }, { file: "race.json" })] : [];
  const items = site.race?.items ?? [];
  const first = items.findIndex(({ feeFen = 0 }) => feeFen > 0);
  return first < 0 ? [] : [report("SL5206", `/race/items/${first}/feeFen`, { promised: "fees" })];
}

function feeInForm({ fees, uiSchema }: JsonObject): string | undefined {
  return Array.isArray(fees) && fees.length > 0 ? "/fees" : feeWithin(uiSchema, ["uiSchema"]);
}

// A field that charges has its fee among its options, also inside of a group.
function feeWithin(value: unknown, keys: string[]): string | undefined {
  if (!isObject(value)) return undefined;
  if (isObject(value.options) && asNumber(value.options.feeFen) > 0) return toPointer([...keys, "options", "feeFen"]);
  for (const [key, inner] of Object.entries(value)) {
    const feePointer = key === "options" ? undefined : feeWithin(inner, [...keys, key]);
    if (feePointer !== undefined) return feePointer;
  }
  return undefined;
}
