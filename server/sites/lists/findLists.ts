import { nameSearch, readListAddress, writeListAddress } from "#core/listAddress.ts";
import type { FindResults } from "../page/resultsPage.ts";
import { searchDocuments } from "./search.ts";
import type { OpenSiteDocuments } from "./siteDocuments.ts";

/**
 * Creates what finds the page and the search that an address of a list names; undefined for the
 * first page of the whole list, which is drawn as every other page.
 */
export function createFindLists(siteDocuments: OpenSiteDocuments): FindResults {
  return async (site, { search: query }) => {
    const address = readListAddress(query);
    const search = writeListAddress("", address);
    if (search === "") return undefined;
    const readAnswers = async () => {
      const documents = address.search === "" ? undefined : await siteDocuments(site);
      return (
        documents && { [nameSearch(address.search)]: await searchDocuments(documents, address.search, Date.now()) }
      );
    };
    return {
      key: search,
      read: async () => ({
        results: { search, answers: (await readAnswers()) ?? {} },
        title: undefined,
        description: undefined,
        card: undefined,
        isUnlisted: true,
        jsonLd: undefined,
      }),
    };
  };
}
