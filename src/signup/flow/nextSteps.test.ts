import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Race, RaceItem } from "#schemas/generated/types.ts";
import { eventsIn } from "../siteForms.ts";
import { nextSteps } from "./nextSteps.ts";

const { race, home } = JSON.parse(readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8"));
const itemNamed = (id: string) => (race as Race).items?.filter((item) => item.id === id) as RaceItem[];
const titlesAt = (now: string, items: RaceItem[], events = eventsIn(home.blocks)) =>
  nextSteps(race, items, events, Date.parse(now)).map(({ title }) => (typeof title === "string" ? title : title.en));

test("a runner who has just signed up reads what is still to come, in the organiser's words", () => {
  const titles = titlesAt("2025-08-15T10:00:00+08:00", itemNamed("marathon"));
  expect(titles).toContain("Draw results");
  expect(titles).toContain("Race pack pick-up");
  expect(titles).not.toContain("Registration opens");
});

test("the race's own facts fill in what the organiser has not announced, and only an item with a draw has one", () => {
  expect(titlesAt("2025-08-15T10:00:00+08:00", itemNamed("marathon"), [])).toEqual([
    "registrationCloses",
    "drawResults",
    "raceStarts",
  ]);
  const first = (race as Race).items?.filter(({ allocation }) => allocation !== "draw") ?? [];
  expect(titlesAt("2025-08-15T10:00:00+08:00", first, [])).toEqual(["registrationCloses", "raceStarts"]);
});

test("a 5K runner reads when the 5K starts, and not when the 10K does", () => {
  const day = "2030-05-12";
  const items: RaceItem[] = [
    { id: "ten-km", name: { zh: "十公里" }, distanceKm: 10 },
    { id: "five-km", name: { zh: "五公里" }, distanceKm: 5, startsAt: `${day}T08:30:00+08:00` },
  ];
  const park: Race = { name: { zh: "湖心公园" }, startsAt: `${day}T08:00:00+08:00`, items };
  const events = [
    { id: "bibs", at: `${day}T06:30:00+08:00`, title: { zh: "领物", en: "Bibs" } },
    { id: "ten", at: `${day}T00:00:00Z`, title: { zh: "十公里起跑", en: "10K start" } },
    { id: "five", at: `${day}T08:30:00+08:00`, title: { zh: "五公里起跑", en: "5K start" } },
  ];
  const steps = (item: string) =>
    nextSteps(
      park,
      items.filter(({ id }) => id === item),
      events,
      Date.parse(`${day}T00:00:00+08:00`),
    );
  expect(steps("five-km").map(({ title }) => title)).toEqual([events[0]?.title, events[2]?.title]);
  expect(steps("ten-km").map(({ title }) => title)).toEqual([events[0]?.title, events[1]?.title]);
});

test("race packs are still to come until the last hour of their collection, and nothing is after the race", () => {
  const events = [
    { id: "packs", at: "2025-10-23T09:00:00+08:00", until: "2025-10-25T19:00:00+08:00", title: { zh: "领物" } },
  ];
  expect(nextSteps(race, [], events, Date.parse("2025-10-25T18:59:00+08:00"))).toMatchObject([
    { title: { zh: "领物" } },
  ]);
  expect(titlesAt("2025-12-26T18:00:00+08:00", itemNamed("marathon"))).toEqual([]);
});
