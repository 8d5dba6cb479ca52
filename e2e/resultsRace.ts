import { tinySite } from "#server/testWorld.ts";
import { specified } from "../fixtures/results/races.ts";
import { finisher, publishRows } from "../server/results/public/testPublic.ts";
import type { TestRow } from "../server/results/sets/testResults.ts";
import { people } from "./account.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

const intro = { zh: "按姓名或参赛号查询。", en: "Search by name or bib." };

/**
 * Publishes a race with pages of results, whose pages have addresses of their own, after `change`
 * of its folder.
 */
export function publishResultsRace(change?: (folder: string) => void): Promise<OwnSite> {
  const page = (path: string, type: string, props: object, title: { zh: string; en: string }) => ({
    path,
    title,
    page: { type, version: 1, props },
  });
  const routes = [
    page("/home", "home", {}, { zh: "首页", en: "Home" }),
    page("/results", "results", { intro }, { zh: "比赛成绩", en: "Results" }),
    page("/photos", "image-search", { isOpen: true }, { zh: "照片", en: "Photos" }),
  ];
  const block = (type: string) => ({ type, version: 1, id: type, props: {} });
  const account = { userAgreement: "/results", privacyPolicy: "/results" };
  const home = { blocks: [block("results"), block("my-entry")] };
  return publishSite(tinySite({ ...specified, router: "history", account, home, routes }), change);
}

/** Publishes the next set of results of an edition of that race, and returns its number. */
export async function publishResults(
  { raceId }: Pick<OwnSite, "raceId">,
  rows: TestRow[],
  edition = "2025",
): Promise<number> {
  return (await publishRows(people, rows, { raceId, item: "marathon", edition })).number;
}

/** Finishers with plainly artificial names, who slow down in the second half. */
export function makeRunners(count: number): TestRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const gunMs = 8_280_000 + index * Math.round(9_000_000 / count) + ((index * 7919) % 9000);
    const last = gunMs * (40 / 42.195);
    const splitsMs = Array.from({ length: 8 }, (_, point) => {
      const share = (point + 1) / 8;
      return Math.round(last * (share - (0.02 + (number % 5) * 0.004) * Math.sin(Math.PI * share)));
    });
    return finisher(number, { gunMs, netMs: gunMs - ((number * 37) % 90) * 1000, splitsMs });
  });
}
