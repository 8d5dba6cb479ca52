import type { CallName } from "#contract/contract.ts";
import { createCaller, type Place, saveExport } from "./createCaller.ts";
import type { EntryTools } from "./serverTools.ts";

type OrganiserCall = Extract<CallName, `${string} /sign-up/organise/${string}`>;

/** Works through the calls that a server answers to an organiser, whose API token is `bearer`. */
export function throughToken(place: Place): EntryTools {
  const { call, find, open } = createCaller<OrganiserCall>(place);
  return {
    listEntries: (query) => find("GET /sign-up/organise/entries", { query }),
    readEntry: (code, language) => find("GET /sign-up/organise/entries/:code", { params: { code } }, language),
    readNumbers: (query) => find("GET /sign-up/organise/numbers", { query }),
    exportEntries: async (query, file) => saveExport(await open("GET /sign-up/organise/export", { query }), file),
    listPools: (domainName) => find("GET /sign-up/organise/places", { query: { domainName } }),
    changePlaces: (json) => call("POST /sign-up/organise/places", { json }),
    invite: (json) => find("POST /sign-up/organise/invitations", { json }),
    listInvitations: (query) => find("GET /sign-up/organise/invitations", { query }),
  };
}
