import { timingSafeEqual } from "node:crypto";
import type { OwnPhotos } from "#contract/photos.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";

/** A runner of an edition whose photos are opened: by the bib, and the item if it is known. */
export interface PhotoRunner {
  raceId: string;
  edition: string;
  item: string | null;
  bib: string;
}

const validMs = 2 * 3_600_000;

/**
 * Opens the photos of a runner for two hours. For who has stated a second fact beside the bib: the
 * name, the identity document, or an account with the entry.
 */
export function grantPhotos(secrets: Pick<Secrets, "mac">, runner: PhotoRunner, now = Date.now()): OwnPhotos {
  const { raceId, edition, item, bib } = runner;
  const content = Buffer.from(JSON.stringify([raceId, edition, item, bib, now + validMs])).toString("base64url");
  return { item, bib, grant: `${content}.${sign(secrets, content)}` };
}

/** Returns whose photos a grant opens; undefined if it is over, or this server did not make it. */
export function readGrant(secrets: Pick<Secrets, "mac">, grant: string, now = Date.now()): PhotoRunner | undefined {
  const [content = "", signature = ""] = grant.split(".");
  const expected = Buffer.from(sign(secrets, content));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [raceId, edition, item, bib, until] = JSON.parse(Buffer.from(content, "base64url").toString());
  return until >= now ? { raceId, edition, item, bib } : undefined;
}

function sign({ mac }: Pick<Secrets, "mac">, content: string): string {
  return mac("photo grant", content).slice(0, 43);
}
