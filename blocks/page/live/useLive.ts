import { useEffect, useState } from "react";
import type { AskedLive } from "#blocks/kit/site/live.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { compareBibs } from "#core/bibs.ts";
import type { LiveAlerts, LiveIndex, LiveRunner } from "#core/live.ts";

const pollMs = 5000;

/** The race as it runs, read again while the page is looked at. */
export interface Live {
  asked: AskedLive | undefined;
  /** Undefined until it was read. */
  index: LiveIndex | undefined;
  /** Whether it could not be read the last time. */
  isFailed: boolean;
}

/** Reads the race every few seconds. */
export function useLive(): Live {
  const { live } = useSite();
  const [asked, setAsked] = useState<AskedLive>();
  const [index, setIndex] = useState<LiveIndex>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (source: AskedLive) => {
      try {
        const newest = document.hidden ? undefined : await source.readIndex();
        if (!isOpen) return;
        if (newest) setIndex(newest);
        setFailed(false);
      } catch {
        if (isOpen) setFailed(true);
      }
      if (isOpen) timer = setTimeout(() => read(source), pollMs);
    };
    live().then(
      (opened) => {
        if (!isOpen) return;
        setAsked(opened);
        void read(opened);
      },
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [live]);
  return { asked, index, isFailed };
}

/** Reads the runners with these bibs as the index has them now; null for a bib that nobody has. */
export function useRunners({ asked, index }: Live, bibs: readonly string[]): ReadonlyMap<string, LiveRunner | null> {
  const [runners, setRunners] = useState<ReadonlyMap<string, LiveRunner | null>>(new Map());
  const wanted = bibs.join(" ");
  useEffect(() => {
    if (!asked || !index) return;
    let isOpen = true;
    const list = wanted === "" ? [] : wanted.split(" ");
    void Promise.all(list.map((bib) => findRunner(asked, index, bib).catch(() => undefined))).then((found) => {
      if (!isOpen) return;
      const read = list.flatMap((bib, at) => (found[at] === undefined ? [] : [[bib, found[at]] as const]));
      setRunners((before) => new Map([...before, ...read]));
    });
    return () => {
      isOpen = false;
    };
  }, [asked, index, wanted]);
  return runners;
}

async function findRunner(
  asked: AskedLive,
  { shards }: LiveIndex,
  bib: string,
): Promise<LiveRunner | null | undefined> {
  for (const written of new Set([bib, bib.toUpperCase(), bib.padStart(5, "0")])) {
    const shard = shards.findLast(({ from }) => compareBibs(from, written) <= 0);
    if (!shard) continue;
    const runners = await asked.readRunners(shard.file);
    if (!runners) return undefined;
    const runner = runners.find((candidate) => candidate.bib === written);
    if (runner) return runner;
  }
  return null;
}

/**
 * The bibs that the visitor follows in this browser, and what adds or removes one and returns those
 * that are left.
 */
export function useFollowed(asked: AskedLive | undefined): { followed: string[]; toggle(bib: string): string[] } {
  const [followed, setFollowed] = useState<string[]>([]);
  useEffect(() => {
    if (asked) setFollowed(asked.readFollowed());
  }, [asked]);
  const toggle = (bib: string) => {
    const after = followed.includes(bib) ? followed.filter((one) => one !== bib) : [...followed, bib];
    setFollowed(after);
    asked?.storeFollowed(after);
    return after;
  };
  return { followed, toggle };
}

/** The alerts of the account that is logged in. */
export interface Alerts {
  /** Undefined until they are known, for who is not logged in, and in a rehearsal. */
  alerts: LiveAlerts | undefined;
  store(bibs: readonly string[]): Promise<void>;
}

/** Reads and changes the alerts of the account that is logged in. */
export function useAlerts(asked: AskedLive | undefined, isRehearsal: boolean): Alerts {
  const { user, showToast } = useSite();
  const [alerts, setAlerts] = useState<LiveAlerts>();
  const accountId = user?.accountId;
  useEffect(() => {
    setAlerts(undefined);
    if (!asked || accountId === undefined || isRehearsal) return;
    let isOpen = true;
    asked.readAlerts().then(
      (read) => isOpen && setAlerts(read),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [asked, accountId, isRehearsal]);
  const store = async (bibs: readonly string[]) => {
    try {
      if (asked) setAlerts(await asked.storeAlerts(bibs));
    } catch (error) {
      showToast("error", (error as Error).message);
    }
  };
  return { alerts, store };
}
