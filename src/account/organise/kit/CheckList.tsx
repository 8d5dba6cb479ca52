import { useId } from "react";
import application from "../../review/Application.module.css";
import styles from "./CheckList.module.css";

interface CheckListProps<Value extends string> {
  options: { value: Value; label: string; text?: string }[];
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
}

/** Several boxes to check, each with a sentence about it. */
export function CheckList<Value extends string>({ options, chosen, onChange }: CheckListProps<Value>) {
  const id = useId();
  const toggle = (value: Value, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((option) => (option === value ? isOn : chosen.includes(option))),
    );
  return (
    <ul className={styles.checks}>
      {options.map(({ value, label, text }) => (
        <li key={value}>
          <label className={application.check}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-describedby={text === undefined ? undefined : `${id}-${value}`}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            <span>{label}</span>
          </label>
          {text !== undefined && (
            <p id={`${id}-${value}`} className={styles.about}>
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
