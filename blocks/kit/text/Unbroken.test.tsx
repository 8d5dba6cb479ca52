import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./Unbroken.tsx";

test.each([
  ["+86 138 0013 8000", ["+86 138 0013 8000"]],
  ["居民身份证 110***********002X，1990-03-07，男", ["110***********002X", "1990-03-07"]],
  ["Passport E12345678, 7 March", ["12345678", "7 March"]],
  ["提交于 2026年7月1日 09:30", ["2026年7月1日 09:30"]],
  ["Submitted on 1 July 2026, 09:30.", ["1 July 2026, 09:30"]],
  ["中山东一路 12 号 3 单元", []],
])("a runner reads the numbers of “%s” on one line each", (text, numbers) => {
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
  expect([...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, number]) => number)).toEqual(numbers);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});
