/** One sheet as people see it: the formatted text of its cells. */
export interface Sheet {
  name: string;
  rows: string[][];
  /** Whether there is more than is shown. */
  isCut: boolean;
}

/** Rows of a sheet that are shown. */
export const shownRows = 1000;

/** Columns of a sheet that are shown. */
export const shownColumns = 100;
