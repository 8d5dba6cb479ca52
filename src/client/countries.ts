import type { Client } from "./client.ts";

/** Call 3: fetches all countries and regions, sorted as the sign-up form shows them. */
export async function fetchCountries(client: Client) {
  const countries = await client.call("GET /user-center/countries");
  return countries.toSorted((a, b) => a.itemSort - b.itemSort);
}
