import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#scripts/properties.ts";
import { createOptimisticList } from "./optimisticList.ts";

const listIds = (things: { id: string }[]) => things.map(({ id }) => id);

test("a runner's third file arrives while the form has taken the first and not yet the second: all three stay", () => {
  const list = createOptimisticList();
  list.sync([]);
  const first = list.add({ id: "1" });
  list.add({ id: "2" });
  list.sync(first);
  expect(listIds(list.add({ id: "3" }))).toEqual(["1", "2", "3"]);
});

test("a file that a runner takes out does not come back with the next that arrives", () => {
  const list = createOptimisticList();
  list.sync([{ id: "1" }]);
  list.remove("1");
  expect(listIds(list.add({ id: "2" }))).toEqual(["2"]);
});

test("what is taken out elsewhere, as by another person's answers, stays out", () => {
  const list = createOptimisticList();
  list.sync([]);
  list.sync(list.add({ id: "1" }));
  list.sync([]);
  expect(listIds(list.add({ id: "2" }))).toEqual(["2"]);
});

test("however late its holder takes each change, the list ends with what was added and not removed", () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant("add" as const) }),
    fc.record({ kind: fc.constant("remove" as const), which: fc.nat(9) }),
    fc.record({ kind: fc.constant("take" as const) }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const list = createOptimisticList();
      const reported: { id: string }[][] = [];
      let there: string[] = [];
      list.sync([]);
      for (const [index, one] of changes.entries()) {
        if (one.kind === "take") {
          const next = reported.shift();
          if (next) list.sync(next);
          continue;
        }
        const id = one.kind === "add" ? String(index) : there[one.which];
        if (id === undefined) continue;
        there = one.kind === "add" ? [...there, id] : there.filter((other) => other !== id);
        reported.push(one.kind === "add" ? list.add({ id }) : list.remove(id));
        expect(listIds(reported.at(-1) ?? [])).toEqual(there);
      }
    }),
    { numRuns: runs(2000) },
  );
});
