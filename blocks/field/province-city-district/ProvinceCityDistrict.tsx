import { AreaParts } from "#blocks/kit/AreaParts.tsx";
import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";

/** A place in China: province, city and district. */
export default function ProvinceCityDistrict(field: FieldProps<"province-city-district">) {
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <AreaParts {...field} depth={field.options.depth} />
      </FieldParts>
    </FormFieldGroup>
  );
}
