import { time } from "./schema.ts";

/** The codes with which a bib is refused. */
export const bibErrors = {
  "bibs/not-offered": { status: 409 },
  "bibs/no-entry": { status: 404 },
  "bibs/not-open": { status: 409, details: { opensAt: time("When lucky numbers open.") } },
  "bibs/closed": { status: 409 },
  "bibs/unknown": { status: 404 },
  "bibs/taken": { status: 409 },
} as const;
