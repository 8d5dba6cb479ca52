// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { ServiceKind } from "#core/serviceState.ts";

/** The service that a unit offers here, for accounts of the site. By the name of the unit, such as home/carousel. */
export const service: Readonly<Record<string, ServiceKind | undefined>> = {
  "page/confirm": "confirmation",
  "page/direct": "through-entry",
  "page/post": "sign-up",
  "page/upload": "upload"
};
