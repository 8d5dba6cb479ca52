import { DocumentParts } from "#blocks/field/identity-document/DocumentParts.tsx";
import { problemsWithin, withPart } from "#blocks/field/kit/frame/answerParts.ts";
import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { PersonParts } from "#blocks/field/kit/person/PersonParts.tsx";
import { PersonPhone } from "#blocks/field/phone/PersonPhone.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
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
