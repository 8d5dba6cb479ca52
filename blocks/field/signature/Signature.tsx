import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { Signing } from "#blocks/field/kit/signing/Signing.tsx";
import { useSite } from "#blocks/kit/site/site.ts";

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
