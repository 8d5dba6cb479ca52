import type { WidgetProps } from "@rjsf/utils";
import { useSite } from "#blocks/kit/site.ts";
import type { AnswerProblem } from "#src/forms/form.ts";
import { useFieldWorld, useProblems } from "../fieldWorld.ts";
import { pointerOfId } from "../frames.tsx";

/** What a plain control is drawn with: the frame of a field, with the organiser's label where the form has one. */
export function useWidget({ id, label, required, schema, hideLabel }: WidgetProps) {
  const { engine } = useFieldWorld();
  const { text, language } = useSite();
  const pointer = pointerOfId(id);
  const field = engine.loaded.form.fields[pointer.replace(/\/\d+(?=\/|$)/g, "/*")];
  const found = JSON.parse(useProblems(engine, pointer)) as [at: string, message: AnswerProblem["message"]][];
  const { description } = schema;
  const help = field?.help ? text(field.help) : typeof description === "string" ? description : undefined;
  return {
    frame: {
      id,
      label: text(field?.label) || schema.title || (hideLabel ? "" : label) || label,
      help,
      isRequired: Boolean(required),
      problems: Object.fromEntries(found.map(([at, message]) => [at, message[language]])),
    },
    placeholder: field?.placeholder && text(field.placeholder),
    leave: () => engine.leave(pointer),
  };
}
