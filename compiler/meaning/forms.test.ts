import { describe, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

type Form = ReturnType<typeof formWith>;

describe("the forms of a site", () => {
  const items = [
    { id: "marathon", name: { zh: "马拉松" }, distanceKm: 42.195 },
    { id: "half", name: { zh: "半程" }, distanceKm: 21.0975 },
  ];
  const race = { name: { zh: "测试赛" }, startsAt: "2025-10-26T07:30:00+08:00", items };
  const findProblems = (listed: string[], forms: Record<string, Form>, blocks: object[] = []) => {
    const texts = Object.fromEntries(
      Object.entries(forms).map(([path, form]) => [path, JSON.stringify(form, null, 2)]),
    );
    const { problems } = readSite(siteWith(blocks as never, [], { forms: listed, race }), "site.json", {
      files: {},
      forms: texts,
    });
    return problems.map(({ code, file, pointer }) => [code, file, pointer]);
  };
  const [first, second] = ["forms/first.json", "forms/second.json"];

  test("fit if each item has one form of each use", () => {
    const forms = {
      [first]: formWith({ items: ["marathon"] }),
      [second]: formWith({ id: "others" }),
      "forms/direct.json": formWith({ id: "direct", use: "through-entry" }),
    };
    expect(findProblems(Object.keys(forms), forms)).toEqual([]);
  });

  test("are reported if they are missing or not listed", () => {
    expect(findProblems([first], {})).toEqual([["SL6014", "site.json", "/forms/0"]]);
    expect(findProblems(["forms/frist.json"], { [first]: formWith() })).toEqual([["SL6014", "site.json", "/forms/0"]]);
    expect(findProblems([], { [first]: formWith() })).toEqual([["SL6015", first, ""]]);
  });

  test("may not share an id or an item, and should leave out no item", () => {
    const form = formWith({ items: ["marathon"] });
    expect(findProblems([first, second], { [first]: form, [second]: formWith({ items: ["half"] }) })).toEqual([
      ["SL6013", second, "/id"],
    ]);
    expect(
      findProblems([first, second], { [first]: form, [second]: formWith({ id: "b", items: ["half", "marathon"] }) }),
    ).toEqual([["SL6016", second, "/items/1"]]);
    expect(findProblems([first, second], { [first]: formWith(), [second]: formWith({ id: "b" }) })).toEqual([
      ["SL6016", second, "/id"],
    ]);
    expect(findProblems([first], { [first]: form })).toEqual([["SL6017", "site.json", "/race/items/1"]]);
  });

  test("that are general are shown by a block each, and are for no item", () => {
    const general = formWith({ id: "volunteers", use: "general" });
    const forms = { [first]: formWith(), [second]: general };
    const block = (form: string, id = "volunteers") => ({ type: "form", version: 1, id, props: { form } });
    const listed = Object.keys(forms);
    expect(findProblems(listed, forms, [block(second)])).toEqual([]);
    expect(
      findProblems(listed, { ...forms, "forms/c.json": formWith({ id: "c", use: "general" }) }, [block(second)]),
    ).toEqual([["SL6015", "forms/c.json", ""]]);
    expect(findProblems(listed, forms)).toEqual([["SL6062", second, "/id"]]);
    const place = "/home/blocks/1/props/form";
    expect(findProblems(listed, forms, [block(second), block(first, "b")])).toEqual([["SL6061", "site.json", place]]);
    expect(findProblems(listed, forms, [block(second), block("forms/secnd.json", "b")])).toEqual([
      ["SL6060", "site.json", place],
    ]);
  });

  test("whose use is misspelt are reported for that alone: each could be the one of an item", () => {
    const forms = { [first]: formWith({ items: ["marathon"] }), [second]: formWith({ id: "b", use: "signup" }) };
    expect(findProblems([first, second], forms)).toEqual([]);
    const right = { ...forms, [second]: formWith({ id: "b", use: "through-entry" }) };
    expect(findProblems([first, second], right)).toEqual([["SL6017", "site.json", "/race/items/1"]]);
  });

  test("may not ask for another age than the race states, for the items that a rule is for", () => {
    const aged = items.map((item) => ({ ...item, minAge: item.id === "marathon" ? 20 : 16 }));
    const ages = (rule: object) => {
      const form = formWith({ rules: [{ rule: "age", field: "/birthday", ...rule }] });
      const site = siteWith([], [], { forms: [first], race: { ...race, items: aged } });
      const { problems } = readSite(site, "site.json", { files: {}, forms: { [first]: JSON.stringify(form) } });
      return problems.map(({ code, file, pointer }) => [code, file, pointer]);
    };
    expect(ages({ min: 20, items: ["marathon"] })).toEqual([]);
    expect(ages({ min: 18, items: ["half"] })).toEqual([["SL5201", first, "/rules/0/min"]]);
    expect(ages({ min: 16 })).toEqual([["SL5201", first, "/rules/0/min"]]);
    // Of another day, or of some runners.
    expect(ages({ min: 18, items: ["half"], on: "2025-12-31" })).toEqual([]);
    expect(ages({ min: 18, items: ["half"], when: { field: "/size", in: ["s"] } })).toEqual([]);
  });
});
