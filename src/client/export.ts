import type { CallOptions, Client } from "./client.ts";
import { ApiError } from "./errors.ts";
import { serverWords } from "./serverWords.ts";

/** Fetches an export as a file; rejects with the server's message where it answers with JSON instead, or has no rows. */
export function fetchExport(client: Client, path: string, options?: CallOptions): Promise<Blob> {
  return client.read(path, openExport, options);
}

async function openExport(response: Response): Promise<Blob> {
  const blob = await response.blob();
  if (blob.size === 0) throw new ApiError("empty", serverWords.noRows.zh);
  if ((await blob.slice(0, 1).text()) !== "{") return blob;
  // Not by a function of the client: that would split the site's script for a program that few load.
  const refusal: { msg?: string; code?: number } | undefined = await new Response(blob).json().catch(() => undefined);
  throw new ApiError("refused", refusal?.msg || serverWords.noRows.zh, refusal?.code);
}
