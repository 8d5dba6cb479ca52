import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { ScoreResult } from "#blocks/kit/ScoreResult.tsx";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";

/** A result of an earlier race, with its certificate; one that is not verified yet stops nobody. */
export default function ScoreVerification(field: FieldProps<"score-verification">) {
  const { id, options, answer, onAnswer, onLeave, problems } = field;
  const { "/certificate": certificateProblem, ...others } = problems;
  return (
    <FormFieldGroup field={withWholeProblem({ ...field, problems: others })}>
      <ScoreResult
        id={id}
        score={answer}
        options={options}
        onScore={onAnswer}
        onLeave={onLeave}
        certificateProblem={certificateProblem}
      />
    </FormFieldGroup>
  );
}
