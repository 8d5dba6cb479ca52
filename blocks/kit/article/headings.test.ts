import { expect, test } from "vitest";
import { headingsIn } from "./headings.ts";

test("a reader finds every heading of a text in its table of contents, in plain words", () => {
  const html =
    '<h2 id="fees">费用 &amp; <em>退款</em></h2><p>x</p><h3>A&nbsp;&lt;b&gt; &#24180;&#x5e74;</h3><h4>too small</h4><H2>\n  Last\n</H2>';
  expect(headingsIn(html)).toEqual([
    { level: 2, text: "费用 & 退款" },
    { level: 3, text: "A <b> 年年" },
    { level: 2, text: "Last" },
  ]);
});

test("a text that writes nonsense as a character keeps its table of contents", () => {
  expect(headingsIn("<h2>&#9999999; &nothing;</h2>")).toEqual([{ level: 2, text: "&#9999999; &nothing;" }]);
});
