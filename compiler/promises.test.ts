import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { readSite } from "./read.ts";

const item = { id: "ten", name: { zh: "十公里" }, distanceKm: 10 };
const form = { id: "sign-up", version: 1, title: { zh: "报名" }, schema: {}, uiSchema: {} };
const uiSchema = { past: { inner: { options: { feeFen: 2000 } } } };

function getNotes(items: object[], forms: Record<string, object>, listed = Object.keys(forms)) {
  const race = { name: { zh: "测试赛" }, startsAt: "2036-01-06T09:00:00+08:00", items };
  const source = siteWith([], [], { race, ...(listed.length > 0 && { forms: listed }) });
  const texts = Object.fromEntries(Object.entries(forms).map(([path, value]) => [path, JSON.stringify(value)]));
  const { problems } = readSite(source, "site.json", { forms: texts });
  return problems
    .filter(({ code }) => code === "SL5206")
    .map(({ severity, file, pointer }) => `${severity} ${file} ${pointer}`);
}

test.each([
  ["a fee", [{ ...item, feeFen: 9900 }], {}, ["note site.json /race/items/0/feeFen"]],
  [
    "fees of several items",
    [item, { ...item, id: "b", feeFen: 1000, places: 3 }, { ...item, id: "c", feeFen: 5 }],
    {},
    ["note site.json /race/items/1/feeFen"],
  ],
  ["a fee of the form", [item], { fees: [{ id: "bus", label: {}, feeFen: 1000 }] }, ["note forms/a.json /fees"]],
  ["a fee of a field in a group", [item], { uiSchema }, ["note forms/a.json /uiSchema/past/inner/options/feeFen"]],
  ["places, which are enforced", [{ ...item, feeFen: 0, places: 3 }], {}, []],
])("an organiser whose sign-up states %s reads once, at its place, what is not charged", (_, items, more, told) => {
  expect(getNotes(items, { "forms/a.json": { ...form, ...more } })).toEqual(told);
});

test("a site that takes no sign-ups here promises nothing", () => {
  const items = [{ ...item, places: 3, feeFen: 9900 }];
  expect(getNotes(items, {})).toEqual([]);
  expect(getNotes(items, { "forms/a.json": form }, [])).toEqual([]);
});

test("a note gives way to a mistake at the same place, and hides none", async () => {
  const folder = await readSiteFolder("fixtures/sites/open-demo-10k");
  const wrong = (folder.site?.source ?? "").replace(/"feeFen": [1-9]\d+/, '"feeFen": -3');
  const atFee = readSite(wrong, "site.json", folder).problems.filter(({ pointer }) => pointer.endsWith("/feeFen"));
  expect(atFee.map(({ severity }) => severity)).toEqual(["error"]);
  const right = readSite(folder.site?.source ?? "", "site.json", folder).problems;
  expect(right.map(({ code, severity }) => `${severity} ${code}`)).toEqual(right.map(() => "note SL5206"));
  expect(right.length).toBeGreaterThan(0);
});
