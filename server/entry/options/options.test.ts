import * as xlsx from "@e965/xlsx";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import type { OptionLeft, SubmissionHead, SubmissionReceipt } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { accounts, outboxMessages } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { writeXlsx } from "../../base/exports/xlsx.ts";
import { readRows } from "../../desk/export/rows.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { buildBody, park, person, raceFolder, testForm } from "../testForm.ts";
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
import { giveAddedPlaces } from "./raise.ts";
import { byBus, withSeats } from "./testSeats.ts";

submitToOneRace();

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

const tools = () => ({ ...world, warn: () => undefined }) as never;

/** Publishes the race with so many seats, or without a limit, while its runners stay. */
async function publishSeats(seats: number | undefined) {
  await world.write(raceFolder({ forms: [seats === undefined ? withoutLimit() : withSeats(seats, true)] }));
  return (await world.load()).get("park");
}

const withoutLimit = () => testForm({ $schema: "https://startline.dev/schemas/form/v1.schema.json" });

type Published = Awaited<ReturnType<typeof publishedForm>>;

const bodyFor = (entrants: ReturnType<typeof byBus>, form: Published) =>
  buildBody(form, { entrants, feeFen: entrants.length * 3500, language: "en" });
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
          entrant: 0,
          pointer: "/bus",
          code: "sold-out",
          message: "This option has no places left. Please choose another one.",
        },
      ]);
      expect(await stored()).toBe(1);
      // A runner who needs no seat is not affected.
      await submit(buildBody(form, { entrants: [person(4)] }));
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
        const mails = (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "option-freed");
        expect(mails.map(({ target, content }) => [target, content?.language])).toEqual([["runner@example.com", "en"]]);
        // In the name of the race, with its contact.
        expect(mails[0]?.content?.values).toMatchObject({
          site: { zh: expect.any(String), contact: expect.anything() },
        });
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

  test("gets places that a new edition adds without anybody's doing, each with a message; what is taken below a lower capacity stays, with a warning", async () => {
    await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
    await withBus(
      0,
      async (send) => {
        const first = await send(byBus(1, 2));
        const last = await send(byBus(3));
        await world.db.delete(outboxMessages);
        await publishSeats(2);
        await Promise.all([giveAddedPlaces(tools()), giveAddedPlaces(tools())]);
        expect(await waitingFor(first.submissionId)).toEqual([]);
        expect(await waitingFor(last.submissionId)).toEqual(["0 需要 1"]);
        await giveAddedPlaces(tools());
        const mails = await readOutbox(world.db, world.secrets);
        expect(mails.map(({ template }) => template)).toEqual(["option-freed", "option-freed"]);
        expect((await left())[0]).toMatchObject({ left: 0, waiting: 1 });

        const lowered = await publishSeats(1);
        expect(lowered?.problems.filter(({ code }) => code === "SL6099")).toMatchObject([
          {
            file: "forms/sign-up.json",
            pointer: "/uiSchema/bus/capacity/yes",
            params: { option: "yes", capacity: 1, taken: 2 },
          },
        ]);
        await giveAddedPlaces(tools());
        expect([await waitingFor(first.submissionId), await waitingFor(last.submissionId)]).toEqual([[], ["0 需要 1"]]);
        expect((await publishSeats(2))?.problems.map(({ code }) => code)).not.toContain("SL6099");

        // Without a limit there is nothing to wait for.
        await publishSeats(undefined);
        await giveAddedPlaces(tools());
        expect(await waitingFor(last.submissionId)).toEqual([]);
      },
      true,
    );
  });

  test("keeps its order if a message cannot be queued: a place and its message come together or not at all", async () => {
    await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
    await withBus(
      0,
      async (send) => {
        const { submissionId } = await send(byBus(1));
        await publishSeats(1);
        const seal = () => {
          throw new Error("no seal");
        };
        const brokenTools = { ...(tools() as object), secrets: { ...world.secrets, seal } } as never;
        await expect(giveAddedPlaces(brokenTools)).rejects.toThrow("no seal");
        expect(await waitingFor(submissionId)).toEqual(["0 需要 1"]);
        await giveAddedPlaces(tools());
        expect(await waitingFor(submissionId)).toEqual([]);
      },
      true,
    );
  });
});

describe("an organiser", () => {
  test("exports who has an option and who waits, beside its question, as a workbook", async () => {
    await withBus(
      1,
      async (send, form) => {
        await send(byBus(1, 2));
        expect((await submit(buildBody(form, { entrants: [person(3)] }))).msg).toBe("");
        const selection = {
          raceId: "7001",
          language: "en",
          timeZone: "Asia/Shanghai",
          itemName: (id: string) => id,
        } as const;
        const pieces: Buffer[] = [];
        for await (const piece of writeXlsx(readRows(world.db, world.secrets, selection), "Sign-ups"))
          pieces.push(piece);
        const sheet = xlsx.read(Buffer.concat(pieces)).Sheets["Sign-ups"] as xlsx.WorkSheet;
        const rows = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: "" });
        const at = rows[0]?.indexOf("摆渡车 (en)") ?? -1;
        expect(rows.map((row) => row.slice(at, at + 3))).toEqual([
          ["摆渡车 (en)", "摆渡车 (en) · place", "上车站点 (en)"],
          ["需要 (en)", "Has a place", "东门"],
          ["需要 (en)", "Waiting list, place 1", "东门"],
          ["不需要 (en)", "", ""],
        ]);
      },
      true,
    );
  });

  test("sees in an application which options its entrants have, and which they wait for", async () => {
    const email = "organiser@example.com";
    const organiser = await addAccount(world, { email, authorities: everyRight() });
    const token = await openSession(world.db, { accountId: organiser, loginType: "5", device: "test" });
    const direct = { ...withSeats(1, true), use: "through-entry" };
    await asPublished({ forms: [direct] }, async () => {
      const form = await publishedForm();
      const { data: receipt } = await submit(buildBody(form, { entrants: byBus(1, 2), feeFen: 1000 }));
      const { data: page } = await call<ApplicationPage>(world, `/sign-up/review/applications?domainName=${park}`, {
        token,
      });
      expect(page.applications[0]?.waiting).toMatchObject([{ entrant: 1, place: 1 }]);
      const { data } = await call<ReviewedApplication>(world, `/sign-up/review/applications/${receipt.submissionId}`, {
        token,
      });
      const option = { zh: "需要", en: "需要 (en)" };
      expect(data.places).toEqual([
        { entrant: 0, pointer: "/bus", option, place: null },
        { entrant: 1, pointer: "/bus", option, place: 1 },
      ]);
    });
  });
});
