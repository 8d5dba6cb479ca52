import { isObject, type JsonObject } from "#core/pointers.ts";
import { itemWithoutForm, missingForm, sameFormId, sameItem, unlistedForm } from "../problems/meaningCatalogueForms.ts";
import type { Context, MeaningFinding } from "./context.ts";
import { nearest } from "./nearest.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** How the forms of a site fit its list, its items and each other; what is wrong inside of one, its own check says. */
export function checkForms(context: Context): MeaningFinding[] {
  const { site, forms: written } = context;
  if (!written) return [];
  const listed = site.forms ?? [];
  const paths = written.map(({ path }) => path);
  const missing = listed.flatMap((path, index) =>
    paths.includes(path) ? [] : [missingForm(`/forms/${index}`, path, nearest(path, paths))],
  );
  // Whoever misspells a form has not left it out.
  const meant = new Set([...listed, ...missing.map(({ suggestion }) => suggestion)]);
  const unlisted = paths.filter((path) => !meant.has(path)).map((path) => ({ ...unlistedForm(path), file: path }));
  const forms = written.filter(({ path }) => listed.includes(path));
  return [...missing, ...unlisted, ...checkTwins(forms), ...(missing.length > 0 ? [] : checkItems(context, forms))];
}

function checkTwins(forms: WrittenDocument[]): MeaningFinding[] {
  return forms.flatMap(({ path, value }, index) => {
    const before = forms.slice(0, index);
    const named = before.find((one) => typeof value.id === "string" && one.value.id === value.id);
    const found = named ? [{ ...sameFormId(String(value.id), named.path), file: path }] : [];
    const ofUse = before.filter((one) => useOf(one.value) === useOf(value));
    const shared = sharedItems(value, ofUse).map((finding) => ({ ...finding, file: path }));
    return [...found, ...shared];
  });
}

function sharedItems(value: JsonObject, others: WrittenDocument[]): MeaningFinding[] {
  const items = itemsOf(value);
  if (!items) {
    const other = others.find((one) => !itemsOf(one.value));
    return other ? [sameItem("/id", undefined, other.path)] : [];
  }
  return items.flatMap((item, place) => {
    const other = others.find((one) => itemsOf(one.value)?.includes(item));
    return other ? [sameItem(`/items/${place}`, String(item), other.path)] : [];
  });
}

function checkItems({ site, platform }: Context, forms: WrittenDocument[]): MeaningFinding[] {
  const signUps = forms.filter(({ value }) => useOf(value) === "sign-up");
  if (signUps.length === 0 || signUps.some(({ value }) => !itemsOf(value))) return [];
  const own = site.race?.items;
  const ids = own?.map(({ id }) => id) ?? platformItems(platform);
  return ids.flatMap((id, index) =>
    signUps.some(({ value }) => itemsOf(value)?.includes(id))
      ? []
      : [itemWithoutForm(own ? `/race/items/${index}` : "/forms", id)],
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
