import { type PublicResult, type ResultSort, resultSorts } from "./publicResults.ts";
import type { Language } from "./text.ts";

/** What an address of the page of results names. */
export interface ResultsAddress {
  item?: string | undefined;
  edition?: string | undefined;
  set?: number | undefined;
  bib?: string | undefined;
  search?: string | undefined;
  gender?: number | undefined;
  ageGroup?: string | undefined;
  club?: string | undefined;
  country?: string | undefined;
  sort?: ResultSort | undefined;
  page?: number | undefined;
}

const longest = { item: 64, edition: 64, bib: 32, search: 40, ageGroup: 64, club: 80, country: 3 };

/** Reads the query of an address; what no call would take is left out. */
export function readAddress(search: string): ResultsAddress {
  const params = new URLSearchParams(search);
  const texts = Object.entries(longest).flatMap(([name, most]) => {
    const value = params.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value.slice(0, most)] as const];
  });
  const number = (name: string, most: number) => {
    const value = Number(params.get(name) ?? "");
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const sort = resultSorts.find((name) => name === params.get("sort"));
  const numbers = { set: number("set", 1_000_000), gender: number("gender", 2), page: number("page", 100_000) };
  return { ...Object.fromEntries(texts), ...numbers, ...(sort !== "place" && { sort }) };
}

/** Writes the address of a page of results; what is usual is left out. */
export function writeAddress(path: string, address: ResultsAddress): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(address))
    if (value !== undefined && value !== "" && !(name === "page" && value === 1)) params.set(name, String(value));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Writes the address of the picture of a runner's result in a set, on the race's own host. */
export function writeCardAddress(
  { item, edition, set, runner }: Pick<PublicResult, "item" | "edition" | "set" | "runner">,
  language: Language,
): string {
  const [itemPart, editionPart, bibPart] = [item, edition, runner.bib ?? ""].map(encodeURIComponent);
  return `/feeds/results/${itemPart}/${editionPart}/${bibPart}.png?set=${set.number}&language=${language}`;
}

/** The answers that a page of results was drawn from on the server, by their names. */
export interface KnownAnswers {
  /** The query of the address that the page was drawn for, with its question mark. */
  search: string;
  answers: Readonly<Record<string, unknown>>;
  /** Why one could not be answered, by the same names. */
  failures?: Readonly<Record<string, string>>;
}

/** Returns the name of an answer. */
export function nameAnswer(kind: "overview" | "list" | "runner", query: object = {}): string {
  const stated = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return `${kind} ${JSON.stringify(Object.fromEntries(stated.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}
