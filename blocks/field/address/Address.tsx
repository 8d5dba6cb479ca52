import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { AddressParts } from "./AddressParts.tsx";

/**
 * A postal address: in mainland China by area and street, elsewhere by the parts that addresses of
 * the country have.
 */
export default function Address(field: FieldProps<"address">) {
  return (
    <FormFieldGroup field={field}>
      <AddressParts {...field} namesCountry={field.version !== 1} />
    </FormFieldGroup>
  );
}
