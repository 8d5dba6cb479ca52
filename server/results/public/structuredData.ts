import type { PublicResult, PublicRunner, ResultList } from "#contract/publicResults.ts";
import { chooseName } from "#core/runnerName.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/resultsPage.ts";
import { textIn } from "#locales/getText.ts";
import { chooseTime } from "../sets/basis.ts";

/** Returns the public name of a runner, or words for one that hides it. */
export function nameRunner(runner: PublicRunner, language: Language): string {
  return chooseName(runner, language) ?? textIn(language, texts, "nobody", { bib: runner.bib ?? "" });
}

/** What structured data states of the race beside its results. */
export interface DataPlace {
  language: Language;
  raceName: string;
  origin: string;
  venue: string;
  /** The address of the page with the list. */
  address(list: Pick<ResultList, "item" | "edition">, bib?: string | null): string;
}

const mostListed = 10;

/** States the list of an item as JSON-LD: the event, its first runners, and the feed. */
export function stateList(list: ResultList, place: DataPlace): object {
  const { origin, language } = place;
  const { item, edition, set } = list;
  const ranked = list.runners.filter(({ overallRank }) => overallRank !== null).slice(0, mostListed);
  const feed = `${origin}/feeds/results/${encodeURIComponent(item)}/${encodeURIComponent(edition)}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      { ...stateEvent(list, place), competitor: ranked.map((runner) => statePerson(runner, place)) },
      {
        "@type": "ItemList",
        name: `${inLanguage(list.itemName, language)} ${edition}`,
        numberOfItems: set.ranked,
        itemListElement: ranked.map((runner) => ({
          "@type": "ListItem",
          position: runner.overallRank,
          name: nameRunner(runner, language),
          url: place.address(list, runner.bib),
        })),
      },
      {
        "@type": "Dataset",
        name: `${place.raceName} ${inLanguage(list.itemName, language)} ${edition}`,
        version: String(set.number),
        dateModified: new Date(set.publishedAt).toISOString(),
        distribution: [
          { "@type": "DataDownload", encodingFormat: "application/json", contentUrl: `${feed}.json` },
          { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: `${feed}.csv` },
        ],
      },
    ],
  };
}

/** States a runner's result as JSON-LD. */
export function stateRunner(result: PublicResult, place: DataPlace): object {
  const { runner, basis, distanceKm } = result;
  const ms = chooseTime(basis, runner);
  return {
    "@context": "https://schema.org",
    "@type": "ExerciseAction",
    agent: statePerson(runner, place),
    exerciseType: "Running",
    distance: `${distanceKm} km`,
    sportsEvent: stateEvent(result, place),
    url: place.address(result, runner.bib),
    ...(ms !== null && { result: { "@type": "PropertyValue", name: `${basis} time`, value: writeDuration(ms) } }),
  };
}

function stateEvent(head: Pick<ResultList, "item" | "edition" | "itemName">, place: DataPlace): object {
  const { raceName, venue, language } = place;
  return {
    "@type": "SportsEvent",
    name: `${raceName} ${inLanguage(head.itemName, language)} ${head.edition}`,
    sport: "Running",
    url: place.address(head),
    ...(venue && { location: { "@type": "Place", name: venue } }),
  };
}

function statePerson(runner: PublicRunner, { language }: DataPlace): object {
  return { "@type": "Person", name: nameRunner(runner, language) };
}

// ISO 8601, in whole seconds.
function writeDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;
}
