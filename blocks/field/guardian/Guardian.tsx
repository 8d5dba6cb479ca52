import { DocumentParts } from "#blocks/kit/DocumentParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PersonParts } from "#blocks/kit/PersonParts.tsx";
import { PhoneParts } from "#blocks/kit/PhoneParts.tsx";
import { problemsWithin, withPart } from "#blocks/kit/parts.ts";

const usual = ["father", "mother", "grandparent", "sibling", "relative", "other"] as const;

/** The adult who answers for a minor: name, relation, document and phone number. */
export default function Guardian(field: FieldProps<"guardian">) {
  const { id, options, answer, onAnswer, problems } = field;
  return (
    <FormFieldGroup field={field}>
      <PersonParts {...field} offered={options.relations ?? usual} />
      <DocumentParts
        {...field}
        id={`${id}-document`}
        options={options.types ? { types: options.types } : {}}
        answer={answer?.document}
        onAnswer={(document) => onAnswer(withPart(answer, "document", document))}
        problems={problemsWithin(problems, "/document", "/type")}
      />
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
