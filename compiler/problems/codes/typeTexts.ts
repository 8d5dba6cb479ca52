import type { Sentence } from "#core/text.ts";

const types: Record<string, Sentence> = {
  string: { zh: "加双引号的文字", en: "a text in double quotes" },
  number: { zh: "数字", en: "a number" },
  integer: { zh: "整数", en: "a whole number" },
  boolean: { zh: "true 或 false", en: "true or false" },
  array: { zh: "列表[…]", en: "a list […]" },
  object: { zh: "对象{…}", en: "an object {…}" },
  null: { zh: "空值 null", en: "null" },
};

/** The JSON types that are allowed in a place: "A number or null". */
export function expectedText(expected: readonly string[]): Sentence {
  const names = expected.map(textOf);
  const en = names.map((name) => name.en).join(" or ");
  return { zh: names.map(({ zh }) => zh).join("或"), en: en.charAt(0).toUpperCase() + en.slice(1) };
}

/** The JSON type of what is written, by its name; true and false by themselves. */
export function writtenText(written: string): Sentence {
  return written === "missing" ? { zh: "空缺", en: "nothing" } : textOf(written);
}

function textOf(type: string): Sentence {
  return (Object.hasOwn(types, type) ? types[type] : undefined) ?? { zh: type, en: type };
}
