import { describe, expect, test } from "vitest";
import type { Text } from "#schemas/generated/types.ts";
import { checkAnswers } from "../answers/checkAnswers.ts";
import { describeAnswers } from "../answers/describe.ts";
import type { FormField } from "../form.ts";
import { inEnglish, printed, testContext, testForm, testShape } from "../testForm.ts";
import { fieldLogic } from "./fieldLogic.ts";

const label = (en: string): Text => ({ zh: `题${en}`, en });
const named = (ids: string[]) => ids.map((id) => ({ id, label: label(id) }));
const services = { rows: named(["water", "toilets", "medals"]), choices: named(["good", "bad"]) };

function problems(type: string, options: FormField["options"], answer: unknown, isRequired = true): string[] {
  const schema = { properties: { asked: {} }, ...(isRequired && { required: ["asked"] }) };
  const form = testForm(schema, { fields: { "/asked": { type, label: label("Asked"), options } } });
  const answerProblems = checkAnswers(form, testShape(form), { asked: answer }, testContext());
  return printed(answerProblems).map(({ pointer, message }) =>
    `${pointer.slice("/asked".length)} ${message.en}`.trim(),
  );
}

describe("a matrix", () => {
  test("names each row that a required question still lacks", () => {
    expect(problems("matrix", services, { water: "good" })).toEqual([
      "/toilets Please choose an answer for “toilets”.",
      "/medals Please choose an answer for “medals”.",
    ]);
    expect(problems("matrix", services, { water: "good", toilets: "bad", medals: "good" })).toEqual([]);
  });

  test("takes any rows of an optional question, and as many as the form asks for", () => {
    expect(problems("matrix", services, { water: "good" }, false)).toEqual([]);
    const two = { ...services, minRows: 2 };
    expect(problems("matrix", two, { water: "good" }, false)).toEqual(["Please answer at least 2 rows."]);
    expect(problems("matrix", two, { water: "good", medals: "bad" }, false)).toEqual([]);
  });

  test("refuses rows and choices that the form does not offer, and several answers if one is asked", () => {
    const gone = "This row is no longer asked. Please answer the question again.";
    const other = "This option is no longer available. Please choose again.";
    expect(problems("matrix", services, { parking: "good" }, false)).toEqual([`/parking ${gone}`]);
    expect(problems("matrix", services, { water: "superb" }, false)).toEqual([`/water ${other}`]);
    expect(problems("matrix", services, { water: ["good", "bad"] }, false)).toEqual([`/water ${other}`]);
    const several = { ...services, isMultiple: true };
    expect(problems("matrix", several, { water: ["good", "bad"] }, false)).toEqual([]);
    expect(problems("matrix", several, { water: "good" }, false)).toEqual([`/water ${other}`]);
    expect(problems("matrix", services, JSON.parse('{"__proto__": "good", "constructor": "good"}'), false)).toEqual([
      `/__proto__ ${gone}`,
      `/constructor ${gone}`,
    ]);
  });

  test("is read as its rows, and exported as one column for each", () => {
    const { matrix } = fieldLogic;
    const answer = { medals: "bad", water: "good" };
    expect(matrix.format(answer, services, "zh")).toBe("题water：题good；题medals：题bad");
    expect(matrix.columns?.(answer, services, "en")).toEqual([
      { key: "water", label: "water", words: "good" },
      { key: "toilets", label: "toilets", words: "" },
      { key: "medals", label: "medals", words: "bad" },
    ]);
  });
});

describe("a rating", () => {
  test("is at most the highest rating of the form", () => {
    expect(problems("rating", {}, 5)).toEqual([]);
    expect(problems("rating", {}, 6)).toEqual(["The highest rating is 5. Please choose again."]);
    expect(problems("rating", { points: 10 }, 10)).toEqual([]);
  });

  test("is read with the highest one, and exported as a number", () => {
    expect(fieldLogic.rating.format(4, {}, "en")).toBe("4 / 5");
    expect(fieldLogic.rating.columns?.(4, {}, "en")).toEqual([{ key: "", label: "", words: "4" }]);
  });
});

describe("a ranking", () => {
  const choices = named(["a", "b", "c"]);

  test("has every place filled, each by another option", () => {
    expect(problems("ranking", { choices }, ["b", "a", "c"])).toEqual([]);
    expect(problems("ranking", { choices }, ["b"])).toEqual(["Please rank 3: 2 are missing."]);
    expect(problems("ranking", { choices, top: 2 }, ["b", "a"])).toEqual([]);
    expect(problems("ranking", { choices, top: 2 }, ["b", "a", "c"])).toEqual(["Please rank 2."]);
    expect(problems("ranking", { choices, top: 9 }, ["b", "a", "c"])).toEqual([]);
    expect(problems("ranking", { choices }, ["b", "a", "d"])).toEqual([
      "This option is no longer available. Please choose again.",
    ]);
  });

  test("is read in its order, and exported as the place of each option", () => {
    const { ranking } = fieldLogic;
    expect(ranking.format(["c", "a"], { choices }, "en")).toBe("1. c, 2. a");
    const places = ranking.columns?.(["c", "a"], { choices }, "en").map(({ label, words }) => `${label} ${words}`);
    expect(places).toEqual(["a 2", "b ", "c 1"]);
  });
});

test("the review page shows an answer to a matrix in one line below its question", () => {
  const field = { type: "matrix", label: label("Services"), options: services };
  const form = testForm({ properties: { asked: {} } }, { fields: { "/asked": field } });
  expect(describeAnswers(form, { asked: { water: "good" } }, inEnglish)).toEqual([
    { pointer: "/asked", label: "Services", words: "water: good" },
  ]);
});
