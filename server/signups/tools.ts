import type { Merchants } from "../payments/merchants.ts";
import type { AccountTools } from "../people/accounts/tools.ts";
import type { FileStore } from "../sites/files/store.ts";

/** What the calls of sign-ups work with. */
export interface SignupTools extends AccountTools {
  store: FileStore;
  /** Whom the runners of races pay to. */
  merchants: Merchants;
}
