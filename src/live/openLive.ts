import type { AskedLive } from "#blocks/kit/site/live.ts";
import { type LiveIndex, type LiveRunner, mostAlertedRunners } from "#core/live.ts";
import type { OpenPart } from "#src/site/program.ts";

const mostFollowed = 50;

/** Opens the race that the page is of, or its rehearsal, as it runs. */
const openLive: OpenPart<AskedLive> = ({ client }) => {
  const isRehearsal = /[?&]rehearsal\b/.test(location.search) || /[?&]rehearsal\b/.test(location.hash);
  const kind = isRehearsal ? "rehearsal" : "race";
  const storedAs = `followed-${kind}`;
  const cached = new Map<string, Promise<LiveRunner[] | undefined>>();
  const read = async (file: string) => {
    const response = await fetch(`/live/data/${kind}/${file}`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  return {
    async readIndex() {
      const index: LiveIndex | undefined = await read("index.json");
      if (!index) throw new Error("404");
      for (const file of cached.keys()) if (!index.shards.some((shard) => shard.file === file)) cached.delete(file);
      return index;
    },
    readRunners(file) {
      const reading = cached.get(file) ?? read(file).then((part?: { runners: LiveRunner[] }) => part?.runners);
      cached.set(file, reading);
      reading.catch(() => cached.delete(file));
      return reading;
    },
    // Storage throws if the visitor has switched it off; then nobody is followed.
    readFollowed() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(storedAs) ?? "[]");
        return Array.isArray(stored) ? stored.filter((bib) => typeof bib === "string").slice(0, mostFollowed) : [];
      } catch {
        return [];
      }
    },
    storeFollowed(bibs) {
      try {
        localStorage.setItem(storedAs, JSON.stringify(bibs.slice(0, mostFollowed)));
      } catch {}
    },
    readAlerts: () =>
      client.call("GET /sign-up/live/alerts", { query: { domainName: location.hostname }, isSilent: true }),
    storeAlerts(bibs) {
      const json = { domainName: location.hostname, bibs: bibs.slice(0, mostAlertedRunners) };
      return client.call("PUT /sign-up/live/alerts", { json, isSilent: true });
    },
  };
};

export default openLive;
