import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { DocumentParts } from "./DocumentParts.tsx";

/**
 * A runner's identity document: kind and number, with the birthday and gender that the number
 * contains.
 */
export default function IdentityDocument(field: FieldProps<"identity-document">) {
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <DocumentParts {...field} isOwn />
      </FieldParts>
    </FormFieldGroup>
  );
}
