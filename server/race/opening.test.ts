import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import type { Site } from "#schemas/generated/types.ts";
import { isOpenFor } from "./opening.ts";

const now = new Date("2025-08-15T10:00:00+08:00");
const race = {
  name: { zh: "赛" },
  startsAt: "2025-10-26T07:30:00+08:00",
  registration: { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" },
};
const signUp = (props: object) => ({ type: "sign-up", version: 1, id: "form", props });
const openTo = (blocks: object[], routes: object[] = []) => {
  const site = JSON.parse(siteWith(blocks, routes, { race })) as Site;
  return (["sign-up", "through-entry"] as const).filter((use) => isOpenFor({ site }, use, now));
};

test("forms are accepted for an open sign-up block, on the home page or inside the blocks of a page", () => {
  const block = signUp({ kind: "sign-up", isOpen: true });
  const section = { type: "section", version: 1, id: "in", props: { blocks: [block] } };
  expect(openTo([block])).toEqual(["sign-up"]);
  expect(openTo([], [{ path: "/join", page: { type: "blocks", version: 1, props: { blocks: [section] } } }])).toEqual([
    "sign-up",
  ]);
  expect(openTo([signUp({ kind: "through-entry", isOpen: true })])).toEqual(["through-entry"]);
});

test("forms are not accepted for a block that is switched off, is for receipts, or leads to another platform", () => {
  expect(openTo([signUp({ kind: "sign-up", isOpen: false })])).toEqual([]);
  expect(openTo([signUp({ kind: "confirmation", isOpen: true })])).toEqual([]);
  expect(openTo([signUp({ kind: "sign-up", isOpen: true, link: "https://entry.example.org/" })])).toEqual([]);
});
