import type { CaptchaKind } from "#contract/captcha.ts";
import type { Client } from "#src/client/client.ts";

const known = new WeakMap<Client, Promise<CaptchaKind>>();

/** How this client's server verifies people: requested once, and again after a failure. */
export function captchaKind(client: Client): Promise<CaptchaKind> {
  const asked = known.get(client) ?? client.call("GET /captcha/kind", { isSilent: true });
  known.set(client, asked);
  asked.catch(() => known.delete(client));
  return asked;
}
