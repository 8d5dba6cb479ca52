import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { uploads } from "../base/db/accountSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { call } from "../people/accounts/testPeople.ts";
import { makeForm, makePdf } from "../people/uploads/testFiles.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, person, testForm } from "./testForm.ts";
import {
  accountId,
  asPublished,
  form,
  publishedForm,
  refused,
  stored,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "./testSubmitting.ts";

submitToOneRace();

const sizes = ["m", "l"].map((id) => ({ id, label: id.toUpperCase() }));

const send = async (bytes: Buffer, name: string, kind: "uploadFile" | "uploadImage", token = tokens.runner) => {
  const { payload, headers } = makeForm(name, bytes);
  const upload = { method: "POST", url: `/user-center/base/${kind}`, payload, headers: { ...headers, token } } as const;
  return (await world.app.inject(upload)).json().data as { id: string; name: string; width: number; height: number };
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

describe("answers", () => {
  test("that name a club or a race which is on no list are refused, and those of the list are taken", async () => {
    const properties = { ...(testForm().schema as { properties: object }).properties };
    const list = (type: string) => ({ $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json` });
    const schema = {
      ...(testForm().schema as object),
      properties: { ...properties, club: list("club"), races: list("past-events") },
    };
    const steps = [
      { id: "all", title: { zh: "全部", en: "All" }, fields: [...Object.keys(properties), "stop", "club", "races"] },
    ];
    await world.write({ "park/lists/clubs.json": [{ id: "lake", label: { zh: "湖心跑团", en: "Lake Runners" } }] });
    await asPublished({ forms: [testForm({ schema, steps, version: 3 })] }, async () => {
      const now = await publishedForm();
      const answer = (overrides: object) =>
        submit(buildBody({ ...now, version: 3 }, { entrants: [person(1, { ...overrides })] }));
      for (const club of [
        { id: "lake", name: "Another" },
        { id: "none", name: "湖心跑团" },
        { id: "toString", name: "x" },
      ])
        expect((await answer({ club })).code).toBe(400);
      expect((await answer({ races: [{ id: "lake", name: "湖心跑团" }] })).code).toBe(400);
      expect((await answer({ club: { id: "lake", name: "Lake Runners" } })).code).toBe(0);
    });
  });

  test("case 17, a size that sold out since the form was loaded: they are stopped at the size, and the form need not be loaded again", async () => {
    const { properties, ...others } = testForm().schema as { properties: object };
    const shirt = { $ref: "https://startline.dev/schemas/field/clothing-size/v1.schema.json" };
    const ui = { ...(testForm().uiSchema as object), shirt: { label: { zh: "衣服" }, options: { sizes } } };
    const fields = [...Object.keys(properties), "stop", "shirt"];
    const steps = [{ id: "all", title: { zh: "全部", en: "All" }, fields }];
    const schema = { ...others, properties: { ...properties, shirt } };
    await asPublished({ forms: [testForm({ schema, steps, uiSchema: ui, version: 4 })] }, async () => {
      const loaded = { ...(await publishedForm()), version: 4 };
      const answer = (size: string) => refused(buildBody(loaded, { entrants: [person(1, { shirt: size })] }));
      await world.write({ "park/lists/sold-out.json": { "/shirt": ["m"], "/jacket": ["l"] } });
      await world.load();
      expect((await answer("m")).data).toMatchObject({
        reason: "answers",
        problems: [
          { pointer: "/shirt", code: "sold-out", message: "This size is sold out. Please choose another one." },
        ],
      });
      for (const text of ["[", "null", '{"/shirt":"m"}', '{"/shirt":{"includes":1}}']) {
        await world.write({ "park/lists/sold-out.json": text });
        await world.load();
        expect((await answer("xxl")).data.problems[0]?.pointer, text).toBe("/shirt");
      }
      expect((await answer("l")).code).toBe(0);
    });
  });

  test("that claim to be verified are believed if the race's own results have that time under that name, and otherwise not", async () => {
    const race = { id: "lake-2025", name: "湖心马拉松", grade: "A1" };
    const result = { race, item: "marathon", date: "2025-04-13", time: "3:25:07", status: "verified" };
    const label = { zh: race.name, en: "Lake Marathon" };
    await world.write({
      "park/lists/races.json": [{ id: race.id, label, grade: "A1" }],
      "park/lists/results-lake-2025.json": [null, { name: "跑者1", item: "marathon", time: "03:25:07" }],
    });
    await world.load();
    const answer = (overrides: object, number = 1) =>
      refused(buildBody(form, { entrants: [person(number, { result: { ...result, ...overrides } })] }));
    const elsewhere = [{ time: "3:25:06" }, { item: "half-marathon", time: "1:25:07" }, { race: { name: race.name } }];
    for (const change of elsewhere) expect((await answer(change)).data.problems[0]?.code).toBe("status");
    expect((await answer({}, 2)).data.problems).toMatchObject([{ pointer: "/result", code: "status" }]);
    for (const change of [{ grade: "A2" }, { id: "hill-2025" }, { name: "x" }])
      expect((await answer({ race: { ...race, ...change } })).data.problems[0]?.code).toBe("list");
    expect((await answer({ status: "unverified" }, 2)).code).toBe(0);
    expect((await answer({})).code).toBe(0);
  });
});

describe("files that answers name", () => {
  const codes = async (overrides: Record<string, unknown>) => {
    const reply = await refused(buildBody(form, { entrants: [person(1, overrides)] }));
    return reply.code === 0
      ? "taken"
      : reply.data.problems.map(({ pointer, message }) => `${pointer} ${message}`).join();
  };
  const getPhoto = ({ id, name, width, height }: Awaited<ReturnType<typeof send>>) => ({ id, name, width, height });

  test("are the runner's own, pictures if pictures are wanted, and of the size that is required", async () => {
    const fitting = await send(await picture(30, 40), "me.jpg", "uploadImage");
    const wide = await send(await picture(60, 40), "wide.jpg", "uploadImage");
    const paper = await send(makePdf("x"), "paper.pdf", "uploadFile");
    const theirPhoto = await send(await picture(30, 40), "me.jpg", "uploadImage", tokens.other);
    const lie = (file: { id: string }, name = "me.jpg") => ({ photo: { id: file.id, name, width: 30, height: 40 } });
    expect(await codes({ photo: getPhoto(wide) })).toMatch(/\/photo .*30 px wide and 40 px high/);
    expect(await codes(lie(wide))).toMatch(/\/photo .*60 by 40 px/);
    expect(await codes(lie(paper))).toMatch(/\/photo A picture is needed/);
    expect(await codes(lie(theirPhoto))).toMatch(/\/photo This file no longer exists/);
    expect(await codes(lie({ id: "none" }))).toMatch(/\/photo This file no longer exists/);
    expect(await codes({ files: [{ id: fitting.id, name: "fake.pdf" }] })).toMatch(/\/files This kind of file/);
    expect(await stored()).toBe(0);
    expect(await codes({ photo: getPhoto(fitting), files: [{ id: paper.id, name: paper.name }] })).toBe("taken");
    await world.db.delete(uploads).where(eq(uploads.accountId, accountId));
  });

  test("cannot be removed by their owner as long as the sign-up is there", async () => {
    const remove = ({ id }: { id: string }) =>
      call(world, "/user-center/base/uploads/remove", { json: { id }, token: tokens.runner });
    const photo = await send(await picture(30, 40), "me.jpg", "uploadImage");
    expect(await codes({ photo: getPhoto(photo) })).toBe("taken");
    expect(await remove(photo)).toMatchObject({
      code: 409,
      msg: expect.stringContaining("cannot be removed while that is valid"),
    });
    await removeEntries(world.db);
    await world.db.delete(submissions);
    expect((await remove(photo)).code).toBe(0);
  });
});
