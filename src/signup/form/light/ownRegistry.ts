import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";

/**
 * In the place of rjsf's own registry, whose fields, templates and widgets are 30 kB that our forms do not draw: what every form
 * needs. The parts for properties that are no field units come with them (plain/plainParts.ts).
 */
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField },
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string, values: string[] = []) =>
      values.reduce((said, value, index) => said.replaceAll(`%${index + 1}`, value), text),
    globalFormOptions: { idPrefix: "root", idSeparator: "_", useFallbackUiForUnsupportedType: false },
  };
}
