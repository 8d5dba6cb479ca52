import { expect, test } from "vitest";
import { outboxMessages } from "../../base/db/accountSchema.ts";
import { teams } from "../../base/db/signupSchema.ts";
import { writeEmail } from "../../base/delivery/email.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { removeMember } from "../captains/change.ts";
import { change, form, joinTeams, listTeams, makeTeam, submit, world } from "./testTeamRace.ts";
import { memberBody } from "./testTeams.ts";

joinTeams();

test("a member who is removed, and the members of a team that is dissolved, get a message in their language without the captain's words", async () => {
  const { teamId, link } = await makeTeam();
  expect((await submit(1, { ...memberBody(form, 1, link), language: "en" })).code).toBe(0);
  expect((await submit(2, { ...memberBody(form, 2, link), language: "zh" })).code).toBe(0);
  const submissionId = (await listTeams(0))[0]?.members[1]?.submissionId;
  await change(0, `${teamId}/remove`, { submissionId });
  await change(0, `${teamId}/remove`, { submissionId });
  await change(0, `${teamId}/dissolve`);
  const mails = (await readOutbox(world.db, world.secrets)).toReversed();
  expect(mails.map(({ template, target, content }) => [template, target, content?.language])).toEqual([
    ["team-removed", "runner1@example.com", "en"],
    ["team-dissolved", "runner2@example.com", "zh"],
  ]);
  const [removal, dissolved] = mails.map(({ content }) => content && writeEmail(content, content.language));
  expect(removal?.text).toContain("The captain removed you from your team for Relay at");
  expect(dissolved?.subject).toContain("您的接力赛队伍已解散");
  expect(JSON.stringify(mails)).not.toContain("闪电队");
});

test("a change of a team and its message come together or not at all", async () => {
  const { teamId, members } = await makeTeam(1);
  const accountId = (await world.db.select().from(teams))[0]?.captainId ?? "";
  const seal = () => {
    throw new Error("no seal");
  };
  const tools = { ...world, secrets: { ...world.secrets, seal } } as never;
  const submissionId = members[1]?.submissionId ?? "";
  await expect(removeMember(tools, { accountId, teamId }, submissionId)).rejects.toThrow("no seal");
  expect((await listTeams(0))[0]?.members).toHaveLength(2);
  expect(await world.db.select().from(outboxMessages)).toEqual([]);
});
