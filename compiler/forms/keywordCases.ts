// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema

/** One schema, values that it takes, values that it refuses. */
export type KeywordCase = [schema: unknown, good: unknown[], bad: unknown[]];

const astral = "😀";

/** What each keyword of JSON Schema 2020-12 takes and refuses; values of other types are none of most keywords' business. */
export const keywordCases: Record<string, KeywordCase[]> = {
  type: [
    [{ type: "integer" }, [1, 1.0, -5], [1.5, "1", null, [], {}]],
    [{ type: "number" }, [1, 1.5], ["1", true]],
    [{ type: "string" }, ["", "1"], [1, null]],
    [{ type: "boolean" }, [true, false], [0, "false", null]],
    [{ type: "null" }, [null], [0, "", false]],
    [{ type: "object" }, [{}, { a: 1 }], [[], null]],
    [{ type: "array" }, [[], [1]], [{}, "[]"]],
    [{ type: ["string", "null"] }, ["a", null], [1]],
  ],
  enum: [
    [{ enum: [1, "1", null] }, [1, "1", null], [true, 2]],
    [{ enum: [[1], { a: 1 }] }, [[1], { a: 1 }], [[true], { a: 2 }, [1, 1]]],
    [{ enum: [false] }, [false], [0, [0]]],
  ],
  const: [
    [{ const: 0 }, [0, -0], [false, "", null]],
    [{ const: { a: [1], b: 2 } }, [{ b: 2, a: [1] }], [{ a: [1] }, { a: [2], b: 2 }]],
    [{ const: true }, [true], [1]],
  ],
  minimum: [
    [{ minimum: 1.1 }, [1.1, 2, "x"], [1, -3]],
    [{ minimum: -2 }, [-2, 0], [-2.0001]],
  ],
  maximum: [[{ maximum: 3 }, [3, 2.9, "9"], [3.1]]],
  exclusiveMinimum: [[{ exclusiveMinimum: 1 }, [1.1, null], [1, 0]]],
  exclusiveMaximum: [[{ exclusiveMaximum: 3 }, [2.9, true], [3]]],
  multipleOf: [
    [{ multipleOf: 2 }, [10, 0, "7"], [7]],
    [{ multipleOf: 1.5 }, [4.5], [35]],
  ],
  minLength: [[{ minLength: 2 }, ["ab", astral + astral, 1], ["a", astral]]],
  maxLength: [[{ maxLength: 2 }, ["ab", astral + astral, [1, 2, 3]], ["abc", astral + astral + astral]]],
  pattern: [
    [{ pattern: "^a*$" }, ["aaa", "", 1, null], ["abc"]],
    [{ pattern: "a+" }, ["xxaayy"], ["x"]],
    [{ pattern: "^\\p{Lu}" }, ["Ä"], ["ä"]],
    [{ pattern: "^.$" }, [astral], ["ab"]],
  ],
  format: [
    [
      { format: "date" },
      ["2024-02-29", "2000-02-29", "2025-12-31", "2025-04-30", 7],
      ["2024-2-9", "24-02-09", "2024-00-01", "2025-02-31", "2025-02-29", "1900-02-29", "2025-04-31", "2025-13-01"],
    ],
    [
      { format: "date-time" },
      ["1990-12-31T15:59:59.123-08:00", "1990-12-31t15:59:59z", "2016-12-31T23:59:60Z", "2017-01-01T07:59:60+08:00"],
      ["1990-12-31 15:59", "1990-12-31", "2025-02-31T07:30:00+08:00", "2023-02-29T00:00:00Z", "2016-12-31T22:59:60Z"],
    ],
    [
      { format: "time" },
      ["08:30:06Z", "23:59:59.5+08:00", "23:59:60Z", "15:59:60.5-08:00", "05:29:60+05:30"],
      ["8:30", "24:00:00Z", "08:30Z", "23:59:61Z", "23:59:60+08:00", "12:00:60Z", "08:30:06"],
    ],
    [
      { format: "email" },
      ["joe.bloggs@example.com", "te~st@example.com"],
      ["2962", "joe@", "@example.com", "a@b c.com"],
    ],
    [
      { format: "uri" },
      ["http://foo.bar/?baz=qux#quux", "urn:oasis:names"],
      ["/abc", "http:// shouldfail.com", "\\\\WIN"],
    ],
    [{ format: "uuid" }, ["2EB8AA08-AA98-11EA-B4AA-73B441D16380"], ["2eb8aa08-aa98-11ea-b4aa-73b441d1638"]],
    [{ format: "ipv4" }, ["192.168.0.1"], ["256.256.256.256", "127.0.0"]],
    [{ format: "hostname" }, ["www.example.com"], ["-bad-", "a..b"]],
    [{ format: "no-such-format" }, ["anything"], []],
  ],
  items: [
    [{ items: { type: "integer" } }, [[1, 2], [], { 0: "a" }], [[1, "x"]]],
    [{ items: false }, [[]], [[1]]],
    [{ items: true }, [[1, "a"]], []],
  ],
  prefixItems: [
    [{ prefixItems: [{ type: "integer" }, { type: "string" }] }, [[1, "a"], [1], [], [1, "a", true]], [["a", 1]]],
    [{ prefixItems: [{}], items: { type: "integer" } }, [["a", 2]], [["a", "b"]]],
  ],
  contains: [
    [{ contains: { minimum: 5 } }, [[3, 5], [5], {}], [[], [2, 3]]],
    [{ contains: { const: 1 }, maxContains: 1 }, [[1], [1, 2]], [[1, 1], [2]]],
    [{ contains: { const: 1 }, minContains: 2 }, [[1, 1]], [[1], []]],
    [{ contains: { const: 1 }, minContains: 0 }, [[], [2]], []],
  ],
  minItems: [[{ minItems: 1 }, [[1], ""], [[]]]],
  maxItems: [[{ maxItems: 2 }, [[1, 2], "foobar"], [[1, 2, 3]]]],
  uniqueItems: [
    [
      { uniqueItems: true },
      [
        [1, 2],
        [1, true],
        [{ a: 1 }, { a: 2 }],
        [[1], [2]],
      ],
      [
        [1, 1],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
        [[1], [1]],
      ],
    ],
    [{ uniqueItems: false }, [[1, 1]], []],
  ],
  unevaluatedItems: [
    [{ prefixItems: [{ type: "string" }], unevaluatedItems: false }, [["a"]], [["a", "b"]]],
    [{ allOf: [{ prefixItems: [true, { type: "number" }] }], unevaluatedItems: false }, [["a", 42]], [["a", 42, true]]],
  ],
  properties: [
    [
      { properties: { a: { type: "integer" }, b: { type: "string" } } },
      [{ a: 1, b: "b" }, {}, [], { c: [] }],
      [{ a: 1, b: {} }],
    ],
    [
      { properties: { 'a"b': { type: "number" }, "a\\b": { type: "number" }, "a\nb": { type: "number" } } },
      [{ 'a"b': 1, "a\\b": 1, "a\nb": 1 }],
      [{ 'a"b': "1" }, { "a\nb": "1" }],
    ],
    [{ properties: { a: false } }, [{}, { b: 1 }], [{ a: 1 }]],
  ],
  patternProperties: [
    [
      { patternProperties: { "f.*o": { type: "integer" } } },
      [{ foo: 1 }, { bar: "x" }, ["foo"]],
      [{ foo: "bar" }, { foo: 1, foooo: "baz" }],
    ],
  ],
  additionalProperties: [
    [
      { properties: { a: {} }, patternProperties: { "^v": {} }, additionalProperties: false },
      [{ a: 1, vroom: 2 }, [1]],
      [{ a: 1, q: 2 }],
    ],
    [{ additionalProperties: { type: "boolean" } }, [{ a: true }], [{ a: 1 }]],
  ],
  unevaluatedProperties: [
    [{ properties: { a: {} }, unevaluatedProperties: false }, [{ a: 1 }], [{ b: 1 }]],
    [
      { allOf: [{ properties: { b: {} } }], properties: { a: {} }, unevaluatedProperties: false },
      [{ a: 1, b: 1 }],
      [{ c: 1 }],
    ],
    [
      {
        anyOf: [{ properties: { b: { const: 1 } }, required: ["b"] }, { properties: { c: {} } }],
        unevaluatedProperties: false,
      },
      [{ b: 1 }, { c: 1 }, {}],
      [{ d: 1 }, { b: 2 }],
    ],
    [
      {
        if: { properties: { k: { const: 1 } }, required: ["k"] },
        then: { properties: { x: {} } },
        unevaluatedProperties: false,
      },
      [{ k: 1, x: 2 }],
      [{ x: 2 }],
    ],
    [
      {
        properties: { card: {}, name: {} },
        dependentSchemas: { card: { properties: { holder: {} } } },
        unevaluatedProperties: false,
      },
      [{}, { name: 1 }, { card: 1, name: 1, holder: 2 }],
      [{ holder: 2 }, { name: 1, other: 1 }],
    ],
    [{ $ref: "#/$defs/a", unevaluatedProperties: false }, [{ a: 1 }], [{ b: 1 }]],
  ],
  propertyNames: [[{ propertyNames: { maxLength: 3 } }, [{ f: {}, foo: {} }, {}, [1]], [{ foobar: {} }]]],
  required: [
    [{ required: ["a"] }, [{ a: 1 }, { a: null }, [], "x"], [{ b: 1 }, {}]],
    [{ required: ["a\nb", 'c"d'] }, [{ "a\nb": 1, 'c"d': 1 }], [{ "a\nb": 1 }]],
  ],
  minProperties: [[{ minProperties: 1 }, [{ a: 1 }, []], [{}]]],
  maxProperties: [[{ maxProperties: 1 }, [{}, { a: 1 }], [{ a: 1, b: 2 }]]],
  dependentRequired: [
    [{ dependentRequired: { a: ["b", "c"] } }, [{}, { b: 1 }, { a: 1, b: 1, c: 1 }], [{ a: 1, b: 1 }]],
  ],
  dependentSchemas: [
    [
      { dependentSchemas: { a: { properties: { b: { type: "integer" } } } } },
      [{ b: "x" }, { a: 1, b: 2 }],
      [{ a: 1, b: "x" }],
    ],
  ],
  allOf: [[{ allOf: [{ minimum: 2 }, { maximum: 4 }] }, [3, "x"], [1, 5]]],
  anyOf: [[{ anyOf: [{ type: "integer" }, { minimum: 2 }] }, [1, 2.5, "x"], [1.5]]],
  oneOf: [
    [{ oneOf: [{ type: "integer" }, { minimum: 2 }] }, [1, 2.5], [3, 1.5]],
    [{ oneOf: [true, true, false] }, [], [1]],
  ],
  not: [
    [{ not: { type: "integer" } }, ["a", 1.1], [1]],
    [{ not: { properties: { a: { type: "string" } }, required: ["a"] } }, [{ a: 1 }, {}], [{ a: "x" }]],
    [{ not: {} }, [], [1, "a"]],
  ],
  if: [
    [{ if: { exclusiveMaximum: 0 }, then: { minimum: -10 } }, [-1, 3], [-100]],
    [{ if: { exclusiveMaximum: 0 }, else: { multipleOf: 2 } }, [-1, 4], [3]],
    [{ if: false, then: { const: "then" }, else: { const: "else" } }, ["else"], ["then"]],
    [{ if: { const: 0 } }, [0, "x"], []],
    [{ then: { const: 0 } }, [0, "x"], []],
  ],
  $ref: [
    [{ $ref: "#/$defs/positive" }, [1], [0, "x"]],
    [{ $ref: "#/$defs/positive", maximum: 9 }, [5], [10, 0]],
    [{ $ref: "#/$defs/tree" }, [{ v: 1, kids: [{ v: 2, kids: [] }] }], [{ v: "x" }, { kids: [{ v: null }] }]],
    [{ items: { $ref: "#/$defs/odd~0~1%22name" } }, [[true]], [[1]]],
    [{ properties: { $ref: { type: "string" } } }, [{ $ref: "a" }], [{ $ref: 2 }]],
    [{ enum: [{ $ref: "#/$defs/nowhere" }] }, [{ $ref: "#/$defs/nowhere" }], [{ a: 1 }]],
  ],
  booleans: [
    [true, [1, null, {}], []],
    [{}, [1, null, {}], []],
  ],
  notes: [
    [
      { title: "x", description: "y", $comment: "z", default: 7, examples: [1], deprecated: true, readOnly: true },
      [1, "a"],
      [],
    ],
  ],
};

/** What the cases refer to. */
export const caseDefinitions = {
  a: { properties: { a: {} } },
  positive: { type: "integer", minimum: 1 },
  tree: {
    type: "object",
    properties: { v: { type: "number" }, kids: { type: "array", items: { $ref: "#/$defs/tree" } } },
  },
  'odd~/"name': { type: "boolean" },
};
