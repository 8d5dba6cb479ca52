import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import { valueAt } from "#core/pointers.ts";
import type { Answers, TeamRole } from "#forms/form.ts";
import { sumFees } from "#forms/prices/fees.ts";
import type { ChargedFee } from "#forms/prices/prices.ts";
import { teamFees } from "#forms/prices/teamFees.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { linkMac, newLink, type Secrets } from "../../base/secrets/secrets.ts";
import { owesTeam } from "../../money/orders/teamOrders.ts";
import type { PublishedForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type Refusal, Refused, refusal } from "../../race/refusals.ts";
import { countMembers, inTeam, type TeamRow } from "./members.ts";
import { areTeamsOpen } from "./opening.ts";

type TeamError = "sign-up/team-link" | "sign-up/team-closed" | "sign-up/team-full" | "sign-up/team-member";

/**
 * What a submission has to do with a team: a captain's makes one and pays its fees, a member's
 * joins the one of its link.
 */
export type TeamEntry =
  | { role: "captain"; name: string; fees: ChargedFee[] }
  | { role: "member"; linkMac: string; max: number };

/** The owner of a submission for a team, and its purpose. */
interface Candidate {
  accountId: string;
  raceId: string;
  item: string;
  formId: string;
}

/** Returns the role of the person who fills a form in; undefined if it has no teams. */
export function getRole({ form }: PublishedForm, { team }: Pick<SubmissionBody, "team">): TeamRole | undefined {
  if (!form.team) return undefined;
  return team === undefined ? "captain" : "member";
}

/**
 * Returns why a form's team cannot be made or joined now; undefined if it can, and for forms
 * without teams.
 */
export async function refuseTeam(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "mac"> },
  { site, form: { form }, now }: { site: RaceSite; form: PublishedForm; now: Date },
  { accountId, body: { team: token, item } }: { accountId: string; body: Pick<SubmissionBody, "team" | "item"> },
): Promise<Refusal | undefined> {
  const settings = form.team;
  if (!settings) return token === undefined ? undefined : refusal("sign-up/team-link");
  if (!areTeamsOpen(site, settings, now)) return refusal("sign-up/team-closed");
  if (token === undefined) return undefined;
  const [team] = await db
    .select()
    .from(teams)
    .where(eq(teams.linkMac, linkMac(secrets, "team", token)));
  const candidate = { accountId, raceId: site.raceId, item, formId: form.id };
  const error = await refuseJoin(db, team, candidate, settings.max);
  return error && refusal(error);
}

/**
 * The part of a checked submission that its team needs; `isCharged` is whether an order is made for
 * it.
 */
export function teamEntry(
  secrets: Pick<Secrets, "mac">,
  { form, checkShape }: PublishedForm,
  { team: token }: Pick<SubmissionBody, "team">,
  { answers, isCharged }: { answers: Answers; isCharged: boolean },
): TeamEntry | undefined {
  if (!form.team) return undefined;
  const { name, max } = form.team;
  if (token !== undefined) return { role: "member", linkMac: linkMac(secrets, "team", token), max };
  const answer = valueAt(answers, name);
  const fees = isCharged ? teamFees(form, checkShape, answers) : [];
  return { role: "captain", name: typeof answer === "string" ? answer : "", fees };
}

/**
 * Makes the captain's team, or puts a member into theirs, in the transaction that stores the
 * submission. Joins of a team come one after the other, because each locks its row: the last place
 * is given once. Returns whether the member's place waits for the order that pays for the team.
 * Throws Refused if there is no place.
 */
export async function enterTeam(
  tx: Database,
  secrets: Pick<Secrets, "seal" | "mac">,
  submissionId: string,
  { domainName, entry, ...candidate }: Candidate & { domainName: string; entry: TeamEntry },
): Promise<boolean> {
  if (entry.role === "captain") {
    const { accountId: captainId, ...place } = candidate;
    const teamId = randomUUID();
    const nameSealed = secrets.seal(entry.name);
    const { fees } = entry;
    const orderId = sumFees(fees) > 0 ? submissionId : null;
    const { token: _, ...link } = newLink(secrets, "team");
    const row = { teamId, domainName, captainId, nameSealed, orderId, fees, ...place, ...link };
    await tx.insert(teams).values(row);
    await tx.insert(teamMembers).values({ submissionId, teamId });
    return false;
  }
  const [team] = await tx.select().from(teams).where(eq(teams.linkMac, entry.linkMac)).for("update");
  const error = await refuseJoin(tx, team, candidate, entry.max);
  if (error || !team) throw new Refused(error ?? "sign-up/team-link");
  await tx.insert(teamMembers).values({ submissionId, teamId: team.teamId });
  return owesTeam(tx, submissionId);
}

async function refuseJoin(
  db: Database,
  team: TeamRow | undefined,
  { accountId, ...place }: Candidate,
  max: number,
): Promise<TeamError | undefined> {
  const isOfForm = team && team.raceId === place.raceId && team.item === place.item && team.formId === place.formId;
  if (!isOfForm || team.dissolvedAt) return "sign-up/team-link";
  if (await isMember(db, team.teamId, accountId)) return "sign-up/team-member";
  return (await countMembers(db, team.teamId)) >= max ? "sign-up/team-full" : undefined;
}

async function isMember(db: Database, teamId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ submissionId: teamMembers.submissionId })
    .from(teamMembers)
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(and(inTeam(teamId), eq(submissions.accountId, accountId)));
  return rows.length > 0;
}
