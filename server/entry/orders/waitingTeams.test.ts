import { beforeEach, describe, expect, test } from "vitest";
import { teams } from "../../base/db/signupSchema.ts";
import { promoteWaiting } from "../places/promote.ts";
import { asPublished, change, form, joinTeams, makeTeam, submit, withdraw, world } from "../teams/testTeamRace.ts";
import { captainBody } from "../teams/testTeams.ts";
import { removeOrders } from "./testOrders.ts";
import { broken, getPending, memberIn, states } from "./testTeamOrders.ts";

joinTeams({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

describe("a team that waits for places", () => {
  const items = { relay: { places: 1, waitingList: true } };

  test("gets them with its order, which is the next captain's if it was handed over meanwhile", async () => {
    await asPublished({ items }, async () => {
      await submit(4, captainBody(form, 4));
      const { teamId } = await makeTeam(1);
      expect(await states()).toEqual(["reserved", "waitlisted", "waitlisted"]);
      expect((await change(0, `${teamId}/hand-over`, { submissionId: await memberIn(1) })).code).toBe(0);
      expect((await withdraw(0, await memberIn(0))).code).toBe(0);
      expect((await withdraw(4, await memberIn(4))).code).toBe(0);
      expect(await states()).toEqual(["withdrawn", "withdrawn", "reserved"]);
      expect(await getPending(1)).toMatchObject([{ amountFen: 10_000 }]);
      expect(await broken()).toEqual([]);
    });
  });

  test("has no member with a place before the one who pays", async () => {
    await asPublished({ items }, async () => {
      await submit(4, captainBody(form, 4));
      const { teamId } = await makeTeam(1);
      // The fee is the second one's to pay now, who is behind in the list.
      expect((await change(0, `${teamId}/hand-over`, { submissionId: await memberIn(1) })).code).toBe(0);
      expect((await withdraw(4, await memberIn(4))).code).toBe(0);
      expect(await states()).toEqual(["withdrawn", "waitlisted", "reserved"]);
      const names = { site: undefined, itemName: (item: string) => ({ zh: item }), payWithinMinutes: () => 30 };
      expect(await promoteWaiting(world.tools, "7001", names)).toBe(0);
      expect(await world.db.$count(teams)).toBe(2);
      expect(await broken()).toEqual([]);
    });
  });
});
