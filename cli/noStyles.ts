/** Replaces the parser of style sheets in the built command, which allows no style attribute. */
export function parse(): never {
  throw new Error("Style attributes are not read.");
}
