/** How a project's schema files stand to its schemas/released.json. */
export function compareReleased(root: string): {
  changed: string[];
  missing: string[];
  added: string[];
  released: Record<string, string>;
  present: Record<string, string>;
};
/** Ends the program with a sentence where a released schema changed or went; names those that may still change. */
export function checkReleased(root: string): void;
