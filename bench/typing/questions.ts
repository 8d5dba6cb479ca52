/**
 * The questions of a form to measure. Of ten, five are texts, then an email address, a day, a
 * choice from a list, one of radio buttons and an integer. The last two are a country, and a text
 * that depends on the first answer.
 */
export interface Questions {
  /** As plain JSON Schema, for any renderer. */
  schema: { type: "object"; properties: Record<string, object>; allOf: object[] };
  /** Shows the short choice as radio buttons, for any renderer. */
  uiSchema: Record<string, object>;
  /** The same questions as a form file of ours. */
  form: object;
}

const clubs = Array.from({ length: 8 }, (_, index) => `club-${index}`);
const countries = Array.from({ length: 247 }, (_, index) => `country-${index}`);
const bilingual = (text: string) => ({ zh: text, en: text });
const field = (type: string) => `https://startline.dev/schemas/field/${type}/v1.schema.json`;
const choices = (ids: string[]) => ({ choices: ids.map((id) => ({ id, label: bilingual(id) })) });

/** Makes `count` questions; the form file has them in `steps` steps. */
export function makeQuestions(count: number, steps = 1): Questions {
  const plain: Record<string, object> = {};
  const uiSchema: Record<string, object> = {};
  const ours: Record<string, object> = {};
  const looks: Record<string, object> = {};
  for (let index = 0; index < count - 2; index++) {
    const name = `q${index}`;
    const [shape, type, options] = getKind(index % 10);
    plain[name] = { title: name, ...shape };
    if (type === "radio") uiSchema[name] = { "ui:widget": "radio" };
    ours[name] = {
      $ref: field(type),
      ...(type === "input" && { maxLength: 100 }),
      ...("enum" in shape && { enum: shape.enum }),
    };
    looks[name] = { label: bilingual(name), ...(options && { options }) };
  }
  plain.country = { title: "country", type: "string", enum: countries };
  ours.country = { $ref: field("country") };
  looks.country = { label: bilingual("country") };
  const condition = { required: ["q0"], properties: { q0: { const: "other" } } };
  // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
  const more = (property: object) => ({ if: condition, then: { properties: { more: property } } });
  looks.more = { label: bilingual("more") };
  const names = [...Object.keys(ours), "more"];
  const size = Math.ceil(names.length / steps);
  return {
    schema: { type: "object", properties: plain, allOf: [more({ type: "string", title: "more" })] },
    uiSchema,
    form: {
      $schema: "https://startline.dev/schemas/form/v1.schema.json",
      id: "sign-up",
      version: 1,
      title: bilingual("Wide"),
      schema: { type: "object", properties: ours, allOf: [more({ $ref: field("input"), maxLength: 100 })] },
      uiSchema: looks,
      steps: Array.from({ length: steps }, (_, step) => ({
        id: `part-${step}`,
        title: bilingual(`Part ${step + 1}`),
        fields: names.slice(step * size, (step + 1) * size),
      })),
    },
  };
}

function getKind(
  index: number,
): [shape: { type: string; format?: string; enum?: string[] }, type: string, options?: object] {
  if (index < 5) return [{ type: "string" }, "input"];
  if (index === 5) return [{ type: "string", format: "email" }, "email"];
  if (index === 6) return [{ type: "string", format: "date" }, "date-picker"];
  if (index === 7) return [{ type: "string", enum: clubs }, "picker", choices(clubs)];
  if (index === 8) return [{ type: "string", enum: clubs.slice(0, 3) }, "radio", choices(clubs.slice(0, 3))];
  return [{ type: "integer" }, "number", { isPositiveInteger: true }];
}
