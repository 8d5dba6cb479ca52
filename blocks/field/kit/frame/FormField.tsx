import type { ReactNode } from "react";
import { type ControlProps, Field, FieldGroup } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/form-field.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import type { FieldProps } from "./fieldProps.ts";

const useTexts = texts(messages);

type Frame = Pick<FieldProps<keyof FieldAnswers>, "id" | "label" | "help" | "isRequired" | "problems">;

/**
 * A field of one control, in the frame that all fields of the form share: label, whether it may be
 * left out, help and problem.
 */
export function FormField({ field, children }: { field: Frame; children: (control: ControlProps) => ReactNode }) {
  const { isRequired } = field;
  return (
    <Field {...useFrame(field)}>{(control) => children({ ...control, ...(isRequired && { required: true }) })}</Field>
  );
}

/** A field of several controls, in the same frame. */
export function FormFieldGroup({ field, children }: { field: Frame; children: ReactNode }) {
  return <FieldGroup {...useFrame(field)}>{children}</FieldGroup>;
}

function useFrame({ id, label, help, isRequired, problems }: Frame) {
  const t = useTexts();
  return {
    id,
    label,
    error: problems[""],
    ...(help !== undefined && { hint: help }),
    ...(!isRequired && { note: t("optional") }),
  };
}
