import { expect, test } from "vitest";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import {
  asPublished,
  change,
  form,
  invitation,
  joinTeams,
  listTeams,
  makeTeam,
  refusedFor,
  submit,
  withdraw,
  world,
} from "./testTeamRace.ts";
import { captainBody, memberBody } from "./testTeams.ts";

joinTeams();

test("a captain makes a team, members join by its link with accounts of their own, and all see that it is complete", async () => {
  const team = await makeTeam();
  expect(team).toMatchObject({ name: "闪电队", role: "captain", state: "gathering", min: 2, max: 3, isOpen: true });
  expect((await invitation(team.link)).data).toEqual({
    teamId: team.teamId,
    name: "闪电队",
    captain: "跑**",
    siteTitle: team.siteTitle,
    item: "relay",
    itemName: { zh: "接力赛", en: "Relay" },
    state: "open",
    size: 1,
    max: 3,
    closesAt: Date.parse("2035-12-31T00:00:00+08:00"),
  });
  expect((await submit(1, memberBody(form, 1, team.link))).code).toBe(0);
  const [ownTeam] = await listTeams(1);
  expect(ownTeam).toMatchObject({ role: "member", state: "complete", link: null, left: null });
  expect(ownTeam?.members.map(({ name, isCaptain, isOwn }) => [name, isCaptain, isOwn])).toEqual([
    ["跑**", true, false],
    ["跑者1", false, true],
  ]);
  expect((await listTeams(0))[0]?.members.map(({ name }) => name)).toEqual(["跑者0", "跑者1"]);
});

test("a member answers no question of the captain's, and nobody calls themselves captain of another's team", async () => {
  const { link } = await makeTeam();
  const [answers] = memberBody(form, 1, link).entrants;
  const withName = { ...memberBody(form, 1, link), entrants: [{ ...answers, teamName: "我的队" }] };
  expect(await refusedFor(1, withName)).toBe("sign-up/wrong-answers");
  const asCaptain = { ...captainBody(form, 1), team: link };
  expect(await refusedFor(1, asCaptain)).toBe("sign-up/wrong-answers");
  const { team: _link, ...withoutLink } = memberBody(form, 1, link);
  expect(await refusedFor(1, withoutLink)).toBe("sign-up/wrong-answers");
});

test("a full team, the own team, another's link, and a person who is in the race are refused, each with its reason", async () => {
  const { link } = await makeTeam(2);
  expect((await invitation(link)).data.state).toBe("full");
  expect(await refusedFor(3, memberBody(form, 3, link))).toBe("sign-up/team-full");
  expect(await refusedFor(0, memberBody(form, 9, link))).toBe("sign-up/team-member");
  expect(await refusedFor(3, memberBody(form, 3, "x".repeat(24)))).toBe("sign-up/team-link");
  expect((await invitation("x".repeat(24))).data.error).toBe("team/unknown-link");
  expect((await submit(3, captainBody(form, 3, "疾风队"))).code).toBe(0);
  const [otherTeam] = await listTeams(3);
  expect(await refusedFor(4, memberBody(form, 1, otherTeam?.link ?? ""))).toBe("sign-up/already-registered");
  expect((await listTeams(3))[0]?.members).toHaveLength(1);
});

test("the same submission sent twice is one team and one member", async () => {
  const body = captainBody(form, 0);
  const [first, again] = [await submit(0, body), await submit(0, body)];
  expect(again.data).toEqual(first.data);
  const [team] = await listTeams(0);
  const member = memberBody(form, 1, team?.link ?? "");
  await submit(1, member);
  expect((await submit(1, member)).code).toBe(0);
  expect([(await listTeams(0)).length, (await listTeams(0))[0]?.members.length]).toEqual([1, 2]);
});

test("a captain renews the link, and the one before joins nobody", async () => {
  const { teamId, link } = await makeTeam();
  const { data } = await change(0, `${teamId}/renew-link`);
  expect(await refusedFor(1, memberBody(form, 1, link))).toBe("sign-up/team-link");
  expect((await submit(1, memberBody(form, 1, data.link))).code).toBe(0);
  const rows = JSON.stringify([await world.db.select().from(teams), await world.db.select().from(teamMembers)]);
  expect(rows).not.toContain(data.link);
  expect(rows).not.toContain("闪电队");
});

test("a member who is removed is withdrawn, sees it, and can join another team; repeated it changes nothing", async () => {
  const { teamId, members, link } = await makeTeam(2);
  const submissionId = members[1]?.submissionId ?? "";
  expect((await change(0, `${teamId}/remove`, { submissionId })).code).toBe(0);
  expect((await change(0, `${teamId}/remove`, { submissionId })).code).toBe(0);
  expect((await listTeams(1))[0]).toMatchObject({ left: "removed", members: [], link: null });
  expect((await listTeams(0))[0]?.members).toHaveLength(2);
  expect((await submit(1, memberBody(form, 1, link))).code).toBe(0);
});

