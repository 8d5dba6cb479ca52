import { createScanner } from "jsonc-parser";
import { escapeKey } from "#core/pointers.ts";

/** A comment of a JSON text, with its marks. */
export interface Comment {
  offset: number;
  text: string;
}

/**
 * A comment and the value that it is about: on lines before it, beside it at its line's end, or on
 * lines after the last of a list.
 */
export interface PlacedComment {
  text: string;
  pointer: string;
  side: "before" | "beside" | "after";
}

/**
 * Returns the comments of a JSON text in order, even if it is broken. A block comment without an
 * end is not one.
 */
export function getComments(text: string): Comment[] {
  return [...getTokens(text)].filter((token) => isComment(token.text));
}

/**
 * Returns the text with blanks in the place of its comments: every other character stays on its
 * line and in its column.
 */
export function blankComments(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const comment of getComments(text)) {
    parts.push(text.slice(end, comment.offset), comment.text.replace(/[^\r\n]/g, " "));
    end = comment.offset + comment.text.length;
  }
  return parts.join("") + text.slice(end);
}

/** Returns whether a comment ends only with its line. */
export function isLineComment(text: string): boolean {
  return text.startsWith("//");
}

/**
 * Finds the value that each comment of a JSON text is about. The text must be JSON but for its
 * comments.
 */
export function placeComments(text: string): PlacedComment[] {
  const placed: PlacedComment[] = [];
  if (!text.includes("/")) return placed;
  const frames: Frame[] = [{ pointer: "", isList: false, index: 0 }];
  let waiting: string[] = [];
  // The last token that is neither blank nor comment, while its line lasts.
  let last = "";
  const settle = (pointer: string, side: PlacedComment["side"]) => {
    for (const comment of waiting) placed.push({ text: comment, pointer, side });
    waiting = [];
  };
  for (const token of getTokens(text)) {
    const frame = frames.at(-1) as Frame;
    const kind = token.text[0] ?? "";
    if (isComment(token.text)) {
      waiting.push(token.text);
      const after = token.offset + token.text.length;
      if (/[{[]/.test(last) && endsLine(text, after)) settle(frame.pointer, "before");
      else if (last !== "" && hasEnded(frame) && !isFollowed(text, after)) settle(frame.done ?? "", "beside");
    } else if (/[\r\n]/.test(kind)) last = "";
    else if (/\S/.test(kind)) {
      last = kind;
      if (kind === ":") continue;
      if (kind === ",") {
        frame.key = undefined;
        frame.index++;
      } else if (/[}\]]/.test(kind)) {
        if (frame.done === undefined) settle(frame.pointer, "before");
        else settle(frame.done, "after");
        frames.pop();
        close(frames, frame.pointer);
      } else if (isKey(frame, frames)) frame.key = `${frame.pointer}/${escapeKey(String(JSON.parse(token.text)))}`;
      else {
        const pointer = valuePointer(frame, frames);
        settle(pointer, "before");
        if (/[{[]/.test(kind)) frames.push({ pointer, isList: kind === "[", index: 0 });
        else close(frames, pointer);
      }
    }
  }
  settle("", "after");
  return placed;
}

interface Frame {
  pointer: string;
  isList: boolean;
  index: number;
  /** Pointer of the property whose name was read. */
  key?: string | undefined;
  /** Pointer of the value that ended last. */
  done?: string;
}

// Returns whether what was read last is a whole value, not the name of one.
function hasEnded({ done, key }: Frame): boolean {
  return done !== undefined && (key === undefined || key === done);
}

function isKey(frame: Frame, frames: Frame[]): boolean {
  return frames.length > 1 && !frame.isList && frame.key === undefined;
}

function valuePointer(frame: Frame, frames: Frame[]): string {
  if (frames.length === 1) return "";
  return frame.isList ? `${frame.pointer}/${frame.index}` : (frame.key ?? frame.pointer);
}

function close(frames: Frame[], pointer: string): void {
  const frame = frames.at(-1);
  if (frame) frame.done = pointer;
}

function* getTokens(text: string): Generator<Comment> {
  const scanner = createScanner(text, false);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    yield { offset, text: text.slice(offset, offset + scanner.getTokenLength()) };
  }
}

function isComment(token: string): boolean {
  return isLineComment(token) || (token.startsWith("/*") && token.length > 3 && token.endsWith("*/"));
}

function endsLine(text: string, offset: number): boolean {
  return matchesAt(/[ \t]*(?:[\r\n]|$)/y, text, offset);
}

// Returns whether another value follows on the same line.
function isFollowed(text: string, offset: number): boolean {
  return !matchesAt(/[ \t]*(?:[\r\n,}\]]|\/[/*]|$)/y, text, offset);
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}
