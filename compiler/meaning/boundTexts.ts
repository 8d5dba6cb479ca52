import { mostBindings } from "../bind/bindSite.ts";
import { findPlaceholders, type Placeholder } from "../bind/placeholders.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";

/** Names in the braces of texts that are no facts of the race, facts that it does not state, and formats that they do not have. */
export function checkBoundTexts({ survey, facts }: Context): Finding[] {
  if (!facts) return [];
  let left = mostBindings;
  return survey.texts.flatMap(({ value, pointer }) => {
    if (pointer.startsWith("/race/")) return [];
    return (["zh", "en"] as const).flatMap((language) => {
      const text = value[language];
      if (!text?.includes("{")) return [];
      const [found, place] = [findPlaceholders(text, facts), `${pointer}/${language}`];
      const isFirstTooMany = left >= 0 && left < found.length;
      left -= found.length;
      const tooMany = isFirstTooMany ? [report("SL5212", place, { most: mostBindings })] : [];
      return [...tooMany, ...found.flatMap((one) => findingAbout(one, text, place))];
    });
  });
}

function findingAbout({ at, length, written, trouble }: Placeholder, text: string, pointer: string): Finding[] {
  if (!trouble || trouble.kind === "broken") return [];
  const fixTo = (name: string) => ({ pointer, value: `${text.slice(0, at)}{${name}}${text.slice(at + length)}` });
  if (trouble.kind === "unknown") {
    const { near, isSlip } = trouble;
    const details = near === undefined ? {} : { suggestion: `{${near}}`, ...(isSlip && { fix: fixTo(near) }) };
    return [report("SL5213", pointer, { written: written.slice(0, 60), near: near && `{${near}}` }, details)];
  }
  if (trouble.kind !== "format") return [report("SL5209", pointer, { path: trouble.path })];
  const { as, path, formats } = trouble;
  const { suggestion, fix } = suggest(pointer, closestWord(as, formats), as);
  const name = suggestion && `${written.slice(0, written.indexOf("|") + 1)}${suggestion}`;
  const details = { ...(suggestion !== undefined && { suggestion }), ...(fix && name && { fix: fixTo(name) }) };
  return [report("SL5211", pointer, { as: as.slice(0, 60), path, formats }, details)];
}
