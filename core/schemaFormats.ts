/**
 * The formats of our schemas as regular expressions: ajv writes them into the standalone code,
 * which cannot hold a function.
 */
export const schemaFormats: Record<"date-time" | "date", RegExp> = {
  "date-time":
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};
