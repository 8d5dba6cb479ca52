import Type from "typebox";
import type { Call } from "./call.ts";
import { object, optional, text } from "./schema.ts";

const place = { value: text("The code of the area."), label: text("Its Chinese name."), labelEn: text() };
const District = object(place);
const City = object({ ...place, children: optional(Type.Array(District)) });

/** A province with its cities, and these with their districts. */
export const Province = object({ ...place, children: optional(Type.Array(City)) });

/** A province, city or district: its code, its name in both languages, and what lies in it. */
export interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}

export const areaCalls = {
  "GET /user-center/areas": {
    summary: "Lists the provinces, cities and districts that addresses are chosen from.",
    caller: "anyone",
    personal: "none",
    cost: "cheap",
    data: Type.Unsafe<Area[]>(Type.Array(Province)),
  },
} satisfies Record<string, Call>;
