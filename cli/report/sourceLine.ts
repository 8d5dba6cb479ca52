import { paint, type Terminal } from "../base/terminal.ts";

/**
 * The line of a text that a problem is on, with a caret under the place; `line` and `column` count
 * from 1, columns in UTF-16 units.
 */
export function quoteLine(
  source: string,
  line: number,
  column: number,
  terminal: Pick<Terminal, "hasColour" | "width">,
): string {
  const text = source.replace(/^\ufeff/, "").split(/\r\n?|\n/)[line - 1] ?? "";
  const gutter = `${" ".repeat(4)}${line} | `;
  const { before, word, after } = cutAround(text, column - 1, terminal.width - gutter.length);
  const rule = `${" ".repeat(gutter.length - 2)}| `;
  const carets = "^".repeat(Math.max(1, displayWidth(word)));
  return [
    `${paint(terminal, "dim", gutter)}${before}${word}${after}`,
    `${paint(terminal, "dim", rule)}${" ".repeat(displayWidth(before))}${paint(terminal, "red", carets)}`,
  ].join("\n");
}

// A line of HTML can have thousands of characters: only the part near the place is shown, with …
// for the rest.
function cutAround(text: string, at: number, width: number): { before: string; word: string; after: string } {
  const fromWord = text.slice(at);
  const word = takeWidth(wordAt(fromWord), Math.max(8, Math.floor(width / 2)));
  const lead = takeWidth([...text.slice(0, at).replaceAll("\t", "  ")].reverse().join(""), Math.floor(width / 3));
  const isLeadCut = lead.length < text.slice(0, at).replaceAll("\t", "  ").length;
  const before = (isLeadCut ? "…" : "") + [...lead].reverse().join("");
  const tail = fromWord.slice(word.length).replaceAll("\t", "  ");
  const shownWord = word.replaceAll("\t", "  ");
  const room = width - displayWidth(before) - displayWidth(shownWord) - 1;
  const visibleTail = takeWidth(tail, Math.max(0, room));
  return { before, word: shownWord, after: visibleTail.length < tail.length ? `${visibleTail}…` : visibleTail };
}

/**
 * The string, number or character that a text of JSON begins with: what a problem at that place is
 * about.
 */
export function wordAt(text: string): string {
  return /^"(?:[^"\\]|\\.)*"?|^[\w.+-]+|^./su.exec(text)?.[0] ?? "";
}

function takeWidth(text: string, width: number): string {
  let prefix = "";
  let used = 0;
  for (const character of text) {
    used += measureWidth(character);
    if (used > width) break;
    prefix += character;
  }
  return prefix;
}

/**
 * Returns the columns of a text in a terminal: two for a Chinese character, none for a combining
 * mark.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += measureWidth(character);
  return width;
}

const invisible = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

function measureWidth(character: string): number {
  if (invisible.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
