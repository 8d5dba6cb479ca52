import { AreaParts } from "#blocks/field/kit/area/AreaParts.tsx";
import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";

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
