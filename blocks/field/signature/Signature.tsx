import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { Signing } from "#blocks/kit/Signing.tsx";
import { useSite } from "#blocks/kit/site.ts";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";

/** A signature by finger, pen or mouse, or a typed name in its place. */
export default function Signature(field: FieldProps<"signature">) {
  const { id, options, answer, onAnswer, onLeave } = field;
  const { text } = useSite();
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      {options.statement && <p>{text(options.statement)}</p>}
      <Signing id={id} signature={answer} onSignature={onAnswer} onLeave={onLeave} />
    </FormFieldGroup>
  );
}
