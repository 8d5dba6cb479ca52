import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SubmissionBody } from "#contract/signup.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import type { World } from "../../testWorld.ts";
import { bodyOf, person, raceFolder } from "../testForm.ts";
import { newLink } from "./join.ts";

/** A form of a relay, whose captains invite one or two members. */
export function relayForm(more: { team?: object } = {}): Record<string, unknown> {
  const form = JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
  return { ...form, team: { ...form.team, ...more.team } };
}

/** The folder of a race with a relay of teams; `more` overrides its site and the form's team. */
export function relayFolder(
  more: Omit<NonNullable<Parameters<typeof raceFolder>[0]>, "forms"> & { team?: object } = {},
): Record<string, unknown> {
  const folder = raceFolder({ ...more, forms: [relayForm(more)] });
  const site = folder["park/site.json"] as { race: { items: object[] } };
  const relay = { id: "relay", name: { zh: "接力赛", en: "Relay" }, distanceKm: 10 };
  return { ...folder, "park/site.json": { ...site, race: { ...site.race, items: [...site.race.items, relay] } } };
}

type Form = Parameters<typeof bodyOf>[0];

/** The sign-up of a captain, by a number of a person. */
export function captainBody(form: Form, number: number, teamName = "闪电队"): SubmissionBody {
  const { name, document } = person(number);
  return bodyOf(form, { item: "relay", feeFen: 10_000, entrants: [{ name, document, role: "captain", teamName }] });
}

/** The sign-up of a member by a link. */
export function memberBody(form: Form, number: number, team: string): SubmissionBody {
  const { name, document } = person(number);
  return bodyOf(form, { item: "relay", feeFen: 0, entrants: [{ name, document, role: "member" }], team });
}

/** A team as if it had been made, for tests of who may change it. Returns its id. */
export async function keepTeam(
  { db, secrets }: Pick<World, "db" | "secrets">,
  { submissionId, captainId, raceId }: { submissionId: string; captainId: string; raceId: string },
): Promise<string> {
  const teamId = randomUUID();
  const place = { teamId, captainId, raceId, domainName: "trail.localhost", item: "relay", formId: "relay" };
  await db.insert(teams).values({ ...place, nameSealed: secrets.seal("闪电队"), ...newLink(secrets) });
  await db.insert(teamMembers).values({ submissionId, teamId });
  return teamId;
}
