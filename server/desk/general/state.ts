import { and, eq } from "drizzle-orm";
import type { FormState } from "#contract/answers.ts";
import { serviceStatus } from "#core/serviceState.ts";
import type { FormHead } from "#schemas/siteFile.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants } from "../../base/db/signupSchema.ts";
import { countAnswers } from "../../entry/claims/room.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { openForm, type PlacedForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { personMac } from "./person.ts";

const states = { notYet: "not-open", open: "open", over: "closed", closed: "closed", cancelled: "closed" } as const;

/** Returns whether a general form is open at an instant, however many answers it has. */
export function stateAt({ general }: Pick<FormHead, "general">, now: Date): Exclude<FormState["state"], "full"> {
  const status = serviceStatus([{ opensAt: general?.opens, closesAt: general?.closes }], now.getTime());
  return states[status.state];
}

/** Reads the state of a form by the database's clock, for a visitor with or without an account. */
export async function readState(
  { db, store, secrets }: SignupTools,
  { raceId }: RaceSite,
  placedForm: PlacedForm,
  accountId: string | null,
): Promise<FormState> {
  const state = stateAt(placedForm.head, await databaseNow(db));
  if (state !== "open") return { state, hasAnswered: false };
  const form = (await openForm(store, placedForm))?.form;
  const { max, onePer } = form?.general ?? {};
  const formId = placedForm.head.id;
  const mac = form && onePer === "account" ? personMac(secrets, form, {}, accountId) : undefined;
  const hasAnswered = mac !== undefined && (await findPerson(db, { raceId, formId, mac }));
  const isFull = max !== undefined && (await countAnswers(db, { raceId, formId })) >= max;
  return { state: isFull ? "full" : "open", hasAnswered };
}

async function findPerson(
  db: Database,
  { raceId, formId, mac }: { raceId: string; formId: string; mac: string },
): Promise<boolean> {
  const isOfForm = and(eq(entrants.raceId, raceId), eq(entrants.use, "general"), eq(entrants.item, formId));
  const rows = await db
    .select({ submissionId: entrants.submissionId })
    .from(entrants)
    .where(and(isOfForm, eq(entrants.documentMac, mac)))
    .limit(1);
  return rows.length > 0;
}
