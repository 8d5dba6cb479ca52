import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import type { Client } from "#src/client/client.ts";

/** What each part of the work on the results of an item gets. */
export interface PartProps {
  client: Client;
  race: OrganisedRace;
  edition: OrganisedEdition;
  /** The results, or what is published of them, are others now. */
  onChanged(): void;
}
