import type { CallName, RequestOf } from "#contract/contract.ts";
import { messages } from "#locales/generated/export.ts";
import type { CallOptions, Client } from "./client.ts";
import { ApiError } from "./errors.ts";

type FileCall = Extract<
  CallName,
  | "GET /sign-up/export"
  | "GET /sign-up/organise/export"
  | "GET /sign-up/organise/invitations/export"
  | "GET /sign-up/organise/mailings/export"
  | "GET /sign-up/organise/pick-up/export"
  | "GET /sign-up/organise/results/export"
  | "GET /sign-up/organise/results/certificates"
  | "GET /sign-up/organise/certificates/preview"
  | "GET /sign-up/submissions/:id/confirmation"
  | "GET /sign-up/submissions/:id/apple-pass"
  | "GET /uploads/:id/:name"
>;

/**
 * Fetches an export, or another file, that a call answers with, under the name that the server
 * gives it; rejects with the server's message if it answers with JSON instead, or has no rows.
 */
export function fetchExport<N extends FileCall>(
  client: Client,
  name: N,
  options: RequestOf<N> & CallOptions,
): Promise<File> {
  return client.read(
    name,
    (response) => openExport(response, String(messages[client.language?.() ?? "zh"].noRows)),
    options,
  );
}

// RFC 6266: the name as it is, beside one in ASCII for old programs.
function getName({ headers }: Response): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "") ?? [];
  return decodeURIComponent(encoded);
}

async function openExport(response: Response, noRows: string): Promise<File> {
  const blob = await response.blob();
  if (blob.size === 0) throw new ApiError("empty", noRows);
  if ((await blob.slice(0, 1).text()) !== "{") return new File([blob], getName(response), { type: blob.type });
  // Not by a function of the client: that would split the site's script for a program that few
  // load.
  const refusal: { msg?: string; code?: number; data?: unknown } | undefined = await new Response(blob)
    .json()
    .catch(() => undefined);
  throw new ApiError("refused", refusal?.msg || noRows, refusal?.code, refusal?.data);
}
