import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SubmissionBody } from "#contract/signup.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import { newLink } from "../../base/secrets/secrets.ts";
import type { World } from "../../testWorld.ts";
import { buildBody, person, raceFolder } from "../testForm.ts";

/**
 * A form of a relay, whose captains invite one or two members; with `seats`, it asks who takes one
 * of so many seats in the bus, for `seatFen`. `when` is who pays the fee of the team.
 */
export function relayForm(
  overrides: { team?: object; seats?: number; seatFen?: number; when?: object } = {},
): Record<string, unknown> {
  const form = JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
  const { seats, seatFen, when } = overrides;
  if (when) form.fees[0].when = when;
  if (seatFen !== undefined)
    form.fees.push({
      id: "seat",
      label: { zh: "摆渡车", en: "Bus" },
      feeFen: seatFen,
      when: { field: "/bus", in: ["yes"] },
    });
  if (seats !== undefined) {
    form.schema.properties.bus = {
      $ref: "https://startline.dev/schemas/field/radio/v1.schema.json",
      enum: ["yes", "no"],
    };
    const choices = ["yes", "no"].map((id) => ({ id, label: { zh: id, en: id } }));
    form.uiSchema.bus = { label: { zh: "摆渡车", en: "Bus" }, options: { choices }, capacity: { yes: seats } };
    form.steps[1].fields.push("bus");
  }
  return { ...form, team: { ...form.team, ...overrides.team } };
}

/** The folder of a race with a relay of teams; `more` overrides its site and the form's team. */
export function relayFolder(
  overrides: Omit<NonNullable<Parameters<typeof raceFolder>[0]>, "forms"> & Parameters<typeof relayForm>[0] = {},
): Record<string, unknown> {
  const folder = raceFolder({ ...overrides, forms: [relayForm(overrides)] });
  const site = folder["park/site.json"] as { race: { items: object[] } };
  const relay = { id: "relay", name: { zh: "接力赛", en: "Relay" }, distanceKm: 10, ...overrides.items?.relay };
  return { ...folder, "park/site.json": { ...site, race: { ...site.race, items: [...site.race.items, relay] } } };
}

type Form = Parameters<typeof buildBody>[0];

/** The sign-up of a captain, by a number of a person. */
export function captainBody(form: Form, number: number, teamName = "闪电队"): SubmissionBody {
  const { name, document } = person(number);
  return buildBody(form, { item: "relay", feeFen: 10_000, entrants: [{ name, document, role: "captain", teamName }] });
}

/** The sign-up of a member by a link. */
export function memberBody(form: Form, number: number, team: string, overrides: object = {}): SubmissionBody {
  const { name, document } = person(number);
  return buildBody(form, {
    item: "relay",
    feeFen: 0,
    entrants: [{ name, document, role: "member", ...overrides }],
    team,
  });
}

/** A team as if it had been made, for tests of who may change it. Returns its id. */
export async function keepTeam(
  { db, secrets }: Pick<World, "db" | "secrets">,
  { submissionId, captainId, raceId }: { submissionId: string; captainId: string; raceId: string },
): Promise<string> {
  const teamId = randomUUID();
  const place = { teamId, captainId, raceId, domainName: "trail.localhost", item: "relay", formId: "relay" };
  const { token: _, ...link } = newLink(secrets, "team");
  await db.insert(teams).values({ ...place, nameSealed: secrets.seal("闪电队"), ...link });
  await db.insert(teamMembers).values({ submissionId, teamId });
  return teamId;
}
