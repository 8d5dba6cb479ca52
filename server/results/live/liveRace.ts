import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type LiveIndex, type LiveItem, type LiveRunner, raceTime } from "#core/live.ts";
import type { Database } from "../../base/db/open.ts";
import { immutable, type Prebuilt, prebuild } from "../../base/http/prebuilt.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { openFeed } from "../runs/feed.ts";
import { makeStartList, type Starter } from "../runs/startList.ts";
import { currentEdition, type ResultRules } from "../sets/rules.ts";
import { readAllRules } from "../timing/flagPassings.ts";
import { inventBibs } from "../timing/simulate/simulateRace.ts";
import { makeBoard } from "./board.ts";
import { judgeLive } from "./judgeLive.ts";
import { addInvented, type Card, type Roster, readRoster, readRosterVersion } from "./roster.ts";
import { divideRunners, listShards, type Shard } from "./shards.ts";

/** The live page of a race in memory: files that readers get without a question to the database. */
export interface LiveRace {
  /** Reads what is new; one at a time. */
  refresh(site: RaceSite): Promise<void>;
  index(): LiveIndex;
  indexFile(): Prebuilt;
  /** A file of the index, or of one a minute ago; else the part that begins with the same bib. */
  shardFile(name: string): { file: Prebuilt; isCurrent: boolean } | undefined;
  runner(bib: string): LiveRunner | undefined;
}

const rosterMs = 30_000;
const keptMs = 60_000;
const zip = promisify(gzip);

/** Opens the live page of a race, or that of its rehearsal. */
export function openLiveRace(db: Database, raceId: string, isRehearsal: boolean): LiveRace {
  const feed = openFeed(raceId, isRehearsal);
  const runners = new Map<string, LiveRunner>();
  const files = new Map<string, { file: Prebuilt; until: number }>();
  let cards = new Map<string, Card>();
  let listed: Roster = { cards: [], startList: makeStartList([]) };
  let listedVersion: string | undefined;
  let roster: Roster | undefined;
  let rosterAt = 0;
  let shards: Shard[] = [];
  let index: LiveIndex = { ...emptyIndex, isRehearsal };
  let indexFile = prebuildIndex(index);

  const readCards = async (site: RaceSite) => {
    const raceEdition = { raceId, edition: currentEdition(site.site) };
    // Before the roster: what changes meanwhile is read the next time.
    const version = `${raceEdition.edition} ${await readRosterVersion(db, raceEdition)}`;
    if (version !== listedVersion) listed = await readRoster(db, raceEdition);
    listedVersion = version;
    // The sources of a rehearsal have the same runners.
    const invented = feed.sources().at(-1)?.rehearsal?.runners ?? [];
    const groups = invented.map((group) => ({ item: group.item, bibs: inventBibs(group) }));
    roster = isRehearsal ? addInvented(listed, groups) : listed;
    cards = new Map(roster.cards.map((card) => [getKey(card), card]));
    rosterAt = Date.now();
  };
  const judge = (card: Card, rules: ReadonlyMap<string, ResultRules>, raceAt: number) => {
    const itemRules = rules.get(card.item);
    const starter = roster?.startList.find(card.bib);
    const passings = roster && typeof starter === "object" ? feed.passingsOf(starter, roster.startList) : [];
    const runner = itemRules && judgeLive(card, passings, { rules: itemRules, sources: feed.sources(), raceAt });
    if (runner) runners.set(getKey(card), runner);
    else runners.delete(getKey(card));
  };
  const write = async (rules: ReadonlyMap<string, ResultRules>, clock: LiveIndex["clock"]) => {
    const all = [...runners.values()];
    const items: LiveItem[] = [...rules].map(([id, itemRules]) =>
      makeBoard(
        id,
        itemRules,
        all.filter(({ item }) => item === id),
      ),
    );
    shards = divideRunners(all, new Map(shards.map((shard) => [shard.from, shard])));
    await storeShards(shards, files);
    index = { clock, isRehearsal, hasData: all.length > 0, items, shards: listShards(shards) };
    indexFile = await compressed(prebuildIndex(index));
  };
  return {
    async refresh(site) {
      const rules = readAllRules(site);
      const changed = await feed.refresh(db);
      const isAnew = changed === "all" || !roster || Date.now() - rosterAt > rosterMs;
      if (isAnew) await readCards(site);
      if (!isAnew && changed.size === 0) return;
      const clock = readClock(feed.sources(), rules);
      const raceAt = raceTime(clock, Date.now());
      if (isAnew) {
        runners.clear();
        for (const card of cards.values()) judge(card, rules, raceAt);
      } else
        for (const bib of changed) {
          const starter = roster?.startList.find(bib);
          const card = typeof starter === "object" ? cards.get(getKey(starter)) : undefined;
          if (card) judge(card, rules, raceAt);
        }
      await write(rules, clock);
    },
    index: () => index,
    indexFile: () => indexFile,
    shardFile(name) {
      const stored = files.get(name);
      if (stored) return { file: stored.file, isCurrent: true };
      const from = name.replace(/-[0-9a-f]{20}\.json$/, "");
      const current = shards.find(({ file }) => file.startsWith(`${from}-`));
      const file = current && files.get(current.file)?.file;
      return file && { file, isCurrent: false };
    },
    runner(bib) {
      const starter = roster?.startList.find(bib);
      return typeof starter === "object" ? runners.get(getKey(starter)) : undefined;
    },
  };
}

const getKey = ({ item, bib }: Pick<Starter, "item" | "bib">) => `${item}/${bib}`;

const emptyIndex: LiveIndex = {
  clock: { at: 0, raceAt: 0, speed: 1 },
  isRehearsal: false,
  hasData: false,
  items: [],
  shards: [],
};

function readClock(
  sources: ReturnType<ReturnType<typeof openFeed>["sources"]>,
  rules: ReadonlyMap<string, ResultRules>,
): LiveIndex["clock"] {
  const rehearsal = sources.at(-1)?.rehearsal;
  if (!rehearsal) return emptyIndex.clock;
  const guns = [...rules.values()].flatMap(({ firstGun }) => firstGun ?? []);
  return {
    at: rehearsal.startsAt,
    raceAt: guns.length > 0 ? Math.min(...guns) : rehearsal.startsAt,
    speed: rehearsal.speed,
  };
}

async function storeShards(
  shards: readonly Shard[],
  files: Map<string, { file: Prebuilt; until: number }>,
): Promise<void> {
  const now = Date.now();
  for (const { file: name, content } of shards) {
    const stored = files.get(name);
    if (stored) stored.until = Number.POSITIVE_INFINITY;
    else
      files.set(name, {
        file: await compressed(prebuild("application/json; charset=utf-8", immutable, content)),
        until: Number.POSITIVE_INFINITY,
      });
  }
  // Who has read the index before asks for the files of that one.
  const current = new Set(shards.map(({ file }) => file));
  for (const [name, stored] of files) {
    if (current.has(name)) continue;
    if (stored.until === Number.POSITIVE_INFINITY) stored.until = now + keptMs;
    else if (stored.until < now) files.delete(name);
  }
}

function prebuildIndex(index: LiveIndex): Prebuilt {
  return prebuild("application/json; charset=utf-8", "public, max-age=1", JSON.stringify(index));
}

// Brotli of the best quality takes longer than the file is shown.
async function compressed(file: Prebuilt): Promise<Prebuilt> {
  return { ...file, gzip: await zip(file.plain, { level: 5 }) };
}
