import type { Sentence } from "#core/text.ts";

/**
 * "Did you mean" in both languages; nothing if no known name is near. The English one starts with a
 * space.
 */
export function didYouMean(near: string | undefined): Sentence {
  return near === undefined ? { zh: "", en: "" } : { zh: `是否想写“${near}”？`, en: ` Did you mean "${near}"?` };
}

/**
 * How many other places name the same missing page; nothing for none. The English one starts with a
 * space.
 */
export function alsoAt(others: number): Sentence {
  if (others === 0) return { zh: "", en: "" };
  return {
    zh: `（另有 ${others} 处指向它）`,
    en: ` (${others} more ${others === 1 ? "place names" : "places name"} it)`,
  };
}
