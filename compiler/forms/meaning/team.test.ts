import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readForm } from "../readForm.ts";

const relay = () => JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
const problemsIn = (form: object) =>
  readForm(JSON.stringify(form), "relay.json", { items: ["relay"], languages: ["zh", "en"] }).problems.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

test("an organiser whose captains invite members gets no problem", () => {
  expect(problemsIn(relay())).toEqual([]);
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
