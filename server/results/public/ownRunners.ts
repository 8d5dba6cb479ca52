import { and, eq, inArray, or } from "drizzle-orm";
import type { OwnResult } from "#contract/publicResults.ts";
import type { Language } from "#core/text.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { resultHidings, results } from "../../base/db/resultSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type CertificateTools, signCertificate } from "../certificates/issue.ts";
import { provenPersonId } from "../ownResults.ts";
import { openOwnPhotos } from "../photos/gallery/opening.ts";
import { findBasis } from "../sets/basis.ts";
import { openSetOf } from "./chooseSet.ts";
import { describeOpenSet } from "./listRunners.ts";
import { listNewestSets, openPublicResults } from "./publishedSets.ts";
import { shownColumns, showRunner } from "./shownRunner.ts";

/** Whose results are wanted, of which race. */
interface Owner {
  site: RaceSite;
  accountId: string;
  language: Language;
  /** Of the sets that were published then, in ms since 1970; of all if undefined. */
  at: number | undefined;
}

/**
 * Lists the newest published results of the runners that an account signed up, in all editions of a
 * race, with what they hide and their certificates.
 */
export async function listOwnResults(
  tools: CertificateTools,
  { site, accountId, language, at }: Owner,
): Promise<OwnResult[]> {
  const { db, secrets } = tools;
  const { raceId } = site;
  const publicResults = openPublicResults(db);
  const { version, sets } = await publicResults.readState(raceId, at);
  const newest = listNewestSets({ sets });
  if (newest.length === 0) return [];
  const isOwn = or(eq(results.entryId, entries.entryId), eq(results.personId, provenPersonId));
  const rows = await db
    .select({ ...shownColumns, setId: results.setId, entryCode: entries.code, entryId: entries.entryId })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .innerJoin(
      results,
      and(
        isOwn,
        inArray(
          results.setId,
          newest.map(({ setId }) => setId),
        ),
      ),
    )
    .where(and(eq(submissions.accountId, accountId), eq(entries.raceId, raceId)));
  const hidings = await db
    .select({ entryId: resultHidings.entryId, part: resultHidings.part })
    .from(resultHidings)
    .where(
      and(
        eq(resultHidings.raceId, raceId),
        inArray(resultHidings.entryId, [...new Set(rows.map(({ entryId }) => entryId))]),
      ),
    );
  const own: OwnResult[] = [];
  for (const set of newest)
    for (const { setId, entryCode, entryId, ...row } of rows.filter(({ setId }) => setId === set.setId)) {
      const open = await openSetOf(publicResults, { version, sets }, { ...set, set: set.number });
      if (
        !open ||
        own.some(({ item, edition, runner }) => item === set.item && edition === set.edition && runner.bib === row.bib)
      )
        continue;
      const signed = await signCertificate(tools, { setId, row: row.row }, language);
      own.push({
        entryCode,
        ...(await describeOpenSet(open)),
        runner: showRunner(row, { names: new Set() }),
        basis: findBasis(set.rules, row.overallRank),
        hiddenPart: hidings.find((hiding) => hiding.entryId === entryId)?.part ?? null,
        photos: openOwnPhotos(secrets, site, { ...set, bib: row.bib }),
        certificate: signed ? { opensAt: signed.opensAt, ...signed.files } : null,
      });
    }
  return own.sort((a, b) => b.edition.localeCompare(a.edition, "en", { numeric: true }));
}
