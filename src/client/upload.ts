import type { UploadedFile, UploadedFiles, UploadOptions } from "#blocks/kit/site/site.ts";
import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

/** Milliseconds without a single byte going out, or without an answer after the last, after which a connection counts as lost. */
export const patience = 60_000;

/** Calls 4 and 5: sends a file. Rejects with ApiError. */
export function sendFile(
  client: Client,
  file: File,
  { isImage = false, onProgress, signal }: UploadOptions = {},
): Promise<UploadedFile> {
  const body = new FormData();
  body.append("file", file, file.name);
  return client.call(`/user-center/base/${isImage ? "uploadImage" : "uploadFile"}`, {
    method: "post",
    isSilent: true,
    fetch: fetchWithProgress(body, onProgress),
    ...(signal && { signal }),
  });
}

/** The files of whoever is logged in, the newest first, and how large one may be. */
export function fetchUploads(client: Client): Promise<UploadedFiles> {
  return client.call("/user-center/base/uploads", { isSilent: true });
}

/** An address that shows an upload for some minutes without a token. */
export function fetchUploadAddress(client: Client, id: string): Promise<{ url: string; expiresIn: number }> {
  return client.call("/user-center/base/uploads/address", { method: "post", json: { id }, isSilent: true });
}

/** Removes an upload for good. */
export function removeUpload(client: Client, id: string): Promise<void> {
  return client.call("/user-center/base/uploads/remove", { method: "post", json: { id }, isSilent: true });
}

/** The bytes of an upload. */
export function fetchUpload(client: Client, { id, name }: Pick<UploadedFile, "id" | "name">): Promise<Blob> {
  return fetchExport(client, `/uploads/${id}/${encodeURIComponent(name)}`, { isSilent: true });
}

// Only XMLHttpRequest tells how much of a body has gone.
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
        timer = setTimeout(() => xhr.abort(), patience);
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
