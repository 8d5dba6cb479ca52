import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { LiveItem, LiveRunner } from "#core/live.ts";
import { LiveBoard } from "./LiveBoard.tsx";
import { LiveRunnerCard } from "./LiveRunnerCard.tsx";

const runner: LiveRunner = {
  bib: "7",
  item: "half",
  name: "选手甲",
  latinName: "RUNNER JIA",
  gender: 1,
  club: null,
  country: null,
  status: "running",
  gunAt: 0,
  times: [0, 60_000],
};
const item: LiveItem = {
  id: "half",
  name: { zh: "半程", en: "Half" },
  gunAt: 0,
  endsAt: 1,
  by: "gun",
  points: [
    { id: "start", name: { zh: "起点", en: "Start" }, km: 0 },
    { id: "km-5", name: { zh: "5 公里", en: "5 km" }, km: 5 },
  ],
  counts: { running: 1 },
  leaders: [{ ...runner, point: 1, ms: 60_000 }],
  women: [],
};

test.each([
  ["zh", "选手甲", "RUNNER JIA"],
  ["en", "RUNNER JIA", "选手甲"],
] as const)(
  "the live page in %s names a runner as the results do, on the board and the card",
  (language, name, other) => {
    const views = [
      <LiveBoard key="board" item={item} isWomen={false} onShow={() => {}} />,
      <LiveRunnerCard
        key="card"
        runner={runner}
        item={item}
        raceAt={0}
        isFollowed={false}
        isWhole={false}
        route={undefined}
        onToggle={() => {}}
      />,
    ];
    for (const view of views) {
      const shown = listWords(renderInSite(view, { language }));
      expect(shown).toContain(name);
      expect(shown).not.toContain(other);
    }
  },
);
