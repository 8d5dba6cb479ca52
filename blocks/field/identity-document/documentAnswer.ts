import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import { hasBirthdayAndGender } from "#forms/values/documents.ts";
import { readDocument } from "#forms/values/identity.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

/** A document while it is being filled in. */
export type Document = Typed<FieldAnswers["identity-document"]>;

/**
 * Returns the answer after another kind is chosen: without what came from the number, with what was
 * typed, and with the number that a kind had when it was chosen before (`earlier`).
 */
export function changeType(
  answer: Document,
  type: NonNullable<Document["type"]>,
  earlier: Document | undefined,
  today: string,
): Document {
  const { birthday = earlier?.birthday, gender = earlier?.gender } = withoutDerived(answer, today);
  const number = earlier?.number ?? (answer.type ? undefined : answer.number);
  return changeNumber({ type, ...(birthday && { birthday }), ...(gender && { gender }) }, number, today);
}

/** Returns the answer without a kind: only the birthday and gender that were typed. */
export function clearType(answer: Document, today: string): Document | undefined {
  const { type: _type, number: _number, ...typed } = withoutDerived(answer, today);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/**
 * Returns the answer with another number, and with the birthday and gender that this one contains.
 */
export function changeNumber(answer: Document, number: string | undefined, today: string): Document {
  const { number: _, ...others } = withoutDerived(answer, today);
  const { birthday, gender, ...bare } = others;
  const { type } = answer;
  const inNumber = type && number ? readDocument(type, number, today) : undefined;
  return {
    ...(hasBirthdayAndGender(type) ? bare : others),
    ...(number && { number }),
    ...(inNumber?.birthday && { birthday: inNumber.birthday }),
    ...(inNumber?.gender && { gender: inNumber.gender }),
  };
}

// Without the birthday and gender that come from the number.
function withoutDerived(answer: Document, today: string): Document {
  const { type, number } = answer;
  const inNumber = type && number ? readDocument(type, number, today) : undefined;
  if (!inNumber?.birthday) return answer;
  const { birthday: _birthday, gender: _gender, ...others } = answer;
  return others;
}
