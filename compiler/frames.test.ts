import { expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { compileSite } from "./compile.ts";
import { readSite } from "./read.ts";

const v3 = { $schema: "https://startline.dev/schemas/site/v3.schema.json" };
const problems = (source: string) =>
  readSite(source).problems.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`);
const compiled = (source: string) => compileSite(source, {});
const section = (version: number, blocks: unknown[]) => ({ type: "section", version, id: "s", props: { blocks } });

const frame = {
  width: "wide",
  tone: "sunken",
  background: { src: "https://img.example.org/a.jpg", focus: { x: 20, y: 60 } },
  space: { above: "none", below: "large" },
  anchor: "course",
  hideOn: "phone",
};

test("an organiser puts a frame around a block of a site of version 3, and visitors get the block inside it", () => {
  const source = siteWith([{ ...richText("a"), visible: { from: "2025-01-01T00:00:00+08:00" }, ...frame }], [], {
    ...v3,
    hosts: { pictures: ["img.example.org"] },
  });
  expect(problems(source)).toEqual([]);
  const site = compiled(source);
  expect(site?.site.home.blocks).toEqual([
    {
      type: "frame",
      version: 1,
      id: "a",
      visible: { from: "2025-01-01T00:00:00+08:00" },
      props: { ...frame, blocks: [richText("a")] },
    },
  ]);
  expect(site?.units).toContain("home/frame");
});

test("a site without frames is compiled as it was, and loads nothing for frames", () => {
  const blocks = [richText("a"), section(2, [richText("b")])];
  const site = compiled(siteWith(blocks, [], v3));
  expect(site?.site.home.blocks).toEqual(blocks);
  expect(site?.units).not.toContain("home/frame");
});

test.each([
  ["a tone that does not exist", { tone: "dark" }, "error SL2011 /home/blocks/0/tone"],
  ["a space of a wrong size", { space: { above: "huge" } }, "error SL2011 /home/blocks/0/space/above"],
  [
    "a focal point beside the picture",
    { background: { src: "a.jpg", focus: { x: 120, y: 0 } } },
    "error SL2013 /home/blocks/0/background/focus/x",
  ],
  ["an anchor with a space", { anchor: "the course" }, "error SL2012 /home/blocks/0/anchor"],
])("an organiser who writes %s gets one problem there, and visitors see the block without it", (_, wrong, problem) => {
  const source = siteWith([{ ...richText("a"), ...wrong }, richText("b")], [], v3);
  expect(problems(source)).toEqual([problem]);
  expect(compiled(source)?.site.home.blocks).toEqual([richText("a"), richText("b")]);
});

test("a block keeps what is right in its frame", () => {
  const source = siteWith([{ ...richText("a"), tone: "dark", width: "wide" }], [], v3);
  expect(compiled(source)?.site.home.blocks[0]).toMatchObject({ type: "frame", props: { width: "wide" } });
  expect(compiled(source)?.site.home.blocks[0]?.props).not.toHaveProperty("tone");
});

test("an organiser who writes a frame in a site of version 2 learns the version that has frames", () => {
  const source = siteWith([{ ...richText("a"), tone: "night" }]);
  const found = readSite(source).problems;
  expect(found).toMatchObject([{ code: "SL2019", pointer: "/home/blocks/0/tone", fix: { pointer: "/$schema" } }]);
  expect(compiled(source)?.site.home.blocks).toEqual([richText("a")]);
});

test("an organiser who writes a frame inside a section of version 1 learns the version that has frames", () => {
  const source = siteWith([section(1, [{ ...richText("a"), tone: "night" }])], [], v3);
  const found = readSite(source).problems;
  expect(found).toMatchObject([
    {
      code: "SL2019",
      pointer: "/home/blocks/0/props/blocks/0/tone",
      fix: { pointer: "/home/blocks/0/version", value: 2 },
    },
  ]);
  expect(compiled(source)?.site.home.blocks).toEqual([section(2, [richText("a")])]);
});

test("a broken block in a section of version 1 hides itself and not the section", () => {
  const source = siteWith([section(1, [{ ...richText("a"), props: {} }, richText("b")])]);
  expect(problems(source)).toEqual(["error SL2010 /home/blocks/0/props/blocks/0/props"]);
  expect(compiled(source)?.skipped).toEqual(["/home/blocks/0/props/blocks/0"]);
});

test("a block that is not drawn stays so inside a section with a frame", () => {
  const source = siteWith(
    [
      {
        ...section(2, [
          { type: "hologram", version: 1, id: "h", props: {} },
          { ...richText("b"), tone: "night" },
        ]),
        tone: "accent",
      },
    ],
    [],
    v3,
  );
  const site = compiled(source);
  expect(site?.skipped).toEqual(["/home/blocks/0/props/blocks/0/props/blocks/0"]);
  expect(site?.site.home.blocks).toMatchObject([
    {
      type: "frame",
      props: {
        tone: "accent",
        blocks: [{ type: "section", props: { blocks: [{ type: "hologram" }, { type: "frame" }] } }],
      },
    },
  ]);
});

test("no config can name the type of a frame that the compiler writes", () => {
  const source = siteWith([{ type: "frame", version: 1, id: "f", props: { blocks: [richText("a")] } }], [], v3);
  expect(problems(source)).toEqual(["error SL2002 /home/blocks/0/type"]);
  expect(compiled(source)?.skipped).toEqual(["/home/blocks/0"]);
});
