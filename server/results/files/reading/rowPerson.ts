import { cutText } from "#core/invisible.ts";
import { cleanText } from "#core/typedText.ts";
import { hasLostDigits } from "#forms/values/lostDigits.ts";
import { readCountryCell } from "../cells/countryCell.ts";
import { readDayCell, readShortYear } from "../cells/dayCell.ts";
import { readGenderCell } from "../cells/genderCell.ts";
import { readIdentifierCell, readTextCell } from "../cells/plainCell.ts";
import { fileLimits } from "../model/limits.ts";
import type { Field } from "../model/mapping.ts";
import { findNamed } from "./findNamed.ts";
import { readName } from "./readName.ts";
import { type Draft, getCell, report, shownLength } from "./rowDraft.ts";

/** Reads who a row is of: bib, name, document and code of the entry. */
export function fillIdentity(draft: Draft) {
  const { row, indexes } = draft;
  for (const field of ["bib", "document", "entryCode"] as const) {
    const text = readIdentifierCell(getCell(draft, field));
    if (text === null) continue;
    if (hasLostDigits(text)) report(draft, field, "digits-lost");
    else if (text.length > fileLimits.identifier) report(draft, field, "number-long", { most: fileLimits.identifier });
    else row[field] = field === "document" ? cleanText("number", text) : text;
  }
  const { name, country } = readName((field) => getCell(draft, field), isReversed(draft));
  row.name = cut(draft, indexes.has("name") ? "name" : "lastName", name);
  row.latinName = cut(draft, "latinName", readTextCell(getCell(draft, "latinName")));
  row.country = country ?? null;
  if (row.bib === null && row.name === null && row.document === null && row.entryCode === null)
    report(draft, indexes.has("bib") ? "bib" : null, "identity-missing");
  else if (getCell(draft, "bib") === "" && indexes.has("bib")) report(draft, "bib", "bib-missing");
}

function isReversed({ reader, indexes }: Draft): boolean {
  return reader.mapping.columns[indexes.get("name") ?? -1]?.isReversed === true;
}

function cut(draft: Draft, field: Field, text: string | null): string | null {
  if (text === null || text.length <= fileLimits.text) return text;
  report(draft, field, "text-long", { most: fileLimits.text });
  return cutText(text, fileLimits.text);
}

/** Reads club, city, category and start. */
export function fillTexts(draft: Draft) {
  for (const field of ["club", "city", "category", "wave"] as const)
    draft.row[field] = cut(draft, field, readTextCell(getCell(draft, field)));
  const { wave } = draft.row;
  const { starts } = draft.reader.facts;
  if (wave === null || !starts) return;
  draft.row.wave = findNamed(wave, starts) ?? null;
  if (draft.row.wave === null) report(draft, "wave", "wave-unknown", { value: cutText(wave, shownLength) });
}

/** Reads gender, country, birth and age. */
export function fillPerson(draft: Draft) {
  const { row } = draft;
  const { decisions } = draft.reader;
  const gender = getCell(draft, "gender");
  const read = gender === "" ? 0 : readGenderCell(gender, decisions.hasHombres);
  if (read === undefined) report(draft, "gender", "gender-unknown");
  row.gender = read ?? 0;
  const country = getCell(draft, "country");
  if (country !== "") row.country = readCountryCell(country, decisions.countries) ?? null;
  if (country !== "" && row.country === null)
    report(draft, "country", "country-unknown", { value: cutText(country, shownLength) });
  fillBirth(draft);
  const age = getCell(draft, "age");
  if (age === "") return;
  const years = Number(/^(\d{1,3})(?:\.0+)?\s*(?:岁|周岁)?$/.exec(age)?.[1] ?? 0);
  if (years >= 1 && years <= 120) row.age = years;
  else report(draft, "age", "age-unreadable");
}

function fillBirth(draft: Draft) {
  const { row } = draft;
  const { decisions, facts } = draft.reader;
  const latest = facts.raceDay ? Number(facts.raceDay.slice(0, 4)) : new Date().getUTCFullYear();
  const cell = getCell(draft, "birthday");
  const year = getCell(draft, "birthYear");
  if (cell !== "") {
    const day = readDayCell(cell, decisions.days, latest);
    if (day === undefined) report(draft, "birthday", "birthday-unreadable");
    else if (day > (facts.raceDay ?? `${latest}-12-31`)) report(draft, "birthday", "birthday-future");
    else row.birthday = day;
  }
  if (row.birthday !== null) row.birthYear = Number(row.birthday.slice(0, 4));
  else if (year !== "") {
    const read = readYear(year, draft, latest);
    if (read !== undefined && read > latest - 120 && read <= latest) row.birthYear = read;
    else report(draft, "birthYear", "year-unreadable");
  }
}

function readYear(cell: string, { reader }: Draft, latest: number): number | undefined {
  if (/^\d{4}(?:\.0+)?年?$/.test(cell)) return Number(cell.slice(0, 4));
  if (/^'?\d{2}$/.test(cell)) return readShortYear(Number(cell.slice(-2)), latest);
  const day = readDayCell(cell, reader.decisions.days, latest);
  return day === undefined ? undefined : Number(day.slice(0, 4));
}
