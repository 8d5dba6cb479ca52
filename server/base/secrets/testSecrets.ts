import { getSecrets } from "./secrets.ts";

/** A secret key that only tests have. */
export const secretKey = "a secret key that only tests have, long enough";

/** The secrets of that key. */
export const secrets = getSecrets(secretKey);
