import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that a code is shown. */
const stepSeconds = 30;

// A clock may be a step behind or ahead (RFC 6238, section 5.2).
const drift = [0, -1, 1];

/**
 * Returns the six-digit code of a step (RFC 6238 with SHA-1, which is what all authenticator apps
 * read).
 */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  // The dynamic truncation of RFC 4226, section 5.3.
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/**
 * Returns the step whose code this is, of those around `now` (seconds since 1970); undefined if it
 * is none of theirs.
 */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(now / stepSeconds);
  const steps = drift.map((by) => current + by).filter((step) => step >= 0);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Returns bytes as base32 without padding (RFC 4648, section 6), as people type a secret into an
 * app.
 */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/**
 * Returns the address that authenticator apps read from a QR code (the Key Uri Format of Google
 * Authenticator).
 */
export function appAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
