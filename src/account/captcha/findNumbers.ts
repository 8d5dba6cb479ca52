import { sha256 } from "@noble/hashes/sha2.js";
import type { Work } from "#contract/captcha.ts";

/** Milliseconds of work at a time; in between the page responds. */
const sliceMs = 12;

/**
 * Does the work: resolves to one number for each part. Reports the progress after each; rejects
 * early by `signal`.
 */
export async function findNumbers(
  { salt, parts, bits }: Pick<Work, "salt" | "parts" | "bits">,
  onDone: (parts: number) => void,
  signal: AbortSignal,
): Promise<number[]> {
  const numbers: number[] = [];
  for (let part = 0; part < parts; part++) {
    numbers.push(await findNumber(`${salt}:${part}:`, bits, signal));
    onDone(part + 1);
  }
  return numbers;
}

async function findNumber(start: string, bits: number, signal: AbortSignal): Promise<number> {
  const encoder = new TextEncoder();
  const text = new Uint8Array(start.length + 16);
  encoder.encodeInto(start, text);
  for (let n = 0; ; ) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      // The clock is read once in a while: reading it costs as much as a hash.
      for (let count = 0; count < 64; count++, n++) {
        const { written } = encoder.encodeInto(String(n), text.subarray(start.length));
        if (hasZeroBits(sha256(text.subarray(0, start.length + written)), bits)) return n;
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}

/** Returns whether a hash begins with that many zero bits (at most 32). */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> (32 - bits) === 0;
}
