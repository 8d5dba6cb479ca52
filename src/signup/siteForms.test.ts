import { expect, test } from "vitest";
import { eventsIn, homePathIn, openPathIn } from "./siteForms.ts";

const block = (kind: string, more = {}) => ({
  type: "sign-up",
  version: 1,
  id: "form",
  props: { kind, isOpen: true, ...more },
});
const blocksPage = (...blocks: object[]) => ({ type: "blocks", version: 1, props: { blocks } });

test("a runner is led to the page that has the form, a page of its own or one with such a block", () => {
  const section = { type: "section", version: 1, id: "in", props: { blocks: [block("sign-up")] } };
  const join = { path: "/run", children: [{ path: "join", page: blocksPage(section) }] };
  const post = { path: "/post", page: { type: "post", version: 1, props: { isOpen: true } } };
  expect(openPathIn([join], "sign-up")).toBe("/run/join");
  const columns = { type: "columns", version: 1, id: "c", props: { columns: [{ id: "one", blocks: [section] }] } };
  expect(openPathIn([{ path: "/run", page: blocksPage(columns) }], "sign-up")).toBe("/run");
  expect(openPathIn([post, join], "sign-up")).toBe("/post");
  expect(openPathIn([join], "through-entry")).toBeUndefined();
  const elsewhere = block("sign-up", { link: "https://entry.example.org/" });
  expect(openPathIn([{ path: "/join", page: blocksPage(elsewhere) }], "sign-up")).toBeUndefined();
  expect(homePathIn([block("confirmation")], "confirmation", { homePath: "/home" })).toBe("/home");
});

test("a runner reads the dates of a block that has a frame", () => {
  const events = [{ id: "draw", title: { zh: "抽签" }, at: "2025-09-01T10:00:00+08:00" }];
  const time = { type: "time", version: 1, id: "t", props: { events } };
  const framed = { type: "frame", version: 1, id: "t", props: { tone: "night", blocks: [time] } };
  expect(eventsIn([framed])).toEqual(events);
  expect(eventsIn([time])).toEqual(events);
});
