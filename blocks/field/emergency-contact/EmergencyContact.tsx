import { PersonPhone } from "#blocks/field/phone/PersonPhone.tsx";
import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PersonParts } from "#blocks/kit/PersonParts.tsx";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/field/emergency-contact.ts";

const useTexts = texts(messages);

const usual = ["spouse", "father", "mother", "child", "sibling", "relative", "friend", "colleague", "other"] as const;

/** Who is called when something happens to the runner: name, relation and phone number. */
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
