import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import styles from "./DatePicker.module.css";
import { cleanPart, type DayParts, padPart, readDay, splitDay } from "./dayText.ts";

interface DayPartProps {
  id: string;
  part: keyof DayParts;
  label: string;
  text: string;
  isRequired: boolean;
  isWrong: boolean;
  autoComplete: string;
  onText(text: string): void;
  /** Takes a whole day (YYYY-MM-DD) that was pasted or filled in here. */
  onWhole(day: string): void;
}

const examples = { year: "YYYY", month: "MM", day: "DD" };

/** The box of a year, a month or a day. */
export function DayPart(props: DayPartProps) {
  const { id, part, label, text, isRequired, isWrong, autoComplete, onText, onWhole } = props;
  const clean = (typed: string) => (part === "year" ? typed : padPart(typed));
  const typing = useCleanTyping(text, clean, onText, () => undefined);
  const take = (day: string) => {
    // What this box still holds back must not come after the whole day and change it.
    typing.onChange({ currentTarget: { value: splitDay(day)[part] } });
    onWhole(day);
  };
  return (
    <label className={styles.part} data-part={part} htmlFor={id}>
      <span>{label}</span>
      <TextInput
        id={id}
        {...typing}
        onChange={({ currentTarget, nativeEvent }) => {
          const { value } = currentTarget;
          if ((nativeEvent as InputEvent).isComposing) return typing.onChange({ currentTarget });
          const whole = readDay(value);
          if (whole) take(whole);
          else typing.onChange({ currentTarget: { value: cleanPart(value, part) } });
        }}
        onPaste={(event) => {
          const whole = readDay(event.clipboardData.getData("text"));
          if (!whole) return;
          event.preventDefault();
          take(whole);
        }}
        placeholder={examples[part]}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete={autoComplete}
        required={isRequired}
        aria-invalid={isWrong || undefined}
      />
    </label>
  );
}
