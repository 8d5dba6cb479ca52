import { setTimeout } from "node:timers/promises";
import { isTemporary, PaymentError } from "./paymentError.ts";

/** A response that was read whole. */
export interface Response {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Asked extends Omit<RequestInit, "signal" | "redirect"> {
  timeoutMs?: number;
  /** The most bytes of a response. */
  mostBytes?: number;
}

const megabyte = 1024 ** 2;

/**
 * Makes one request to a provider; throws PaymentError if no response came in time, or one that is
 * too large. Redirects are not followed.
 */
export async function requestProvider(
  url: string,
  { timeoutMs = 10_000, mostBytes = megabyte, ...init }: Asked,
): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
    return { status: response.status, headers: response.headers, body: await readAll(response, mostBytes) };
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    // Without the error's own message, which may contain the address.
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new PaymentError(name === "TimeoutError" ? "timeout" : "unreachable", cause?.code ?? name);
  }
}

async function readAll(response: globalThis.Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new PaymentError("unreadable", "too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Repeats a call that changes nothing, or nothing the second time, up to three times while it fails
 * for a reason that may pass.
 */
export async function retried<T>(call: () => Promise<T>, waitMs = 300, tries = 3): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (tries <= 1 || !isTemporary(error)) throw error;
    await setTimeout(waitMs);
    return retried(call, waitMs * 2, tries - 1);
  }
}

/** The object that a text is in JSON; throws PaymentError if it is none. */
export function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Named below.
  }
  throw new PaymentError("unreadable", "no JSON object");
}
