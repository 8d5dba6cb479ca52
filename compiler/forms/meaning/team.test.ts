import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readForm } from "../readForm.ts";
import { formSurroundings } from "../surroundings.ts";

const relay = () => JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
const problemsIn = (form: object) =>
  readForm(JSON.stringify(form), "relay.json", { items: ["relay"], languages: ["zh", "en"] }).problems.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

test("an organiser whose captains invite members gets no problem", () => {
  expect(problemsIn(relay())).toEqual([]);
});

test("an organiser who copies the example of the documentation gets no problem", () => {
  const [, example = ""] = /## Teams[\s\S]*?```json\n([\s\S]*?)```/.exec(readFileSync("docs/forms.md", "utf8")) ?? [];
  const signUp = { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-09-21T10:00:00+08:00" };
  const { form, problems } = readForm(example, "docs/forms.md", { items: ["relay"], languages: ["zh", "en"], signUp });
  expect([form?.team?.max, problems]).toEqual([6, []]);
});

test.each([
  ["2025-08-11T02:00:00Z", ["SL6098 /team/closes"]],
  ["2025-08-21T02:00:00Z", []],
  ["2025-08-21T02:00:01Z", ["SL6097 /team/closes"]],
])("teams that close at %s, with a sign-up from 11 to 21 August: %j", (closes, expected) => {
  const race = (registration?: object) => ({
    startsAt: "2025-08-21T10:00:00+08:00",
    items: [{ id: "relay" }],
    registration,
  });
  const registration = { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" };
  const form = JSON.stringify({ ...relay(), team: { ...relay().team, closes } });
  const findProblems = (site: object) =>
    readForm(form, "relay.json", formSurroundings({ race: site }, undefined)).problems.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
  expect(findProblems(race(registration))).toEqual(expected);
  // Without a registration the sign-up ends with the start, and nobody knows when it opens.
  expect(findProblems(race())).toEqual(expected.filter((line) => line.startsWith("SL6097")));
});

test.each([
  ["needs more people than it allows", { team: { ...relay().team, min: 4 } }, "SL6090 /team/min"],
  ["makes teams of one", { team: { ...relay().team, min: 1, max: 1 } }, "SL6091 /team/max"],
  ["has several entrants in one sign-up too", { entrants: { max: 3 } }, "SL6093 /entrants"],
  ["makes teams of applicants", { use: "through-entry" }, "SL6094 /team"],
  ["names the team by a question that nobody asks", { team: { ...relay().team, name: "/club" } }, "SL6007 /team/name"],
  [
    "names the team by an answer that is no text",
    { team: { ...relay().team, name: "/document" } },
    "SL6008 /team/name",
  ],
  ["asks members for the team's name", { team: { ...relay().team, name: "/name" } }, "SL6096 /schema/properties/name"],
  ["calculates a role without a team", { team: undefined }, "SL6095 /calculated/0/calculate"],
  [
    "calculates an age from nothing",
    {
      schema: { ...relay().schema, properties: { ...relay().schema.properties, age: { type: "integer" } } },
      calculated: [...relay().calculated, { field: "age", calculate: "age" }],
    },
    "SL6009 /calculated/1",
  ],
])("an organiser who %s gets one problem there", (_does, change, problem) => {
  expect(problemsIn({ ...relay(), ...change })).toEqual([problem]);
});
