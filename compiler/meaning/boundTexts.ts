import { isWithin, type JsonObject } from "#core/pointers.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { Facts } from "../bind/binding.ts";
import { mostBindings } from "../bind/bindSite.ts";
import { documentTexts } from "../bind/fillTexts.ts";
import { findPlaceholders, findWidePlaceholders, type Placeholder } from "../bind/placeholders.ts";
import { isCompositeType } from "../composite/composites.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { eachInstance } from "../upgrade/instances.ts";
import type { Context } from "./context.ts";
import { surveySite } from "./survey.ts";

/**
 * Names in the braces of texts that are no facts of the race, facts that it does not state, and
 * formats that they do not have.
 */
export function checkBoundTexts({ site, survey, written, facts }: Context): Finding[] {
  if (!facts) return [];
  const check = textCheck(facts);
  const findings = survey.texts.flatMap(({ value, pointer }) =>
    pointer.startsWith("/race/")
      ? []
      : [...check(value.zh, `${pointer}/zh`), ...(value.en === undefined ? [] : check(value.en, `${pointer}/en`))],
  );
  const inline = (site.documents ?? []).flatMap((document, index) =>
    inDocument(document as unknown as JsonObject, `/documents/${index}`, check),
  );
  const beside = written.flatMap(({ path, value }) =>
    inDocument(value, "", textCheck(facts)).map((finding) => ({ ...finding, file: path })),
  );
  return [...findings, ...inline, ...beside];
}

/**
 * Reports the same in the props of the blocks of composites, whose texts may be shown as a part of
 * others.
 */
export function checkPropTexts(site: JsonObject, facts: Facts): Finding[] {
  const composites = eachInstance(site).filter(({ instance }) => isCompositeType(instance.type));
  if (composites.length === 0) return [];
  const check = textCheck(facts);
  const texts = surveySite(site as unknown as Site, undefined).texts.filter(({ pointer }) =>
    composites.some((placed) => isWithin(pointer, `${placed.pointer}/props`)),
  );
  return texts.flatMap(({ value: { zh, en = "" }, pointer }) => [
    ...check(zh, `${pointer}/zh`),
    ...check(en, `${pointer}/en`),
  ]);
}

type TextCheck = (text: string, pointer: string) => Finding[];

function inDocument(document: JsonObject, at: string, check: TextCheck): Finding[] {
  return documentTexts.flatMap(({ key }) => {
    const text = document[key];
    return typeof text === "string" ? check(text, `${at}/${key}`) : [];
  });
}

// All texts of one file are counted together.
function textCheck(facts: Facts): TextCheck {
  let remaining = mostBindings;
  return (text, pointer) => {
    const wide = findWidePlaceholders(text, facts).map(({ at, length, written, meant }) => {
      const fix = { pointer, value: `${text.slice(0, at)}${meant}${text.slice(at + length)}` };
      const params = { written: written.replace(/^[｛{]|[｝}]$/g, "").slice(0, 60), near: meant };
      return report("SL5213", pointer, params, { suggestion: meant, fix });
    });
    if (wide.length > 0 || !text.includes("{")) return wide.slice(0, 1);
    const placeholders = findPlaceholders(text, facts);
    const isFirstTooMany = remaining >= 0 && remaining < placeholders.length;
    remaining -= placeholders.length;
    const tooMany = isFirstTooMany ? [report("SL5212", pointer, { most: mostBindings })] : [];
    return [...tooMany, ...placeholders.flatMap((placeholder) => findingAbout(placeholder, text, pointer))];
  };
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
