import { expect, test } from "vitest";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import EventFacts from "./EventFacts.tsx";

test("a runner reads distance, places, fee, age and allocation of each item in a table with headers", () => {
  const html = renderInSite(<EventFacts />);
  expect(listWords(html)).toContain(
    "Marathon Distance 42.195 km Places 5,000 Fee ¥150 Age 20 and over Allocation Draw",
  );
  expect(listWords(html)).toContain(
    "Fun run Distance about 5 km Places 5,000 Fee ¥60 Age No minimum Allocation First come, first served",
  );
  expect(html.match(/scope="row"/g)).toHaveLength(2);
});

test("columns that no item has are left out, and a chosen order is kept", () => {
  expect(listWords(renderInSite(<EventFacts />))).not.toContain("Climb");
  expect(listWords(renderInSite(<EventFacts columns={["fee", "distance"]} />))).toContain(
    "Event Fee Distance Marathon",
  );
});

test("an item without a fee is free only if the organiser writes 0", () => {
  const items = [
    { id: "a", name: { zh: "甲" }, distanceKm: 3, feeFen: 0 },
    { id: "b", name: { zh: "乙" }, distanceKm: 3 },
    { id: "c", name: { zh: "丙" }, distanceKm: 3, feeFen: 9950 },
  ];
  const words = listWords(
    renderInSite(<EventFacts columns={["fee"]} />, { language: "zh", race: { ...testRace, items } }),
  );
  expect(words).toContain("甲 报名费 免费 乙 报名费 待定 丙 报名费 ¥99.50");
});

test("a visitor reads the early-bird fee while it holds, until when, and the regular one, without logging in", () => {
  const until = "2025-08-16T00:00:00+08:00";
  const prices = { earlyBirds: [{ id: "early", items: ["marathon"], feeFen: 12_000, until }] };
  const feesAt = (now: string) => listWords(renderInSite(<EventFacts columns={["fee"]} />, { prices, now }));
  expect(feesAt("2025-08-15T23:59:59+08:00")).toMatch(
    /Marathon Fee ¥120 early bird until .*, then ¥150 Fun run Fee ¥60/,
  );
  expect(feesAt(until)).toContain("Marathon Fee ¥150 Fun run Fee ¥60");
});
