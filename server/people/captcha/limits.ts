import type { Secrets } from "../../base/secrets/secrets.ts";

/**
 * Who asks, as far as it is counted. `device` distinguishes browsers that ask for one target; it
 * proves nothing.
 */
export interface Caller {
  address: string;
  device: string;
}

/** The key that something is counted by: the people's data in it are hashed. */
export function limitKey(secrets: Secrets, name: string, ...parts: string[]): string {
  return `captcha/${name}/${secrets.mac("limit", parts.join("\0"))}`;
}
