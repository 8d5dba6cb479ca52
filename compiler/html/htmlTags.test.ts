import { expect, test } from "vitest";
import { outlineHtml } from "./html.ts";

test("an organiser's HTML is read as browsers read it: quotes, comments, capitals and lone signs", () => {
  const html = `<p><A href="x>y" title='q'>t <img src=a alt=""></a></p><!-- <h1>no</h1> --><h2 id=z>H&amp;M</h2> 3 < 4`;
  const { headings, links, images, ids, unpaired } = outlineHtml(html);
  expect(headings).toEqual([{ level: 2, text: "H&M" }]);
  expect(links).toEqual([{ href: "x>y", text: "t" }]);
  expect(images).toEqual([{ src: "a", hasAlt: true }]);
  expect([[...ids], unpaired]).toEqual([["z"], []]);
});

// Twice as much took four times as long while every tag was read to the end of the text.
test.each([
  ["links in each other", "<a href='/x'>".repeat(80_000)],
  ["elements that are never closed, and ends without a beginning", "<b>".repeat(200_000) + "</i>".repeat(100_000)],
  ["quotes that are never closed", `${'<a "'.repeat(250_001)}>`],
  ["tags that never end", `${"<a ".repeat(300_000)}">`],
  ["comments that never end", "<!--".repeat(250_000)],
  ["emphasis in one heading", `<h2>${"<i>x</i>".repeat(120_000)}</h2>`],
])("a megabyte of %s is read in one pass", (_, html) => {
  expect(html.length).toBeGreaterThan(700_000);
  expect(outlineHtml(html).headings.length).toBeLessThanOrEqual(1);
});
