import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { compileSite } from "../compile.ts";
import { readForm } from "../forms/readForm.ts";
import { readSite } from "../read.ts";

const post = { path: "/post", title: { zh: "报名" }, page: { type: "post", version: 1, props: { isOpen: true } } };
const findSite = (texts: JsonObject) =>
  siteWith([], [post], { $schema: "https://startline.dev/schemas/site/v2.schema.json", texts });
const findProblems = (texts: JsonObject) =>
  readSite(findSite(texts), "site.json")
    .problems.filter(({ code }) => code.startsWith("SL607"))
    .map(({ code, pointer, suggestion }) => [code, pointer, suggestion].filter(Boolean).join(" "));

test("an organiser's own text is accepted with the placeholders of the standard one", () => {
  expect(findProblems({ signUpNeedTitle: { zh: "请带上" }, receiptLine: { zh: "编号 {receipt}（{at}）" } })).toEqual(
    [],
  );
  expect(findProblems({ openPoints: { zh: "还差 {count} 项" } }), "a standard text with a choice by number").toEqual(
    [],
  );
});

test("a name that no text has is reported with the one that was meant", () => {
  expect(findProblems({ signUpNedTitle: { zh: "请带上" } })).toEqual(["SL6070 /texts/signUpNedTitle signUpNeedTitle"]);
  expect(findProblems({ __proto__x: { zh: "请带上" } })).toEqual(["SL6070 /texts/__proto__x"]);
});

test("a placeholder that is missing or unknown is reported at its language", () => {
  expect(findProblems({ receiptLine: { zh: "编号 {receipt}" } })).toEqual(["SL6071 /texts/receiptLine/zh"]);
  expect(findProblems({ chooseItem: { zh: "选择项目", en: "Choose, {name}" } })).toEqual([
    "SL6071 /texts/chooseItem/en",
  ]);
});

test("an empty text removes an entry of what to have ready, and nothing else", () => {
  expect(findProblems({ signUpNeedContact: { zh: "", en: "" } })).toEqual([]);
  expect(findProblems({ send: { zh: " " } })).toEqual(["SL6072 /texts/send/zh"]);
});

test("a form has texts of its own, and the same mistakes", () => {
  const read = (texts: JsonObject) =>
    readForm(JSON.stringify(formWith({ $schema: "https://startline.dev/schemas/form/v1.schema.json", texts })));
  const send = { zh: "交表", en: "Send it" };
  expect(read({ send }).form?.texts).toEqual({ send });
  expect(read({ sned: send }).problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    "SL6070 /texts/sned",
  ]);
});

test("only the pages that draw a sign-up get the texts, with their braces as they are written", () => {
  const texts = { removeEntrant: { zh: "移除 {name}？" } };
  const compiled = compileSite(findSite(texts), {});
  expect(compiled?.site.routes?.[0]?.page?.props).toEqual({ isOpen: true, texts });
  expect(compiled?.site).not.toHaveProperty("texts");
});
