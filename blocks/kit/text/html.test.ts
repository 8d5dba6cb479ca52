import { expect, test } from "vitest";
import { fitHtml, type HtmlSurroundings } from "./html.ts";

const surroundings: HtmlSurroundings = {
  file: (path) =>
    path === "media/medal.jpg"
      ? { url: "/files/a1/medal.jpg", width: 1600, height: 900, widths: [480, 960], formats: ["avif", "webp", "jpg"] }
      : path === "media/map.svg"
        ? { url: "/files/b2/map.svg" }
        : undefined,
  href: (link) =>
    link.startsWith("/") && !link.startsWith("//") ? `#${link}` : link.startsWith("javascript:") ? undefined : link,
  tableName: "Table",
};
const fitted = (html: string) => fitHtml(html, surroundings);

test("a reader gets the picture of a document from the site's files, with its size known", () => {
  const html = fitted('<p><img src="media/medal.jpg" alt="A medal > a cup"></p>');
  expect(html).toContain('src="/files/a1/medal-960.jpg"');
  expect(html).toContain('srcset="/files/a1/medal-480.webp 480w, /files/a1/medal-960.webp 960w"');
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('alt="A medal > a cup"');
});

test("a reader of a document with a drawing gets the one file there is", () => {
  expect(fitted('<img src="media/map.svg">')).toBe(
    '<img alt="" src="/files/b2/map.svg" loading="lazy" decoding="async">',
  );
});

test("a picture that the site does not have leaves its description and asks for nothing", () => {
  expect(fitted('<img srcset="https://spy.example/a.png 2x" src="media/none.jpg" alt="The start">')).toBe(
    '<img alt="The start">',
  );
});

test("a link to a page of the site stays in the tab, an outside one opens its own", () => {
  expect(fitted('<a href="/news">News</a>')).toBe('<a href="#/news">News</a>');
  expect(fitted('<a href="https://a.example/?a=1&amp;b=2" target="_top">Out</a>')).toBe(
    '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Out</a>',
  );
});

test("a link that would run a script is only text", () => {
  expect(fitted('<a href="javascript:alert(1)">Win</a>')).toBe("<a>Win</a>");
});

test("a link within the text keeps its anchor", () => {
  expect(fitted('<a href="#prizes">Prizes</a>')).toBe('<a href="#prizes">Prizes</a>');
});

test("a reader can scroll each outer table with the keyboard and hears its caption", () => {
  const inner = "<table><tbody><tr><td>1</td></tr></tbody></table>";
  expect(
    fitted(`<table><caption>Cut-off <b>"times"</b></caption><tbody><tr><td>${inner}</td></tr></tbody></table>`),
  ).toBe(
    `<div data-scroll tabindex="0" role="region" aria-label="Cut-off &quot;times&quot;"><table><caption>Cut-off <b>"times"</b></caption><tbody><tr><td>${inner}</td></tr></tbody></table></div>`,
  );
  expect(fitted(inner)).toBe(`<div data-scroll tabindex="0" role="region" aria-label="Table">${inner}</div>`);
});

test("a quote in an address cannot end the attribute", () => {
  const html = fitHtml(`<a href="/x&quot; onclick=&quot;alert(1)">x</a>`, { ...surroundings, href: (link) => link });
  expect(html).toBe('<a href="/x&quot; onclick=&quot;alert(1)">x</a>');
});
