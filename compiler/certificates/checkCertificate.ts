import { type CertificateField, certificateFields, listPlaceholders } from "#core/certificateFields.ts";
import type { Certificate, CertificateElement } from "#schemas/generated/types.ts";
import { missingFile } from "../meaning/missingFile.ts";
import { nearest, nearestFile } from "../meaning/nearest.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { reportUnknownField } from "../problems/unknownField.ts";
import { elementProperties } from "./elements.ts";
import type { CertificateSurroundings } from "./surroundings.ts";

/** How many millimetres wide a code must be, with its margin, so that phones can scan it. */
export const leastQrWidth = 18;

// Rounding in a drawing program must not be a mistake.
const tolerance = 0.5;

/** Returns the findings about a template of the right shape. */
export function checkCertificate(certificate: Certificate, surroundings: CertificateSurroundings): Finding[] {
  const { elements, items = [], background } = certificate;
  const findings = elements.flatMap((element, index) => {
    const pointer = `/elements/${index}`;
    return [
      ...checkProperties(element, pointer),
      ...checkFields(element, pointer),
      ...checkPlace(element, pointer, certificate),
      ...checkSource(element.src, `${pointer}/src`, surroundings),
    ];
  });
  return [
    ...items.flatMap((item, index) => checkItem(item, `/items/${index}`, surroundings)),
    ...checkSource(background?.picture, "/background/picture", surroundings),
    ...findings,
    ...checkStatements(certificate),
  ];
}

function checkProperties(element: CertificateElement, pointer: string): Finding[] {
  const { needs, takes } = elementProperties[element.type];
  const known: string[] = ["type", "visible", ...needs, ...takes];
  const missing = needs.filter((name) => element[name] === undefined);
  const unknown = Object.keys(element).filter((name) => !known.includes(name) && isSchemaName(name));
  return [
    ...missing.map((name) => report("SL2010", pointer, { name, beside: [] })),
    ...unknown.map((name) => {
      const free = known.filter((property) => !Object.hasOwn(element, property));
      return reportUnknownField(`${pointer}/${name}`, { name, near: closestWord(name, free), isFree: false });
    }),
  ];
}

// The schema itself reports a name that no type of element has.
function isSchemaName(name: string): boolean {
  return Object.values(elementProperties).some(({ needs, takes }) =>
    [...needs, ...takes].some((property) => property === name),
  );
}

function checkFields({ type, field, text }: CertificateElement, pointer: string): Finding[] {
  if (type === "field" && field !== undefined) return checkField(field, `${pointer}/field`, true);
  if (type !== "text" || !text) return [];
  return (["zh", "en"] as const).flatMap((language) =>
    listPlaceholders(text[language] ?? "").flatMap((name) => checkField(name, `${pointer}/text/${language}`, false)),
  );
}

function checkField(name: string, pointer: string, isWhole: boolean): Finding[] {
  if (certificateFields.some((known) => known === name)) return [];
  const near = closestWord(name, certificateFields);
  // Of a text, the name is only a part.
  const details = isWhole ? suggest(pointer, near, name) : near === undefined ? {} : { suggestion: near };
  return [report("SL6250", pointer, { name, near, known: [...certificateFields] }, details)];
}

function checkPlace(element: CertificateElement, pointer: string, { page }: Certificate): Finding[] {
  const { type, x = 0, y = 0, width = 0 } = element;
  if (type === "shape") return [];
  const height = type === "qr" ? width : type === "text" || type === "field" ? 0 : (element.height ?? 0);
  const [left, top, right, bottom] = [x, y, x + width, y + height];
  const isOutside =
    left < -tolerance || top < -tolerance || right > page.width + tolerance || bottom > page.height + tolerance;
  const place = { left, right, top, bottom, width: page.width, height: page.height };
  return [
    ...(isOutside ? [report("SL6251", pointer, place)] : []),
    ...(type === "qr" && element.width !== undefined && width < leastQrWidth
      ? [report("SL6252", `${pointer}/width`, { width, least: leastQrWidth })]
      : []),
  ];
}

function checkSource(path: string | undefined, pointer: string, { files }: CertificateSurroundings): Finding[] {
  if (path === undefined || !files || files.includes(path)) return [];
  return [missingFile({ path, pointer, isDocument: false }, nearestFile(path, files))];
}

function checkItem(item: string, pointer: string, { items }: CertificateSurroundings): Finding[] {
  if (!items || items.includes(item)) return [];
  const near = nearest(item, items);
  return [report("SL6254", pointer, { item, near }, suggest(pointer, near, item))];
}

const results: CertificateField[] = ["time", "overallRank", "genderRank", "ageGroupRank"];

// An English certificate states as much as the Chinese one.
function checkStatements({ elements }: Certificate): Finding[] {
  const languages = [listFields(elements, "zh"), listFields(elements, "en")];
  if (!results.some((name) => languages[0]?.has(name))) return [];
  const has = (...names: CertificateField[]) => languages.every((stated) => names.every((name) => stated.has(name)));
  const missing = [
    ...(has("basis") ? [] : (["basis"] as const)),
    ...(has("set") || has("setNumber", "setDate") ? [] : (["set"] as const)),
    ...(elements.some(({ type }) => type === "qr") ? [] : (["qr"] as const)),
  ];
  return missing.length === 0 ? [] : [report("SL6255", "/elements", { missing, count: missing.length })];
}

function listFields(elements: readonly CertificateElement[], language: "zh" | "en"): Set<string> {
  const fields = elements.flatMap(({ type, field, text }) => {
    if (type === "field") return field === undefined ? [] : [field];
    return type === "text" ? listPlaceholders(text?.[language] ?? text?.zh ?? "") : [];
  });
  return new Set(fields);
}
