import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { hasUnknownName } from "../check/knownNames.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { checkFormBlocks } from "./formBlocks.ts";
import { nearest } from "./nearest.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/**
 * Checks how the forms of a site fit its list, its items and each other; each form is checked on
 * its own elsewhere.
 */
export function checkForms(context: Context): Finding[] {
  const { site, forms: written } = context;
  if (!written) return [];
  const listed = site.forms ?? [];
  const paths = written.map(({ path }) => path);
  const missing = listed.flatMap((path, index) =>
    paths.includes(path) ? [] : [missingForm(`/forms/${index}`, path, nearest(path, paths))],
  );
  // A misspelt form is not an unlisted one.
  const meant = new Set([...listed, ...missing.map(({ suggestion }) => suggestion)]);
  const unlisted = paths
    .filter((path) => !meant.has(path))
    .map((path) => report("SL6015", "", { path }, { file: path }));
  const forms = written.filter(({ path }) => listed.includes(path));
  return [
    ...missing,
    ...unlisted,
    ...checkDuplicates(forms),
    ...checkFormBlocks(context, forms),
    ...checkAges(context, forms),
    ...checkLinks(context, forms),
    // What a form with a misspelt use is for nobody knows.
    ...(missing.length > 0 || forms.some(({ value }) => !isUse(getUse(value)))
      ? []
      : // That an item's form is not listed is reported at the form.
        checkItems(context, forms, unlisted.length > 0 ? written : forms)),
  ];
}

// Who is approved by a link fills in the item's sign-up form.
function checkLinks({ site }: Context, forms: WrittenDocument[]): Finding[] {
  const signUps = forms.filter(({ value }) => getUse(value) === "sign-up");
  const isSignedUp = (item: unknown) => signUps.some(({ value }) => listItems(value)?.includes(item) ?? true);
  return forms.flatMap(({ path, value }) => {
    const { review } = value;
    if (getUse(value) !== "through-entry" || !isObject(review) || review.places !== "by-link") return [];
    const items: unknown[] = listItems(value) ?? (site.race?.items ?? []).map(({ id }) => id);
    const item = items.find((id) => !isSignedUp(id));
    return item === undefined ? [] : [report("SL6186", "/review/places", { item: asText(item) }, { file: path })];
  });
}

function missingForm(pointer: string, path: string, near: string | undefined): Finding {
  return report("SL6014", pointer, { path, near }, suggest(pointer, near, path));
}

function checkDuplicates(forms: WrittenDocument[]): Finding[] {
  return forms.flatMap(({ path, value }, index) => {
    const before = forms.slice(0, index);
    const namesake = before.find((document) => typeof value.id === "string" && document.value.id === value.id);
    const findings = namesake
      ? [report("SL6013", "/id", { id: asText(value.id), other: namesake.path }, { file: path })]
      : [];
    // Only forms of the sign-up are for items.
    if (getUse(value) === "general") return findings;
    const ofUse = before.filter((document) => getUse(document.value) === getUse(value));
    const shared = checkSharedItems(value, ofUse).map((finding) => ({ ...finding, file: path }));
    return [...findings, ...shared];
  });
}

function checkSharedItems(value: JsonObject, others: WrittenDocument[]): Finding[] {
  const items = listItems(value);
  if (!items) {
    const otherForm = others.find((rival) => !listItems(rival.value));
    return otherForm ? [report("SL6016", "/id", { item: undefined, other: otherForm.path })] : [];
  }
  return items.flatMap((item, place) => {
    const otherForm = others.find((rival) => listItems(rival.value)?.includes(item));
    return otherForm ? [report("SL6016", `/items/${place}`, { item: asText(item), other: otherForm.path })] : [];
  });
}

function checkItems({ site, platform }: Context, listed: WrittenDocument[], meant: WrittenDocument[]): Finding[] {
  const isSignUp = ({ value }: WrittenDocument) => getUse(value) === "sign-up";
  const signUps = meant.filter(isSignUp);
  if (!listed.some(isSignUp) || signUps.some(({ value }) => !listItems(value))) return [];
  const raceItems = site.race?.items;
  const ids = raceItems?.map(({ id }) => id) ?? platformItems(platform);
  return ids.flatMap((id, index) =>
    signUps.some(({ value }) => listItems(value)?.includes(id))
      ? []
      : [report("SL6017", raceItems ? `/race/items/${index}` : "/forms", { item: id })],
  );
}

function platformItems(platform: JsonObject | undefined): string[] {
  const items = Array.isArray(platform?.items) ? platform.items : [];
  return items.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
}

interface AgeRule {
  min: number;
  items: unknown[] | undefined;
  pointer: string;
  file: string;
}

// The minimum ages of forms that differ from the race's; if all forms state another one, the race's
// is reported.
function checkAges({ site }: Context, forms: WrittenDocument[]): Finding[] {
  const rules = forms.flatMap(ageRules);
  return (site.race?.items ?? []).flatMap(({ id, name: item, minAge }, index) => {
    const ageRules = rules.filter(({ items }) => !items || items.includes(id));
    const wrong = ageRules.filter(({ min }) => minAge !== undefined && min !== minAge);
    const [first] = wrong;
    if (minAge === undefined || !first) return [];
    const isAgreed = ageRules.length > 1 && ageRules.every(({ min }) => min === first.min);
    const details = { fact: "minAge", item } as const;
    if (isAgreed)
      return [report("SL5201", `/race/items/${index}/minAge`, { ...details, written: minAge, wanted: first.min })];
    return wrong.map(({ min, pointer, file }) =>
      report("SL5201", pointer, { ...details, written: min, wanted: minAge }, { file }),
    );
  });
}

// Rules with another day or a condition are about other runners, and of one with a misspelt name
// nobody knows.
function ageRules({ path, value }: WrittenDocument): AgeRule[] {
  const rules = Array.isArray(value.rules) ? value.rules : [];
  return rules.flatMap((rule: unknown, index) => {
    if (!isObject(rule) || rule.rule !== "age" || rule.when !== undefined || typeof rule.min !== "number") return [];
    if ((rule.on ?? "race-day") !== "race-day" || hasUnknownName("form/1", `/rules/${index}`, rule)) return [];
    const pointer = `/rules/${index}/min`;
    return [{ min: rule.min, items: listItems(rule) ?? listItems(value), pointer, file: path }];
  });
}

function isUse(use: unknown): boolean {
  return use === "sign-up" || use === "through-entry" || use === "general";
}

function getUse({ use = "sign-up" }: JsonObject): unknown {
  return use;
}

function listItems({ items }: JsonObject): unknown[] | undefined {
  return Array.isArray(items) ? items : undefined;
}
