import type { Language, Sentence } from "#core/text.ts";

/** What the browser itself tells a visitor when a call fails, in both languages. The server's own words are in `serverWords.ts`. */
export const errors = {
  network: { zh: "网络连接失败，请刷新", en: "The network connection failed. Please refresh." },
  empty: { zh: "出错了！", en: "Something went wrong!" },
  timeout: { zh: "请求超时，请重试", en: "The server took too long to answer. Please try again." },
} satisfies Record<string, Sentence>;

/** One of these messages in the visitor's language; any other as it came. */
export function translateMessage(message: string, language: Language): string {
  return Object.values(errors).find(({ zh }) => zh === message)?.[language] ?? message;
}

/** Why a call failed. `message` is the server's own words or the catalogue's Chinese; show it through `translateMessage`. */
export class ApiError extends Error {
  readonly kind: "network" | "timeout" | "transport" | "empty" | "refused";
  /** The envelope's code, or the HTTP status of a failed transport. */
  readonly code: number | undefined;
  /** What a refusal tells besides, such as how long to wait. */
  readonly details: unknown;

  constructor(kind: ApiError["kind"], message: string, code?: number, details?: unknown) {
    super(message);
    this.name = "ApiError";
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}
