import type { InvitationProblem, InvitationRows, ReadInvitations } from "#contract/invitations.ts";
import type { Database } from "../../../base/db/open.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { ensureSettled } from "../../../entry/places/upkeep.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { isCancelled } from "../../../race/cancelled.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { findRefusal } from "../../../race/refusals.ts";
import { countPlaces, findKnown, makeInvitations, TooFewPlaces } from "./make.ts";
import { readRaceFacts } from "./raceFacts.ts";
import { readRows } from "./readRows.ts";
import { fault, type Wanted } from "./wanted.ts";

// A file with more mistakes than this is another file.
const mostProblems = 500;

/** What reading and storing invitations works with. */
export type InviteTools = Pick<SignupTools, "db" | "secrets" | "boundSites" | "store" | "env" | "merchants" | "warn">;

/**
 * Checks the rows of a file as a whole, and stores the invitations: none if a row is wrong, unless
 * only the good ones are wanted. Nothing is sent here: the messages are due once they are stored.
 * The same file again makes nothing.
 */
export async function importInvitations(
  tools: InviteTools,
  reviewer: Reviewer,
  { domainName, mode, ...rows }: InvitationRows,
): Promise<ReadInvitations | "site/not-bound" | "session/not-allowed" | "invitation/cancelled"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  if (await isCancelled(tools.db, site.raceId)) return "invitation/cancelled";
  const parsed = readRows(rows, await readRaceFacts(tools, site));
  await ensureSettled(tools, site, [...new Set(parsed.wanted.map(({ item }) => item))]);
  const { wanted, problems, known } = await withPlaces(tools, site, parsed);
  const madeCount = wanted.reduce((sum, { count }) => sum + count, 0) - known;
  const summary = summarise(problems, { made: madeCount, known });
  const isWanted = mode === "good" ? !parsed.isHeaderWrong : mode === "all" && problems.length === 0;
  if (!isWanted || wanted.length === 0) return summary;
  return store(tools, reviewer, { site, wanted, found: summary });
}

function summarise(problems: InvitationProblem[], counts: { made: number; known: number }): ReadInvitations {
  const sorted = problems.toSorted((a, b) => a.row - b.row);
  const wrongRows = new Set(sorted.map(({ row }) => row)).size;
  return { ...counts, wrong: wrongRows, problems: sorted.slice(0, mostProblems), isStored: false };
}

// Those that are to hold a place of which none is left are wrong too; one that was invited before
// takes none.
async function withPlaces(
  { db, secrets }: InviteTools,
  { raceId }: RaceSite,
  parsed: { wanted: Wanted[]; problems: InvitationProblem[] },
): Promise<{ wanted: Wanted[]; problems: InvitationProblem[]; known: number }> {
  const knownOf = await findKnown(db, secrets, { raceId, wanted: parsed.wanted });
  const places = await countPlaces(db, raceId);
  const problems = [...parsed.problems];
  let knownCount = 0;
  const accepted = parsed.wanted.filter((row) => {
    const before = knownOf(row);
    const isPlaced = !row.holdsPlace || places.take(row.item, row.count - before);
    if (isPlaced) knownCount += before;
    else problems.push(fault(row.row, "place", "no-places", { left: String(places.getLeft(row.item)) }));
    return isPlaced;
  });
  return { wanted: accepted, problems, known: knownCount };
}

async function store(
  { db, secrets }: InviteTools,
  { actor }: Reviewer,
  { site, wanted, found }: { site: RaceSite; wanted: Wanted[]; found: ReadInvitations },
): Promise<ReadInvitations | "invitation/cancelled"> {
  try {
    const made = await db.transaction((tx) => makeInvitations(tx as Database, secrets, site, { wanted, actor }));
    return { ...found, made, known: found.made + found.known - made, isStored: true };
  } catch (error) {
    if (findRefusal(error, "sign-up")?.error === "sign-up/cancelled") return "invitation/cancelled";
    if (!(error instanceof TooFewPlaces)) throw error;
    // Somebody took the places meanwhile.
    const first = wanted.find(({ item, holdsPlace }) => item === error.item && holdsPlace);
    const problem = fault(first?.row ?? 1, "place", "no-places", { left: String(error.left) });
    return summarise([...found.problems, problem], { made: 0, known: found.known });
  }
}
