import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "./form.ts";
import { givenAnswers } from "./given.ts";
import { separateHidden } from "./hiddenAnswers.ts";
import { shownPointers } from "./shown.ts";
import { testForm, testIsValid, testShape } from "./testForm.ts";

// biome-ignore-start lint/suspicious/noThenProperty: keywords of JSON Schema
const form = testForm(
  {
    properties: {
      country: { type: "string" },
      travel: {
        type: "object",
        properties: { by: { enum: ["train", "plane"] }, note: { type: "string" } },
        oneOf: [
          { properties: { by: { const: "train" }, station: { type: "string" } } },
          { properties: { by: { const: "plane" }, flight: { type: "string" } } },
        ],
      },
      friends: {
        type: "array",
        items: {
          type: "object",
          properties: { name: { type: "string" }, isChild: { type: "boolean" } },
          if: { properties: { isChild: { const: true } }, required: ["isChild"] },
          then: { properties: { school: { type: "string" } } },
        },
      },
      team: { type: "string" },
      family: { $ref: "#/$defs/person" },
    },
    allOf: [
      {
        if: { properties: { country: { const: "CN" } }, required: ["country"] },
        then: { properties: { residentId: { type: "string" } }, required: ["residentId"] },
        else: {
          if: { properties: { country: { const: "HK" } }, required: ["country"] },
          then: {
            properties: {
              permit: { type: "object", properties: { number: { type: "string" } } },
              stay: { type: "string", default: "short" },
            },
          },
        },
      },
      {
        if: { properties: { stay: { const: "long" } }, required: ["stay"] },
        then: { properties: { address: { type: "string" } } },
      },
    ],
    dependentSchemas: { team: { properties: { captain: { type: "string" } } } },
    $defs: {
      person: { type: "object", properties: { name: { type: "string" }, child: { $ref: "#/$defs/person" } } },
    },
  },
  { fields: { "/permit": { type: "identity-document" } } },
);
// biome-ignore-end lint/suspicious/noThenProperty: keywords of JSON Schema
const isValid = testIsValid(form);
const shown = (answers: Answers) => [...shownPointers(form, answers, isValid)];
const start = (answers: Answers) => ({ answers, aside: {} });
const changed = (before: ReturnType<typeof start> | ReturnType<typeof separateHidden>, answers: Answers) =>
  separateHidden(form, before, answers, isValid);

describe("what is asked", () => {
  test("follows the branches that hold", () => {
    expect(shown({})).toEqual(expect.arrayContaining(["/country", "/travel", "/travel/by", "/friends", "/team"]));
    expect(shown({})).not.toEqual(expect.arrayContaining(["/residentId"]));
    expect(shown({ country: "CN" })).toContain("/residentId");
    expect(shown({ country: "HK" })).toEqual(expect.arrayContaining(["/permit", "/stay"]));
    expect(shown({ country: "HK" })).not.toContain("/residentId");
    expect(shown({ country: "HK", stay: "long" })).toContain("/address");
    expect(shown({ team: "a" })).toContain("/captain");
    expect(shown({})).not.toContain("/captain");
    expect(shown({ team: "" })).not.toContain("/captain");
    expect(shown({ team: undefined })).not.toContain("/captain");
  });

  test("is known inside of objects and of the entries of lists, of a field only as a whole", () => {
    expect(shown({ travel: { by: "plane" } })).toContain("/travel/flight");
    expect(shown({ travel: { by: "plane" } })).not.toContain("/travel/station");
    const friends = shown({ friends: [{ isChild: false }, { isChild: true }] });
    expect(friends).toContain("/friends/1/school");
    expect(friends).not.toContain("/friends/0/school");
    expect(shown({ country: "HK", permit: { number: "1" } })).not.toContain("/permit/number");
  });

  test("is everything possible if the validator was not made for a branch", () => {
    const unsure = (part: unknown, value: unknown) => {
      if (typeof part === "object" && part !== null && "properties" in part && !("required" in part))
        throw new Error("unknown");
      return isValid(part, value);
    };
    const travel = (by: string) =>
      [...shownPointers(form, { travel: { by } }, unsure)].filter((pointer) => /station|flight/.test(pointer));
    expect(travel("plane")).toEqual(["/travel/flight"]);
    expect([...shownPointers(form, { travel: {} }, unsure)]).toEqual(
      expect.arrayContaining(["/travel/station", "/travel/flight"]),
    );
  });

  test("ends when a schema contains itself", () => {
    expect(shown({ family: { child: { name: "An" } } })).toContain("/family/child/name");
    expect(shown({}).filter((pointer) => pointer.startsWith("/family")).length).toBeLessThan(10);
  });
});

