import { useId } from "react";
import styles from "./PickUp.module.css";

interface Choice {
  value: string;
  label: string;
  note?: string | undefined;
  isDisabled?: boolean;
}

interface ChoiceCardsProps {
  legend: string;
  /** A line below the legend. */
  hint?: string | undefined;
  name: string;
  /** Whether the labels are names, which need room. */
  isWide?: boolean;
  value: string | undefined;
  choices: readonly Choice[];
  /** The sentence if nothing is chosen. */
  fault?: string | undefined;
  onChoose(value: string): void;
}

/** A group of cards of which one is chosen, such as the slots of a day. */
export function ChoiceCards({ legend, hint, name, isWide, value, choices, fault, onChoose }: ChoiceCardsProps) {
  const faultId = useId();
  return (
    <fieldset
      className={styles.choice}
      data-wrong={fault !== undefined}
      {...(fault && { "aria-describedby": faultId })}
    >
      <legend>{legend}</legend>
      {hint && <p className={styles.note}>{hint}</p>}
      <div className={styles.cards} data-wide={isWide}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.isDisabled}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <p id={faultId} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </fieldset>
  );
}
