import type { Client } from "./client.ts";

/** Fetches all provinces with their cities and districts. */
export const fetchAreas = (client: Client) => client.call("GET /user-center/areas", { isSilent: true });
