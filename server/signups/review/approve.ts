import { and, eq, inArray } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets.ts";
import { endThose } from "../../entries/leave.ts";
import { openAnswers, readForms, type SubmissionRow } from "../own.ts";
import { placeOne } from "../place.ts";

/** Ends the transaction in which an application was to be approved: its people cannot have places. */
export class NoPlace extends Error {
  readonly reason: "full" | "registered";
  readonly values: Record<string, number>;
  constructor(reason: NoPlace["reason"], values: Record<string, number> = {}) {
    super("The people of this application cannot have places.");
    this.reason = reason;
    this.values = values;
  }
}

/**
 * Gives the people of an application that is approved their places, in the caller's transaction. Who is in the draw for the race leaves it. Throws NoPlace if there
 * are too few places, or somebody has an entry.
 */
export async function placeApproved(
  tx: Database,
  secrets: Pick<Secrets, "open">,
  row: SubmissionRow,
  actor: string,
): Promise<void> {
  const { submissionId, raceId, item } = row;
  const people = await tx
    .select({ position: entrants.position, mac: entrants.documentMac })
    .from(entrants)
    .where(eq(entrants.submissionId, submissionId));
  const form = (await readForms(tx, [row])).get(row.formHash)?.form;
  if (!form) throw new Error("The form of an application is not stored.");
  const answers = openAnswers(secrets, row);
  const documentMacs = answers.map((_, position) => people.find((one) => one.position === position)?.mac ?? undefined);
  const macs = documentMacs.flatMap((mac) => mac ?? []);
  if (macs.length > 0) {
    const isInDraw = and(eq(entries.raceId, raceId), inArray(entries.personId, macs), eq(entries.state, "pool"));
    await endThose(tx, isInDraw, { after: "withdrawn", reason: "approved", actor });
  }
  const placed = { submissionId, raceId, item, form, answers, documentMacs, actor };
  const entered = await placeOne(tx, placed, "approval");
  if (entered.outcome === "full") throw new NoPlace("full", { left: entered.left, count: answers.length });
  if (entered.outcome === "registered") throw new NoPlace("registered");
}
