import type { DatePickerOptions } from "#schemas/generated/types.ts";
import { dayWords, isDay } from "../days.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";

/** A day that exists and lies within the bounds of the form. */
export const datePicker: FieldLogic<string, DatePickerOptions> = {
  check(day, field) {
    if (!isDay(day)) return [fault("day", noSuchDay)];
    const { min, max, isBirthday } = field.options;
    const first = dayOf(min ?? (isBirthday ? "1900-01-01" : undefined), field);
    const last = dayOf(max ?? (isBirthday ? "today" : undefined), field);
    if (first !== undefined && day < first) return [fault("min", tooEarly(first))];
    return last !== undefined && day > last ? [fault("max", tooLate(last))] : [];
  },
  words: (day, _options, language) => dayWords(day, language),
};

const noSuchDay = {
  zh: "没有这一天，请检查年、月、日。",
  en: "There is no such day. Please check year, month and day.",
};

const tooEarly = (first: string) => ({
  zh: `请填写${dayWords(first, "zh")}或之后的日期。`,
  en: `Please give ${dayWords(first, "en")} or a later day.`,
});

const tooLate = (last: string) => ({
  zh: `请填写${dayWords(last, "zh")}或之前的日期。`,
  en: `Please give ${dayWords(last, "en")} or an earlier day.`,
});

function fault(code: string, message: FieldFault["message"]): FieldFault {
  return { at: "", code, message };
}

function dayOf(bound: string | undefined, field: FieldCheck<DatePickerOptions>): string | undefined {
  if (bound === "today") return field.today;
  return bound === "race-day" ? field.raceDays[field.item] : bound;
}
