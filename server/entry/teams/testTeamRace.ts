import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import type { OwnTeam, TeamInvitation } from "#contract/teams.ts";
import type { Parts } from "../../app.ts";
import { limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { submissions, teams } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { removeEntries } from "../places/testEntries.ts";
import { type buildBody, park } from "../testForm.ts";
import { captainBody, memberBody, relayFolder } from "./testTeams.ts";

/** The server that the tests of this file talk to. */
export let world: World;
/** The form of its relay, as it is published. */
export let form: Parameters<typeof buildBody>[0];
/** The logins of five runners; the first makes the teams. */
export let tokens: string[];

/**
 * Has the tests of this file talk to a server with one race of teams and five runners, and each of
 * them begin without teams.
 */
export function joinTeams(parts: Partial<Parts> = {}): void {
  beforeAll(async () => {
    world = await openWorld(
      relayFolder(),
      { accounts: cheapAccounts, captcha: { kind: "off" } } as const,
      undefined,
      parts,
    );
    tokens = [];
    for (const n of [0, 1, 2, 3, 4]) {
      const accountId = await addAccount(world, { email: `runner${n}@example.com` });
      tokens.push(await openSession(world.db, { accountId, loginType: "5", device: "test" }));
    }
    await readForm();
  });
  beforeEach(async () => {
    await removeEntries(world.db);
    for (const table of [teams, submissions, limits, outboxMessages]) await world.db.delete(table);
  });
  afterAll(() => world.close());
}

async function readForm() {
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { url } = (await world.app.inject(data.uri)).json().files["forms/relay.json"];
  form = { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
}

/** Submits a form as one of the runners. */
export const submit = <T = SubmissionReceipt>(person: number, body: object) =>
  call<T>(world, "/sign-up/submissions", { json: body, token: tokens[person] });
/** Submits what is to be refused; returns the code of the refusal. */
export const refusedFor = async (person: number, body: object) => {
  const { data } = await submit<SubmissionRefusal & { error: string }>(person, body);
  return data.error;
};
/** The teams of a runner. */
export const listTeams = async (person: number) =>
  (await world.app.inject({ url: "/sign-up/teams", headers: { token: tokens[person] } as never })).json()
    .data as OwnTeam[];
/** Changes a team as a runner. */
export const change = (person: number, path: string, json: object = {}) =>
  call<{ link: string; error: string }>(world, `/sign-up/teams/${path}`, { json, token: tokens[person] });
/** Withdraws a sign-up of a runner. */
export const withdraw = (person: number, submissionId: string) =>
  call<{ error: string }>(world, `/sign-up/submissions/${submissionId}/withdraw`, { json: {}, token: tokens[person] });
/** Reads the offer of a link. */
export const invitation = async (token: string) =>
  call<TeamInvitation & { error: string }>(world, "/sign-up/teams/invitation", { json: { domainName: park, token } });

/** Makes a team of the first runner's with that many members more; returns it. */
export async function makeTeam(members = 0): Promise<OwnTeam & { link: string }> {
  expect((await submit(0, captainBody(form, 0))).code).toBe(0);
  const [newTeam] = await listTeams(0);
  for (let person = 1; person <= members; person++)
    expect((await submit(person, memberBody(form, person, newTeam?.link ?? ""))).code).toBe(0);
  const [team] = await listTeams(0);
  return team as OwnTeam & { link: string };
}

/** Runs with the race published in another way, and publishes it as it was afterwards. */
export async function asPublished(
  overrides: Parameters<typeof relayFolder>[0],
  run: () => Promise<void>,
): Promise<void> {
  const publish = async (folder: Record<string, unknown>) => {
    await world.write(folder);
    expect((await world.load()).get("park")?.outcome).toBe("published");
    await readForm();
  };
  await publish(relayFolder(overrides));
  try {
    await run();
  } finally {
    await publish(relayFolder());
  }
}
