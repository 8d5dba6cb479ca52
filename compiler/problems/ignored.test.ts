import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { compileSite } from "../compile.ts";
import { getComposite, instance, readWith, ref } from "../composite/testComposites.ts";
import { readForm } from "../forms/readForm.ts";
import { readDocument, readSite } from "../read.ts";

const hero = (src: string) => ({
  type: "carousel",
  version: 2,
  id: "top",
  props: { slides: [{ id: "a", title: { zh: "题" }, image: { src } }] },
});
const pointer = "/home/blocks/0/props/slides/0/image/src";
const because = "allowed in IMAGE_HOSTS";
const codes = (ignore: unknown, src = "https://img.example.org/a.jpg") =>
  readSite(siteWith([hero(src)], [], { $ignore: ignore }), "site.json").problems.map((problem) => [
    problem.code,
    problem.pointer,
  ]);

test("an organiser may ignore a warning with a reason, and visitors get nothing of that", () => {
  const ignore = [{ code: "SL5015", pointer, because }];
  expect(codes([])).toEqual([["SL5015", pointer]]);
  expect(codes(ignore)).toEqual([]);
  const compiled = compileSite(siteWith([hero("media/a.jpg")], [], { $ignore: ignore }), {});
  expect(JSON.stringify(compiled)).not.toContain("$ignore");
});

test.each([
  ["without a reason", [{ code: "SL5015", pointer }]],
  ["with an empty reason", [{ code: "SL5015", pointer, because: " " }]],
  ["without a place", [{ code: "SL5015", because }]],
  ["of a code that there is not", [{ code: "SL9999", pointer, because }]],
  ["that is no entry", [7]],
])("an entry %s is reported, and ignores nothing", (_what, ignore) => {
  expect(codes(ignore)).toEqual([
    ["SL5015", pointer],
    ["SL2021", "/$ignore/0"],
  ]);
});

test("an entry that ignores nothing any more is reported, as is a list that is none", () => {
  expect(codes([{ code: "SL5015", pointer, because }], "media/a.jpg")).toEqual([["SL2022", "/$ignore/0"]]);
  expect(codes([{ code: "SL5015", pointer: "/brand", because }])).toEqual([
    ["SL5015", pointer],
    ["SL2022", "/$ignore/0"],
  ]);
  expect(codes("all", "media/a.jpg")).toEqual([["SL2021", "/$ignore"]]);
});

test("an error is never hidden", () => {
  expect(codes([{ code: "SL2007", pointer, because }], "javascript:alert(1)")).toEqual([
    ["SL2007", pointer],
    ["SL2022", "/$ignore/0"],
  ]);
});

test("an organiser may ignore a warning in a document", () => {
  const document = (more: object) =>
    readDocument(JSON.stringify({ id: "a", time: 0, title: "文", content: "<h3>跳级</h3>", ...more }), "a.json");
  expect(document({}).problems.map(({ code }) => code)).toEqual(["SL5501"]);
  const { document: kept, problems } = document({ $ignore: [{ code: "SL5501", pointer: "/content", because }] });
  expect(problems).toEqual([]);
  expect(kept).not.toHaveProperty("$ignore");
});

test.each(["code", "pointer", "because"] as const)("an organiser reads that the %s of an entry is missing", (part) => {
  const { [part]: _, ...entry } = { code: "SL5015", pointer, because };
  const { problems } = readSite(
    siteWith([hero("https://img.example.org/a.jpg")], [], { $ignore: [entry] }),
    "site.json",
  );
  expect(problems.find(({ code }) => code === "SL2021")?.params).toEqual({ wrong: part });
});

test("the author of a composite may ignore a warning in it, and hears of one that is no longer there", () => {
  const unused = { code: "SL7048", pointer: "/props/properties/note", because: "the next version shows it" };
  const heading = { type: "heading", version: 1, id: "h", props: { text: { zh: "字", en: "Text" } } };
  const props = { type: "object", properties: { note: ref("text") } };
  const read = (more: object) =>
    readWith([instance("my/a", "one")], getComposite("my/a", [heading], { ...more, $ignore: [unused] }));
  expect(read({ props }).found).toEqual([]);
  expect(JSON.stringify(read({ props }).compiled)).not.toContain("$ignore");
  expect(read({}).found).toEqual([["SL2022", "composites/my/a/v1.json", "/$ignore/0"]]);
});

test("an organiser may ignore a warning in a form, too", () => {
  const path = "fixtures/sites/open-demo-10k/forms/volunteers.json";
  const right = JSON.parse(readFileSync(path, "utf8"));
  const read = (form: object) => readForm(JSON.stringify(form), path, { languages: ["zh", "en"] });
  const mood = { ...right, mood: 1 };
  expect(read(mood).problems.map(({ code }) => code)).toEqual(["SL2004"]);
  const { form, problems } = read({
    ...mood,
    $ignore: [{ code: "SL2004", pointer: "/mood", because: "for another program" }],
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(form)).not.toContain("$ignore");
});
