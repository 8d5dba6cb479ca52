import type { ReactNode } from "react";
import { messages } from "#locales/generated/kit/form-field.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import { type ControlProps, Field, FieldGroup } from "./Field.tsx";
import type { FieldProps } from "./formField.ts";
import { texts } from "./texts.ts";

const useTexts = texts(messages);

type Frame = Pick<FieldProps<keyof FieldAnswers>, "id" | "label" | "help" | "isRequired" | "problems">;

/** A field of one control, in the frame that all fields of the form share: label, whether it may be left out, help and problem. */
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
