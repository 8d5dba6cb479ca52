import type { TimeNotation } from "#core/raceTimes.ts";
import type { resultFields } from "#core/resultFields.ts";

/** What a column of a file can hold. */
export type Field = (typeof resultFields)[number];

/** The fields of stated ranks. */
export const rankFields = ["overallRank", "genderRank", "ageGroupRank"] as const satisfies readonly Field[];
export type RankField = (typeof rankFields)[number];

/** What is read from a column; null is a column that is left out. */
export type ColumnTarget = {
  field: Field;
  /** The point of a split, by id. */
  point?: string;
  /** How its times are written, if a person states it; otherwise the whole column decides. */
  notation?: TimeNotation;
  /** Whether a name has its family name first, and a comma after it. */
  isReversed?: boolean;
} | null;

/** How a file is read: made by `proposeMapping`, or by a person. It is stored with its batch. */
export interface Mapping {
  /** The line of the header, from 1. */
  headerLine: number;
  /** By the columns of the file. */
  columns: ColumnTarget[];
  /** The item of each name in the column of items, by id; null leaves its rows out. */
  items?: Record<string, string | null>;
  /** From when splits count: the gun, or the runner's own start. */
  splitsFrom?: "gun" | "start";
}

/** How certain it is what a column holds. */
export type Certainty =
  /** By its name, and its cells agree. */
  | "sure"
  /** By its cells, or by a name with several meanings: a person should look. */
  | "likely"
  /** Known, and of no use for results: a pace, a gap, a chip. */
  | "unused"
  /** Not known. */
  | "unknown";

/** A column of a file, and what it seems to hold. */
export interface ProposedColumn {
  /** From 0. */
  index: number;
  header: string;
  target: ColumnTarget;
  certainty: Certainty;
  /** Whether its cells are times: such a column is never left out unasked. */
  hasTimes: boolean;
}

/** Why a person should look at a mapping before it is used. */
export type MappingQuestion =
  /** Several sheets of the workbook have a table, and the first is read. */
  | { code: "sheet" }
  /** A column is `likely`, or an unknown one has times. */
  | { code: "column"; index: number }
  /** Two columns seem to hold the same. */
  | { code: "twice"; index: number; other: number }
  /** No column identifies a runner. */
  | { code: "identity" }
  /** No column has a time or a status. */
  | { code: "time" }
  /** The column of items has a name that is no item of the race. */
  | { code: "item"; index: number; name: string }
  /** The column of times can be read in several ways. */
  | { code: "notation"; index: number };

/** What a file seems to hold. */
export interface Proposal {
  mapping: Mapping;
  columns: ProposedColumn[];
  questions: MappingQuestion[];
  /** Whether nothing needs to be asked. */
  isSure: boolean;
}

/** A timing point between the start and the finish. */
export interface PointFacts {
  id: string;
  name: { zh: string; en?: string | undefined };
  distanceKm: number;
}

/** What a file is read by: the item that its results are of. */
export interface ItemFacts {
  /** The item's id. */
  item: string;
  /** All items of the race, by id, with all of their names. */
  items: ReadonlyMap<string, readonly string[]>;
  distanceKm?: number | undefined;
  /** In the order of the course. */
  points: readonly PointFacts[];
  /** The starts of the item, by id, with all of their names; left out if it has one. */
  starts?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The day of the race, YYYY-MM-DD, for ages and years of birth. */
  raceDay?: string | undefined;
}
