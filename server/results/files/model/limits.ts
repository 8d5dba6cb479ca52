/** What a file of results may have at most. A larger one is another file, or does harm. */
export const fileLimits = {
  /** More than any race; memory grows with the number of bibs alone. */
  rows: 500_000,
  /** A workbook is in memory as a whole. */
  workbookRows: 100_000,
  workbookBytes: 60_000_000,
  /** What a packed workbook is when it is unpacked. */
  unpackedBytes: 400_000_000,
  columns: 300,
  /** Characters of a line, and of a record whose cells have line breaks. */
  line: 60_000,
  linesOfRecord: 20,
  /** Lines above the header: titles, the day, the organiser. */
  linesAboveHeader: 30,
  sampleRows: 200,
  /** Characters of a name, a club or a city. */
  text: 120,
  identifier: 64,
  /** The longest race: 20 days. */
  hours: 480,
} as const;
