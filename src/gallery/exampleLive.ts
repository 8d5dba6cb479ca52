import type { AskedLive } from "#blocks/kit/site/live.ts";
import type { LiveIndex, LiveLeader, LiveRunner } from "#core/live.ts";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import type { ModuleSource } from "#src/site/units.ts";

const minute = 60_000;
const gunAt = Date.parse("2025-10-26T07:30:00+08:00");
const points = [0, 5, 10, 21.1].map((km) => ({ id: `km-${km}`, name: { zh: `${km} 公里`, en: `${km} km` }, km }));

const runners = Array.from({ length: 5 }, (_, index): LiveRunner => {
  const number = index + 1;
  return {
    bib: String(number),
    item: "half",
    name: `Runner ${String(number).padStart(5, "0")}`,
    gender: 1 + (index % 2),
    club: null,
    country: "CHN",
    status: "running",
    gunAt,
    times: [0, (20 + index) * minute, (41 + 2 * index) * minute, null],
  };
});

const leaders = runners.map(({ bib, name, gender, club, country, status, times }): LiveLeader => {
  return { bib, name, gender, club, country, status, point: 2, ms: times[2] ?? 0 };
});

// An hour after the gun, and stays so.
const index: LiveIndex = {
  clock: { at: 0, raceAt: gunAt + 60 * minute, speed: 0 },
  isRehearsal: false,
  hasData: true,
  items: [
    {
      id: "half",
      name: { zh: "半程马拉松", en: "Half marathon" },
      gunAt,
      endsAt: gunAt + 240 * minute,
      by: "gun",
      points,
      counts: { running: runners.length },
      leaders,
      women: leaders.filter(({ gender }) => gender === 2),
    },
  ],
  shards: [{ from: "1", file: "runners" }],
};

let followed = ["3"];
const exampleLive: AskedLive = {
  readIndex: async () => index,
  readRunners: async () => runners,
  readFollowed: () => followed,
  storeFollowed(bibs) {
    followed = [...bibs];
  },
  readAlerts: async () => ({ bibs: [], channel: "email" }),
  storeAlerts: async (bibs) => ({ bibs: [...bibs], channel: "email" }),
};

/** The modules of the site, with a race that runs in place of what a server would have. */
export const gallerySource: ModuleSource = async (name) =>
  name === "part/live" ? { default: () => exampleLive } : registryUnits(name);
