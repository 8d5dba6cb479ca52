import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

/** The facts of a small race. */
export const race = {
  name: { zh: "柳湾马拉松", en: "Willow Bay Marathon" },
  startsAt: "2026-10-25T07:30:00+08:00",
  endsAt: "2026-10-25T13:45:00+08:00",
  city: { zh: "柳湾" },
  registration: { opensAt: "2026-08-01T10:00:00+08:00", closesAt: "2026-08-11T10:00:00+08:00", link: "/post" },
  items: [
    {
      id: "marathon",
      name: { zh: "马拉松", en: "Marathon" },
      distanceKm: 42.195,
      places: 5000,
      feeFen: 15000,
      minAge: 20,
      allocation: "draw",
    },
    { id: "fun-run", name: { zh: "欢乐跑", en: "Fun run" }, distanceKm: 5, isDistanceApproximate: true, places: 300 },
  ],
};
/** A page for the links of the tests. */
export const post = { path: "/post", title: { zh: "报名" }, page: { type: "coming-soon", version: 1, props: {} } };

/** Returns a block with a title, a text and a button. */
export const call = (title: unknown, more: object = {}) => ({
  type: "call-to-action",
  version: 1,
  id: "call",
  props: { title, action: { label: { zh: "报名", en: "Enter" }, link: "/post" }, ...more },
});

/** Returns the text of a site of version 2 with the race, these home blocks and `more`. */
export const source = (blocks: unknown[], more: object = {}) =>
  siteWith(blocks, [post], { languages: ["zh", "en"], race, ...more });

/**
 * Returns the codes and places of the problems of a site, those of languages and notes left out.
 */
export const findProblems = (text: string, information?: unknown) =>
  readSite(text, "site.json", { race: information })
    .problems.filter(({ code, severity }) => !/^SL53/.test(code) && severity !== "note")
    .map(({ code, pointer }) => `${code} ${pointer}`);
