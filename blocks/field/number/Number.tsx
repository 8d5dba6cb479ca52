import { useState } from "react";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useTyping } from "#blocks/field/kit/typing/useTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import styles from "./Number.module.css";
import { cleanNumber, readNumber, writeNumber } from "./numberText.ts";

/**
 * The least number that the field takes at all: a form with a lower minimum allows negative
 * numbers.
 */
const leastNumber = -1_000_000_000;

/**
 * A number with its unit. The text stays as it is typed until the runner leaves: "1." is on the way
 * to "1.5".
 */
export default function NumberInput(field: FieldProps<"number">) {
  const { id, answer, options, schema, placeholder, onAnswer, onLeave } = field;
  const { unit, decimals, isPositiveInteger } = options;
  const isWhole = Boolean(isPositiveInteger) || decimals === 0;
  const { text } = useSite();
  const [typed, setTyped] = useState<string>();
  const typing = useTyping(
    typed ?? writeNumber(answer),
    (next) => {
      const cleaned = cleanNumber(next, isWhole);
      setTyped(cleaned);
      onAnswer(readNumber(cleaned));
    },
    () => {
      setTyped(undefined);
      onLeave();
    },
  );
  const { minimum = 0 } = schema;
  const isNegative = minimum < 0 && minimum > leastNumber;
  return (
    <FormField field={field}>
      {(control) => (
        <div className={styles.number}>
          <TextInput
            {...control}
            {...typing}
            // An input method shows its letters here before it has a digit: those are left alone
            // until it is done.
            onChange={({ currentTarget, nativeEvent }) =>
              typing.onChange(
                (nativeEvent as InputEvent).isComposing
                  ? { currentTarget }
                  : { currentTarget: { value: cleanNumber(currentTarget.value, isWhole) } },
              )
            }
            // The numeric keyboard of iPhones has no minus.
            inputMode={isNegative ? "text" : isWhole ? "numeric" : "decimal"}
            enterKeyHint="next"
            autoComplete="off"
            placeholder={placeholder}
            aria-describedby={
              [control["aria-describedby"], unit && `${id}-unit`].filter(Boolean).join(" ") || undefined
            }
          />
          {unit && (
            <span id={`${id}-unit`} className={styles.unit}>
              {text(unit)}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
