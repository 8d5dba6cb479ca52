import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExportColumns } from "#contract/exportLayouts.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { testForm } from "#forms/testForm.ts";
import { answeredForms } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { keepPaidEntry } from "./testOrganise.ts";

const trail = "trail.localhost";
const rights = {
  masked: [getOrganiser("7001")],
  seeing: [getOrganiser("7001"), authorityOver("PERSONAL_DATA", "7001")],
  river: [getOrganiser("7002")],
};
type Person = keyof typeof rights;
let world: World;
let accountId: string;
let tokens: Record<Person, string>;

beforeAll(async () => {
  const site = { "trail/site.json": tinySite(), "trail/documents/rules.json": tinyDocument() };
  world = await openWorld({ ...site, "trail/race.json": { ...tinyRace, raceId: "7001" } });
  accountId = await addAccount(world, { email: "runner@example.com" });
  const open = async (name: string, authorities: string[]) => {
    const id = await addAccount(world, { email: `${name}@example.com`, authorities });
    return [name, await openSession(world.db, { accountId: id, loginType: "5", device: "x" })];
  };
  tokens = Object.fromEntries(
    await Promise.all(Object.entries(rights).map(([name, authorities]) => open(name, authorities))),
  );
});
afterAll(() => world.close());

const csv = `domainName=${trail}&format=csv`;
const take = (query: string, person: Person) =>
  world.app.inject({ url: `/sign-up/organise/export?${query}`, headers: { token: tokens[person] } });
const readRows = async (query: string, person: Person) =>
  (await take(query, person)).body.slice(1).trim().split("\r\n");

test("an organiser who exports entries gets the columns of a saved layout in its order, with masked values without the right to personal data", async () => {
  const save = (columns: string[], person: Person = "masked", name = "timing") =>
    world.app.inject({
      method: "POST",
      url: "/sign-up/organise/columns",
      headers: { token: tokens[person] },
      payload: { domainName: trail, name, columns },
    });
  const { code } = await keepPaidEntry(world, {
    accountId: accountId,
    raceId: "7001",
    names: ["王小红"],
    domainName: trail,
  });
  const form = testForm({ properties: { name: {} } }, { fields: { "/name": { label: { zh: "姓名" } } } });
  await world.db.update(answeredForms).set({ body: JSON.stringify(form) });
  const { data } = (
    await world.app.inject({ url: `/sign-up/organise/columns?domainName=${trail}`, headers: { token: tokens.masked } })
  ).json<{ data: ExportColumns }>();
  const answerKey = data.columns.find(({ key }) => key.startsWith("/name"))?.key ?? "";
  const columns = [answerKey, "who", "code"];
  expect((await save(columns)).json().data.layouts).toEqual([{ name: "timing", columns }]);
  const query = `${csv}&text=${code}&layout=timing`;
  expect((await readRows(query, "seeing"))[1]).toBe(`"王小红","王小红","${code}"`);
  expect((await readRows(query, "masked"))[1]).toBe(`"***","王**","${code}"`);
  expect((await take(`${csv}&layout=none`, "masked")).json().data.error).toBe("export/unknown-layout");
  expect((await save(["none"])).json().data.error).toBe("export/unknown-column");
  expect((await save(columns, "river")).json().code).toBe(403);
  const many = await Promise.all(Array.from({ length: 19 }, (_, n) => save(["code"], "masked", `company ${n}`)));
  expect(many.every((reply) => reply.json().code === 0)).toBe(true);
  expect((await save(["code"], "masked", "one more")).json().data.error).toBe("export/too-many-layouts");
  // The same name is the same layout, and one without columns is none.
  expect((await save(["code"])).json().data.layouts).toHaveLength(20);
  expect((await save([])).json().data.layouts).toHaveLength(19);
});
