import type { ColumnTarget, Mapping } from "../model/mapping.ts";

/** Returns the columns of a mapping that are read, with their places from 0. */
export function listColumns({ columns }: Mapping): { index: number; target: NonNullable<ColumnTarget> }[] {
  return columns.flatMap((target, index) => (target ? [{ index, target }] : []));
}
