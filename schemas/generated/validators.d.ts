import type { ErrorObject } from "ajv";

export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };
/**
 * One compiled validator for each schema version, under its name and version: `validators["home/carousel/2"]`.
 * It is strict: a field that the schema does not name is an error with the keyword "additionalProperties".
 */
export const validators: Record<string, Validator | undefined>;
