/** Returns the pointer by which a form names the field: a star stands for each place in a list. */
export function getPattern(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, "/*");
}
