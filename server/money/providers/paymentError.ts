/**
 * Why a provider did not do what it was to do. After "unreachable", "timeout", "unverified" and
 * "unreadable" it may have done it: query before anything is decided.
 */
export type PaymentErrorCode =
  | "unreachable"
  | "timeout"
  | "unverified"
  | "unreadable"
  | "provider-failed"
  | "too-often"
  | "not-allowed"
  | "invalid"
  | "not-found"
  | "already-paid"
  | "already-closed"
  | "no-balance"
  | "no-bill"
  | "way-not-offered";

/**
 * A call to a provider that failed. The message has the provider's own code, and never an amount,
 * key or person.
 */
export class PaymentError extends Error {
  override name = "PaymentError";
  readonly code: PaymentErrorCode;

  constructor(code: PaymentErrorCode, detail = "") {
    super(detail ? `${code} (${detail})` : code);
    this.code = code;
  }
}

/**
 * Returns whether a repeated request has the same result, also after the operator has changed a
 * setting or put money there.
 */
export function isFinal(error: unknown): boolean {
  return error instanceof PaymentError && ["invalid", "not-found", "already-closed"].includes(error.code);
}

/** Returns whether a repeated request may succeed. */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof PaymentError &&
    ["unreachable", "timeout", "provider-failed", "too-often", "unreadable"].includes(error.code)
  );
}
