import { expect, test } from "vitest";
import { removeAt, replaceAt } from "./edit.ts";

const site = { home: [{ id: "a" }, { id: "b" }], title: "Park" };

test("an edit changes one place and shares all else", () => {
  const edited = replaceAt(site, "/home/1/id", "c") as typeof site;
  expect(edited).toEqual({ home: [{ id: "a" }, { id: "c" }], title: "Park" });
  expect(edited.home[0]).toBe(site.home[0]);
  expect(site.home[1]).toEqual({ id: "b" });
});

test("what is removed from a list closes up, and from an object is gone", () => {
  expect(removeAt(site, "/home/0")).toEqual({ home: [{ id: "b" }], title: "Park" });
  expect(removeAt(site, "/title")).toEqual({ home: site.home });
});

test.each(["/home/2", "/home/01", "/home/-1", "/home/length", "/other"])(
  "a place that there is not, %s, is left alone",
  (pointer) => {
    expect(replaceAt(site, pointer, "x")).toEqual(site);
    expect(removeAt(site, pointer)).toEqual(site);
  },
);
