import { isObject, type JsonObject } from "#core/pointers.ts";
import { meantItem } from "../meaning/misnamedItem.ts";
import type { Problem } from "../problems/problems.ts";
import { raceFacts } from "../upgrade/site/race.ts";
import type { FormSurroundings } from "./schema/formSurroundings.ts";

/**
 * Returns what forms need of a site file's value and of the platform's race information beside it:
 * the items of the race, when its sign-up is open, and its languages. `problems` are those of the
 * site: a misnamed item has the id that was meant.
 */
export function formSurroundings(site: unknown, race: unknown, problems: readonly Problem[] = []): FormSurroundings {
  const { languages, race: own, account } = isObject(site) ? site : ({} as JsonObject);
  const facts = raceFacts(race);
  const ids = itemIds(own) ?? itemIds(facts);
  const items = ids?.map((id) => meantItem(id, problems) ?? id);
  const signUp = signUpTimes(own) ?? signUpTimes(facts);
  return {
    ...(items && { items }),
    ...(signUp && { signUp }),
    ...(isObject(site) && { hasAccounts: isObject(account) }),
    ...(Array.isArray(languages) && { languages: languages.filter((language) => typeof language === "string") }),
  };
}

function itemIds(race: unknown): string[] | undefined {
  if (!isObject(race) || !Array.isArray(race.items)) return undefined;
  const ids = race.items.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
  // A wrong id of the race is reported there, not in the forms that name the right one.
  const isSound = ids.length === race.items.length && ids.every((id) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id));
  return ids.length > 0 && isSound ? ids : undefined;
}

// A sign-up that is not announced ends with the start at the latest.
function signUpTimes(race: unknown): FormSurroundings["signUp"] {
  if (!isObject(race)) return undefined;
  const { opensAt, closesAt = race.startsAt } = isObject(race.registration) ? race.registration : ({} as JsonObject);
  const isInstant = (value: unknown) => typeof value === "string" && Number.isFinite(Date.parse(value));
  return {
    ...(isInstant(opensAt) && { opensAt: String(opensAt) }),
    ...(isInstant(closesAt) && { closesAt: String(closesAt) }),
  };
}
