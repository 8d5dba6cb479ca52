import type { Client } from "#src/client/client.ts";
import { ApiError } from "#src/client/errors.ts";

/**
 * Fetches everybody who gets a race pack, as text; `onLoaded` gets how many bytes have arrived.
 * Rejects with ApiError.
 */
export function readSnapshot(client: Client, domainName: string, onLoaded: (bytes: number) => void): Promise<string> {
  return client.read(
    "GET /sign-up/staff/snapshot",
    async (response) => {
      const text = await readText(response, onLoaded);
      const { code, msg, data } = JSON.parse(text) as { code: number; msg?: string; data: unknown };
      if (code !== 0) throw new ApiError("refused", msg ?? "", code, data);
      return JSON.stringify(data);
    },
    { query: { domainName }, isSilent: true, mayBeExpired: true },
  );
}

async function readText(response: Response, onLoaded: (bytes: number) => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    onLoaded(bytes);
    text += decoder.decode(value, { stream: true });
  }
}
