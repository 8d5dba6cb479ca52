import Type, { type Static, type TProperties, type TSchema } from "typebox";
import { type TextKind, textKeyword } from "#core/typedText.ts";
import type { Text } from "#schemas/generated/types.ts";

/** An object with these properties and no others. */
export const object = <P extends TProperties>(properties: P, options: Record<string, unknown> = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** An object of which only these properties are promised. */
export const openObject = <P extends TProperties>(properties: P, options: Record<string, unknown> = {}) =>
  Type.Object(properties, { additionalProperties: true, ...options });

/** A property that may be left out. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);

/** A text. */
export const text = (description?: string) => Type.String(addDescription(description));

/**
 * A text of a request: not empty, and no longer than that many characters; cleaned before that as
 * its kind is.
 */
export const shortText = (maxLength: number, description?: string, kind?: TextKind) =>
  Type.String({ minLength: 1, maxLength, ...addDescription(description), ...(kind && { [textKeyword]: kind }) });

/** A text of a request that may be empty; cleaned as its kind is. */
export const upTo = (maxLength: number, description?: string, kind?: TextKind) =>
  Type.String({ maxLength, ...addDescription(description), ...(kind && { [textKeyword]: kind }) });

/** Any other text of a request that is cleaned as its kind is, before it is validated. */
export function typed<T extends TSchema>(kind: TextKind, schema: T): T {
  return { ...schema, [textKeyword]: kind };
}

export const integer = (description?: string, range: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ ...range, ...addDescription(description) });

export const boolean = (description?: string) => Type.Boolean(addDescription(description));

/** A point in time, in milliseconds since 1970. */
export const time = (description = "Milliseconds since 1970.") => Type.Integer(addDescription(description));

/** One of these values. */
export const oneOf = <const V extends readonly (string | number)[]>(values: V, description?: string) =>
  Type.Unsafe<V[number]>({ enum: [...values], ...addDescription(description) });

/**
 * This schema or null. For a schema with one `type`, or with `enum`: a union would make the
 * validator of requests, which converts types, turn null into "".
 */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    ...(type && { type: [type, "null"] }),
    ...(values && { enum: [...values, null] }),
  });
}

/** Any JSON, of that TypeScript type. */
export const json = <T = unknown>(description?: string) => Type.Unsafe<T>({ ...addDescription(description) });

/** A text of the site in Chinese and, if it has one, in English. */
export const bilingual = Type.Unsafe<Text>({
  type: "object",
  properties: { zh: { type: "string" }, en: { type: "string" } },
  required: ["zh"],
  additionalProperties: false,
});

/** What a call without a result answers. */
export const nothing = Type.Null();

function addDescription(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description };
}
