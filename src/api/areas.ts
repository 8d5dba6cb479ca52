import type { Client } from "./client.ts";

/** A province, city or district: its code, its name in both languages, and what lies in it. */
export interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}

/** All provinces with their cities and districts. */
export const fetchAreas = (client: Client) => client.call<Area[]>("/user-center/areas", { isSilent: true });
