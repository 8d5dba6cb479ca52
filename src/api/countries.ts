import type { Client } from "./client.ts";

/** One country or region; `itemSort` is 1 to 4 for the mainland, Hong Kong, Macao and Taiwan, 100 for the rest. */
export interface Country {
  id: string | number;
  twoCode: string;
  threeCode: string;
  numberCode: string;
  cnName: string;
  enName: string;
  itemName: string;
  itemCode: string;
  itemSort: number;
  dictCode: string;
}

/** Call 3: all countries and regions, sorted as the sign-up form shows them. */
export async function fetchCountries(client: Client): Promise<Country[]> {
  const countries = await client.call<Country[]>("/user-center/countries");
  return countries.toSorted((a, b) => a.itemSort - b.itemSort);
}
