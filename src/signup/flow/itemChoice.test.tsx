import { expect, test } from "vitest";
import { renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import type { ItemLeft } from "#contract/entries.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { SignUpContext, type SignUpServices } from "../signUpContext.ts";
import { ItemChoice } from "./ItemChoice.tsx";

const item = (id: string, more: Partial<RaceItem>): RaceItem => ({
  id,
  name: { zh: id, en: id },
  distanceKm: 5,
  places: 9,
  ...more,
});
const items = [
  item("open", { isDistanceApproximate: true }),
  item("full", {}),
  item("waiting", { waitingList: true }),
  item("later", { opensAt: "2025-08-16T10:00:00+08:00" }),
  item("over", { closesAt: "2025-08-14T10:00:00+08:00" }),
  item("direct", { allocation: "direct" }),
  item("draw", { allocation: "draw" }),
];
const left = (id: string, count: number, waiting = 0, hasWaitingList = false): ItemLeft => ({
  item: id,
  left: count,
  waiting,
  hasWaitingList,
});
const places = [left("open", 3), left("full", 0), left("waiting", 0, 2, true)];
const form = { id: "sign-up", version: 1, use: "sign-up", title: { zh: "报名" }, url: "/files/a/form.json" };

function cards(language: "zh" | "en"): Record<string, [isDisabled: boolean, words: string]> {
  const services = { forms: [form], domainName: "x", now: () => Date.parse("2025-08-15T09:00:00+08:00") };
  const html = renderInSite(
    <SignUpContext.Provider value={services as unknown as SignUpServices}>
      <ItemChoice use="sign-up" submissions={[]} places={places} isReturn={false} onChoose={() => undefined} />
    </SignUpContext.Provider>,
    { language, race: { ...testRace, items } },
  );
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)];
  return Object.fromEntries(
    buttons.map(([, attributes = "", inner = ""], index) => [
      items[index]?.id ?? "",
      [attributes.includes("disabled"), inner.replace(/<[^>]+>/g, " ").trim()],
    ]),
  );
}

test.each(["zh", "en"] as const)(
  "a runner sees what is left of each item and chooses only what takes sign-ups now or later (%s)",
  (language) => {
    const shown = cards(language);
    const words = {
      open: { zh: "还剩 3 个名额", en: "3 places left" },
      full: { zh: "名额已满", en: "Sold out" },
      waiting: { zh: "已有 2 人在候补", en: "with 2 people before you" },
      later: { zh: "现在可以先填写", en: "You can fill in the form now." },
      over: { zh: "报名已截止", en: "Sign-up has closed" },
      direct: { zh: "名额由组委会分配", en: "Places are given by the organiser" },
    };
    for (const [id, text] of Object.entries(words)) expect(shown[id]?.[1]).toContain(text[language]);
    const about = { zh: /约 5 公里/, en: /About 5 km/ }[language];
    expect(Object.values(shown).filter(([, text]) => about.test(text))).toEqual([shown.open]);
    const chosen = Object.entries(shown).filter(([, [isDisabled]]) => !isDisabled);
    expect(chosen.map(([id]) => id)).toEqual(["open", "waiting", "later", "draw"]);
  },
);
