/**
 * Returns a title as it may be broken into lines: in Chinese, in which a space is the first place
 * for a break, a number stays with what it counts and a day with its month ("8 月 28 日", "2025
 * 运河城").
 */
export function headline(title: string): string {
  return title.replace(/(\d) (?=\p{Script=Han})/gu, "$1\u00a0").replace(/([年月]) (?=\d)/g, "$1\u00a0");
}
