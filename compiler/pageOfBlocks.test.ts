import { expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { compileSite } from "./compile.ts";
import { diffSites } from "./diff/diff.ts";
import { buildTimeline } from "./emit/timeline.ts";
import { readSite, type Surroundings } from "./read.ts";

const link = (id: string, to: string) => ({
  type: "call-to-action",
  version: 1,
  id,
  props: { title: { zh: "去" }, action: { label: { zh: "去" }, link: to } },
});
const travelWith = (...blocks: unknown[]) => ({
  path: "/travel",
  title: { zh: "交通" },
  page: { type: "blocks", version: 1, props: { blocks } },
});
const place = "/routes/0/page/props/blocks";
const findProblems = (source: string, surroundings: Surroundings = {}) =>
  readSite(source, "site.json", surroundings).problems.map(({ code, pointer }) => [code, pointer]);

test("an organiser learns of a mistake in a block of a page at its place, and visitors see the page without the block", () => {
  const broken = { type: "faq", version: 1, id: "faq", props: { questions: "none" } };
  const nested = { type: "section", version: 1, id: "more", props: { blocks: [broken, richText("in")] } };
  const source = siteWith([], [travelWith(broken, richText("metro"), nested)]);
  expect(findProblems(source)).toEqual([
    ["SL2001", `${place}/0/props/questions`],
    ["SL2001", `${place}/2/props/blocks/0/props/questions`],
  ]);
  const compiled = compileSite(source, {});
  expect(compiled?.skipped).toEqual([`${place}/0`, `${place}/2/props/blocks/0`]);
  expect(compiled?.units).toEqual(expect.arrayContaining(["home/rich-text", "home/section", "page/blocks"]));
});

test("a block of a page is brought to its newest version, and its HTML is cleaned", () => {
  const ads = { type: "ad-list", version: 1, id: "ads", props: { ads: [] } };
  const html = richText("metro", "<p onclick='x()'>好</p><script>x()</script>");
  const compiled = compileSite(siteWith([], [travelWith(ads, html)]), {});
  expect(compiled?.site.routes[0]?.page?.props).toMatchObject({
    blocks: [{ version: 2 }, { props: { html: { zh: "<p>好</p>" } } }],
  });
});

test("an organiser sees in the timeline when a block of a page appears", () => {
  const block = { ...richText("detour"), visible: { from: "2026-07-01T12:00:00+08:00" } };
  expect(buildTimeline(readSite(siteWith([], [travelWith(block)])).site as never)).toEqual([
    {
      at: "2026-07-01T12:00:00+08:00",
      changes: [
        {
          pointer: `${place}/0/visible/from`,
          what: { zh: "板块 detour（图文）出现", en: "Block detour (Rich text) appears" },
        },
      ],
    },
  ]);
});

test("a block that moves from the home page to a page is one move", () => {
  const before = JSON.parse(siteWith([richText("metro")], [travelWith()]));
  const after = JSON.parse(siteWith([], [travelWith(richText("metro"))]));
  expect(diffSites(before, after)).toEqual([{ kind: "moved", pointer: `${place}/0`, from: "/home/blocks/0" }]);
});

test("an organiser learns of an anchor that is on another page only, from the page itself and from elsewhere", () => {
  const parking = richText("a", "<h2 id='parking'>停车</h2>");
  const travel = travelWith(parking, link("b", "#parking"));
  expect(findProblems(siteWith([link("c", "/travel#parking"), link("d", "/travel#b")], [travel]))).toEqual([]);
  expect(findProblems(siteWith([link("c", "/travel#bus"), link("d", "#parking")], [travel]))).toEqual([
    ["SL5002", "/home/blocks/0/props/action/link"],
    ["SL5002", "/home/blocks/1/props/action/link"],
  ]);
});

test("an organiser learns of a second sign-up on a page, also inside a section, and may have one on each page", () => {
  const signUp = (id: string) => ({ type: "sign-up", version: 1, id, props: { kind: "sign-up", isOpen: true } });
  const lookUp = (id: string) => ({ type: "look-up", version: 1, id, props: { kind: "score", isOpen: false } });
  const inside = { type: "section", version: 1, id: "in", props: { blocks: [signUp("c")] } };
  expect(findProblems(siteWith([signUp("a")], [travelWith(signUp("b"), inside)]))).toEqual([
    ["SL2026", `${place}/1/props/blocks/0`],
  ]);
  expect(findProblems(siteWith([signUp("a")], [travelWith(signUp("b"), lookUp("c"), lookUp("d"))]))).toEqual([]);
});
