import type { CheckShape, CompiledForm } from "#forms/form.ts";
import type { FormHead } from "#schemas/siteFile.ts";
import { cacheReads } from "../base/readCache.ts";
import { readStored } from "../sites/files/store.ts";
import type { RaceSite } from "./raceSite.ts";
import type { RaceTools } from "./tools.ts";

/** An edition of a form as it is published. */
export interface PublishedForm {
  /** Names its content. */
  hash: string;
  uri: string;
  /** The compiled form as JSON, as runners get it. */
  body: string;
  form: CompiledForm;
  checkShape: CheckShape;
}

/** The address of a site's form, and the hash of its current edition. */
export interface PlacedForm {
  head: FormHead;
  uri: string;
  hash: string;
}

/** The forms that a site has now. */
export function listForms({ site, files }: Pick<RaceSite, "site" | "files">): PlacedForm[] {
  return (site.forms ?? []).flatMap((path) => {
    const { url = "", form } = (Object.hasOwn(files, path) && files[path]) || {};
    return form ? [{ head: form, uri: url, hash: /^\/files\/([0-9a-f]+)\//.exec(url)?.[1] ?? "" }] : [];
  });
}

/** The form that is for an item: the one that names it, else the one that names none. */
export function formForItem(forms: PlacedForm[], use: FormHead["use"], item: string): PlacedForm | undefined {
  const ofUse = forms.filter(({ head }) => head.use === use);
  return ofUse.find(({ head }) => head.items?.includes(item)) ?? ofUse.find(({ head }) => !head.items);
}

// Compiling a form's checks takes longer than checking with them; some dozen races are open at a
// time.
const readCached = cacheReads<PublishedForm>(50);

/** Opens the edition of a form at an address; undefined if the store has none there. */
export async function openForm(
  store: RaceTools["store"],
  { uri, hash }: Pick<PlacedForm, "uri" | "hash">,
): Promise<PublishedForm | undefined> {
  return readCached(`${store.folder}\n${uri}`, () => readForm(store, uri, hash));
}

async function readForm(store: RaceTools["store"], uri: string, hash: string): Promise<PublishedForm | undefined> {
  const stored = await readStored(store, uri);
  if (!stored) return undefined;
  const body = stored.toString();
  const form: CompiledForm = JSON.parse(body);
  // A whole compiler of schemas, which servers without forms never need.
  const { shapeChecker } = await import("#compiler/forms/validators.ts");
  return { hash, uri, body, form, checkShape: shapeChecker(form.schema) };
}
