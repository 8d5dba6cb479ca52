import { checkOwnTexts } from "../check/ownTexts.ts";
import type { Finding } from "../problems/problems.ts";
import type { Context } from "./context.ts";

/** What cannot be right in the site's own texts of the sign-up pages. */
export function checkSignUpTexts({ site }: Context): Finding[] {
  return checkOwnTexts(site.texts, "/texts");
}
