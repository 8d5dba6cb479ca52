import { expect, test } from "vitest";
import type { AnswerProblem } from "#forms/form.ts";
import { withoutRepeated } from "./ProblemSummary.tsx";

const message = { zh: "请检查此项。", en: "Please check this answer." };
const atServer = (pointer: string, code: string): AnswerProblem => ({ pointer, code, message });
const here = (pointer: string, value: string): AnswerProblem => ({
  ...atServer(pointer, "minLength"),
  text: { key: "url", values: { value } },
});
const placesOf = (problems: AnswerProblem[]) => withoutRepeated(problems).map(({ pointer }) => pointer);

test("a runner reads every problem that the server found, even if two of a field read alike", () => {
  expect(placesOf([atServer("/address/city", "enum"), atServer("/address/postcode", "pattern")])).toHaveLength(2);
  expect(placesOf([atServer("/address/city", "enum"), atServer("/address/line1", "enum")])).toHaveLength(2);
});

test("a runner reads a problem of the server once, even if its second sentence is worded differently", () => {
  const again = { ...atServer("/phone", "taken"), message: { zh: "已被使用。", en: "In use." } };
  expect(withoutRepeated([atServer("/phone", "taken"), again])).toEqual([atServer("/phone", "taken")]);
});

test("a runner reads once what is wrong with several parts of a field in the same way, and the rest by itself", () => {
  const problems = [here("/address/city", "a"), here("/address/line1", "a"), here("/address/line2", "b")];
  expect(placesOf(problems)).toEqual(["/address/city", "/address/line2"]);
  expect(placesOf([here("/friends/0/name", "a"), here("/friends/1/name", "a")])).toHaveLength(2);
});
