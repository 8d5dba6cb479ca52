import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from "ky";
import type { ServerClock } from "./clock.ts";
import { ApiError, errors } from "./errors.ts";

export interface ClientSettings {
  /** Where the calls go: "" for the page's own server, else https://host. */
  base: string;
  /** What a path (with its query) is on the way, while paths are encrypted. */
  encryptPath?: (path: string) => Promise<string>;
  /** The session's token, if any. */
  token(): string | undefined;
  /** The language that the server is to answer in. */
  language?(): "zh" | "en";
  /** Told of a token that is no longer valid; true where there is a new one, with which the call is repeated once. */
  renewLogin?(token: string): Promise<boolean>;
  /** Tells the visitor (toast of 5 s) why a call that is not silent failed. */
  tell(message: string): void;
  clock?: ServerClock;
}

/** How one call differs from a GET whose failures are told to the visitor. */
export interface CallOptions {
  method?: "get" | "post" | "put" | "delete";
  query?: Record<string, string>;
  json?: unknown;
  /** Fields of a form, sent urlencoded. */
  form?: Record<string, string>;
  /** Sends the call by other means than the browser's fetch; it then takes as long as it takes. */
  fetch?: typeof fetch;
  /** Ends the call early; it then rejects. */
  signal?: AbortSignal;
  /** Fails without a word to the visitor. */
  isSilent?: boolean;
  /** The session may be over: nobody is asked to log in again for this call. */
  mayBeExpired?: boolean;
}

export interface Client {
  /** Calls and opens the envelope: the body's data, or the whole answer where it is binary; rejects with ApiError. */
  call<T>(path: string, options?: CallOptions): Promise<T>;
  /** Calls for an answer without envelope, as text; rejects with ApiError. */
  plain(path: string, options?: CallOptions): Promise<string>;
  /** Fetches a plain file, wherever it is, as text; rejects with ApiError. */
  text(address: string, options?: CallOptions): Promise<string>;
  /** Calls and opens the answer by `open`, which may refuse it with an ApiError; rejects with ApiError. */
  read<T>(path: string, open: (response: Response) => Promise<T>, options?: CallOptions): Promise<T>;
}

/** Milliseconds that a request may take. */
export const requestTimeout = 60_000;

/** Makes the one HTTP client of the browser programs. */
export function createClient(settings: ClientSettings): Client {
  const http = createHttp(settings);
  const { encryptPath, clock } = settings;
  const guarded = async <T>(options: CallOptions | undefined, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (cause) {
      const error = asApiError(cause);
      if (!options?.isSilent) settings.tell(error.message);
      throw error;
    }
  };
  const send = async (path: string, options: CallOptions = {}) => {
    const address = path + (options.query ? `?${new URLSearchParams(options.query)}` : "");
    const hidden = encryptPath ? await encryptPath(address) : address;
    const sentAt = performance.now();
    const response = await http(settings.base + hidden, httpOptions(options));
    clock?.learn(response.headers.get("date"), sentAt, performance.now());
    return response;
  };
  const withLogin = async <T>(options: CallOptions | undefined, run: () => Promise<T>): Promise<T> => {
    const used = settings.token();
    try {
      return await run();
    } catch (error) {
      const isExpired = used && !options?.mayBeExpired && (error as ApiError).code === 401;
      if (isExpired && (await settings.renewLogin?.(used))) return run();
      throw error;
    }
  };
  const read: Client["read"] = (path, open, options) =>
    guarded(options, () => withLogin(options, async () => open(await send(path, options))));
  return {
    call: <T>(path: string, options?: CallOptions) => read<T>(path, openEnvelope, options),
    read,
    plain: (path, options) => guarded(options, async () => (await send(path, options)).text()),
    text: (address, options) => guarded(options, () => ky(address, limits).text()),
  };
}

// A repeated request would repeat its toast, and the visitor has a button for it.
const limits = { timeout: requestTimeout, retry: 0 } satisfies Options;

function createHttp({ token, language }: ClientSettings): KyInstance {
  return ky.create({
    ...limits,
    headers: { terminalType: "3", osId: "1002" },
    hooks: {
      beforeRequest: [
        (request) => {
          const session = token();
          if (session) request.headers.set("token", session);
          if (language) request.headers.set("accept-language", language());
        },
      ],
    },
  });
}

function httpOptions({ method = "get", json, form, signal, fetch }: CallOptions): Options {
  return {
    method,
    ...(json !== undefined && { json }),
    ...(form && { body: new URLSearchParams(form) }),
    ...(signal && { signal }),
    ...(fetch && { fetch, timeout: false }),
  };
}

function isBinary(response: Response): boolean {
  return /octet-stream|^image\/|^application\/(zip|pdf|vnd)/.test(response.headers.get("content-type") ?? "");
}

async function openEnvelope<T>(response: Response): Promise<T> {
  if (isBinary(response)) return response as T;
  const text = await response.text();
  if (text.trim() === "") throw new ApiError("empty", errors.empty.zh);
  const envelope = parseEnvelope(text);
  if (!envelope) throw new ApiError("transport", errors.empty.zh, response.status);
  if (envelope.code !== 0) throw new ApiError("refused", envelope.msg || "Error", envelope.code, envelope.data);
  return envelope.data as T;
}

function parseEnvelope(text: string): { code?: number; msg?: string; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
}

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof TimeoutError) return new ApiError("timeout", errors.timeout.zh);
  if (cause instanceof HTTPError) {
    // Nobody reads the body of a refused answer; unread it would keep its connection busy.
    cause.response.body?.cancel().catch(() => {});
    return new ApiError("transport", cause.message, cause.response.status);
  }
  if (cause instanceof TypeError) return new ApiError("network", errors.network.zh);
  return new ApiError("transport", cause instanceof Error ? cause.message : String(cause));
}
