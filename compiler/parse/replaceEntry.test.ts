import { expect, test } from "vitest";
import { parseJson } from "./parse.ts";
import { replaceEntry } from "./replaceEntry.ts";
import { rewriteAt } from "./rewrite.ts";

const site = `{
  // The top of the page.
  "blocks": [
    { "id": "top", "type": "carousel" }, // stays
    {
      // Our wall.
      "id": "wall",
      "props": { "title": "Sponsors" },
      "slots": {
        "below": [
          {
            "id": "note",
            "text": "Thanks" // to all of them
          }
        ]
      }
    },
    { "id": "end" }
  ]
}
`;

test("an organiser who detaches a composite finds the comments of the page where they were, those of the rest and those inside", () => {
  const blocks = [
    { id: "wall-title", text: "Sponsors" },
    { id: "wall-note", text: "Thanks" },
  ];
  const cameFrom = (inner: string) => inner.replace(/^\/1(?=\/|$)/, "/slots/below/0");
  expect(replaceEntry(site, "/blocks/1", blocks, cameFrom)).toBe(`{
  // The top of the page.
  "blocks": [
    { "id": "top", "type": "carousel" }, // stays
    // Our wall.
    {
      "id": "wall-title",
      "text": "Sponsors"
    },
    {
      "id": "wall-note",
      "text": "Thanks" // to all of them
    },
    { "id": "end" }
  ]
}
`);
});

test.each([
  ['{"a":[{"id":"x"},{"id":"y"}]}', "/a/0", '{"a":[{ "id": "p" }, { "id": "q" },{"id":"y"}]}'],
  [
    '\ufeff[\r\n\t{\r\n\t\t"id": "x"\r\n\t}\r\n]',
    "/0",
    '\ufeff[\r\n\t{\r\n\t\t"id": "p"\r\n\t},\r\n\t{\r\n\t\t"id": "q"\r\n\t}\r\n]',
  ],
])("the layout of %j stays", (source, pointer, expected) => {
  const result = replaceEntry(source, pointer, [{ id: "p" }, { id: "q" }], (inner) => inner);
  expect(result).toBe(expected);
  expect(parseJson(result).problem).toBeUndefined();
});

test("an entry that becomes nothing is removed, and a place that is none changes nothing", () => {
  expect(replaceEntry('{ "a": [1, { "id": "x" }] }', "/a/1", [], (inner) => inner)).toBe('{ "a": [1] }');
  expect(replaceEntry('{ "a": 1 }', "/b/1/c", [{}], (inner) => inner)).toBe('{ "a": 1 }');
});

test.each([
  ["[1, 2]", "[1]"],
  ["[1,2]", "[1]"],
  ["[1, 2 ]", "[1 ]"],
  ["[\n  1,\n  2\n]", "[\n  1\n]"],
  ["[\n  1,\n  2 // two\n]", "[\n  1 // two\n]"],
])("removing the last entry of %j leaves a list", (source, expected) => {
  expect(rewriteAt(source, "/1", undefined)).toBe(expected);
});
