import { type InventedResult, inventPerson, inventResults } from "./inventRunners.ts";
import { startListColumns, writeCsv, writeResults, writeStartList, writeTime } from "./writeFiles.ts";

/** The race that the demo has data for; its site is in `fixtures/sites`. */
export const demoSite = "lighthouse-bay-half";

/** What is done with the data of the demo, in order. */
export type DemoStep =
  | { do: "import"; item: string; edition: string; file: string; text: string; columns?: { field: string }[] }
  | { do: "publish"; item: string; edition: string; kind: "preliminary" | "official" | "amended"; hasNote?: true };

interface Demo {
  steps: DemoStep[];
  /** A file for organisers to try, with two rows that are refused. */
  tryFile: { file: string; text: string };
  /** The results of the half marathon, for photos. */
  half: InventedResult[];
}

const halfPoints = [5, 10, 15, 20];
const half = { distanceKm: 21.0975, points: halfPoints };
const tenPoints = [5];
const ten = { distanceKm: 10, points: tenPoints, starts: [] };
// Of all runners, those of the half marathon.
const halfShare = 0.7;
const lateFinishers = 12;
const backupClock = { from: 120, to: 139, fasterMs: 31_000 };

/** Plans the data of the demo: `count` runners this year, and fewer in the two years before. */
export function planDemo(count: number): Demo {
  const halfCount = Math.round(count * halfShare);
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 1);
  const halfRunners = inventResults(numbers(0, halfCount).map(inventPerson), {
    ...half,
    seed: 2026,
    starts: ["A", "B"],
  });
  const tenRunners = inventResults(numbers(halfCount, count).map(inventPerson), { ...ten, seed: 10 });
  const early = tenRunners.slice(0, -lateFinishers);
  const past = [2025, 2024].map((year, index) => ({
    edition: String(year),
    runners: inventResults(choosePast(count, year, index), { ...half, seed: year, starts: [] }),
  }));
  const ofHalf = { item: "half", edition: "2026" };
  const ofTen = { item: "ten-km", edition: "2026" };
  const steps: DemoStep[] = [
    ...past.flatMap(({ edition, runners }): DemoStep[] => [
      { do: "import", item: "half", edition, file: `half-${edition}.csv`, text: writeResults(runners, halfPoints) },
      { do: "publish", item: "half", edition, kind: "official" },
    ]),
    { do: "import", ...ofHalf, file: "half-start-list.csv", ...listStarters(halfRunners) },
    { do: "import", ...ofTen, file: "ten-km-start-list.csv", ...listStarters(tenRunners) },
    { do: "import", ...ofHalf, file: "half.csv", text: writeResults(halfRunners, halfPoints) },
    { do: "publish", ...ofHalf, kind: "preliminary" },
    { do: "publish", ...ofHalf, kind: "official" },
    {
      do: "import",
      ...ofHalf,
      file: "half-backup-clock.csv",
      text: writeResults(takeBackupClock(halfRunners), halfPoints),
    },
    { do: "publish", ...ofHalf, kind: "amended", hasNote: true },
    { do: "import", ...ofTen, file: "ten-km.csv", text: writeResults(early, tenPoints) },
    { do: "publish", ...ofTen, kind: "preliminary" },
  ];
  const tryFile = { file: "try-ten-km-late-finishers.csv", text: writeFaulty(tenRunners.slice(-lateFinishers)) };
  return { steps, tryFile, half: halfRunners };
}

// About half of this year's people ran before; who they were is spread over all numbers.
function choosePast(count: number, year: number, yearsBefore: number) {
  const wanted = Math.round(count * (0.55 - yearsBefore * 0.1));
  const people = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => (number * 7919 + year * 104_729) % count < wanted,
  );
  return people.map(inventPerson);
}

const listStarters = (runners: readonly InventedResult[]) => ({
  text: writeStartList(runners),
  columns: startListColumns,
});

function takeBackupClock(results: readonly InventedResult[]): InventedResult[] {
  const { from, to, fasterMs } = backupClock;
  return results.flatMap((result) => {
    const { netMs, person } = result;
    return person.number < from || person.number > to || netMs === null ? [] : [{ ...result, netMs: netMs - fasterMs }];
  });
}

// What RACE RESULT exports if a clock stopped, and a judge wrote into the wrong cell.
function writeFaulty(results: readonly InventedResult[]): string {
  const rows = results.map(({ bib, person, gunMs, netMs }, index) => [
    bib,
    person.name,
    index === 2 ? "two hours" : writeTime(gunMs ?? 5_400_000 + index * 7000),
    writeTime(netMs ?? 5_390_000 + index * 7000),
    index === 4 ? "99" : "0",
  ]);
  return writeCsv([["Bib", "Name", "Gun Time", "Net Time", "Status"], ...rows]);
}
