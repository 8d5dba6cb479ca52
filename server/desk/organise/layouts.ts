import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import { type ExportColumns, mostLayouts } from "#contract/exportLayouts.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { exportLayouts } from "../../base/db/exportSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { entryColumns } from "./entryColumns.ts";
import type { OrganiseTools } from "./race.ts";

/**
 * Lists the columns that entries of a race can be exported with, and the layouts that are saved, if
 * the reviewer organises it.
 */
export async function listColumns(
  tools: OrganiseTools,
  reviewer: Reviewer,
  domainName: string,
): Promise<ExportColumns | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  return typeof site === "string" ? site : readColumns(tools, site);
}

/** Saves a layout under its name, in place of an earlier one; one without columns is removed. */
export async function saveLayout(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, name, columns }: BodyOf<"POST /sign-up/organise/columns">,
): Promise<ExportColumns | ErrorOf<"POST /sign-up/organise/columns">> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const columnSet = await readColumns(tools, site);
  const keys = new Set(columnSet.columns.map(({ key }) => key));
  if (!columns.every((key) => keys.has(key))) return "export/unknown-column";
  const isSaved = await tools.db.transaction(async (tx) => {
    // Of several saves at once each counts those that were before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`layouts/${raceId}`}, 0))`);
    const isOther = and(eq(exportLayouts.raceId, raceId), ne(exportLayouts.name, name));
    if (columns.length > 0 && (await tx.$count(exportLayouts, isOther)) >= mostLayouts) return false;
    await tx.delete(exportLayouts).where(isLayout(raceId, name));
    if (columns.length > 0) await tx.insert(exportLayouts).values({ raceId, name, columns });
    const line: AuditLine = {
      raceId,
      actor: reviewer.actor,
      action: "save-layout",
      entity: "entries",
      entityId: raceId,
    };
    await recordAudit(tx as Database, { ...line, details: { layout: name, columns } });
    return true;
  });
  if (!isSaved) return "export/too-many-layouts";
  return { ...columnSet, layouts: await readLayouts(tools.db, raceId) };
}

/** Returns the keys of a layout's columns; undefined if none has the name. */
export async function findLayout(db: Database, raceId: string, name: string): Promise<string[] | undefined> {
  const [layout] = await db.select().from(exportLayouts).where(isLayout(raceId, name));
  return layout?.columns;
}

function isLayout(raceId: string, name: string) {
  return and(eq(exportLayouts.raceId, raceId), eq(exportLayouts.name, name));
}

function readLayouts(db: Database, raceId: string) {
  return db
    .select({ name: exportLayouts.name, columns: exportLayouts.columns })
    .from(exportLayouts)
    .where(eq(exportLayouts.raceId, raceId))
    .orderBy(asc(exportLayouts.name));
}

async function readColumns(tools: OrganiseTools, site: RaceSite): Promise<ExportColumns> {
  const [chinese, english] = [await entryColumns(tools, site, "zh"), await entryColumns(tools, site, "en")];
  return {
    columns: chinese.map(({ key, label }, place) => ({
      key,
      label: { zh: label, en: english[place]?.label ?? label },
    })),
    layouts: await readLayouts(tools.db, site.raceId),
  };
}
