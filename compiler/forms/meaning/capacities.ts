import { toPointer } from "#core/pointers.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { quote } from "../../problems/quote.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { fieldReference } from "../schema/references.ts";

// The fields whose answer is the id of an option, or several, and the option that lists them.
const lists: Record<string, string | undefined> = {
  radio: "choices",
  picker: "choices",
  checkbox: "choices",
  "clothing-size": "sizes",
};

/**
 * Places of options that nothing counts: of a question without options, of an option that does not
 * exist, a waiting list without places; and a waiting list of people whom nobody can notify.
 */
export function checkCapacities({ layout, form }: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return layout.properties.flatMap(({ pointer, schema, ui, uiPointer }) => {
    if (!ui || (ui.capacity === undefined && ui.waitingList === undefined) || seen.has(uiPointer)) return [];
    seen.add(uiPointer);
    if (ui.capacity === undefined) return ui.waitingList ? [report("SL6082", `${uiPointer}/waitingList`, {})] : [];
    if (ui.waitingList && form.use === "general" && form.account !== "required")
      return [report("SL6083", `${uiPointer}/waitingList`, {})];
    const list = lists[fieldReference(schema.$ref)?.type ?? ""];
    // Of entries of a list nobody knows beforehand how many there are.
    if (!list || pointer.lastIndexOf("/") > 0) return [report("SL6080", `${uiPointer}/capacity`, {})];
    const options = ui.options?.[list];
    const ids = Array.isArray(options)
      ? options.flatMap(({ id }: { id?: unknown }) => (typeof id === "string" ? id : []))
      : [];
    return Object.keys(ui.capacity)
      .filter((id) => !ids.includes(id))
      .map((id) => {
        const near = closestWord(id, ids);
        const at = `${uiPointer}/capacity${toPointer([id])}`;
        return report("SL6081", at, { option: quote(id), near }, near === undefined ? {} : { suggestion: near });
      });
  });
}
