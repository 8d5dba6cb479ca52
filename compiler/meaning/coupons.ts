import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

interface Coupon {
  code: string;
  /** The code without what people type differently. */
  plain: string;
  uses?: number;
  at: string;
}

// Characters that people take for each other when they read a code from paper.
const lookAlikes: Record<string, string> = { O: "0", Q: "0", I: "1", L: "1", S: "5", B: "8", Z: "2", G: "6" };
const shortest = 8;
// From so many codes on that differ by a number at their end, the next one is known.
const series = 3;

/**
 * Coupons with the same code, with codes that are read as each other, with codes that can be
 * guessed, and without an end.
 */
export function checkCoupons(coupons: readonly Coupon[]): Finding[] {
  const byCode = new Map<string, Coupon>();
  const byLook = new Map<string, Coupon>();
  const stems = new Map<string, number>();
  for (const { plain } of coupons) stems.set(getStem(plain), (stems.get(getStem(plain)) ?? 0) + 1);
  return coupons.flatMap((coupon): Finding[] => {
    const { at, code, plain, uses } = coupon;
    const look = plain.replace(/[OQILSBZG]/g, (character) => lookAlikes[character] ?? character);
    const same = byCode.get(plain);
    const alike = byLook.get(look);
    if (!same) byCode.set(plain, coupon);
    if (!alike) byLook.set(look, coupon);
    if (same) return [report("SL6137", `${at}/code`, { other: { pointer: same.at } })];
    if (alike) return [report("SL6138", `${at}/code`, { code, other: { pointer: alike.at } })];
    const reason = findWeakness(plain, stems);
    // One of a series is reported for all.
    if (reason === "series") stems.delete(getStem(plain));
    if (reason) return [report("SL6139", `${at}/code`, { reason })];
    return uses === undefined ? [report("SL6140", at, {})] : [];
  });
}

function findWeakness(plain: string, stems: Map<string, number>): "short" | "word" | "series" | undefined {
  if (plain.length < shortest || new Set(plain).size < 4) return "short";
  // RUN2025, EARLYBIRD, 20251026: a word, a number, or one after the other.
  if (/^(?:[A-Z]*\d{0,4}|\d+[A-Z]*)$/.test(plain)) return "word";
  return /\d$/.test(plain) && (stems.get(getStem(plain)) ?? 0) >= series ? "series" : undefined;
}

function getStem(plain: string): string {
  return plain.replace(/\d{1,4}$/, "");
}
