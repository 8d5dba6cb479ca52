import type { DatePickerOptions } from "#schemas/generated/types.ts";
import { formatDay, formatDays, isDay } from "../days.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { type ProblemText, problemText } from "../problemText.ts";

/** A day that exists and lies within the bounds of the form. */
export const datePicker: FieldLogic<string, DatePickerOptions> = {
  check(day, field) {
    if (!isDay(day)) return [fault("day", problemText("day.none"))];
    const { min, max, isBirthday } = field.options;
    const first = readDay(min ?? (isBirthday ? "1900-01-01" : undefined), field);
    const last = readDay(max ?? (isBirthday ? "today" : undefined), field);
    if (first !== undefined && day < first)
      return [fault("min", problemText("day.tooEarly", { day: formatDays(first) }))];
    return last !== undefined && day > last
      ? [fault("max", problemText("day.tooLate", { day: formatDays(last) }))]
      : [];
  },
  format: (day, _options, language) => formatDay(day, language),
};

function fault(code: string, text: ProblemText): FieldFault {
  return { at: "", code, text };
}

function readDay(bound: string | undefined, field: FieldCheck<DatePickerOptions>): string | undefined {
  if (bound === "today") return field.today;
  return bound === "race-day" ? field.raceDays[field.item] : bound;
}
