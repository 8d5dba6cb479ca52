import type { AccountTools } from "../../people/accounts/tools.ts";
import type { FileStore } from "../../sites/files/store.ts";
import type { Merchants } from "./merchants.ts";

/** What the calls of sign-ups work with. */
export interface SignupTools extends AccountTools {
  store: FileStore;
  /** Whom the runners of races pay to. */
  merchants: Merchants;
}
