import { type Expected, noTimes, runners } from "./testFiles.ts";

/** The files of one system. */
export interface System {
  file: string;
  /** What its files do not have. */
  lacks: (keyof Expected)[];
  /** Whether it leaves out fractions of a second, all or those of splits. */
  cuts?: "all" | "splits";
  isChinese?: boolean;
  /** Whether who did not finish has no time. */
  hasTimesOfFinishers?: boolean;
  /** The bibs that are not in the file. */
  without?: string[];
  /** What a person is asked before the rows are read. */
  asks?: string[];
}

/** A file of each system, and what it has of the runners. */
export const systems: System[] = [
  { file: "race-result.csv", lacks: ["birthday", "age", "city"] },
  { file: "race-result-seconds.csv", lacks: ["birthday", "age", "city"] },
  { file: "runsignup.csv", lacks: ["birthday", "birthYear", "club"], hasTimesOfFinishers: true },
  {
    file: "runsignup-ids.csv",
    lacks: ["birthday", "birthYear", "club"],
    hasTimesOfFinishers: true,
    asks: ["column", "column"],
  },
  {
    file: "ultrasignup.csv",
    lacks: ["birthday", "birthYear", "club", "country", "category", "netMs", "splitsMs", "genderRank", "ageGroupRank"],
    cuts: "all",
  },
  {
    file: "itra.csv",
    lacks: ["age", "club", "category", "netMs", "splitsMs", "genderRank", "ageGroupRank"],
    cuts: "all",
    without: ["5", "6"],
  },
  {
    file: "sporthive.csv",
    lacks: ["birthday", "birthYear", "age", "club", "city", "splitsMs", "genderRank", "ageGroupRank"],
    hasTimesOfFinishers: true,
  },
  { file: "mika-timing.csv", lacks: ["birthday", "birthYear", "age", "city", "gender"], cuts: "all" },
  {
    file: "wiclax.csv",
    lacks: ["bib", "gender", "birthday", "birthYear", "age", "country", "city", "netMs", "genderRank"],
    cuts: "all",
    hasTimesOfFinishers: true,
  },
  ...["chinese.csv", "chinese-ms.csv", "chinese-days.csv"].map(
    (file): System => ({ file, lacks: ["birthday", "birthYear", "age", "city"], isChinese: true }),
  ),
  { file: "excel-mac.txt", lacks: ["birthday", "birthYear", "age", "city"], isChinese: true, cuts: "all" },
  {
    file: "iof-words.csv",
    lacks: [
      "birthday",
      "birthYear",
      "age",
      "city",
      "club",
      "category",
      "netMs",
      "splitsMs",
      "genderRank",
      "ageGroupRank",
    ],
    cuts: "all",
  },
  { file: "german.csv", lacks: ["birthday", "age"] },
  { file: "french.csv", lacks: ["age"] },
  { file: "spanish.csv", lacks: ["age"] },
];

const cutSecond = (time: number | null) => (time === null ? null : Math.floor(time / 1000) * 1000);

/** What a system's file has of the runners. */
export function expectRows({ lacks, cuts, isChinese, hasTimesOfFinishers, without = [] }: System): Expected[] {
  return runners
    .filter(({ bib }) => !without.includes(bib ?? ""))
    .map((runner) => {
      const row = structuredClone(runner);
      if (isChinese) row.name = row.name?.replace("Runner ", "选手") ?? null;
      if (hasTimesOfFinishers && row.status !== "finished") Object.assign(row, noTimes);
      if (cuts === "all") {
        row.gunMs = cutSecond(row.gunMs);
        row.netMs = cutSecond(row.netMs);
        row.splitsMs = row.splitsMs.map(cutSecond);
      }
      for (const field of lacks)
        Object.assign(row, { [field]: field === "splitsMs" ? [null, null] : field === "gender" ? 0 : null });
      return row;
    });
}
