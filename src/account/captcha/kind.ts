import type { CaptchaKind } from "#contract/captcha.ts";
import type { Client } from "#src/client/client.ts";

const kinds = new WeakMap<Client, Promise<CaptchaKind>>();

/** Fetches how this client's server verifies people: once, and again after a failure. */
export function captchaKind(client: Client): Promise<CaptchaKind> {
  const kind = kinds.get(client) ?? client.call("GET /captcha/kind", { isSilent: true });
  kinds.set(client, kind);
  kind.catch(() => kinds.delete(client));
  return kind;
}
