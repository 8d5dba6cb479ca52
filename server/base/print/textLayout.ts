import { setBounded } from "#core/boundedMap.ts";
import { countGlyphs, measureText, type Weight } from "./fonts.ts";
import { assignFonts, joinRuns, type Run } from "./runs.ts";

/** How a text is set in a width. Lengths are points. */
export interface TextStyle {
  width: number;
  size: number;
  /** To which size it is shrunk before it takes another line. */
  minSize: number;
  /** How many lines it may take; one that is still too long is shrunk further. */
  lines: number;
  /** How high all lines together may be; left out, as high as they are. */
  height?: number | undefined;
  weight: Weight;
  align: "left" | "center" | "right";
  /** Between the letters. */
  spacing: number;
}

/** A run at its place; `x` is from the left edge of the text's width. */
export interface PlacedRun extends Run {
  x: number;
  width: number;
}

/** A text in lines, in the size in which it has room. */
export interface TextLayout {
  size: number;
  lines: PlacedRun[][];
  /** The characters that no font has, as Unicode names them. */
  missing: string[];
}

/** The height of a line, and its baseline from its top, in units of the size of its letters. */
export const lineHeight = 1.35;
export const baseline = 1.05;

// Smaller letters cannot be read.
const smallest = 4;
const step = 0.97;
// More has room on no sheet.
const longest = 4000;

/**
 * Sets a text: smaller on one line down to `minSize`, then in up to `lines` lines, then smaller
 * still. What does not fit in letters of four points ends in an ellipsis.
 */
export function layoutText(text: string, style: TextStyle): TextLayout {
  const key = JSON.stringify([text, style]);
  const known = laidOut.get(key);
  if (known) return known;
  const layout = layoutAnew(text, style);
  setBounded(laidOut, key, layout, mostLaidOut);
  return layout;
}

// Most texts of a certificate are the same for every runner.
const mostLaidOut = 500;
const laidOut = new Map<string, TextLayout>();

function layoutAnew(text: string, style: TextStyle): TextLayout {
  const { characters, missing } = assignFonts(text.slice(0, longest), style.weight);
  if (characters.length === 0) return { size: style.size, lines: [], missing };
  const { size, lines } = fitText(listPieces(characters), style);
  return { size, lines: lines.map((line) => placeLine(line, size, style)), missing };
}

/** Characters between which no line may end, and their width in units of their size. */
interface Piece {
  characters: Run[];
  em: number;
  /** Without the space at its end. */
  trimmed: number;
  glyphs: number;
}

function fitText(pieces: readonly Piece[], style: TextStyle): { size: number; lines: Run[][] } {
  const whole = joinPieces(pieces);
  const onOneLine = Math.min(style.size, (style.width - (whole.glyphs - 1) * style.spacing) / whole.trimmed);
  const least = style.lines > 1 ? Math.min(style.minSize, style.size) : smallest;
  if (onOneLine >= least) return { size: onOneLine, lines: [whole.characters] };
  const room = (style.height ?? Number.POSITIVE_INFINITY) / lineHeight;
  let broken: { size: number; lines: Run[][] } | undefined;
  for (let size = style.size; size >= smallest; size *= step) {
    const lines = breakLines(pieces, size, style);
    if (lines.length > style.lines || lines.length * size > room) continue;
    if (!pieces.some((piece) => isTooWide(piece, size, style))) return { size, lines };
    broken ??= { size, lines };
    // Below that, a broken word is read more easily than small letters.
    if (size < style.minSize) return broken;
  }
  if (broken) return broken;
  return { size: smallest, lines: cutLines(breakLines(pieces, smallest, style), style) };
}

// A line may end after a space, and beside an ideograph, but not before a mark that closes.
const closing = /^[\p{Pe}\p{Pf}，。、！？；：”’…·,.!?;:)\]}%]/u;
const opening = /[\p{Ps}\p{Pi}“‘(]$/u;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function listPieces(characters: readonly Run[]): Piece[] {
  const pieces: Run[][] = [];
  for (const character of characters) {
    const last = pieces.at(-1);
    if (last && !mayBreak(last.at(-1)?.text ?? "", character.text)) last.push(character);
    else pieces.push([character]);
  }
  return pieces.map(measurePiece);
}

function mayBreak(before: string, character: string): boolean {
  if (character === " " || closing.test(character) || opening.test(before)) return false;
  return before === " " || ideograph.test(character) || ideograph.test(before);
}

function measurePiece(characters: Run[]): Piece {
  const measure = (some: readonly Run[]) =>
    joinRuns(some).reduce((sum, { font, text }) => sum + measureText(font, text), 0);
  const em = measure(characters);
  const trimmed = characters.at(-1)?.text === " " ? measure(characters.slice(0, -1)) : em;
  const glyphs = joinRuns(characters).reduce((sum, { font, text }) => sum + countGlyphs(font, text), 0);
  return { characters, em, trimmed, glyphs };
}

function joinPieces(pieces: readonly Piece[]): Piece {
  const sum = (read: (piece: Piece) => number) => pieces.reduce((total, piece) => total + read(piece), 0);
  const last = pieces.at(-1);
  const em = sum((piece) => piece.em);
  const trimmed = last ? em - last.em + last.trimmed : 0;
  return { characters: pieces.flatMap((piece) => piece.characters), em, trimmed, glyphs: sum((piece) => piece.glyphs) };
}

function isTooWide({ trimmed, glyphs }: Piece, size: number, { width, spacing }: TextStyle): boolean {
  return trimmed * size + (glyphs - 1) * spacing > width;
}

function breakLines(pieces: readonly Piece[], size: number, style: TextStyle): Run[][] {
  const { width, spacing } = style;
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const add = ({ characters, em, trimmed, glyphs }: Piece) => {
    if (line.length > 0 && used + trimmed * size + (glyphs - 1) * spacing > width) {
      lines.push(line);
      [line, used] = [[], 0];
    }
    line.push(...characters);
    used += em * size + glyphs * spacing;
  };
  for (const piece of pieces) {
    // A word that is wider than a line breaks anywhere.
    if (isTooWide(piece, size, style)) for (const character of piece.characters) add(measurePiece([character]));
    else add(piece);
  }
  return [...lines, line];
}

function cutLines(lines: readonly Run[][], style: TextStyle): Run[][] {
  const kept = lines.slice(0, style.lines);
  const last = [...(kept.pop() ?? [])];
  const withEllipsis = () => measurePiece([...last, { font: last.at(-1)?.font as string, text: "…" }]);
  while (last.length > 1 && withEllipsis().trimmed * smallest + withEllipsis().glyphs * style.spacing > style.width)
    last.pop();
  return [...kept, withEllipsis().characters];
}

function placeLine(characters: readonly Run[], size: number, { width, align, spacing }: TextStyle): PlacedRun[] {
  const isSpaced = characters.at(-1)?.text === " ";
  const runs = joinRuns(isSpaced ? characters.slice(0, -1) : characters);
  const widths = runs.map(({ font, text }) => measureText(font, text) * size + countGlyphs(font, text) * spacing);
  // The spacing after the last letter is not seen.
  const free = width - (widths.reduce((sum, width) => sum + width, 0) - spacing);
  let x = align === "left" ? 0 : align === "right" ? free : free / 2;
  return runs.map((run, index) => {
    const placed = { ...run, x, width: widths[index] ?? 0 };
    x += placed.width;
    return placed;
  });
}
