import type { Choice, FormSurroundings } from "#blocks/kit/formField.ts";
import { fetchCountries } from "#src/api/calls.ts";
import type { Client } from "#src/api/client.ts";
import { fetchAreas } from "#src/api/profile.ts";

/** The lists that fields look up. Short ones are loaded once; of long ones the server answers what fits a query. */
export interface Choices {
  load: FormSurroundings["loadChoices"];
}

/** The lists of a site; what fails, fails with a sentence for the runner. */
export function createChoices(client: Client, domainName: string, say: (message: string) => string): Choices {
  const whole: Record<string, () => Promise<unknown[]>> = {
    countries: () => fetchCountries(client),
    areas: () => fetchAreas(client),
  };
  const read = (list: string, query: string) =>
    whole[list]?.() ??
    client.call<Choice[]>("/sign-up/choices", { query: { domainName, list, query }, isSilent: true });
  return {
    async load<Entry>(list: string, query = ""): Promise<Entry[]> {
      const name = list in whole ? list : `${domainName} ${list} ${query.trim()}`;
      const loading = known.get(name) ?? read(list, query.trim());
      known.set(name, loading);
      try {
        return (await loading) as Entry[];
      } catch (error) {
        known.delete(name);
        throw new Error(say((error as Error).message), { cause: error });
      }
    },
  };
}

const known = new Map<string, Promise<unknown[]>>();
