import type { AuditFilter } from "#contract/audit.ts";
import type { PlotRange } from "#contract/numbers.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Fetches how the entries and the money of a race are, and its sign-ups over time. */
export const fetchNumbers = (client: Client, domainName: string, range: PlotRange) =>
  client.call("GET /sign-up/organise/numbers", { query: { domainName, range }, ...silent });

/** Fetches one page of who did what in a race, newest first: the lines after the mark `after`. */
export const fetchAudit = (client: Client, filter: AuditFilter, after?: string) => {
  const { domainName, ...rest } = filter;
  // A query has no empty parts.
  const query = { domainName, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) };
  return client.call("GET /sign-up/organise/audit", { query: { ...query, ...(after && { after }) }, ...silent });
};
