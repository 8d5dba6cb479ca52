import { beforeEach, expect, test } from "vitest";
import { invitations } from "../../../base/db/invitationSchema.ts";
import { removeOrders } from "../../../entry/orders/testOrders.ts";
import { broken, post } from "../../../entry/orders/testPaying.ts";
import { buildBody, person } from "../../../entry/testForm.ts";
import { asPublished, form, submit, submitToOneRace, world } from "../../../entry/testSubmitting.ts";
import { invite, removeInvitations, sentLinks } from "./testInvitations.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeOrders(world.db);
  await removeInvitations(world.db);
});

test("a runner passes on a place that is waived only if the organiser noted what was paid for it", async () => {
  const items = { "ten-km": { places: 2, allocation: "invite" } };
  const prices = { transfers: { until: "2035-12-31T00:00:00+08:00" } };
  await asPublished({ items, prices }, async () => {
    const contact = "runner@example.org";
    await invite(world.tools, [contact]);
    const invitation = (await sentLinks(world.tools)).get(contact)?.[0];
    const { data } = await submit(buildBody(form, { entrants: [person(1)], feeFen: 0, invitation } as never));
    expect(await broken()).toEqual([]);
    const start = () => post<{ error?: string }>(`/sign-up/submissions/${data.submissionId}/transfer`);
    expect((await start()).data.error).toBe("transfer/not-transferable");
    await world.db.update(invitations).set({ paidFen: 3000 });
    expect((await start()).code).toBe(0);
  });
});
