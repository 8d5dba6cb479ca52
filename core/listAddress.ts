/** What an address of a list of documents names. */
export interface ListAddress {
  /** What is searched; "" for nothing. */
  search: string;
  /** From 1. */
  page: number;
}

/** Characters of a search: longer ones are cut. */
export const longestSearch = 60;

const lastPage = 5000;

/** Reads the query of an address; what no list has is left out. */
export function readListAddress(query: string): ListAddress {
  const params = new URLSearchParams(query);
  const page = Number(params.get("page") ?? "");
  return {
    search: (params.get("search") ?? "").trim().slice(0, longestSearch).trim(),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Writes the address of a page of a list or of a search in it; what is usual is left out. */
export function writeListAddress(path: string, { search, page }: ListAddress): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the name of the answer to a search (`KnownAnswers`): the paths of the documents. */
export function nameSearch(search: string): string {
  return `documents ${search}`;
}
