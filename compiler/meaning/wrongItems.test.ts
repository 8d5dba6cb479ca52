import { expect, test } from "vitest";
import { replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, toPointer, valueAt } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const text = { zh: "字" };
const item = (id: string, more: JsonObject = {}) => ({ id, name: { zh: id }, distanceKm: 10, feeFen: 10_000, ...more });
const right = JSON.parse(
  siteWith(
    [
      {
        type: "schedule",
        version: 1,
        id: "schedule",
        props: {
          entries: [{ id: "a", at: "2026-10-18T06:30:00+08:00", title: text, items: ["whole", "half", "mini"] }],
        },
      },
      {
        type: "cut-off-times",
        version: 1,
        id: "cut-offs",
        props: { points: [{ id: "a", name: text, distanceKm: 40, at: "12:00" }] },
      },
      { type: "rich-text", version: 1, id: "text", props: { html: { zh: "{fee:whole}" } } },
    ],
    [],
    {
      $schema: "https://startline.dev/schemas/site/v2.schema.json",
      timeZone: "Asia/Shanghai",
      race: {
        name: text,
        startsAt: "2026-10-18T07:30:00+08:00",
        registration: { opensAt: "2026-08-01T10:00:00+08:00", closesAt: "2026-09-01T18:00:00+08:00" },
        pools: [{ id: "camp", places: 300 }],
        items: [
          item("whole", {
            distanceKm: 42.195,
            places: 200,
            minAge: 20,
            maxAge: 80,
            pools: ["camp"],
            waitingList: true,
            allocation: "first-come",
            opensAt: "2026-08-02T10:00:00+08:00",
            closesAt: "2026-08-30T18:00:00+08:00",
            promoteUntil: "2026-10-01T08:00:00+08:00",
            startsAt: "2026-10-18T07:30:00+08:00",
            payWithinMinutes: 60,
            groupSize: { max: 5 },
          }),
          item("half", { places: 200, pools: ["camp"] }),
          item("mini"),
        ],
      },
      prices: {
        earlyBirds: [{ id: "early", items: ["whole"], until: "2026-08-10T00:00:00+08:00", feeFen: 8000 }],
        groups: [{ id: "clubs", items: ["half", "mini"], size: 3, percent: 10 }],
        coupons: [{ id: "press", code: "K7QMW2XNP4HR", items: ["mini"], offFen: 5000, uses: 100 }],
      },
    },
  ),
) as JsonObject;

type Change = [pointer: string, value: unknown];

// Each is a mistake by itself, beside the item that is wrong.
const mistakes: Record<string, Change> = {
  "ages that exclude each other": [
    "/race/items/1",
    item("half", { places: 200, pools: ["camp"], minAge: 30, maxAge: 20 }),
  ],
  "a waiting list without places": ["/race/items/2/waitingList", true],
  "an item that closes after registration": ["/race/items/2/closesAt", "2026-09-03T18:00:00+08:00"],
  "a pool that there is not": ["/race/items/2/pools", ["cmap"]],
  "a place given after the start": ["/race/items/1/promoteUntil", "2026-10-19T18:00:00+08:00"],
  "a distance in metres": ["/race/items/2/distanceKm", 10_000],
  "a discount above the fee": ["/prices/coupons/0/offFen", 20_000],
  "an offer for an item that there is not": ["/prices/groups/0/items", ["half", "minni"]],
  "a schedule with an unknown item": ["/home/blocks/0/props/entries/0/items/2", "minni"],
  "a text that names nothing": ["/home/blocks/2/props/html/zh", "{fee:haf}"],
};

const wrong: Record<string, Change> = Object.fromEntries([
  ...Object.entries((valueAt(right, "/race/items/0") ?? {}) as JsonObject).map(([name, value]) => [
    `an item with a wrong ${name}`,
    [`/race/items/0/${name}`, typeof value === "string" ? 5 : "five"],
  ]),
  ...["id", "name", "distanceKm"].map((name) => [`an item without its ${name}`, [`/race/items/0/${name}`, undefined]]),
  ["an item that is none", ["/race/items/0", null]],
  ["an item as a text", ["/race/items/0", "whole"]],
]);

function change(site: unknown, [pointer, value]: Change): unknown {
  const keys = pointer.slice(1).split("/");
  const parent = toPointer(keys.slice(0, -1));
  const holder = valueAt(site, parent);
  return isObject(holder)
    ? replaceAt(site, parent, { ...holder, [keys.at(-1) ?? ""]: value })
    : replaceAt(site, pointer, value);
}

function found(...changes: Change[]): string[] {
  const { problems } = readSite(JSON.stringify(changes.reduce(change, right as unknown)), "site.json", { forms: {} });
  return problems
    .filter(({ severity }) => severity !== "note")
    .map(({ code, pointer }) => `${code} ${pointer}`)
    .sort();
}

test("an organiser with one wrong item hears of nothing that only follows from it", () => {
  expect(found()).toEqual([]);
  const several = Object.entries(wrong).filter(([, one]) => found(one).length !== 1);
  expect(several.map(([name, one]) => [name, found(one)])).toEqual([]);
  expect(Object.values(mistakes).map((change) => found(change).length)).toEqual(Object.values(mistakes).map(() => 1));
});

test("an organiser with one wrong item hears of the mistakes in the others at once", () => {
  const missed = Object.entries(wrong).flatMap(([around, one]) =>
    Object.entries(mistakes).flatMap(([name, other]) => {
      // Whether an item is there cannot be seen without its id.
      if (isAboutIds(one) && /unknown item|an item that there is not|names nothing/.test(name)) return [];
      // The fee that cannot be read may be the one that a discount is compared with.
      if (/0(?:\/feeFen)?$/.test(one[0]) && name.startsWith("a discount")) return [];
      const expected = [...found(one), ...found(other)].sort().join();
      return found(one, other).join() === expected ? [] : [`${around}, ${name}: ${found(one, other)}`];
    }),
  );
  expect(missed).toEqual([]);
});

function isAboutIds([pointer]: Change): boolean {
  return /^\/race\/items\/0(?:\/id)?$/.test(pointer);
}