describe("a runner who changes an answer that other questions depend on", () => {
  test("case 6, answers of another branch: they are found again when it is changed back, and not sent meanwhile", () => {
    const mainland = start({ country: "CN", residentId: "110105194912310021" });
    const hongKong = changed(mainland, { country: "HK", residentId: "110105194912310021" });
    expect(hongKong.answers).toEqual({ country: "HK" });
    const filled = changed(hongKong, { country: "HK", permit: { number: "H12345678" } });
    const back = changed(filled, { country: "CN", permit: { number: "H12345678" } });
    expect(back.answers).toEqual({ country: "CN", residentId: "110105194912310021" });
    expect(changed(back, { country: "HK", residentId: "110105194912310021" }).answers).toEqual({
      country: "HK",
      permit: { number: "H12345678" },
    });
  });

  test("loses nothing if the form has already removed the hidden ones", () => {
    const before = start({ country: "CN", residentId: "110105194912310021" });
    const hidden = changed(before, { country: "HK" });
    expect(changed(hidden, { country: "CN" }).answers).toEqual({ country: "CN", residentId: "110105194912310021" });
  });

  test("finds the last answer, not the default that the form put in its place, and also one that depends on it", () => {
    const before = start({ country: "HK", stay: "long", address: "Nathan Road" });
    const hidden = changed(before, { country: "US" });
    expect(hidden.answers).toEqual({ country: "US" });
    expect(changed(hidden, { country: "HK", stay: "short" }).answers).toEqual({
      country: "HK",
      stay: "long",
      address: "Nathan Road",
    });
  });

  test("does not get an answer back that was deleted before it was hidden", () => {
    const emptied = changed(start({ country: "CN", residentId: "1" }), { country: "CN" });
    expect(changed(changed(emptied, { country: "US" }), { country: "CN" }).answers).toEqual({ country: "CN" });
  });

  test("finds what is inside of an object again", () => {
    const train = start({ travel: { by: "train", station: "East", note: "late" } });
    const plane = changed(train, { travel: { by: "plane", note: "late" } });
    expect(plane.answers).toEqual({ travel: { by: "plane", note: "late" } });
    expect(changed(plane, { travel: { by: "train", note: "later" } }).answers).toEqual({
      travel: { by: "train", station: "East", note: "later" },
    });
  });

  test("finds it in the right entry of a list, also after an earlier entry was removed", () => {
    const two = start({ friends: [{ name: "An" }, { name: "Bo", isChild: true, school: "No. 1" }] });
    const hidden = changed(two, { friends: [{ name: "An" }, { name: "Bo", isChild: false }] });
    expect(hidden.aside).toEqual({ "/friends/1/school": "No. 1" });
    const answers = changed(hidden, { friends: [{ name: "Bo", isChild: false }] });
    expect(answers.aside).toEqual({ "/friends/0/school": "No. 1" });
    expect(changed(answers, { friends: [{ name: "Bo", isChild: true }] }).answers).toEqual({
      friends: [{ name: "Bo", isChild: true, school: "No. 1" }],
    });
  });

  test("finds everything again after any number of changes", () => {
    const country = fc.constantFrom("CN", "HK", "US", undefined);
    const text = fc.constantFrom("a", "b");
    const answers = fc.record(
      { country, residentId: text, stay: text, team: text, captain: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        answers,
        fc.array(fc.record({ country, team: fc.option(text, { nil: undefined }) }), { maxLength: 6 }),
        (first, changes) => {
          const before = changed(start({}), first);
          const after = [...changes, { country: first.country, team: first.team }].reduce(
            (answers, change) => changed(answers, { ...answers.answers, ...change }),
            before,
          );
          expect(givenAnswers(after.answers)).toEqual(givenAnswers(before.answers));
        },
      ),
    );
  });

  test("sends what fits the form, regardless of what was hidden", () => {
    const fits = testShape(testForm({ ...form.schema, unevaluatedProperties: false }));
    const answers = changed(start({ country: "CN", residentId: "1" }), {
      country: "HK",
      residentId: "1",
      team: "Canal",
    });
    expect(fits(answers.answers)).toEqual([]);
    expect(fits({ country: "HK", residentId: "1" })).not.toEqual([]);
  });
});

test("a runner whose field holds several files keeps their names when other questions are hidden", () => {
  const file = { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } };
  const files = testForm(
    { properties: { note: { type: "string" }, certificates: { type: "array", items: file } } },
    { fields: { "/certificates": { type: "file-upload" } } },
  );
  const answers = { certificates: [{ id: "a", name: "certificate.pdf" }] };
  expect(separateHidden(files, { answers: {}, aside: {} }, answers, testIsValid(files))).toEqual({
    answers,
    aside: {},
  });
});
