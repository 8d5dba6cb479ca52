import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { PersonParts } from "#blocks/field/kit/person/PersonParts.tsx";
import { PersonPhone } from "#blocks/field/phone/PersonPhone.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/emergency-contact.ts";

const useTexts = texts(messages);

const usual = ["spouse", "father", "mother", "child", "sibling", "relative", "friend", "colleague", "other"] as const;

/** Asks for the emergency contact: name, relation and phone number. */
export default function EmergencyContact(field: FieldProps<"emergency-contact">) {
  const { options } = field;
  const t = useTexts();
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <PersonParts {...field} offered={options.relations ?? usual} />
        <PersonPhone {...field} label={t("phone")} />
      </FieldParts>
    </FormFieldGroup>
  );
}
