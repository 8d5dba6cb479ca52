import type { ComponentProps } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { cleanText } from "#core/typedText.ts";
import { useCleanTyping } from "./useCleanTyping.ts";

interface PartInputProps extends Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "onBlur"> {
  id: string;
  label: string;
  hint?: string;
  /** Beside the label, such as "optional". */
  note?: string;
  value: string | undefined;
  /** What is wrong with it. */
  problem: string | undefined;
  /**
   * How the text is kept; it is changed so when the runner leaves the control, never while they
   * type.
   */
  tidy?(text: string): string;
  /** Takes the new text; undefined for an empty one. */
  onText(text: string | undefined): void;
  onLeave(): void;
}

/** A line of text that is one part of an answer. */
export function PartInput({
  id,
  label,
  hint,
  note,
  value = "",
  problem,
  tidy,
  onText,
  onLeave,
  ...input
}: PartInputProps) {
  const typing = useCleanTyping(
    value,
    tidy ?? ((text) => cleanText("line", text)),
    (text) => onText(text || undefined),
    onLeave,
  );
  return (
    <Field id={id} label={label} error={problem} {...(hint && { hint })} {...(note && { note })}>
      {(control) => <TextInput enterKeyHint="next" maxLength={200} {...input} {...control} {...typing} />}
    </Field>
  );
}
