import { asText } from "#core/text.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/**
 * Blocks of forms that do not exist or are for the sign-up, and listed general forms that no block
 * shows. A form that is not listed is reported once.
 */
export function checkFormBlocks({ getInstances, site, forms = [] }: Context, listed: WrittenDocument[]): Finding[] {
  const blocks = getInstances("form");
  const shownForms = new Set(blocks.map(({ instance }) => asText((instance.props as { form?: unknown }).form)));
  const unshown = listed.filter(({ path, value }) => value.use === "general" && !shownForms.has(path));
  const wrong = blocks.flatMap(({ instance, pointer }) => {
    const path = asText((instance.props as { form?: unknown }).form);
    const place = `${pointer}/props/form`;
    const form = forms.find((form) => form.path === path);
    if (form) return form.value.use === "general" ? [] : [report("SL6061", place, { path })];
    // A form that is listed and missing is reported in the list.
    if (site.forms?.includes(path)) return [];
    const near = nearest(
      path,
      forms.map((form) => form.path),
    );
    return [report("SL6060", place, { path, near }, suggest(place, near, path))];
  });
  // The form that such a block means is not one that nobody shows.
  if (wrong.length > 0) return wrong;
  return unshown.map(({ path, value }) => report("SL6062", "/id", { id: asText(value.id) }, { file: path }));
}
