import ky, { HTTPError, type KyInstance, type Options as KyOptions, TimeoutError } from "ky";
import type { CallName, DataOf, RequestOf } from "#contract/contract.ts";
import { withoutInvisible } from "#core/invisible.ts";
import { programHeaders } from "#core/programHeaders.ts";
import type { ServerClock } from "./clock.ts";
import { ApiError } from "./errors.ts";

export interface ClientSettings {
  /** The base address of calls: "" for the page's own server, else https://host. */
  base: string;
  /** What a path (with its query) is on the way, while paths are encrypted. */
  encryptPath?: (path: string) => Promise<string>;
  /** The session's token, if any. */
  token(): string | undefined;
  /** The language in which the server answers. */
  language?(): "zh" | "en";
  /**
   * Called with a token that is no longer valid; resolves to true if there is a new one, with which
   * the call is repeated once.
   */
  renewLogin?(token: string): Promise<boolean>;
  /** Shows the visitor (toast of 5 s) why a call that is not silent failed. */
  show(message: string): void;
  /** Returns the sentence for a failure that is not the server's, in the visitor's language. */
  sentence(kind: "network" | "timeout" | "empty"): string;
  clock?: ServerClock;
}

/** How a call is made; what it sends is in the contract. */
export interface CallOptions {
  /** Sends the call by another function than fetch; it then has no timeout. */
  fetch?: typeof fetch;
  /** Ends the call early; it then rejects. */
  signal?: AbortSignal;
  /** Shows the visitor nothing if it fails. */
  isSilent?: boolean;
  /** The session may be over: the visitor is not asked to log in again for this call. */
  mayBeExpired?: boolean;
}

/** What a call sends, and how it is made. */
export type Options<N extends CallName> = RequestOf<N> & CallOptions;
type Arguments<N extends CallName> = unknown extends RequestOf<N> ? [options?: Options<N>] : [options: Options<N>];

/** Makes the calls of the contract; all of its functions reject with ApiError. */
export interface Client {
  /** The base address of calls, which addresses in answers follow. */
  base: string;
  /** The visitor's language. */
  language: (() => "zh" | "en") | undefined;
  /** Makes a call and resolves to its data, or to the whole response if that is binary. */
  call<N extends CallName>(name: N, ...options: Arguments<N>): Promise<DataOf<N>>;
  /** Makes a call that answers without an envelope, and resolves to the text. */
  plain<N extends CallName>(name: N, options: Options<N>, query: Record<string, string>): Promise<string>;
  /** Fetches a plain file from any address, and resolves to its text. */
  text(address: string, options?: CallOptions): Promise<string>;
  /** Makes a call and resolves to what `open` makes of its response. */
  read<N extends CallName, T>(name: N, open: (response: Response) => Promise<T>, options: Options<N>): Promise<T>;
}

// The options of any call, which the types above narrow.
interface AnyOptions extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
  form?: Record<string, string>;
}

/** Milliseconds that a request may take. */
const requestTimeout = 60_000;

/** Makes the one HTTP client of the browser programs. */
export function createClient(settings: ClientSettings): Client {
  const http = createHttp(settings);
  const { encryptPath, clock } = settings;
  const guarded = async <T>(options: CallOptions | undefined, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (cause) {
      const error = (await refusalIn(cause, settings)) ?? asApiError(cause, settings);
      if (!options?.isSilent) settings.show(error.message);
      throw error;
    }
  };
  const send = async (name: string, options: AnyOptions) => {
    const [method, path] = name.split(" ") as [string, string];
    const address = getAddress(path, options);
    const hidden = encryptPath ? await encryptPath(address) : address;
    const sentAt = performance.now();
    const response = await http(settings.base + hidden, httpOptions(method, options));
    clock?.learn(response.headers.get("date"), sentAt, performance.now());
    return response;
  };
  const withLogin = async <T>(options: CallOptions, run: () => Promise<T>): Promise<T> => {
    const token = settings.token();
    try {
      return await run();
    } catch (error) {
      const isExpired = token && !options.mayBeExpired && (error as ApiError).code === 401;
      if (isExpired && (await settings.renewLogin?.(token))) return run();
      throw error;
    }
  };
  const read = <T>(name: string, open: (response: Response) => Promise<T>, options: AnyOptions) =>
    guarded(options, () => withLogin(options, async () => open(await send(name, options))));
  return {
    base: settings.base,
    language: settings.language,
    call: (name, ...[options]) => read(name, (response) => openEnvelope(response, settings), { ...options }),
    read,
    plain: (name, options, query) => guarded(options, async () => (await send(name, { ...options, query })).text()),
    text: (address, options) => guarded(options, () => ky(address, limits).text()),
  };
}

function getAddress(path: string, { params, query }: AnyOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] as string),
  );
  // A filter that excludes nothing is undefined or empty.
  const parts = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  return filled + (query ? `?${new URLSearchParams(parts as [string, string][])}` : "");
}

// A repeated request would repeat its toast, and the visitor has a button for it.
const limits = { timeout: requestTimeout, retry: 0 } satisfies KyOptions;

function createHttp({ token, language }: ClientSettings): KyInstance {
  return ky.create({
    ...limits,
    // What is pasted from a PDF has invisible characters, which the server refuses.
    stringifyJson: (json) =>
      JSON.stringify(json, (_key, value) => (typeof value === "string" ? withoutInvisible(value) : value)),
    headers: programHeaders,
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

function httpOptions(method: string, { json, form, signal, fetch }: AnyOptions): KyOptions {
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

async function openEnvelope<T>(response: Response, { sentence }: ClientSettings): Promise<T> {
  if (isBinary(response)) return response as T;
  const text = await response.text();
  if (text.trim() === "") throw new ApiError("empty", sentence("empty"));
  const envelope = parseEnvelope(text);
  if (!envelope) throw new ApiError("transport", sentence("empty"), response.status);
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

// A refusal may come with any status in an envelope; what is in front of the server answers in its
// own way.
async function refusalIn(cause: unknown, settings: ClientSettings): Promise<ApiError | undefined> {
  if (!(cause instanceof HTTPError)) return undefined;
  const error = await openEnvelope(cause.response, settings).catch((refused) => refused);
  if (!(error instanceof ApiError) || error.kind !== "refused" || typeof error.code !== "number") return undefined;
  // A server that failed has decided nothing.
  return cause.response.status === 500 ? new ApiError("transport", error.message, error.code, error.details) : error;
}

function asApiError(cause: unknown, { sentence }: ClientSettings): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof TimeoutError) return new ApiError("timeout", sentence("timeout"));
  if (cause instanceof HTTPError) return new ApiError("transport", cause.message, cause.response.status);
  if (cause instanceof TypeError) return new ApiError("network", sentence("network"));
  return new ApiError("transport", cause instanceof Error ? cause.message : String(cause));
}
