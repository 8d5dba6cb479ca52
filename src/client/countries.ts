import type { Country } from "#contract/countries.ts";
import type { Client } from "./client.ts";

/** Call 3: all countries and regions, sorted as the sign-up form shows them. */
export async function fetchCountries(client: Client): Promise<Country[]> {
  const countries = await client.call<Country[]>("/user-center/countries");
  return countries.toSorted((a, b) => a.itemSort - b.itemSort);
}
