import { cleanText } from "#core/typedText.ts";
import { readCountryCell } from "../cells/countryCell.ts";
import { readTextCell } from "../cells/plainCell.ts";
import type { Field } from "../model/mapping.ts";

const nation = /\s*\(([A-Z]{3})\)$/;
const isHan = (text: string) => /^[\p{sc=Han}·]+$/u.test(text);

/**
 * Reads a name from its column or from the two of its parts, in the order in which it is spoken. A
 * country in brackets after it, as in the lists of mika:timing, is returned apart.
 */
export function readName(
  getCell: (field: Field) => string,
  isReversed: boolean,
): { name: string | null; country?: string | undefined } {
  const whole = readTextCell(getCell("name"));
  if (whole === null) return { name: joinName(readTextCell(getCell("lastName")), readTextCell(getCell("firstName"))) };
  const [written = "", code = ""] = nation.exec(whole) ?? [];
  const country = code === "" ? undefined : readCountryCell(code, "ioc");
  const name = country === undefined ? whole : whole.slice(0, -written.length);
  const [, last = "", first = ""] = (isReversed && /^([^,]+),\s*([^,]+)$/.exec(name)) || [];
  return { name: last === "" ? cleanText("name", name) : joinName(last, first), country };
}

function joinName(last: string | null, first: string | null): string | null {
  if (last === null || first === null) return last ?? first;
  return cleanText("name", isHan(last) && isHan(first) ? `${last}${first}` : `${first} ${last}`);
}
