import type { Choice, FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import type { Client } from "#src/client/client.ts";
import { fetchCountries } from "#src/client/countries.ts";

/** The sources of a site's lists. */
export interface ChoiceSource {
  client: Client;
  /** Reads a file of the site's folder. */
  loadText(path: string): Promise<string>;
}

// More results than anybody reads: the runner narrows them by typing more.
const maxResults = 50;
const listsByClient = new WeakMap<Client, Map<string, Promise<unknown[]>>>();

/**
 * Returns the lists that fields look up: countries and areas of the server, and those of the
 * organiser, which are files of the site (lists/clubs.json), searched here. Rejects with a message
 * for the runner.
 */
export function listChoices({ client, loadText }: ChoiceSource): FormSurroundings["loadChoices"] {
  const lists = listsByClient.get(client) ?? new Map<string, Promise<unknown[]>>();
  listsByClient.set(client, lists);
  const read = async (list: string): Promise<unknown[]> => {
    if (list === "countries") return fetchCountries(client);
    if (list === "areas") return client.call("GET /user-center/areas", { isSilent: true });
    return JSON.parse(await loadText(`lists/${list}.json`)) as Choice[];
  };
  return async <Entry>(list: string, query?: string): Promise<Entry[]> => {
    const reading = lists.get(list) ?? read(list);
    lists.set(list, reading);
    try {
      const all = await reading;
      return (query === undefined ? all : findChoices(all as Choice[], query)) as Entry[];
    } catch (error) {
      lists.delete(list);
      throw error;
    }
  };
}

/**
 * Finds the entries whose label has the words of a query, those that begin with it first; at most
 * 50.
 */
export function findChoices(choices: Choice[], query: string): Choice[] {
  const words = fold(query).split(" ").filter(Boolean);
  const matches = choices.filter(({ label }) =>
    words.every((word) => fold(`${label.zh} ${label.en ?? ""}`).includes(word)),
  );
  const begins = ({ label }: Choice) => [label.zh, label.en ?? ""].some((name) => fold(name).startsWith(fold(query)));
  return [...matches.filter(begins), ...matches.filter((choice) => !begins(choice))].slice(0, maxResults);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
