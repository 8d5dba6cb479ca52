import { and, asc } from "drizzle-orm";
import type { PublicRunner } from "#contract/publicResults.ts";
import { formatTime } from "#core/raceTimes.ts";
import { results } from "../../base/db/resultSchema.ts";
import { writeCsv } from "../../base/exports/csv.ts";
import { type Prebuilt, prebuildCompressed } from "../../base/http/prebuilt.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { OpenSet } from "./chooseSet.ts";
import { describeOpenSet, isShown } from "./listRunners.ts";
import { shownColumns, showRunner } from "./shownRunner.ts";

/** The formats of the feed of a set. */
export const feedFormats = ["json", "csv"] as const;
export type FeedFormat = (typeof feedFormats)[number];

// Up to ten megabytes each.
const readFeed = cacheReads<Prebuilt>(12);

/** Returns the whole of a set as a file, made once as long as nothing of it changes. */
export async function buildFeed(open: OpenSet, format: FeedFormat): Promise<Prebuilt> {
  const feed = await readFeed(`${open.key} ${open.newest} ${format}`, () =>
    format === "json" ? buildJson(open) : buildCsv(open),
  );
  if (!feed) throw new Error("A feed of results was not built.");
  return feed;
}

async function buildJson(open: OpenSet): Promise<Prebuilt> {
  const feed = { ...(await describeOpenSet(open)), runners: await listAll(open) };
  return prebuildCompressed("application/json; charset=utf-8", "no-cache", JSON.stringify(feed));
}

const header = [
  "set",
  "set_kind",
  "place",
  "gender_place",
  "age_group_place",
  "bib",
  "name",
  "latin_name",
  "gender",
  "age_group",
  "club",
  "country",
  "status",
  "gun_time",
  "net_time",
];

async function buildCsv(open: OpenSet): Promise<Prebuilt> {
  const { number, kind, rules } = open.set;
  const runners = await listAll(open);
  const time = (ms: number | null) => (ms === null ? "" : formatTime(ms, { rounding: rules.rounding }));
  const rows = async function* () {
    yield header;
    for (const runner of runners) {
      const { overallRank, genderRank, ageGroupRank, bib, name, latinName, gender, ageGroup, club, country } = runner;
      const ranks = [overallRank, genderRank, ageGroupRank].map((rank) => (rank === null ? "" : String(rank)));
      const person = [bib, name, latinName, ["", "male", "female"][gender], ageGroup, club, country];
      const times = [runner.status, time(runner.gunMs), time(runner.netMs)];
      yield [String(number), kind, ...ranks, ...person.map((text) => text ?? ""), ...times];
    }
  };
  const pieces: Buffer[] = [];
  for await (const piece of writeCsv(rows())) pieces.push(piece);
  return prebuildCompressed("text/csv; charset=utf-8", "no-cache", Buffer.concat(pieces));
}

async function listAll(open: OpenSet): Promise<PublicRunner[]> {
  const rows = await open.results.db
    .select(shownColumns)
    .from(results)
    .where(and(isShown(open)))
    .orderBy(asc(results.row));
  return rows.map((row) => showRunner(row, open.hidden));
}
