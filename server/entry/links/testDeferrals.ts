import { eq } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import { payments } from "../../base/db/orderSchema.ts";
import { pay } from "../../money/orders/pay.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { tinyRace } from "../../testWorld.ts";
import { payAtSandbox, settleAll } from "../orders/testOrders.ts";
import { submit } from "../submit/submit.ts";
import { buildBody, park, person, raceFolder } from "../testForm.ts";

/** The domain of next year's race of the tests, whose id is 7002; that of this year is 7001. */
export const next = "next.localhost";

type RaceOptions = NonNullable<Parameters<typeof raceFolder>[0]>;

/** The folder of next year's race: the same a year later, so that its runners are a year older. */
export function nextFolder(overrides: RaceOptions = {}): Record<string, unknown> {
  const files = Object.entries(raceFolder(overrides)).map(([path, content]) => [
    path.replace(/^park\//, "next/"),
    content,
  ]);
  const folder: Record<string, unknown> = Object.fromEntries(files);
  const site = folder["next/site.json"] as { race: object };
  return {
    ...folder,
    "next/site.json": { ...site, race: { ...site.race, startsAt: "2037-01-05T09:00:00+08:00" } },
    "next/race.json": { ...tinyRace, raceId: "7002", raceName: "明年" },
  };
}

/** Returns the settings of this year's race: entries can be deferred to next year's. */
export const leaving = (policy: object = {}, prices: object = {}) => ({
  prices: { deferrals: { to: "7002", until: "2035-12-01T00:00:00+08:00", ...policy }, ...prices },
});

/**
 * Returns the settings of next year's race: so many places of ten kilometres, and it takes entries
 * of this year's.
 */
export const taking = (places: number, overrides: object = {}, prices: object = {}) => ({
  items: { "ten-km": { places, ...overrides } },
  prices: { deferredFrom: ["7001"], ...prices },
});

/** The answers of a person to next year's form. */
export const older = (number: number, overrides: object = {}) => person(number, { age: 46, ...overrides });

/** The site that a domain of the tests shows. */
export async function siteAt(tools: SignupTools, domainName: string): Promise<RaceSite> {
  const site = await findRaceSite(tools, domainName);
  if (!site) throw new Error(`No race is published at ${domainName}.`);
  return site;
}

/** A sign-up for ten kilometres at a domain, as the browser sends it. */
export async function bodyAt(
  tools: SignupTools,
  domainName: string,
  overrides: Partial<SubmissionBody>,
): Promise<SubmissionBody> {
  const placedForm = formForItem(listForms(await siteAt(tools, domainName)), "sign-up", "ten-km");
  const openedForm = placedForm && (await openForm(tools.store, placedForm));
  if (!openedForm) throw new Error("The race of the tests has no form.");
  return buildBody({ ...openedForm.form, hash: openedForm.hash }, { domainName, ...overrides });
}

/** An entry of an account that is paid or free at one domain, and what defers it to the other. */
export interface Deferring {
  submissionId: string;
  body: SubmissionBody;
}

/** Signs the person of a number up at a domain and pays at the sandbox. */
export async function openDeferring(
  tools: SignupTools,
  accountId: string,
  { number, from = park, to = next }: { number: number; from?: string; to?: string },
): Promise<Deferring> {
  const aged = (domainName: string) => [person(number, { age: domainName === park ? 45 : 46 })];
  const ownBody = await bodyAt(tools, from, { entrants: aged(from) });
  const outcome = await submit(tools, await siteAt(tools, from), accountId, ownBody);
  if (outcome.outcome !== "accepted") throw new Error(`Not entered: ${outcome.refusal.error}`);
  const { submissionId } = outcome.receipt;
  await pay(tools, accountId, submissionId, { merchant: "sandbox", way: "qr", payerIp: "::1" });
  const [payment] = await tools.db.select().from(payments).where(eq(payments.orderId, submissionId));
  await payAtSandbox(tools, payment?.outTradeNo ?? "");
  await settleAll(tools);
  const body = await bodyAt(tools, to, { entrants: aged(to), feeFen: 0, deferral: submissionId });
  return { submissionId, body };
}

/** Submits the form that defers an entry; returns "accepted" or why not. */
export async function defer(tools: SignupTools, accountId: string, { body }: Pick<Deferring, "body">): Promise<string> {
  const submitted = await submit(tools, await siteAt(tools, body.domainName), accountId, body);
  return submitted.outcome === "accepted" ? "accepted" : submitted.refusal.error;
}
