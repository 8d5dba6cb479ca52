import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { ScoreResult } from "#blocks/field/kit/score/ScoreResult.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/field/score-validation-with-payment.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import styles from "./Fee.module.css";

const useTexts = texts(messages);

type Answer = FieldAnswers["score-validation-with-payment"];

/** A result whose check costs a fee: the fee is shown first, and is agreed to by a tick. */
export default function ScoreValidationWithPayment(field: FieldProps<"score-validation-with-payment">) {
  const { id, options, answer, onAnswer, onLeave, problems } = field;
  const { feeAgreed, ...score } = answer ?? {};
  const { "/certificate": certificateProblem, "/feeAgreed": feeProblem, ...others } = problems;
  const agreed = feeAgreed && { feeAgreed };
  return (
    <FormFieldGroup field={withWholeProblem({ ...field, problems: others })}>
      <Fee
        id={`${id}-fee`}
        feeFen={options.feeFen}
        isAgreed={feeAgreed === true}
        problem={feeProblem}
        onAgree={(isAgreed) => {
          const next = isAgreed ? { ...score, feeAgreed: true as const } : score;
          onAnswer(Object.keys(next).length > 0 ? next : undefined);
        }}
        onLeave={onLeave}
      />
      <ScoreResult
        id={id}
        score={"race" in score ? score : undefined}
        options={options}
        onScore={(scoreVerificationAnswer) =>
          onAnswer(
            scoreVerificationAnswer
              ? ({ ...scoreVerificationAnswer, ...agreed } as Partial<Answer>)
              : agreed || undefined,
          )
        }
        onLeave={onLeave}
        certificateProblem={certificateProblem}
      />
    </FormFieldGroup>
  );
}

interface FeeProps {
  id: string;
  feeFen: number;
  isAgreed: boolean;
  problem: string | undefined;
  onAgree: (isAgreed: boolean) => void;
  onLeave: () => void;
}

function Fee({ id, feeFen, isAgreed, problem, onAgree, onLeave }: FeeProps) {
  const t = useTexts();
  const { fen } = useNumbers();
  const fee = fen(feeFen);
  const described = [`${id}-help`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.fee} data-wrong={Boolean(problem)}>
      <p className={styles.price}>{t("fee", { fee })}</p>
      <p id={`${id}-help`} className={styles.help}>
        {t("feeHelp")}
      </p>
      <label>
        <input
          id={id}
          type="checkbox"
          required
          checked={isAgreed}
          aria-describedby={described}
          {...(problem && { "aria-invalid": true })}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
          onBlur={onLeave}
        />
        <span>{t("agree", { fee })}</span>
      </label>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
