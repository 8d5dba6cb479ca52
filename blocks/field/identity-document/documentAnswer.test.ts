import { expect, test } from "vitest";
import { changeNumber, changeType, clearType, type Document } from "./documentAnswer.ts";

const today = "2026-11-21";
const card: Document = { type: "1", number: "11010519491231002X", birthday: "1949-12-31", gender: 2 };
const passport: Document = { type: "2", number: "E12345678", birthday: "1950-01-01", gender: 1 };

test("case 2, birth date and gender from the number: they follow as soon as it is one, and go with it", () => {
  expect(changeNumber({ type: "1" }, "11010519491231002x", today)).toEqual({ ...card, number: "11010519491231002x" });
  expect(changeNumber(card, "11010519491231002", today)).toEqual({ type: "1", number: "11010519491231002" });
  expect(changeNumber(card, undefined, today)).toEqual({ type: "1" });
});

test("what a runner typed beside a passport stays when its number is corrected", () => {
  expect(changeNumber(passport, "E87654321", today)).toEqual({ ...passport, number: "E87654321" });
});

test("case 2, another kind of document: it clears what the number contained, and only that", () => {
  expect(changeType(card, "2", undefined, today)).toEqual({ type: "2" });
  expect(changeType(passport, "3", undefined, today)).toEqual({ type: "3", birthday: "1950-01-01", gender: 1 });
});

test("case 6, mainland, Hong Kong and Macao, Taiwan, foreign and back: each number comes back, and no other is in the answer", () => {
  const typed: Record<string, Document> = {
    1: card,
    3: { type: "3", number: "H12345678", birthday: "1950-01-01", gender: 1 },
    4: { type: "4", number: "12345678", birthday: "1950-01-01", gender: 1 },
    2: passport,
  };
  const earlier: Record<string, Document> = {};
  let answer: Document = {};
  const go = (type: "1" | "2" | "3" | "4") => {
    if (answer.type) earlier[answer.type] = answer;
    answer = changeType(answer, type, earlier[type], today);
  };
  for (const type of ["1", "3", "4", "2"] as const) {
    go(type);
    expect(answer.number).toBeUndefined();
    answer = typed[type] as Document;
  }
  for (const type of ["4", "3", "1", "2", "1"] as const) {
    go(type);
    expect(answer).toEqual(typed[type]);
  }
});

test("a kind that was chosen before comes back with its number and with what was typed for it", () => {
  expect(changeType({ type: "2" }, "1", card, today)).toEqual(card);
  expect(changeType(card, "2", passport, today)).toEqual(passport);
  expect(changeType(passport, "1", undefined, today)).toEqual({ type: "1" });
});

test("a number that was typed before the kind is chosen is kept", () => {
  expect(changeType({ number: "11010519491231002X" }, "1", undefined, today)).toEqual(card);
});

test("without a kind nothing is left of a number and of what it contained", () => {
  expect(clearType(card, today)).toBeUndefined();
  expect(clearType(passport, today)).toEqual({ birthday: "1950-01-01", gender: 1 });
});
