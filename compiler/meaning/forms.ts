import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** How the forms of a site fit its list, its items and each other; each form is checked on its own elsewhere. */
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
    ...(missing.length > 0 ? [] : checkItems(context, forms)),
  ];
}

function missingForm(pointer: string, path: string, near: string | undefined): Finding {
  return report("SL6014", pointer, { path, near }, suggest(pointer, near, path));
}

function checkDuplicates(forms: WrittenDocument[]): Finding[] {
  return forms.flatMap(({ path, value }, index) => {
    const before = forms.slice(0, index);
    const named = before.find((one) => typeof value.id === "string" && one.value.id === value.id);
    const found = named ? [report("SL6013", "/id", { id: asText(value.id), other: named.path }, { file: path })] : [];
    const ofUse = before.filter((one) => useOf(one.value) === useOf(value));
    const shared = sharedItems(value, ofUse).map((finding) => ({ ...finding, file: path }));
    return [...found, ...shared];
  });
}

function sharedItems(value: JsonObject, others: WrittenDocument[]): Finding[] {
  const items = itemsOf(value);
  if (!items) {
    const other = others.find((one) => !itemsOf(one.value));
    return other ? [report("SL6016", "/id", { item: undefined, other: other.path })] : [];
  }
  return items.flatMap((item, place) => {
    const other = others.find((one) => itemsOf(one.value)?.includes(item));
    return other ? [report("SL6016", `/items/${place}`, { item: asText(item), other: other.path })] : [];
  });
}

function checkItems({ site, platform }: Context, forms: WrittenDocument[]): Finding[] {
  const signUps = forms.filter(({ value }) => useOf(value) === "sign-up");
  if (signUps.length === 0 || signUps.some(({ value }) => !itemsOf(value))) return [];
  const own = site.race?.items;
  const ids = own?.map(({ id }) => id) ?? platformItems(platform);
  return ids.flatMap((id, index) =>
    signUps.some(({ value }) => itemsOf(value)?.includes(id))
      ? []
      : [report("SL6017", own ? `/race/items/${index}` : "/forms", { item: id })],
  );
}

function platformItems(platform: JsonObject | undefined): string[] {
  const items = Array.isArray(platform?.items) ? platform.items : [];
  return items.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
}

function useOf({ use = "sign-up" }: JsonObject): unknown {
  return use;
}

function itemsOf({ items }: JsonObject): unknown[] | undefined {
  return Array.isArray(items) ? items : undefined;
}
