import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { PublicApplicationCounts } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { getLabels } from "../../entry/options/notify.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";

/**
 * Counts the applications for each item of a race whose form counts them in public, by the choice
 * of its category, and the reasons for which they were rejected. An application that a later one
 * replaced, or that was withdrawn, is in none.
 */
export async function countByCategory(
  { db, store }: Pick<RaceTools, "db" | "store">,
  site: RaceSite,
): Promise<PublicApplicationCounts> {
  const forms = listForms(site);
  const counts: PublicApplicationCounts = [];
  for (const { id: item } of site.site.race?.items ?? []) {
    const placed = formForItem(forms, "through-entry", item);
    const field = placed?.head.review?.category;
    const form = placed && field !== undefined ? (await openForm(store, placed))?.form : undefined;
    if (!form || field === undefined) continue;
    const { auditStatus: status, category, refuseGround } = submissions;
    const isMeant = and(
      eq(submissions.raceId, site.raceId),
      eq(submissions.use, "through-entry"),
      eq(submissions.item, item),
      isNull(submissions.withdrawnAt),
      isNull(submissions.replacedBy),
    );
    const rows = await db
      .select({ status, category, ground: refuseGround, many: count() })
      .from(submissions)
      .where(isMeant)
      .groupBy(status, category, refuseGround)
      .orderBy(asc(category));
    const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(matches).reduce((total, { many }) => total + many, 0);
    const grounds = new Map(rows.flatMap(({ ground }) => (ground ? [[ground.id, ground.text] as const] : [])));
    counts.push({
      item,
      itemName: itemName(site, item),
      categories: [...new Set(rows.map((row) => row.category))].map((value) => {
        const countOf = (wanted: number) => sum((row) => row.category === value && row.status === wanted);
        return {
          name: value === null ? null : getLabels(form, field, value).option,
          waiting: countOf(auditStatus.submitted),
          approved: countOf(auditStatus.approved),
          rejected: countOf(auditStatus.rejected),
        };
      }),
      grounds: [...grounds].map(([id, text]) => ({
        text,
        count: sum((row) => row.status === auditStatus.rejected && row.ground?.id === id),
      })),
    });
  }
  return counts;
}
