import { hash, verify } from "@node-rs/argon2";
import type { PasswordCost } from "../../base/env/accountSettings.ts";
import { newToken } from "../../base/secrets/secrets.ts";

/** What is done with passwords. What is kept of one is its argon2id hash with the costs in it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether this is the password. Takes as long if there is no hash to compare with: nobody
   * may learn who has an account.
   */
  isRight(hash: string | null, password: string): Promise<boolean>;
  /** Returns whether a stored hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

/** Passwords at that cost, in one lane. */
export function passwordsAt({ memoryKiB, passes }: PasswordCost): Passwords {
  const options = { algorithm: 2, memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  // Nobody knows the password of this one.
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, options),
    async isRight(storedHash, password) {
      dummy ??= hash(newToken(), options);
      const isRight = await verify(storedHash ?? (await dummy), password);
      return storedHash !== null && isRight;
    },
    isOutdated: (hash) => !hash.startsWith(`$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$`),
  };
}
