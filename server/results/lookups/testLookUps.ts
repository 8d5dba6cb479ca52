import type { LookedUp, LookUpBody } from "#contract/lookUps.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { documentMac } from "../../race/documents.ts";
import type { World } from "../../testWorld.ts";

/** The pages on which a test site has its look-ups, all open. */
export const lookUpPages = ["registration-search", "score-search", "multiple-score-search"].map((type) => ({
  path: `/${type}`,
  title: { zh: type, en: type },
  page: { type, version: 1, props: { isOpen: true } },
}));

/** A person as they type their document and name. */
export interface TypedPerson {
  number: string;
  name: string;
  type?: NonNullable<LookUpBody["document"]>["type"];
}

/** Looks somebody up on a site by their document and name. */
export function lookUpBy(
  world: World,
  { number, name, type = "2" }: TypedPerson,
  more: Partial<LookUpBody> & Pick<LookUpBody, "domainName">,
  remoteAddress = "203.0.113.7",
) {
  const json = { queryType: 1, by: "document", document: { type, number, name }, ...more };
  return call<LookedUp & { error?: string }>(world, "/sign-up/look-up", { json, remoteAddress });
}

/** The keyed hash of a passport, as files of results have it for somebody with an entry. */
export const passportMac = ({ secrets }: Pick<World, "secrets">, number: string) =>
  documentMac(secrets, { type: "2", number });
