import type { Sentence } from "#core/text.ts";

const kinds: Record<string, Sentence> = {
  string: { zh: "加双引号的文字", en: "a text in double quotes" },
  number: { zh: "数字", en: "a number" },
  integer: { zh: "整数", en: "a whole number" },
  boolean: { zh: "true 或 false", en: "true or false" },
  array: { zh: "列表 […]", en: "a list […]" },
  object: { zh: "对象 {…}", en: "an object {…}" },
  null: { zh: "空值 null", en: "null" },
};

/** Names the JSON types that are allowed somewhere: "a number or null". */
export function wantedKinds(type: string | string[]): Sentence {
  const names = (Array.isArray(type) ? type : type.split(",")).map((name) => kinds[name] ?? { zh: name, en: name });
  return { zh: names.map(({ zh }) => zh).join("或"), en: names.map(({ en }) => en).join(" or ") };
}

/** Names the JSON type of what is written. */
export function writtenKind(value: unknown): Sentence {
  if (value === undefined) return { zh: "空缺", en: "missing" };
  if (typeof value === "boolean") return { zh: String(value), en: String(value) };
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return kinds[type] ?? { zh: type, en: type };
}
