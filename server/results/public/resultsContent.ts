import type { PublicResult } from "#contract/publicResults.ts";
import { hasCard } from "#core/publicResults.ts";
import { formatTime } from "#core/raceTimes.ts";
import { nameAnswer, type ResultsAddress, readAddress, writeAddress, writeCardAddress } from "#core/resultsAddress.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/resultsPage.ts";
import { textIn } from "#locales/getText.ts";
import { errorSentence } from "../../base/http/envelope.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import type { FindResults, ResultsContent } from "../../sites/page/resultsPage.ts";
import { getOrigin } from "../../sites/page/search.ts";
import { chooseTime } from "../sets/basis.ts";
import { openSetOf } from "./chooseSet.ts";
import { findRunner } from "./describeRunner.ts";
import { listRunners } from "./listRunners.ts";
import { listPublishedResults } from "./overview.ts";
import { openPublicResults, type PublicResults, type PublicState } from "./publishedSets.ts";
import { type DataPlace, nameRunner, stateList, stateRunner } from "./structuredData.ts";

/** What a page is drawn from: the race, what is public of it, and what the address names. */
interface Asked {
  publicResults: PublicResults;
  site: RaceSite;
  state: PublicState;
  /** The path of the page. */
  path: string;
  address: ResultsAddress;
  language: Language;
}

/** Returns what finds the results of a page by its address, for the pages of sites. */
export function createFindResults(tools: RaceTools): FindResults {
  const publicResults = openPublicResults(tools.db);
  return async (bound, { path, search }, language) => {
    const site = await findRaceSite(tools, bound.domainName);
    if (!site) return undefined;
    const state = await publicResults.readState(site.raceId);
    const address = readAddress(search);
    const asked = { publicResults, site, state, path, address, language };
    return { key: `${state.version}${writeAddress("", address)}`, read: () => readContent(asked) };
  };
}

// The same answers under the same names as the page asks for.
async function readContent(asked: Asked): Promise<ResultsContent> {
  const { publicResults, site, state, address } = asked;
  const search = writeAddress("", address);
  const { bib, item } = address;
  if (bib !== undefined && item !== undefined) return readRunner(asked, { bib, item }, search);
  const overview = await listPublishedResults(publicResults, site);
  const chosen = overview.items.find((candidate) => candidate.item === item) ?? overview.items[0];
  const edition = chosen?.editions.find((candidate) => candidate.edition === address.edition) ?? chosen?.editions[0];
  const answers: Record<string, unknown> = { [nameAnswer("overview")]: overview };
  const content = { results: { search, answers }, title: undefined, description: undefined, card: undefined };
  const query = { ...address, bib: undefined, item: chosen?.item ?? "", edition: edition?.edition };
  const open = await openSetOf(publicResults, state, query);
  if (!open) return { ...content, isUnlisted: false, jsonLd: undefined };
  const list = await listRunners(open, query);
  answers[nameAnswer("list", query)] = list;
  return {
    ...content,
    isUnlisted: Object.keys(address).some(
      (name) => name !== "item" && name !== "edition" && address[name as "item"] !== undefined,
    ),
    jsonLd: stateList(list, describePlace(asked)),
  };
}

async function readRunner(
  asked: Asked,
  { bib, item }: { bib: string; item: string },
  search: string,
): Promise<ResultsContent> {
  const { publicResults, state, address, language } = asked;
  const query = { item, edition: address.edition, set: address.set, bib };
  const name = nameAnswer("runner", query);
  const open = await openSetOf(publicResults, state, query);
  const result = open && (await findRunner(open, bib));
  const head = { description: undefined, card: undefined, isUnlisted: true, jsonLd: undefined };
  if (!result) {
    const error = errorSentence(open ? "results/unknown-runner" : "results/not-published")[language];
    return { results: { search, answers: {}, failures: { [name]: error } }, title: bib, ...head };
  }
  return {
    ...head,
    results: { search, answers: { [name]: result } },
    title: describeRunner(result, language, "title"),
    description: describeRunner(result, language, "description"),
    card: hasCard(result) ? writeCardAddress(result, language) : undefined,
    jsonLd: stateRunner(result, describePlace(asked)),
  };
}

function describeRunner(result: PublicResult, language: Language, text: "title" | "description"): string {
  const { runner, itemName, edition, rounding, basis, ranks } = result;
  const ms = chooseTime(basis, runner);
  const facts = { name: nameRunner(runner, language), item: inLanguage(itemName, language) };
  if (text === "title") return textIn(language, texts, text, { ...facts, edition });
  return textIn(language, texts, text, {
    ...facts,
    time: ms === null ? "" : formatTime(ms, { rounding }),
    rank: ranks.find(({ list }) => list === "overall")?.rank ?? 0,
  });
}

function describePlace({ site, path, language }: Asked): DataPlace {
  const { race } = site.site;
  const origin = getOrigin(site.domainName);
  return {
    language,
    raceName: inLanguage(race?.name, language),
    origin,
    venue: inLanguage(race?.venue ?? race?.city, language),
    address: ({ item, edition }, bib) => `${origin}${writeAddress(path, { item, edition, bib: bib ?? undefined })}`,
  };
}
