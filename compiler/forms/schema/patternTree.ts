/**
 * A part of a regular expression: one character of a set, a sequence, alternatives, or nothing (an
 * edge, a look around).
 */
export type PatternPart =
  | { kind: "one"; source: string; min: number; max: number }
  | { kind: "group"; branches: PatternPart[][]; min: number; max: number }
  | { kind: "nothing"; min: number; max: number };

/** Reads the branches of a regular expression that compiles with the flag u. */
export function parsePattern(source: string): PatternPart[][] {
  const reader = { source, at: 0 };
  return readBranches(reader);
}

interface Reader {
  source: string;
  at: number;
}

function readBranches(reader: Reader): PatternPart[][] {
  const branches: PatternPart[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ")") {
    if (reader.source[reader.at] === "|") {
      reader.at++;
      branches.push([]);
      continue;
    }
    const part = readPart(reader);
    branches.at(-1)?.push({ ...part, ...readQuantifier(reader) });
  }
  return branches;
}

function readPart(reader: Reader): PatternPart {
  const once = { min: 1, max: 1 };
  const rest = reader.source.slice(reader.at);
  const edge = /^(?:\^|\$|\\b|\\B)/.exec(rest)?.[0];
  if (edge) {
    reader.at += edge.length;
    return { kind: "nothing", ...once };
  }
  if (rest.startsWith("(")) return readGroup(reader, rest);
  const character =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\k<[^>]*>|\\.)/su.exec(
      rest,
    )?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
  reader.at += character.length;
  return { kind: "one", source: character, ...once };
}

function readGroup(reader: Reader, rest: string): PatternPart {
  const start = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]+:))?/.exec(rest)?.[0] ?? "(";
  reader.at += start.length;
  const branches = readBranches(reader);
  reader.at++;
  const isLook = /^\(\?<?[=!]$/.test(start);
  return { kind: isLook ? "nothing" : "group", branches, min: 1, max: 1 } as PatternPart;
}

function readQuantifier(reader: Reader): { min: number; max: number } {
  const match = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(reader.source.slice(reader.at));
  if (!match) return { min: 1, max: 1 };
  reader.at += match[0].length;
  const [, sign, from, hasRange, to] = match;
  if (sign) return { min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(from);
  return { min, max: hasRange === undefined ? min : to ? Number(to) : Number.POSITIVE_INFINITY };
}
