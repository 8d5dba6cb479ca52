import { expect, test } from "vitest";
import { homePathIn, openPathIn } from "./siteForms.ts";

const block = (kind: string, more = {}) => ({
  ...{ type: "sign-up", version: 1, id: "form" },
  props: { kind, isOpen: true, ...more },
});
const blocksPage = (...blocks: object[]) => ({ type: "blocks", version: 1, props: { blocks } });

test("a runner is led to the page that has the form, a page of its own or one with such a block", () => {
  const section = { type: "section", version: 1, id: "in", props: { blocks: [block("sign-up")] } };
  const join = { path: "/run", children: [{ path: "join", page: blocksPage(section) }] };
  const post = { path: "/post", page: { type: "post", version: 1, props: { isOpen: true } } };
  expect(openPathIn([join], "post")).toBe("/run/join");
  expect(openPathIn([post, join], "post")).toBe("/post");
  expect(openPathIn([join], "direct")).toBeUndefined();
  const elsewhere = block("sign-up", { link: "https://entry.example.org/" });
  expect(openPathIn([{ path: "/join", page: blocksPage(elsewhere) }], "post")).toBeUndefined();
  expect(homePathIn([block("confirmation")], "confirm", { homePath: "/home" })).toBe("/home");
});