test("nobody but the captain changes a team, and the captain removes neither strangers nor themselves", async () => {
  const { teamId, submissionId, members } = await makeTeam(1);
  const member = { submissionId: members[1]?.submissionId };
  for (const path of ["renew-link", "remove", "hand-over", "dissolve"])
    expect((await change(1, `${teamId}/${path}`, member)).data.error).toBe("request/not-found");
  expect((await change(0, `${teamId}/remove`, { submissionId })).data.error).toBe("team/not-a-member");
  expect((await change(0, `${teamId}/hand-over`, { submissionId: "none" })).data.error).toBe("team/not-a-member");
  expect((await listTeams(0))[0]?.members).toHaveLength(2);
});

test("a member leaves by withdrawing, and the place is free again", async () => {
  const { link, members } = await makeTeam(2);
  expect((await withdraw(1, members[1]?.submissionId ?? "")).code).toBe(0);
  expect((await listTeams(1))[0]).toMatchObject({ left: "left" });
  expect((await submit(3, memberBody(form, 3, link))).code).toBe(0);
});

test("a captain with members cannot just withdraw: after handing over they can, and the new captain has the link", async () => {
  const { teamId, submissionId, members } = await makeTeam(1);
  expect((await withdraw(0, submissionId)).data.error).toBe("withdrawal/captain");
  expect((await change(0, `${teamId}/hand-over`, { submissionId: members[1]?.submissionId })).code).toBe(0);
  expect((await withdraw(0, submissionId)).code).toBe(0);
  const [team] = await listTeams(1);
  expect(team).toMatchObject({ role: "captain", state: "gathering", name: "闪电队" });
  expect((await submit(2, memberBody(form, 2, team?.link ?? ""))).code).toBe(0);
});

test("a captain who is alone withdraws, and the link leads nowhere", async () => {
  const { submissionId, link } = await makeTeam();
  expect((await withdraw(0, submissionId)).code).toBe(0);
  expect((await invitation(link)).data.error).toBe("team/unknown-link");
  expect((await listTeams(0))[0]).toMatchObject({ state: "dissolved", left: "left" });
});

test("a captain dissolves a team: everybody is withdrawn, sees it, and can sign up again", async () => {
  const { teamId, link } = await makeTeam(1);
  expect((await change(0, `${teamId}/dissolve`)).code).toBe(0);
  expect((await change(0, `${teamId}/dissolve`)).code).toBe(0);
  expect((await listTeams(1))[0]).toMatchObject({ state: "dissolved", left: "dissolved" });
  expect(await refusedFor(2, memberBody(form, 2, link))).toBe("sign-up/team-link");
  expect((await world.db.select().from(submissions)).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([
    true,
    true,
  ]);
  expect((await submit(1, captainBody(form, 1))).code).toBe(0);
});

test("who is removed, and whose team is dissolved, gives back the last seat in the bus", async () => {
  await asPublished({ seats: 1 }, async () => {
    const { teamId, link } = await makeTeam();
    const byBus = (person: number) => memberBody(form, person, link, { bus: "yes" });
    const seated = async (person: number) => expect((await submit(person, byBus(person))).code).toBe(0);
    await seated(1);
    expect(await refusedFor(2, byBus(2))).toBe("sign-up/wrong-answers");
    const submissionId = (await listTeams(0))[0]?.members[1]?.submissionId;
    expect((await change(0, `${teamId}/remove`, { submissionId })).code).toBe(0);
    await seated(2);
    expect((await change(0, `${teamId}/dissolve`)).code).toBe(0);
    expect(await world.db.select().from(optionPlaces)).toEqual([]);
    expect((await world.db.select().from(optionCounts)).map(({ taken }) => taken)).toEqual([0]);
  });
});

test("once teams close nobody makes, joins or changes one; one with too few stays, and its people read why", async () => {
  const { teamId, link } = await makeTeam();
  await asPublished({ team: { closes: "2026-01-01T00:00:00+08:00" } }, async () => {
    expect(await refusedFor(1, memberBody(form, 1, link))).toBe("sign-up/team-closed");
    expect(await refusedFor(1, captainBody(form, 1))).toBe("sign-up/team-closed");
    expect((await invitation(link)).data.state).toBe("closed");
    expect((await change(0, `${teamId}/renew-link`)).data.error).toBe("team/closed");
    const incompleteText = {
      zh: "人数不足的队伍由组委会协助并队。",
      en: "We help short-handed teams to find members.",
    };
    expect((await listTeams(0))[0]).toMatchObject({ state: "incomplete", isOpen: false, link: null, incompleteText });
  });
  expect((await listTeams(0))[0]).toMatchObject({ state: "gathering" });
});
