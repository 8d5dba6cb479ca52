import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReviewRace } from "#contract/applications.ts";
import type { TeamPage } from "#contract/teams.ts";
import { everyRight } from "#core/authorities.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { submissions, teams } from "../../base/db/signupSchema.ts";
import { readRows } from "../../desk/export/rows.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { park } from "../testForm.ts";
import { asPublished, change, form, joinTeams, makeTeam, submit, world } from "./testTeamRace.ts";
import { captainBody } from "./testTeams.ts";

joinTeams();

test("an organiser exports who is in which team, as what, and whether it is complete", async () => {
  await makeTeam(1);
  const [team] = await world.db.select().from(teams);
  const rows: string[][] = [];
  const selection = {
    raceId: team?.raceId ?? "",
    language: "en",
    timeZone: "Asia/Shanghai",
    itemName: (id: string) => id,
  } as const;
  for await (const row of readRows(world.db, world.secrets, selection)) rows.push(row);
  const at = rows[0]?.indexOf("Team") ?? -1;
  const [captain] = await world.db
    .select()
    .from(submissions)
    .where(eq(submissions.accountId, team?.captainId ?? ""));
  expect(rows.map((row) => row.slice(at, at + 4))).toEqual([
    ["Team", "Captain's receipt", "Role in the team", "Team complete"],
    ["闪电队", captain?.receipt, "Captain", "Yes"],
    ["闪电队", captain?.receipt, "Member", "Yes"],
  ]);
});

test("an organiser lists the teams of a race with their captains and members, and finds the incomplete ones; once teams close they read so", async () => {
  const organiser = await addAccount(world, { email: "organiser@example.com", authorities: everyRight() });
  const token = await openSession(world.db, { accountId: organiser, loginType: "5", device: "test" });
  const list = async (query: Record<string, string> = {}) =>
    (
      await call<TeamPage>(world, `/sign-up/review/teams?${new URLSearchParams({ domainName: park, ...query })}`, {
        token,
      })
    ).data;
  await makeTeam(1);
  expect((await submit(3, captainBody(form, 3, "疾风队"))).code).toBe(0);
  const { teams: all, counts, next } = await list();
  expect([counts, next]).toEqual([{ complete: 1, incomplete: 1, dissolved: 0 }, null]);
  expect(
    all.map(({ name, state, isOpen, members }) => [name, state, isOpen, members.map((member) => member.name)]),
  ).toEqual([
    ["闪电队", "complete", true, ["跑者0", "跑者1"]],
    ["疾风队", "incomplete", true, ["跑者3"]],
  ]);
  expect(all[0]?.members.map(({ isCaptain }) => isCaptain)).toEqual([true, false]);
  expect(all[0]?.members[0]?.receipt).toMatch(/^[0-9A-Z]{10}$/);
  expect((await list({ after: all[0]?.teamId ?? "" })).teams.map(({ name }) => name)).toEqual(["疾风队"]);
  const [short] = (await list({ state: "incomplete" })).teams;
  expect(short).toMatchObject({ name: "疾风队", min: 2, max: 3, item: "relay" });
  await change(3, `${short?.teamId}/dissolve`);
  expect((await list({ state: "dissolved" })).teams).toMatchObject([{ name: "疾风队", members: [], isOpen: false }]);
  // The settings of the published form count, also for teams of before.
  await asPublished({ team: { min: 3, closes: "2026-01-01T00:00:00+08:00" } }, async () => {
    expect((await list({ state: "incomplete" })).teams).toMatchObject([{ name: "闪电队", isOpen: false, min: 3 }]);
  });
  const races = async (query: string) =>
    (await call<ReviewRace[]>(world, `/sign-up/review/races${query}`, { token })).data;
  expect((await races("?with=teams")).map(({ domainName }) => domainName)).toEqual([park]);
  expect(await races("")).toEqual([]);
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.entity, "teams"));
  expect(lines[0]).toMatchObject({ actor: organiser, action: "list", entityId: "7001", details: { count: 2 } });
});
