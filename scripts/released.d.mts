/**
 * Compares the schema files of a project with its schemas/released.json; returns the paths that
 * changed, are missing or are not released yet.
 */
export function compareReleased(root: string): {
  changed: string[];
  missing: string[];
  added: string[];
  released: Record<string, string>;
  present: Record<string, string>;
};
/**
 * Prints the released schemas that changed or are missing, and exits with code 1 if there are any;
 * else prints those that may still change.
 */
export function checkReleased(root: string): void;
