import type { Area } from "#contract/areas.ts";
import type { Client } from "./client.ts";

/** All provinces with their cities and districts. */
export const fetchAreas = (client: Client) => client.call<Area[]>("/user-center/areas", { isSilent: true });
