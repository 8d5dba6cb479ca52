import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/rating.ts";
import styles from "./Rating.module.css";

const useTexts = texts(messages);

/**
 * Points to give, as stars or numbers: the platform's own radio buttons, so that arrow keys change
 * them.
 */
export default function Rating(field: FieldProps<"rating">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const { points = 5, style = points === 5 ? "stars" : "numbers", low, high } = options;
  const { text } = useSite();
  const t = useTexts();
  // What an end means is a part of its name, because the words below the row belong to no radio
  // button.
  const getName = (value: number) => {
    const plain = t("points", { value, points });
    const end = value === 1 ? low : value === points ? high : undefined;
    return end ? t("end", { points: plain, words: text(end) }) : plain;
  };
  return (
    <FormFieldGroup field={field}>
      <div className={styles.rating} {...groupBlur(onLeave)}>
        <div className={styles.points} data-style={style}>
          {Array.from({ length: points }, (_, index) => index + 1).map((value) => (
            <label key={value} data-reached={value <= (answer ?? 0)}>
              <input
                type="radio"
                id={`${id}-${value}`}
                name={name}
                value={value}
                checked={answer === value}
                required={isRequired}
                aria-label={getName(value)}
                onChange={() => onAnswer(value)}
              />
              <span className={styles.point} aria-hidden="true">
                {style === "stars" ? <Star /> : value}
              </span>
            </label>
          ))}
        </div>
        {(low || high) && (
          <p className={styles.ends} data-style={style} aria-hidden="true">
            <span>{text(low)}</span>
            <span>{text(high)}</span>
          </p>
        )}
        {!isRequired && answer !== undefined && (
          <TextButton className={styles.clear} onClick={() => onAnswer(undefined)}>
            {t("clear")}
          </TextButton>
        )}
      </div>
    </FormFieldGroup>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z" />
    </svg>
  );
}
