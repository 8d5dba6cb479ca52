/** The differences between a project's schema files and its schemas/released.json. */
export function compareReleased(root: string): {
  changed: string[];
  missing: string[];
  added: string[];
  released: Record<string, string>;
  present: Record<string, string>;
};
/** Ends the program with a sentence if a released schema changed or is missing; names those that may still change. */
export function checkReleased(root: string): void;
