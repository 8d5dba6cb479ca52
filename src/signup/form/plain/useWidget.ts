import type { WidgetProps } from "@rjsf/utils";
import { useSite } from "#blocks/kit/site/site.ts";
import { useStep } from "../rjsf/stepContext.ts";
import { ofChoice } from "./alternatives.ts";
import { usePlainTexts } from "./texts.ts";
import { type PropertyPlace, useProperty } from "./useProperty.ts";

/**
 * Returns the props of a plain control: the frame of a field, its placeholder, and the handler of
 * blur.
 */
export function useWidget({ id, name, label, required, schema }: WidgetProps): {
  frame: PropertyPlace["frame"];
  placeholder: string | undefined;
  leave(): void;
} {
  const { entrantForm } = useStep();
  const { text } = useSite();
  const t = usePlainTexts();
  const { pointer, field, frame } = useProperty({
    id,
    name: label || name,
    title: schema.title,
    description: schema.description,
    isRequired: Boolean(required),
  });
  const isChoice = ofChoice.test(id);
  return {
    frame: isChoice ? { ...frame, label: t("whichOne"), isRequired: true } : frame,
    placeholder: field?.placeholder && text(field.placeholder),
    leave: () => entrantForm.leave(pointer.replace(ofChoice, "")),
  };
}
