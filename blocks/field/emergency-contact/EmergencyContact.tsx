import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PersonParts } from "#blocks/kit/PersonParts.tsx";
import { PhoneParts } from "#blocks/kit/PhoneParts.tsx";
import { problemsWithin, withPart } from "#blocks/kit/parts.ts";

const usual = ["spouse", "father", "mother", "child", "sibling", "relative", "friend", "colleague", "other"] as const;

/** Who is called when something happens to the runner: name, relation and phone number. */
export default function EmergencyContact(field: FieldProps<"emergency-contact">) {
  const { id, options, answer, onAnswer, problems } = field;
  return (
    <FormFieldGroup field={field}>
      <PersonParts {...field} offered={options.relations ?? usual} />
      <PhoneParts
        {...field}
        id={`${id}-phone`}
        options={{}}
        answer={answer?.phone}
        onAnswer={(phone) => onAnswer(withPart(answer, "phone", phone))}
        problems={problemsWithin(problems, "/phone", "/number")}
      />
    </FormFieldGroup>
  );
}
