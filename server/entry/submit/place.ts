import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import type { Claimant } from "../../money/orders/unpaidCap.ts";
import { getBirthday } from "../../race/documents.ts";
import { Refused } from "../../race/refusals.ts";
import { type Entered, enter, type Occasion, type Unit } from "../places/enter.ts";
import type { CheckedSubmission } from "./checked.ts";

/** A submission whose people get entries. */
export interface Placed {
  submissionId: string;
  raceId: string;
  item: string;
  form: CompiledForm;
  answers: Answers[];
  /** For each entrant the keyed hash of the document; undefined if the form asks for none. */
  documentMacs: (string | undefined)[];
  /** Who makes the entries. */
  actor: string;
  /** How long they can be paid for; undefined if nothing is due, or nobody takes payments. */
  payWithinMinutes?: number | undefined;
  /** Whether somebody else's order pays for the place and is not paid: that of its team. */
  isOwing?: boolean;
}

/** The unit of a submission: its people with their documents and birthdays. */
export function getUnit(placed: Placed): Unit {
  const { raceId, item, submissionId, actor, form, answers, documentMacs } = placed;
  const people = answers.map((answer, position) => ({
    position,
    personId: documentMacs[position] ?? null,
    birthday: getBirthday(form, answer) ?? null,
  }));
  const isUnpaid = placed.payWithinMinutes !== undefined || placed.isOwing === true;
  return { raceId, item, submissionId, actor, people, isUnpaid };
}

/** Returns what ends the transaction in which a submission was to be accepted: its item is full. */
export function itemFull({ left, count }: { left: number; count: number }): Refused<"sign-up/full"> {
  return new Refused("sign-up/full", { values: { left, count }, left });
}

/** Makes the entries of one submission in the caller's transaction. */
export async function placeOne(tx: Database, placed: Placed, occasion: Occasion): Promise<Entered> {
  const [entered] = await enter(tx, [getUnit(placed)], occasion);
  if (!entered) throw new Error("A submission without entrants was to get entries.");
  return entered;
}

/** Who a charged submission reserves places for. */
export function getClaimant({
  raceId,
  accountId,
  documentMacs,
}: Pick<CheckedSubmission, "raceId" | "accountId" | "documentMacs">): Claimant {
  return { raceId, accountId, personIds: documentMacs.flatMap((mac) => mac ?? []) };
}
