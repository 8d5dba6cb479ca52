import { checkOwnTexts } from "../check/ownTexts.ts";
import type { Finding } from "../problems/problems.ts";
import type { Context } from "./context.ts";

/** Checks the site's own texts of the sign-up pages. */
export function checkSignUpTexts({ site }: Context): Finding[] {
  return checkOwnTexts(site.texts, "/texts");
}
