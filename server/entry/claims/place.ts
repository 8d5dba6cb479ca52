import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { raceCancelled } from "../../race/cancelled.ts";
import { getBirthday } from "../../race/documents.ts";
import { Refused } from "../../race/refusals.ts";
import { type Entered, enter, type Occasion, type Unit } from "../places/enter.ts";
import { type Claim, type Entering, postpone, type Round, refuse } from "./claim.ts";
import { alreadyRegistered } from "./person.ts";

/** The entries of a sign-up, with a place for each, or in the draw or on the waiting list. */
export const placeClaim: Claim = {
  isMade: ({ use, link }) => use === "sign-up" && link === undefined,
  isShared: true,
  async take(round, entering) {
    const outcomes = await enter(
      round.tx,
      entering.map(({ unit }) => unit),
      "sign-up",
    );
    for (const [index, form] of entering.entries()) {
      const entered = outcomes[index];
      if (!entered) throw new Error("A sign-up without entrants was to get entries.");
      settlePlace(round, form, entered);
    }
  },
};

/** Settles what became of the entries of a form. */
export function settlePlace(round: Round, form: Entering, entered: Entered): void {
  const { checked } = form;
  if (entered.outcome === "entered") form.state = entered.state;
  else if (entered.outcome === "registered") postpone(round, form, alreadyRegistered(checked, entered.positions));
  else if (entered.outcome === "cancelled") postpone(round, form, raceCancelled());
  else refuse(round, form, itemFull({ left: entered.left, count: checked.answers.length }));
}

/** Returns what ends the transaction in which a submission was to be accepted: its item is full. */
export function itemFull({ left, count }: { left: number; count: number }): Refused<"sign-up/full"> {
  return new Refused("sign-up/full", { values: { left, count }, left });
}

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
}

/** The unit of a submission: its people with their documents and birthdays. */
export function getUnit(placed: Placed): Unit {
  const { raceId, item, submissionId, actor, form, answers, documentMacs } = placed;
  const people = answers.map((answer, position) => ({
    position,
    personId: documentMacs[position] ?? null,
    birthday: getBirthday(form, answer) ?? null,
  }));
  return { raceId, item, submissionId, actor, people, isUnpaid: placed.payWithinMinutes !== undefined };
}

/** Makes the entries of one submission in the caller's transaction. */
export async function placeOne(tx: Database, placed: Placed, occasion: Occasion): Promise<Entered> {
  const [entered] = await enter(tx, [getUnit(placed)], occasion);
  if (!entered) throw new Error("A submission without entrants was to get entries.");
  return entered;
}
