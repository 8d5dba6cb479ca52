import type { UploadedFile, UploadOptions } from "#blocks/kit/site/uploads.ts";
import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/**
 * Milliseconds without a single byte going out, or without a response after the last, after which a
 * connection counts as lost.
 */
const uploadTimeout = 60_000;

/** Calls 4 and 5: sends a file. */
export function sendFile(
  client: Client,
  file: File,
  { isImage = false, onProgress, signal }: UploadOptions = {},
): Promise<UploadedFile> {
  const body = new FormData();
  body.append("file", file, file.name);
  return client.call(isImage ? "POST /user-center/base/uploadImage" : "POST /user-center/base/uploadFile", {
    ...silent,
    fetch: fetchWithProgress(body, onProgress),
    ...(signal && { signal }),
  });
}

/** Fetches the bytes of an upload. */
export const fetchUpload = (client: Client, { id, name }: Pick<UploadedFile, "id" | "name">) =>
  fetchExport(client, "GET /uploads/:id/:name", { params: { id, name }, ...silent });

// Only XMLHttpRequest reports the progress of a body.
function fetchWithProgress(body: FormData, onProgress?: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) if (name !== "content-type") xhr.setRequestHeader(name, value);
    return new Promise((resolve, reject) => {
      const lost = () => reject(new TypeError("The connection was lost."));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => xhr.abort(), uploadTimeout);
      };
      xhr.upload.onprogress = ({ loaded, total }) => {
        wait();
        if (total > 0) onProgress?.(loaded / total);
      };
      xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status, headers: contentType(xhr) }));
      xhr.onerror = lost;
      xhr.onabort = () => (signal.aborted ? reject(signal.reason) : lost());
      xhr.onloadend = () => clearTimeout(timer);
      signal.addEventListener("abort", () => xhr.abort(), { once: true });
      wait();
      xhr.send(body);
    });
  };
}

function contentType(xhr: XMLHttpRequest): Record<string, string> {
  return { "content-type": xhr.getResponseHeader("content-type") ?? "" };
}
