import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { DocumentParts } from "./DocumentParts.tsx";

/** A runner's identity document: kind and number, with the birthday and gender that the number tells. */
export default function IdentityDocument(field: FieldProps<"identity-document">) {
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <DocumentParts {...field} isOwn />
      </FieldParts>
    </FormFieldGroup>
  );
}
