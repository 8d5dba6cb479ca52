import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { formats } from "../schema/formats.ts";
import { fieldReference } from "../schema/references.ts";

// The options of fields that bound a day.
const windows: Record<string, [from: string, until: string]> = {
  "date-picker": ["min", "max"],
  "score-verification": ["from", "until"],
  "score-validation-with-payment": ["from", "until"],
};

/** Reports days that no calendar has, and windows of days that end before they begin. */
export function checkDays({ form, layout }: FormAnalysis): Finding[] {
  const inRules = (form.rules ?? []).flatMap(({ from, until, on }, index) =>
    dayFindings({ from, until, on }, `/rules/${index}`),
  );
  const inCalculated = (form.calculated ?? []).flatMap(({ on }, index) => dayFindings({ on }, `/calculated/${index}`));
  const inOptions = layout.properties.flatMap(({ schema, ui, uiPointer }) => {
    const type = fieldReference(schema.$ref)?.type ?? "";
    const names = Object.hasOwn(windows, type) ? windows[type] : undefined;
    if (!names || !ui?.options) return [];
    const [from, until] = names.map((name) => ui.options?.[name]);
    const at = `${uiPointer}/options`;
    const wrong = dayFindings({ [names[0]]: from, [names[1]]: until }, at);
    return wrong.length === 0 && isDay(from) && isDay(until) && from > until
      ? [report("SL6039", `${at}/${names[0]}`, {})]
      : wrong;
  });
  return [...inRules, ...inCalculated, ...inOptions];
}

function dayFindings(days: Record<string, unknown>, at: string): Finding[] {
  return Object.entries(days).flatMap(([name, day]) =>
    isDay(day) && !formats.date?.test(day) ? [report("SL6053", `${at}/${name}`, { day })] : [],
  );
}

// Other days are named: race-day, today.
function isDay(day: unknown): day is string {
  return typeof day === "string" && /^\d/.test(day);
}
