import type { AccountTools } from "../accounts/tools.ts";
import type { FileStore } from "../files/store.ts";

/** What the calls of sign-ups work with. */
export interface SignupTools extends AccountTools {
  store: FileStore;
}
