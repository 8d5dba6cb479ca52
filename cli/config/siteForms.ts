import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { TimedForm } from "#compiler/emit/timeline.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { SiteOnDisk } from "./sites.ts";

/** A form file that a site lists, as it is written. */
export interface FormOnDisk {
  path: string;
  source: string;
  value: JsonObject;
}

/** The forms of a site that can be read; `validate` reports the faults of the others. */
export async function loadForms({ path, site }: SiteOnDisk): Promise<FormOnDisk[]> {
  const places = (site.forms ?? []).map((name) => join(dirname(path), name));
  const sources = await Promise.all(places.map((place) => readFile(place, "utf8").catch(() => "")));
  return places.flatMap((place, index) => {
    const source = sources[index] ?? "";
    const { value } = parseJson(source);
    return isObject(value) ? [{ path: place, source, value }] : [];
  });
}

/** Reads when the general forms of a site open and close. */
export async function loadTimes(site: SiteOnDisk): Promise<TimedForm[]> {
  const forms = await loadForms(site);
  return forms.flatMap(({ path, value }) => {
    const { use, title, opens, closes } = value;
    const place = relative(dirname(site.path), path).replaceAll("\\", "/");
    if (use !== "general" || !isObject(title)) return [];
    return [
      {
        path: place,
        title: { zh: asText(title.zh), en: asText(title.en) },
        opens: asText(opens),
        closes: asText(closes),
      },
    ];
  });
}

/**
 * A site with its forms by their ids in the place of their paths, so that two of them can be
 * compared.
 */
export async function withForms(loaded: SiteOnDisk): Promise<object> {
  const forms = await loadForms(loaded);
  if (forms.length === 0) return loaded.site;
  return { ...loaded.site, forms: Object.fromEntries(forms.map(({ value }) => [asText(value.id), value])) };
}
