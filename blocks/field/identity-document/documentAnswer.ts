import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import { hasBirthdayAndGender } from "#forms/values/documents.ts";
import { readDocument } from "#forms/values/identity.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

/** A document while it is being given. */
export type Document = Typed<FieldAnswers["identity-document"]>;

/**
 * The answer after another kind is chosen: what the number contained goes with it, what was typed stays, and of a kind that was chosen
 * before (`earlier`) its number comes back.
 */
export function retype(
  answer: Document,
  type: NonNullable<Document["type"]>,
  earlier: Document | undefined,
  today: string,
): Document {
  const { birthday = earlier?.birthday, gender = earlier?.gender } = untold(answer, today);
  const number = earlier?.number ?? (answer.type ? undefined : answer.number);
  return renumber({ type, ...(birthday && { birthday }), ...(gender && { gender }) }, number, today);
}

/** The answer once no kind is chosen: what was typed of birthday and gender. */
export function untype(answer: Document, today: string): Document | undefined {
  const { type: _type, number: _number, ...typed } = untold(answer, today);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/** The answer with another number, and with the birthday and gender that this one contains. */
export function renumber(answer: Document, number: string | undefined, today: string): Document {
  const { number: _, ...others } = untold(answer, today);
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
function untold(answer: Document, today: string): Document {
  const { type, number } = answer;
  const inNumber = type && number ? readDocument(type, number, today) : undefined;
  if (!inNumber?.birthday) return answer;
  const { birthday: _birthday, gender: _gender, ...others } = answer;
  return others;
}
