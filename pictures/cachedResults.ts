import { stat } from "node:fs/promises";
import { Ajv, type AnySchemaObject, type ValidateFunction } from "ajv";

const bytes = { type: "integer", minimum: 1 };
const pixels = { type: "integer", minimum: 1 };
const md5 = { type: "string", pattern: "^[0-9a-f]{32}$" };
const format = { enum: ["avif", "webp", "jpg", "png"] };
const object = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const failed = object(
  {
    outcome: { const: "failed" },
    reason: { enum: ["broken", "heic", "large", "slow"] },
    megapixels: { type: "number" },
  },
  ["megapixels"],
);

/** The JSON Schema of the result of a picture (MadePicture or FailedPicture) as the cache stores it. */
export const pictureSchema = {
  anyOf: [
    failed,
    object(
      {
        outcome: { const: "made" },
        original: object({ width: pixels, height: pixels }),
        width: pixels,
        height: pixels,
        widths: { type: "array", items: pixels, minItems: 1 },
        formats: { type: "array", items: format, minItems: 1 },
        placeholder: { type: "string", pattern: "^data:image/webp;base64,[\\w+/=]+$" },
        variants: { type: "array", minItems: 1, items: object({ width: pixels, format, md5, bytes }) },
      },
      ["placeholder"],
    ),
  ],
};

/** The JSON Schema of the result of a brand (BrandFiles) as the cache stores it. */
export const brandSchema = {
  anyOf: [
    failed,
    object({
      outcome: { const: "made" },
      files: { type: "array", items: object({ name: { type: "string", pattern: "^[\\w-]+\\.\\w+$" }, md5, bytes }) },
    }),
  ],
};

const checks = new Map<AnySchemaObject, ValidateFunction>();

/** Whether a value that was read from the cache fits its schema: a disk or an editor may have damaged it. */
export function fits(schema: AnySchemaObject, value: unknown): boolean {
  const check = checks.get(schema) ?? new Ajv().compile(schema);
  checks.set(schema, check);
  return check(value) === true;
}

/** Whether all of these files have as many bytes as when they were made. */
export async function areWhole(files: { path: string; bytes: number }[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ path }) => stat(path).catch(() => undefined)));
  return files.every(({ bytes }, index) => found[index]?.size === bytes);
}
