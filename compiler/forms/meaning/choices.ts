import { isObject, toPointer } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { isEqual } from "#forms/conditions.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { quote } from "../../problems/quote.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { judge } from "../analysis/judge.ts";
import type { Offer, Offers } from "../analysis/offers.ts";
import type { Question } from "../analysis/questions.ts";

/**
 * Choices of a field that its schema refuses, values of an enum that no choice has, two choices
 * that read the same, and unknown groups.
 */
export function checkChoices(analysis: FormAnalysis): Finding[] {
  return [...analysis.offers].flatMap(([place, offers]) => [
    ...disagreement(analysis, place, offers),
    ...sameLabels(offers),
    ...checkGroups(offers),
  ]);
}

/** One finding for a question: a wrong word in one of the two lists is missing in both. */
function disagreement(analysis: FormAnalysis, place: string, { values, field }: Offers): Finding[] {
  const questions = analysis.questions.get(place) ?? [];
  const refused = values.filter(
    ({ value }) =>
      questions.length > 0 && questions.every(({ schema }) => judge(analysis.whole, schema, value) === false),
  );
  const listed = questions.flatMap((question) => getEnum(analysis, question));
  const missing = listed.filter(({ value }) => !values.some((offer) => isEqual(offer.value, value)));
  const [choice, other] = [refused[0], missing[0]];
  if (choice && isInSchema(analysis, place, refused, missing)) {
    const [question] = questions;
    const pointer = other?.pointer ?? findWrittenPointer(analysis, [...(question?.keys ?? []), "type"]);
    return [reportRefused(pointer, choice, other, field === undefined, false)];
  }
  if (choice) {
    const { fix, ...unsure } = reportRefused(choice.pointer, choice, other, field === undefined, true);
    // Of two words that nothing else writes, either may be wrong.
    const isSure = other && (plain(other.value) === plain(choice.value) || isConfirmed(analysis, place, other));
    return [isSure && fix ? ({ ...unsure, fix } as Finding) : (unsure as Finding)];
  }
  const offered = values.map(({ value }) => asText(value));
  // Of two choices with one id, which is reported, one is the missing one.
  if (!other || new Set(offered).size < offered.length) return [];
  const params = { value: quote(asText(other.value)), isOffered: false };
  return [report("SL6038", other.pointer, params, { severity: "warning" })];
}

/**
 * Returns whether the schema has the wrong word: everything is refused, or the form uses the choice
 * elsewhere, and not the value of the schema.
 */
function isInSchema(
  analysis: FormAnalysis,
  place: string,
  refused: readonly Offer[],
  missing: readonly Offer[],
): boolean {
  const [choice, other] = [refused[0], missing[0]];
  const all = analysis.offers.get(place)?.values ?? [];
  if (refused.length > 1 && refused.length === all.length) return true;
  if (!choice || !other) return false;
  // A choice always has an id, which is a text without blanks.
  if (typeof other.value !== typeof choice.value || !/^[\w-]+$/.test(asText(other.value))) return true;
  // A label that has the words of both, as of Poster and poster, decides nothing.
  return isConfirmed(analysis, place, choice) && !isConfirmed(analysis, place, { ...other, label: choice.label });
}

// The wrong word is that of the choice, or the one in the schema.
function reportRefused(
  pointer: string,
  choice: Offer,
  other: Offer | undefined,
  isCalculated: boolean,
  isChoice: boolean,
): Finding {
  const [written, meant] = isChoice ? [choice, other] : [other ?? choice, choice];
  const near = meant && nearest(asText(written.value), [asText(meant.value)]);
  const details = suggest(pointer, near, asText(written.value));
  if (isCalculated) return report("SL6042", pointer, { value: quote(asText(choice.value)), near }, details);
  return report("SL6038", pointer, { value: quote(asText(written.value)), isOffered: isChoice }, details);
}

// Only what the form itself lists: that a field's own list has more than is offered is usual.
function getEnum(analysis: FormAnalysis, { schema, keys }: Question): Offer[] {
  const listed = Array.isArray(schema.enum) ? schema.enum : [];
  const pointer = toPointer(["schema", ...keys, "enum"]);
  if (!findWrittenPointer(analysis, [...keys, "enum"]).endsWith("/enum")) return [];
  return listed.map((value, index) => ({ value, pointer: `${pointer}/${index}` }));
}

/**
 * Returns whether another part of the form writes the value, or the label of the choice has its
 * words.
 */
function isConfirmed({ readers }: FormAnalysis, place: string, { value, label }: Offer): boolean {
  const isRead = readers.some(
    (reader) => reader.place === place && reader.values.some((other) => isEqual(other.value, value)),
  );
  const words = plain(isObject(label) ? label.en : label);
  return isRead || (words !== "" && plain(value) !== "" && words.includes(plain(value)));
}

function plain(text: unknown): string {
  return asText(text ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

function sameLabels({ values, field }: Offers): Finding[] {
  // Sizes of men and women have the same names.
  if (field?.ui?.options?.sizes !== undefined) return [];
  const seen = new Map<string, string>();
  return values.flatMap(({ label, pointer }) => {
    if (!isObject(label) || typeof label.zh !== "string") return [];
    const before = seen.get(label.zh);
    seen.set(label.zh, before ?? pointer);
    const at = pointer.replace(/\/id$/, "/label");
    if (before === undefined) return [];
    return [report("SL6055", at, { label: quote(label.zh), first: { pointer: before.replace(/\/id$/, "/label") } })];
  });
}

function checkGroups({ field }: Offers): Finding[] {
  const { groups, choices } = field?.ui?.options ?? {};
  if (!field || !Array.isArray(choices)) return [];
  const groupIds = (Array.isArray(groups) ? groups : []).flatMap((group) =>
    isObject(group) ? [asText(group.id)] : [],
  );
  return choices.flatMap((choice: unknown, index) => {
    if (!isObject(choice) || typeof choice.group !== "string" || groupIds.includes(choice.group)) return [];
    const pointer = `${field.uiPointer}/options/choices/${index}/group`;
    const near = nearest(choice.group, groupIds);
    return [report("SL6054", pointer, { group: quote(choice.group), near }, suggest(pointer, near, choice.group))];
  });
}
