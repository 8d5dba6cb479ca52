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
      const outcome = outcomes[index];
      if (!outcome) throw new Error("A sign-up without entrants was to get entries.");
      settlePlace(round, form, outcome);
    }
  },
};

/** Settles what became of the entries of a form. */
export function settlePlace(round: Round, form: Entering, outcome: Entered): void {
  const { checked } = form;
  if (outcome.outcome === "entered") form.state = outcome.state;
  else if (outcome.outcome === "registered") postpone(round, form, alreadyRegistered(checked, outcome.positions));
  else if (outcome.outcome === "cancelled") postpone(round, form, raceCancelled());
  else refuse(round, form, itemFull({ left: outcome.left, count: checked.answers.length }));
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
  /** The actor of the entries. */
  actor: string;
  /** How long they can be paid for; undefined if nothing is due, or nobody takes payments. */
  payWithinMinutes?: number | undefined;
}

/** The unit of a submission: its people with their documents and birthdays. */
export function getUnit(placement: Placed): Unit {
  const { raceId, item, submissionId, actor, form, answers, documentMacs } = placement;
  const people = answers.map((answer, position) => ({
    position,
    personId: documentMacs[position] ?? null,
    birthday: getBirthday(form, answer) ?? null,
  }));
  return { raceId, item, submissionId, actor, people, isUnpaid: placement.payWithinMinutes !== undefined };
}

/** Makes the entries of one submission in the caller's transaction. */
export async function placeOne(tx: Database, placement: Placed, occasion: Occasion): Promise<Entered> {
  const [outcome] = await enter(tx, [getUnit(placement)], occasion);
  if (!outcome) throw new Error("A submission without entrants was to get entries.");
  return outcome;
}
