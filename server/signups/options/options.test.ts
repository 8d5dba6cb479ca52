import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { OptionLeft, SubmissionHead, SubmissionReceipt } from "#contract/signup.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../delivery/outbox.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { bodyOf, park, person, raceFolder, testForm } from "../testForm.ts";
import {
  accountId,
  asPublished,
  publishedForm,
  refused,
  stored,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";

submitToOneRace();

// A bus with two seats.
function withSeats(seats: number, waitingList = false) {
  const form = testForm({ $schema: "https://startline.dev/schemas/form/v2.schema.json" });
  const uiSchema = form.uiSchema as Record<string, object>;
  return { ...form, uiSchema: { ...uiSchema, bus: { ...uiSchema.bus, capacity: { yes: seats }, waitingList } } };
}

const byBus = (...numbers: number[]) => numbers.map((number) => person(number, { bus: "yes", stop: "东门" }));

async function withBus(
  seats: number,
  run: (send: typeof sendWith, form: Published) => Promise<void>,
  waitingList = false,
) {
  await asPublished({ forms: [withSeats(seats, waitingList)] }, async () => {
    const form = await publishedForm();
    await run((entrants) => sendWith(entrants, form), form);
  });
}

type Published = Awaited<ReturnType<typeof publishedForm>>;

const bodyFor = (entrants: ReturnType<typeof byBus>, form: Published) =>
  bodyOf(form, { entrants, feeFen: entrants.length * 3500, language: "en" });
const sendWith = async (entrants: ReturnType<typeof byBus>, form?: Published) => {
  const answer = await submit(bodyFor(entrants, form as Published));
  expect(answer.msg).toBe("");
  return answer.data as SubmissionReceipt;
};
const left = async () =>
  (await call<OptionLeft[]>(world, `/sign-up/options?domainName=${park}&form=sign-up`, {})).data as OptionLeft[];
const withdraw = (id: string) =>
  call(world, `/sign-up/submissions/${id}/withdraw`, { method: "POST", json: {}, token: tokens.runner });
const waitingFor = async (id: string) => {
  const { data } = await call<SubmissionHead>(world, `/sign-up/submissions/${id}`, { token: tokens.runner });
  return data?.waiting.map(({ entrant, option, place }) => `${entrant} ${option.zh} ${place}`);
};

describe("an option with a capacity", () => {
  test("is refused at its question once it is full, and nothing is stored", async () => {
    await withBus(2, async (send, form) => {
      await send(byBus(1, 2));
      const { data } = await refused(bodyFor(byBus(3), form));
      expect(data?.problems).toEqual([
        {
          ...{ entrant: 0, pointer: "/bus", code: "sold-out" },
          message: "This option has no places left. Please choose another one.",
        },
      ]);
      expect(await stored()).toBe(1);
      // A runner who needs no seat is not affected.
      await submit(bodyOf(form, { entrants: [person(4)] }));
      expect(await stored()).toBe(2);
    });
  });

  test("goes to a whole group or to none of it", async () => {
    await withBus(2, async (send, form) => {
      await send(byBus(1));
      expect((await refused(bodyFor(byBus(2, 3), form))).data?.problems.map(({ entrant }) => entrant)).toEqual([0, 1]);
      await send(byBus(2));
      expect(await stored()).toBe(2);
    });
  });

  test("is free again after a withdrawal", async () => {
    await withBus(1, async (send, form) => {
      const { submissionId } = await send(byBus(1));
      await withdraw(submissionId);
      await withdraw(submissionId);
      await send(byBus(2));
      expect((await refused(bodyFor(byBus(3), form))).data?.reason).toBe("answers");
    });
  });

  test("shows how many places are left", async () => {
    await withBus(7, async (send) => {
      await send(byBus(1, 2));
      expect(await left()).toEqual([{ field: "/bus", option: "yes", left: 5, waiting: 0, hasWaitingList: false }]);
    });
    expect(await left(), "a form without capacities").toEqual([]);
  });
});

describe("a waiting list", () => {
  test("names the place, and the first in it gets what becomes free, with a message", async () => {
    await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
    await withBus(
      2,
      async (send) => {
        const first = await send(byBus(1));
        const group = await send(byBus(2, 3));
        const last = await send(byBus(4));
        expect(await waitingFor(group.submissionId)).toEqual(["1 需要 1"]);
        expect(await waitingFor(last.submissionId)).toEqual(["0 需要 2"]);
        await withdraw(first.submissionId);
        expect(await waitingFor(group.submissionId)).toEqual([]);
        expect(await waitingFor(last.submissionId)).toEqual(["0 需要 1"]);
        const sent = (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "option-freed");
        expect(sent.map(({ target, content }) => [target, content?.language])).toEqual([["runner@example.com", "en"]]);
        await withdraw(group.submissionId);
        expect(await waitingFor(last.submissionId)).toEqual([]);
      },
      true,
    );
  });

  test("comes before new sign-ups if the organiser adds places", async () => {
    await withBus(
      0,
      async (send) => {
        const waiting = await send(byBus(1));
        await world.write(raceFolder({ forms: [withSeats(1, true)] }));
        await world.load();
        const later = await sendWith(byBus(2), await publishedForm());
        expect(await waitingFor(waiting.submissionId)).toEqual([]);
        expect(await waitingFor(later.submissionId)).toEqual(["0 需要 1"]);
      },
      true,
    );
  });
});
