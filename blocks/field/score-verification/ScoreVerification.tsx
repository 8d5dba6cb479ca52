import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { ScoreResult } from "#blocks/field/kit/score/ScoreResult.tsx";

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
