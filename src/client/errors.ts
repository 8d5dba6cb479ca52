import type { ErrorCode } from "#contract/errors.ts";

/** Why a call failed. `message` is for the visitor, in their language; "" if there is none. */
export class ApiError extends Error {
  readonly kind: "network" | "timeout" | "transport" | "empty" | "refused";
  /** The envelope's code, or the HTTP status of a failed transport. */
  readonly code: number | undefined;
  /**
   * What the envelope of a refusal has as its data: the code of the error and details, such as how
   * long to wait.
   */
  readonly details: unknown;

  constructor(kind: ApiError["kind"], message: string, code?: number, details?: unknown) {
    super(message);
    this.name = "ApiError";
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** Returns with which code the server refused a call; undefined for any other failure. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const { details } = error as Partial<ApiError>;
  return (details as { error?: ErrorCode } | null | undefined)?.error;
}
