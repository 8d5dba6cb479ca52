import { useRef } from "react";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { type FieldProps, type FormSurroundings, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/date-picker.ts";
import { CalendarButton } from "./CalendarButton.tsx";
import styles from "./DatePicker.module.css";
import { DayPart } from "./DayPart.tsx";
import { type DayParts, joinDay, splitDay } from "./dayText.ts";

const useTexts = texts(messages);
const parts = ["year", "month", "day"] as const;

/**
 * A day: year, month and day are typed, a whole date is pasted into any of them, or it is chosen
 * from the browser's calendar.
 */
export default function DatePicker(field: FieldProps<"date-picker">) {
  const { id, isRequired, options, answer, onAnswer, onLeave, problems } = field;
  const { isBirthday = false } = options;
  const t = useTexts();
  const form = useForm();
  // A browser that fills in all three reports them one after the other, before this renders again.
  const latest = useRef<DayParts>(splitDay(answer));
  latest.current = splitDay(answer);
  const reportPart = (part: keyof DayParts, text: string) => {
    latest.current = { ...latest.current, [part]: text };
    onAnswer(joinDay(latest.current));
  };
  const reportDay = (day: string) => {
    latest.current = splitDay(day);
    onAnswer(day);
  };
  const bound = (day: string | undefined, otherwise: string) =>
    readDay(day ?? (isBirthday ? otherwise : undefined), form);
  return (
    <FormFieldGroup field={field}>
      <div className={styles.date} {...groupBlur(onLeave)}>
        {parts.map((part) => (
          <DayPart
            key={part}
            id={`${id}-${part}`}
            part={part}
            label={t(part)}
            text={latest.current[part]}
            isRequired={isRequired}
            isWrong={Boolean(problems[""])}
            autoComplete={isBirthday ? `bday-${part}` : "off"}
            onText={(text) => reportPart(part, text)}
            onWhole={reportDay}
          />
        ))}
        <CalendarButton
          label={t("calendar")}
          day={answer}
          min={bound(options.min, "1900-01-01")}
          max={bound(options.max, "today")}
          onDay={reportDay}
        />
      </div>
    </FormFieldGroup>
  );
}

function readDay(bound: string | undefined, { today, raceDay }: FormSurroundings): string | undefined {
  if (bound === "today") return today;
  return bound === "race-day" ? raceDay : bound;
}
