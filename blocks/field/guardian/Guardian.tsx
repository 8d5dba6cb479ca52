import { DocumentParts } from "#blocks/field/identity-document/DocumentParts.tsx";
import { PersonPhone } from "#blocks/field/phone/PersonPhone.tsx";
import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PersonParts } from "#blocks/kit/PersonParts.tsx";
import { problemsWithin, withPart } from "#blocks/kit/parts.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/field/guardian.ts";

const useTexts = texts(messages);

const usual = ["father", "mother", "grandparent", "sibling", "relative", "other"] as const;

/** The adult who answers for a minor: name, relation, document and phone number. */
export default function Guardian(field: FieldProps<"guardian">) {
  const { id, options, answer, onAnswer, problems } = field;
  const t = useTexts();
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <PersonParts {...field} offered={options.relations ?? usual} />
        <DocumentParts
          {...field}
          id={`${id}-document`}
          options={options.types ? { types: options.types } : {}}
          answer={answer?.document}
          onAnswer={(document) => onAnswer(withPart(answer, "document", document))}
          problems={problemsWithin(problems, "/document", "/type")}
        />
        <PersonPhone {...field} label={t("phone")} />
      </FieldParts>
    </FormFieldGroup>
  );
}
