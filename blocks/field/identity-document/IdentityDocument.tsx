import { DocumentParts } from "#blocks/kit/DocumentParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";

/** A runner's identity document: kind and number, with the birthday and gender that the number tells. */
export default function IdentityDocument(field: FieldProps<"identity-document">) {
  return (
    <FormFieldGroup field={field}>
      <DocumentParts {...field} isOwn />
    </FormFieldGroup>
  );
}
