import fc from "fast-check";
import { expect, test } from "vitest";
import { toPointer, valueAt } from "#core/pointers.ts";
import { testContext, testForm } from "#forms/testForm.ts";
import { runs } from "#scripts/properties.ts";
import { emptyDraft } from "../drafts/draftState.ts";
import { beginContent, newEntrant } from "./content.ts";
import { listChangedPointers, patchesBetween } from "./patches.ts";
import { reduce } from "./reduce.ts";
import type { SignUpEvent, SignUpState } from "./state.ts";

const names = Array.from({ length: 60 }, (_, index) => `q${index}`);
const form = testForm({ properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) });
const rules = { form, isValid: () => false, context: testContext };
const answers = Object.fromEntries(names.map((name) => [name, "a"]));
const state: SignUpState = {
  content: {
    ...beginContent(form, "a"),
    entrants: [
      { id: "one", answers, aside: {} },
      { id: "two", answers, aside: {} },
    ],
  },
  checks: {},
  draft: { ...emptyDraft("tab"), version: { writer: "tab", seen: { tab: 3 } } },
  uploads: 0,
};
const problem = (pointer: string) => ({ pointer, code: "minLength", message: { zh: "太短", en: "Too short." } });
const after = (events: SignUpEvent[], start = state) =>
  events.reduce((before, event) => reduce(before, event, rules).state, start);

test("a runner who answers one of sixty questions changes that place, and everything else stays the same object", () => {
  const changed = reduce(state, { type: "answered", entrant: "one", answers: { ...answers, q7: "ab" } }, rules);
  expect(changed.patches).toEqual(["/entrants/one/answers/q7", "/field"]);
  expect(changed.state.content.field).toBe("q7");
  expect(changed.state.content.entrants[1]).toBe(state.content.entrants[1]);
  expect(changed.state.content.place).toBe(state.content.place);
  expect(changed.state.checks).toBe(state.checks);
  expect(changed.state.draft.version).toEqual({ writer: "tab", seen: { tab: 4 } });
});

test("a runner who changes nothing has nothing saved again: not by equal answers, not by moving to the same place", () => {
  const copy = structuredClone(answers);
  const same = reduce(state, { type: "answered", entrant: "one", answers: { ...copy, q60: undefined } }, rules);
  expect(same.patches).toEqual([]);
  expect(same.state.draft).toBe(state.draft);
  expect(reduce(state, { type: "moved", place: { ...state.content.place } }, rules)).toEqual({ state, patches: [] });
});

test("a problem that stays while others come and go is the same object, so that its field is not drawn again", () => {
  const shown = (pointers: string[], start: SignUpState) =>
    after([{ type: "problemsFound", entrant: "one", problems: pointers.map(problem) }], start);
  const first = shown(["/q1", "/q2"], after([{ type: "stepChecked", entrant: "one", names }]));
  const second = shown(["/q2", "/q3"], first);
  expect(second.checks.one?.problems[0]).toBe(first.checks.one?.problems[1]);
  expect(shown(["/q2", "/q3"], second)).toBe(second);
});

test("a refusal of the server is removed by an answer at, in or around its place, and by no other", () => {
  const refused = after([
    { type: "answersRefused", entrant: "one", problems: [problem("/q1"), problem("/q2/number"), problem("/q3")] },
    { type: "answered", entrant: "one", answers: { ...answers, q1: { inner: "b" }, q2: "b" } },
  ]);
  expect(refused.checks.one?.refused.map(({ pointer }) => pointer)).toEqual(["/q3"]);
  const other = after([{ type: "answered", entrant: "two", answers: { ...answers, q3: "b" } }], refused);
  expect(other.checks.one?.refused).toBe(refused.checks.one?.refused);
});

test("an event changes no state that was there before", () => {
  const before = structuredClone(state);
  after([
    { type: "answered", entrant: "one", answers: { q1: "b" } },
    { type: "fieldLeft", entrant: "one", name: "q1" },
    { type: "entrantAdded", entrant: newEntrant() },
    { type: "entrantRemoved", entrant: "two" },
    { type: "policyAnswered", policy: "risk", agreement: { hash: "a", agreedAt: "" } },
    { type: "submissionRefused", key: "next" },
    { type: "uploadStarted" },
    { type: "saved", head: { revision: 3, version: null } },
    { type: "contentReplaced", content: beginContent(form, "b") },
    { type: "discarded", content: beginContent(form, "c") },
  ]);
  expect(state).toEqual(before);
});

test("a runner who discards the draft starts over, and nothing is left to save", () => {
  const content = beginContent(form, "a");
  const discarded = after([
    { type: "stepChecked", entrant: "one", names },
    { type: "discarded", content },
  ]);
  expect(discarded).toEqual({ content, checks: {}, draft: emptyDraft("tab"), uploads: 0 });
});

const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, fc.constantFrom(null, true, 0, 1, "", "a"), tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom("a", "b", "c/d", "~", "__proto__", "0"), tie("value"), { maxKeys: 4 }),
})).value;

test("patches name what differs: none between equal values, and with them one value becomes the other", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const pointers = listChangedPointers(before, after);
      const isEqual = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
      expect(pointers.length === 0).toBe(isEqual);
      expect(sorted(patched(before, after, pointers))).toEqual(sorted(after));
      for (const pointer of pointers) expect(valueAt(before, pointer)).not.toEqual(valueAt(after, pointer));
      expect(listChangedPointers(after, structuredClone(after))).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test("an entrant who is added or removed, and a hidden answer, are changes of the content", () => {
  const { content } = state;
  const [one, two] = content.entrants;
  if (!one || !two) throw new Error("The state has two entrants.");
  const withEntrants = (entrants: typeof content.entrants) => patchesBetween(content, { ...content, entrants });
  expect(withEntrants([one])).toEqual(["/entrants/two"]);
  expect(withEntrants([one, two, { ...newEntrant(), id: "three" }])).toEqual(["/entrants/three"]);
  expect(withEntrants([{ ...one, aside: { "/q9": "b" } }, two])).toEqual(["/entrants/one/aside/~1q9"]);
});

// The first value with the places of the second at these pointers; undefined for a place that is
// gone.
function patched(before: unknown, after: unknown, pointers: string[], at = ""): unknown {
  if (pointers.includes(at)) return valueAt(after, at);
  if (typeof before !== "object" || before === null || !pointers.some((pointer) => pointer.startsWith(`${at}/`)))
    return before;
  const other = valueAt(after, at) as object;
  const inner = (key: string) =>
    patched(Object.getOwnPropertyDescriptor(before, key)?.value, after, pointers, at + toPointer([key]));
  if (Array.isArray(before)) return (other as unknown[]).map((_, index) => inner(String(index)));
  return Object.fromEntries(Object.keys(other).map((key) => [key, inner(key)]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(Object.getOwnPropertyDescriptor(value, key)?.value)]),
  );
}
