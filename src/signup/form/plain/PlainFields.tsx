import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useMemo } from "react";
import { AlternativeContext } from "./alternatives.ts";
import { spellKey } from "./useProperty.ts";

/** A property with alternatives. Its parts know that the label of the whole is shown already. */
export function Alternatives(props: FieldProps) {
  const { fieldPathId, name, required = false, schema, options } = props;
  const alternative = useMemo(
    () => ({
      id: fieldPathId.$id,
      name,
      title: schema.title,
      isRequired: required,
      names: ((options ?? []) as RJSFSchema[]).map(nameOfAlternative),
    }),
    [fieldPathId.$id, name, schema.title, required, options],
  );
  return (
    <AlternativeContext value={alternative}>
      <MultiSchemaField {...props} />
    </AlternativeContext>
  );
}

// An alternative without a title has the name of its constant property, else of its first required
// one.
function nameOfAlternative({ title, properties = {}, required = [] }: RJSFSchema): string | undefined {
  const kind = Object.values(properties).find(
    (definition) => typeof definition === "object" && typeof definition.const === "string",
  );
  const [first] = required;
  return title ?? (typeof kind === "object" ? spellKey(String(kind.const)) : first && spellKey(first));
}

/** A list; a tuple shows all its places from the start. */
export function List(props: FieldProps) {
  const { schema, formData } = props;
  const places = Array.isArray(schema.items) ? schema.items.length : 0;
  const entries: unknown[] = Array.isArray(formData) ? formData : [];
  const length = Math.max(places, entries.length);
  const padded = places > entries.length ? Array.from({ length }, (_, place) => entries[place]) : formData;
  return <ArrayField {...(props as FieldProps<unknown[]>)} formData={padded} />;
}
