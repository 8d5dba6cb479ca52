import type { ErrorObject } from "ajv";

export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };
/** One compiled validator for each schema version, under its name and version: `validators["home/carousel/2"]`. */
export const validators: Record<string, Validator | undefined>;
