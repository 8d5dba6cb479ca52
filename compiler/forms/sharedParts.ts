import { _, type Ajv, type CodeKeywordDefinition, Name, str } from "ajv";
import type { JsonSchema } from "#forms/form.ts";
import { eachSchema, mapInner } from "./schema/schemaTree.ts";

/**
 * A schema without its repeated parts: in their places is the keyword `x-part` with the address of
 * the part.
 */
export interface SharedParts {
  schema: JsonSchema;
  parts: JsonSchema[];
}

const keyword = "x-part";
// Calling a function takes about as much code as checking a short text.
const worthwhile = 100;

/**
 * Takes the parts apart that occur in a schema several times, such as phone numbers and documents,
 * so that their check is written once. A schema with references stays as it is: they lead to places
 * inside of it.
 */
export function shareParts(schema: JsonSchema, address: string): SharedParts {
  if (/"\$(?!defs")/.test(JSON.stringify(schema))) return { schema, parts: [] };
  const counts = new Map<string, number>();
  for (const { relation, schema: part } of eachSchema(schema)) {
    const text = JSON.stringify(part);
    if (relation === "part" && text.length >= worthwhile) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const parts = new Map<string, JsonSchema>();
  const share = (jsonSchema: JsonSchema): JsonSchema =>
    mapInner(jsonSchema, ({ relation, schema: inner }) => {
      if (relation === "question") return inner;
      const text = JSON.stringify(inner);
      if (relation !== "part" || (counts.get(text) ?? 0) < 2) return share(inner);
      if (!parts.has(text)) {
        const $id = `${address}/part/${parts.size}`;
        parts.set(text, { $id });
        parts.set(text, { ...share(inner), $id });
      }
      return { [keyword]: parts.get(text)?.$id };
    });
  return { schema: share(schema), parts: [...parts.values()] };
}

const [instancePath, vErrors, errors] = ["instancePath", "vErrors", "errors"].map((name) => new Name(name));

/**
 * The keyword that calls the check of a shared part; what it finds has the path of the place where
 * it was called.
 */
export function addPartKeyword(ajv: Ajv): void {
  const definition: CodeKeywordDefinition = {
    keyword,
    schemaType: "string",
    code({ gen, data, schema, it }) {
      const check = gen.scopeValue("validate", { ref: it.self.getSchema(schema) });
      const place = str`${instancePath}${it.errorPath}`;
      gen.if(_`!${check}(${data}, {instancePath: ${place}})`, () => {
        gen.assign(vErrors as Name, _`within(${vErrors}, ${check}.errors, ${it.errSchemaPath})`);
        gen.assign(errors as Name, _`${vErrors}.length`);
      });
    },
  };
  ajv.addKeyword(definition);
}

/** The function that the code of that keyword asks for. */
export const withinCode =
  "const within = (before, found, at) => [...(before ?? []), ...found.map((one) => ({ ...one, schemaPath: at + one.schemaPath.slice(1) }))];";
