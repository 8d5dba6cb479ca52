import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useMemo } from "react";
import { AlternativeContext } from "./alternatives.ts";
import { spelled } from "./usePlace.ts";

/** A property that can be answered in several ways; it tells its parts that the name of the whole is said already. */
export function Alternatives(props: FieldProps) {
  const { fieldPathId, name, required = false, schema, options } = props;
  const alternative = useMemo(
    () => ({
      id: fieldPathId.$id,
      name,
      title: schema.title,
      isRequired: required,
      ways: ((options ?? []) as RJSFSchema[]).map(nameOfWay),
    }),
    [fieldPathId.$id, name, schema.title, required, options],
  );
  return (
    <AlternativeContext value={alternative}>
      <MultiSchemaField {...props} />
    </AlternativeContext>
  );
}

// A way without a title is called by the property that says which it is, else by the first that it needs.
function nameOfWay({ title, properties = {}, required = [] }: RJSFSchema): string | undefined {
  const kind = Object.values(properties).find((one) => typeof one === "object" && typeof one.const === "string");
  const [first] = required;
  return title ?? (typeof kind === "object" ? spelled(String(kind.const)) : first && spelled(first));
}

/** A list; one whose places have each their own meaning shows all of them from the start. */
export function List(props: FieldProps) {
  const { schema, formData } = props;
  const places = Array.isArray(schema.items) ? schema.items.length : 0;
  const given: unknown[] = Array.isArray(formData) ? formData : [];
  const length = Math.max(places, given.length);
  const whole = places > given.length ? Array.from({ length }, (_, place) => given[place]) : formData;
  return <ArrayField {...(props as FieldProps<unknown[]>)} formData={whole} />;
}
