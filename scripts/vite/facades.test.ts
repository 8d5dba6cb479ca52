import { expect, test } from "vitest";
import { readFacade } from "./facades.ts";

test.each([
  ['export{t as default}from"./fields-C_1-x.js";', { name: "t", file: "fields-C_1-x.js" }],
  [
    'import"./kit-1.js";import"./vendor-2.js";export{$a as default}from"./blocks-3.js";\n',
    { name: "$a", file: "blocks-3.js" },
  ],
  ['export{default}from"./form-1.js";', { name: "default", file: "form-1.js" }],
  ['export{a as default,b as realAddress}from"./kit-1.js";', { name: "a", file: "kit-1.js" }],
  ['export{b as defaults,t as default}from"./kit-1.js";', { name: "t", file: "kit-1.js" }],
])("a unit in the file of a group is found there: %s", (code, expected) => {
  expect(readFacade(code)).toEqual(expected);
});

test("an entry with code of its own, or with exports from two files, leads nowhere", () => {
  for (const code of [
    'import{t as e}from"./kit-1.js";export{e as default};',
    'export{t as default}from"./a.js";export{n}from"./b.js";',
    'var e=1;export{t as default}from"./a.js";',
  ])
    expect(readFacade(code)).toBeUndefined();
});
