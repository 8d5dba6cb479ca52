import { AreaParts } from "#blocks/kit/AreaParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";

/** A place in China: province, city and district. */
export default function ProvinceCityDistrict(field: FieldProps<"province-city-district">) {
  return (
    <FormFieldGroup field={field}>
      <AreaParts {...field} depth={field.options.depth} />
    </FormFieldGroup>
  );
}
