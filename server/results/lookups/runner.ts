import { documentKey } from "#forms/values/documents.ts";
import { searchableName } from "#forms/values/names.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { documentMac } from "../../race/documents.ts";
import { listLookUpMacs, listNameForms } from "../../race/lookUpMac.ts";

/** Whom a look-up is about: somebody with a document and a name, or all runners of an account. */
export type SoughtRunner = { lookUpMacs: string[]; personIds: string[]; name: string } | { accountId: string | null };

// Files of results state a number and not its kind: unless its owner has an entry, it counts as a
// card of the first kind.
const usualType = "1";

/** Returns by what the runner with a document and name is found in a race. */
export function seekByDocument(
  secrets: Pick<Secrets, "mac">,
  raceId: string,
  { type, number, name }: { type: string; number: string; name: string },
): SoughtRunner {
  const own = documentMac(secrets, { type, number });
  const asInFiles = documentMac(secrets, { type: usualType, number });
  return {
    lookUpMacs: listLookUpMacs(secrets, { raceId, documentMac: own, name }),
    personIds: [...new Set([own, asInFiles])],
    name,
  };
}

/**
 * Returns the numbers by which a document is found, whichever kind is stated: another kind, or
 * other signs after a permit's number, are tries for the same person.
 */
export function listNumbers({ type, number }: { type: string; number: string }): string[] {
  const [, kept = ""] = documentKey(type, number).split("/", 2);
  return [...new Set([number, kept])];
}

/**
 * Returns whether a row is the runner's: they have an entry with the name, or the row has it. A
 * sign-up alone proves no name: anybody can state another's document in one.
 */
export function isRunner(
  runner: SoughtRunner,
  hasEntry: boolean,
  { name, latinName }: { name: string | null; latinName: string | null },
): boolean {
  if (hasEntry || "accountId" in runner) return true;
  const forms = listNameForms(runner.name);
  return [name, latinName].some((written) => written !== null && forms.includes(searchableName(written)));
}
