/**
 * Writes the validators of a project if they are missing or made from other schemas. Exits with
 * code 1 if a schema has a mistake.
 */
export function ensureValidators(root?: string): void;
