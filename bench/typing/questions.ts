/** A form's questions for measuring: of ten, five texts, an email address, a day, a choice from a list, one in sight, a whole number; then a country, and one that is asked only after an answer. */
export interface Questions {
  /** As plain JSON Schema, for any renderer. */
  schema: { type: "object"; properties: Record<string, object>; allOf: object[] };
  /** How a plain renderer shows the choice in sight. */
  uiSchema: Record<string, object>;
  /** The same as a form file of ours. */
  form: object;
}

const clubs = Array.from({ length: 8 }, (_, index) => `club-${index}`);
const countries = Array.from({ length: 247 }, (_, index) => `country-${index}`);
const said = (text: string) => ({ zh: text, en: text });
const field = (type: string) => `https://startline.dev/schemas/field/${type}/v1.schema.json`;
const choices = (ids: string[]) => ({ choices: ids.map((id) => ({ id, label: said(id) })) });

/** Makes that many questions; those of the form file in that many steps. */
export function makeQuestions(count: number, steps = 1): Questions {
  const plain: Record<string, object> = {};
  const uiSchema: Record<string, object> = {};
  const ours: Record<string, object> = {};
  const looks: Record<string, object> = {};
  for (let index = 0; index < count - 2; index++) {
    const name = `q${index}`;
    const [shape, type, options] = kindOf(index % 10);
    plain[name] = { title: name, ...shape };
    if (type === "radio") uiSchema[name] = { "ui:widget": "radio" };
    ours[name] = {
      $ref: field(type),
      ...(type === "input" && { maxLength: 100 }),
      ...("enum" in shape && { enum: shape.enum }),
    };
    looks[name] = { label: said(name), ...(options && { options }) };
  }
  plain.country = { title: "country", type: "string", enum: countries };
  ours.country = { $ref: field("country") };
  looks.country = { label: said("country") };
  const condition = { required: ["q0"], properties: { q0: { const: "other" } } };
  // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
  const more = (property: object) => ({ if: condition, then: { properties: { more: property } } });
  looks.more = { label: said("more") };
  const names = [...Object.keys(ours), "more"];
  const size = Math.ceil(names.length / steps);
  return {
    schema: { type: "object", properties: plain, allOf: [more({ type: "string", title: "more" })] },
    uiSchema,
    form: {
      $schema: "https://startline.dev/schemas/form/v1.schema.json",
      id: "sign-up",
      version: 1,
      title: said("Wide"),
      schema: { type: "object", properties: ours, allOf: [more({ $ref: field("input"), maxLength: 100 })] },
      uiSchema: looks,
      steps: Array.from({ length: steps }, (_, step) => ({
        id: `part-${step}`,
        title: said(`Part ${step + 1}`),
        fields: names.slice(step * size, (step + 1) * size),
      })),
    },
  };
}

function kindOf(
  place: number,
): [shape: { type: string; format?: string; enum?: string[] }, type: string, options?: object] {
  if (place < 5) return [{ type: "string" }, "input"];
  if (place === 5) return [{ type: "string", format: "email" }, "email"];
  if (place === 6) return [{ type: "string", format: "date" }, "date-picker"];
  if (place === 7) return [{ type: "string", enum: clubs }, "picker", choices(clubs)];
  if (place === 8) return [{ type: "string", enum: clubs.slice(0, 3) }, "radio", choices(clubs.slice(0, 3))];
  return [{ type: "integer" }, "number", { isPositiveInteger: true }];
}
