import { searchableName } from "#forms/values/names.ts";
import type { Secrets } from "../base/secrets/secrets.ts";

/** A person as a look-up of a race knows them. */
export interface LookedUpPerson {
  raceId: string;
  /** The keyed hash of their document; undefined without one. */
  documentMac: string | undefined;
  name: string;
}

// As many bits as nobody finds a second person for.
const macLength = 32;

/**
 * Returns the keyed hash of a person's document and name in a race; null without both. Capitals,
 * accents and spaces of the name do not count.
 */
export function makeLookUpMac(
  { mac }: Pick<Secrets, "mac">,
  { raceId, documentMac, name }: LookedUpPerson,
): string | null {
  const letters = searchableName(name);
  if (documentMac === undefined || letters === "") return null;
  return mac("look-up", `${raceId}/${documentMac}/${letters}`).slice(0, macLength);
}

/** Returns the hashes of a person by each form of a typed name. */
export function listLookUpMacs(secrets: Pick<Secrets, "mac">, person: LookedUpPerson): string[] {
  const forms = listNameForms(person.name);
  return forms.flatMap((name) => makeLookUpMac(secrets, { ...person, name }) ?? []);
}

/**
 * Returns how a typed name may be kept: as names are searched, with its parts as they are, or with
 * the first ones last, as of people whose family name comes first.
 */
export function listNameForms(name: string): string[] {
  const parts = name.trim().split(/[\s,，]+/u);
  const isLong = parts.length > mostParts;
  const orders = isLong
    ? [name]
    : parts.map((_part, index) => [...parts.slice(index), ...parts.slice(0, index)].join(" "));
  return [...new Set(orders.map(searchableName))];
}

const mostParts = 8;
