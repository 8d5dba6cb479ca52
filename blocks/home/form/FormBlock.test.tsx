import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { FormHead } from "#schemas/siteFile.ts";
import FormBlock from "./FormBlock.tsx";

const title = { zh: "给我们留言", en: "Write to us" };
const show = (general: object, options: object = {}, props: object = {}) => {
  const form = { id: "message", version: 1, use: "general", title, validator: "", general } as unknown as FormHead;
  return renderInSite(<FormBlock form="forms/message.json" {...props} />, {
    file: () => ({ url: "/message.json", form }),
    ...options,
  });
};
const open = { account: "none", height: 20 };
const later = { ...open, opens: "2035-07-01T10:00:00+08:00" };

test("a page that is called like its form has one heading, and any other page both", () => {
  expect(show(open)).toContain(">Write to us</h2>");
  expect(show(open, { pageTitle: { zh: "留言", en: "Write to us" } })).not.toContain("<h2");
  expect(show(open, { pageTitle: { zh: "留言", en: "Write to us" }, language: "zh" })).toContain(">给我们留言</h2>");
  expect(show(open, { pageTitle: title }, { title: { zh: "留言", en: "Your message" } })).toContain(
    ">Your message</h2>",
  );
});

test("a form that is not open yet states this also without a heading of its own", () => {
  const words = listWords(show(later));
  const without = listWords(show(later, { pageTitle: title }));
  expect(words).toBe(`Write to us ${without}`);
  expect(without).toContain("2035");
});
