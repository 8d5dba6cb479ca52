import type { UploadedFile, UploadOptions } from "#blocks/kit/site/uploads.ts";
import type { QueryOf } from "#contract/contract.ts";
import type { CheckedBatch } from "#contract/resultFiles.ts";
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

/** Milliseconds that the server may take to read a file of half a million results. */
const readingTimeout = 600_000;

/** Sends a file of results, which the server reads and checks. */
export function checkResultFile(
  client: Client,
  query: QueryOf<"POST /sign-up/organise/results/files">,
  { file, mapping, sheet }: { file: File; mapping?: object | undefined; sheet?: string | undefined },
  onProgress: (fraction: number) => void,
): Promise<CheckedBatch> {
  const body = new FormData();
  // The server reads the fields before the file.
  if (mapping) body.append("mapping", JSON.stringify(mapping));
  if (sheet !== undefined) body.append("sheet", sheet);
  body.append("file", file, file.name);
  return client.call("POST /sign-up/organise/results/files", {
    query,
    ...silent,
    fetch: fetchWithProgress(body, onProgress, readingTimeout),
  });
}

/** Fetches the bytes of an upload. */
export const fetchUpload = (client: Client, { id, name }: Pick<UploadedFile, "id" | "name">) =>
  fetchExport(client, "GET /uploads/:id/:name", { params: { id, name }, ...silent });

// Only XMLHttpRequest reports the progress of a body.
function fetchWithProgress(
  body: FormData,
  onProgress?: (fraction: number) => void,
  timeout = uploadTimeout,
): typeof fetch {
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
        timer = setTimeout(() => xhr.abort(), timeout);
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
