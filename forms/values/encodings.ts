/** How the letters of a text file are stored. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030" | "windows-1252";

/** The bytes of a file, of which the encoding is decided together. */
export interface EncodingVote {
  add(bytes: Uint8Array): void;
  decide(): Encoding;
}

// Enough for every kind of letter of a file, and its first line.
const firstBytes = 4096;

/**
 * Collects the bytes of a text file, in one piece or several, and decides its encoding: UTF-8,
 * UTF-16 with and without its mark, GB 18030 as Excel saves it in China, or Windows 1252 as it does
 * in Europe. A few wrong bytes in a file of UTF-8 leave it one.
 */
export function collectEncoding(): EncodingVote {
  let wide: Encoding | undefined;
  let isFirst = true;
  const counts = { valid: 0, invalid: 0, singles: 0, groups: 0 };
  let missing = 0;
  let run = 0;
  const endRun = () => {
    if (run === 1) counts.singles++;
    if (run > 1) counts.groups++;
    run = 0;
  };
  const addHigh = (byte: number) => {
    run++;
    if (missing > 0 && byte < 0xc0) {
      missing--;
      if (missing === 0) counts.valid++;
      return;
    }
    if (missing > 0) counts.invalid++;
    missing = countContinuations(byte);
    if (missing === 0) counts.invalid++;
  };
  const add = (bytes: Uint8Array) => {
    if (isFirst) wide = findWideEncoding(bytes);
    isFirst = false;
    if (wide) return;
    for (const byte of bytes) {
      if (byte >= 0x80) addHigh(byte);
      else if (run > 0) {
        if (missing > 0) counts.invalid++;
        missing = 0;
        endRun();
      }
    }
  };
  const decide = (): Encoding => {
    endRun();
    if (wide) return wide;
    if (counts.valid >= counts.invalid) return "utf-8";
    // A letter with an accent is one byte among letters, a Chinese character two, mostly both high.
    return counts.singles > counts.groups ? "windows-1252" : "gb18030";
  };
  return { add, decide };
}

function countContinuations(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}

// UTF-16 by its byte order mark; without one by its zero bytes, which no other text has: every
// separator has one before or after it.
function findWideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const isZero = (at: number) => bytes[at] === 0;
  const places = Array.from({ length: Math.min(bytes.length, firstBytes) }, (_byte, at) => at).filter(isZero);
  if (places.length === 0) return undefined;
  return places.filter((at) => at % 2 === 1).length * 2 >= places.length ? "utf-16le" : "utf-16be";
}
