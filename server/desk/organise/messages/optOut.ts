import { timingSafeEqual } from "node:crypto";
import { suppressions } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { buildPublicLink } from "../../../race/ownLink.ts";
import type { RaceSite } from "../../../race/raceSite.ts";

/** The path below which addresses opt out of news. */
export const optOutPath = "/opt-out";

const macLength = 64;
const signatureLength = 32;

/**
 * Returns the address at which the owner of an address gets no more news. It names the address by
 * its keyed hash, and nobody can make one for another.
 */
export function optOutLink(
  secrets: Pick<Secrets, "mac">,
  site: Pick<RaceSite, "domainName">,
  port: number,
  contactMac: string,
): string {
  return buildPublicLink(site, port, `${optOutPath}/${contactMac}${sign(secrets, contactMac)}`);
}

/** Returns whose address a link opts out, by its keyed hash; undefined if we made no such link. */
export function readOptOut(secrets: Pick<Secrets, "mac">, token: string): string | undefined {
  if (!/^[0-9a-f]+$/.test(token) || token.length !== macLength + signatureLength) return undefined;
  const contactMac = token.slice(0, macLength);
  const [given, ours] = [token.slice(macLength), sign(secrets, contactMac)].map((text) => Buffer.from(text));
  return given && ours && timingSafeEqual(given, ours) ? contactMac : undefined;
}

/** Keeps that an address gets no more news; twice is the same. */
export async function optOut(db: Database, contactMac: string): Promise<void> {
  await db.insert(suppressions).values({ contactMac, kind: "opt-out" }).onConflictDoNothing();
}

function sign({ mac }: Pick<Secrets, "mac">, contactMac: string): string {
  return mac("opt-out link", contactMac).slice(0, signatureLength);
}
