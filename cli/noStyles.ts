/** Stands for the parser of style sheets in the built command, where no style attribute is let through. */
export function parse(): never {
  throw new Error("Style attributes are not read.");
}
