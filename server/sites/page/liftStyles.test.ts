import { expect, test } from "vitest";
import { liftStyles } from "./liftStyles.ts";

test("a visitor under a strict policy gets every style of the drawn page, as rules of one style sheet", () => {
  const markup = '<p class="a" style="--count:3">x</p><i style="--p:url(&quot;data:image/webp;base64,AA==&quot;)"></i>';
  const { html, rules } = liftStyles(`${markup}<b style="--count:3"></b>`);
  expect(html).toBe('<p class="a" data-style="0">x</p><i data-style="1"></i><b data-style="0"></b>');
  expect(rules).toBe('[data-style="0"]{--count:3}\n[data-style="1"]{--p:url("data:image/webp;base64,AA==")}');
});

test("a style that would end its rule and begin another is left out", () => {
  const { html, rules } = liftStyles('<p style="--x:red}body{display:none">x</p>');
  expect(html).toBe("<p>x</p>");
  expect(rules).toBe("");
});
