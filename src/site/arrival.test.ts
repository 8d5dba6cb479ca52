import { expect, test } from "vitest";
import { createArrival } from "./arrival.ts";

const files = (...parameters: string[]) =>
  ({ "forms/a.json": { url: "", form: { id: "a", parameters } } }) as unknown as Parameters<typeof createArrival>[0];

// A tab of a browser, whose storage outlives its pages.
function openTab(stored: Record<string, string> = {}) {
  const location = { search: "", hash: "" };
  const storage = {
    getItem: (name: string) => stored[name] ?? null,
    setItem(name: string, value: string) {
      stored[name] = value;
    },
  };
  return {
    tab: { location, storage: () => storage },
    stored,
    visit(address: string) {
      const { search, hash } = new URL(address, "https://run.example");
      Object.assign(location, { search, hash });
    },
  };
}

test("a visitor who came by a link is remembered on the next pages, after a reload and behind the #", () => {
  const { tab, visit } = openTab();
  visit("/?source=wechat-post&utm=1");
  const arrival = createArrival(files("source"), tab);
  visit("/post");
  expect(arrival()).toEqual({ source: "wechat-post" });
  expect(createArrival(files("source"), tab)()).toEqual({ source: "wechat-post" });
  visit("/?source=wechat-post#/post?source=club");
  expect(arrival()).toEqual({ source: "club" });
  visit("/?source=a&source=b");
  expect(arrival()).toEqual({ source: "a" });
});

test("nothing is kept that no form of the site names, and nothing that is longer than any form allows", () => {
  const { tab, visit, stored } = openTab();
  visit("/?email=lin@example.com&source=");
  expect(createArrival(files(), tab)()).toEqual({});
  expect(createArrival(files("source"), tab)()).toEqual({});
  visit(`/?source=${"a".repeat(501)}`);
  expect(createArrival(files("source"), tab)()).toEqual({});
  expect(stored).toEqual({});
});

test("a visitor whose browser stores nothing, or something else, has the parameters of the page", () => {
  const { tab, visit } = openTab();
  visit("/?source=club");
  const storage = () => {
    throw new Error("The visitor has switched it off.");
  };
  expect(createArrival(files("source"), { ...tab, storage })()).toEqual({ source: "club" });
  for (const arrival of ["{", "null", "5"]) {
    const other = openTab({ arrival });
    expect(createArrival(files("source"), other.tab)()).toEqual({});
  }
});
