import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { CallName, DataOf, RequestOf } from "#contract/contract.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { openTerminal, UsageError } from "../base/terminal.ts";
import { writePrivateFile } from "../base/writePrivateFile.ts";

/** The address of a server, such as http://127.0.0.1:8080, and the caller's credentials. */
export interface Place {
  base: string;
  bearer: string;
  /** Makes a call; over the network if it is left out. */
  fetch?(
    address: string,
    call: { method: string; headers: Record<string, string>; body?: string | FormData },
  ): Promise<Response>;
}

/** The answer of a server instead of the expected one. */
export interface Refusal {
  msg: string;
  data: { error?: ErrorCode } | null;
}

interface Sent {
  params?: Record<string, string>;
  query?: object;
  json?: object;
  multipart?: FormData;
}

/**
 * Returns what makes calls to a server. They throw a UsageError if it cannot be reached, or is no
 * server of this project.
 */
export function createCaller<Call extends CallName>({ base, bearer, fetch: makeCall = fetchDirectly }: Place) {
  const send = async (name: Call, { params = {}, query, json, multipart }: Sent, language?: Language) => {
    const [method = "", pattern = ""] = name.split(" ");
    const path = pattern.replace(/:(\w+)/g, (_part, key: string) => encodeURIComponent(params[key] ?? ""));
    const response = await makeCall(`${base}${path}${query ? `?${getQuery(query)}` : ""}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        "accept-language": language ?? openTerminal(undefined).language,
        ...(json && { "content-type": "application/json" }),
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(multipart && { body: multipart }),
    }).catch((error: Error) => {
      const reason = (error.cause as Error | undefined)?.message ?? error.message;
      throw new UsageError(getText(messages, "noAnswer", { base, reason }));
    });
    return response;
  };
  const read = async <T>(response: Response): Promise<Refusal & { code: number; data: T }> => {
    try {
      return (await response.json()) as Refusal & { code: number; data: T };
    } catch {
      throw new UsageError(getText(messages, "noStartline", { base, status: response.status }));
    }
  };
  return {
    /** Makes a call and resolves to its data. Throws a UsageError if it is refused. */
    call: async <N extends Call>(name: N, request: RequestOf<N>): Promise<DataOf<N>> => {
      const { code, data, ...refusal } = await read<DataOf<N>>(await send(name, request as Sent));
      if (code === 0) return data;
      throw refused(refusal);
    },
    /** Makes a call and resolves to its data, or to undefined if there is nothing of that name. */
    find: async <N extends Call>(name: N, request: RequestOf<N>, language?: Language) => {
      const { code, data, ...refusal } = await read<DataOf<N>>(await send(name, request as Sent, language));
      if (code === 0) return data;
      if (code === 404) return undefined;
      throw refused(refusal);
    },
    /** Makes a call and resolves to the file that it answers, or to its refusal. */
    open: async <N extends Call>(name: N, request: RequestOf<N>): Promise<Readable | Refusal> => {
      const response = await send(name, request as Sent);
      const isRefusal = !response.ok || response.headers.get("content-type")?.includes("json") || !response.body;
      return isRefusal ? read(response) : Readable.fromWeb(response.body as ReadableStream);
    },
  };
}

/**
 * Writes the file of an export, unless the server refused it because there is no such race or no
 * row.
 */
export async function saveExport(
  response: Readable | Refusal,
  file: string,
): Promise<"exported" | "no-race" | "no-rows"> {
  if (response instanceof Readable) {
    await writePrivateFile(response, file);
    return "exported";
  }
  if (response.data?.error === "site/not-bound") return "no-race";
  if (response.data?.error === "export/no-rows") return "no-rows";
  throw refused(response);
}

// A redirect could lead the key to another server.
const fetchDirectly: NonNullable<Place["fetch"]> = (address, call) => fetch(address, { ...call, redirect: "error" });

function getQuery(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][]);
}

function refused({ msg }: Pick<Refusal, "msg">): UsageError {
  return new UsageError(getText(messages, "serverRefused", { reason: msg }));
}
