import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Article {
  content: string;
  contentEn: string;
}
type Language = "zh" | "en";
type Words = Record<Language, string>;

const sites = "fixtures/sites";
const read = (file: string) => JSON.parse(readFileSync(`${sites}/${file}`, "utf8"));
const article = (name: string): Record<Language, string> => {
  const { content, contentEn }: Article = read(`canal-city-2025/documents/${name}.json`);
  return { zh: content, en: contentEn };
};

// The rows of all tables of an article, as the texts of their cells.
function readRows(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, " ").trim()),
  );
}

const plain = (html: string) => html.replace(/<[^>]+>/g, "");
const amount = (value: number) => value.toLocaleString("en-US");

describe("what a runner reads about the city marathon is the same everywhere", () => {
  const site = read("canal-city-2025/site.json");
  const race = read("canal-city-2025/race.json");
  const blocks = site.home.blocks.flatMap(({ props, ...block }: { props: { blocks?: object[] } }) => [
    { props, ...block },
    ...(props.blocks ?? []),
  ]);
  const getProps = (type: string) => blocks.find((block: { type: string }) => block.type === type).props;
  const rules = article("race-rules");

  test.each(["zh", "en"] as const)("items, places, fees and ages, in %s", (language) => {
    const bareAge = (cell = "") => cell.replace(" 周岁", "");
    for (const name of ["race-rules", "registration-instructions"]) {
      const rows = readRows(article(name)[language]);
      for (const { name: item, places, feeFen, minAge } of site.race.items) {
        const row = rows.find(([first = ""]) => first.startsWith(item[language].split(/[（(]/)[0].trim()));
        expect(row?.slice(-3, -1)).toEqual([amount(places), String(feeFen / 100)]);
        expect(bareAge(row?.at(-1))).toBe(minAge ? String(minAge) : { zh: "不限", en: "None" }[language]);
      }
    }
  });

  test.each(["zh", "en"] as const)("cut-off times, in %s", (language) => {
    const short = (name: string) => name.replace(" 公里", " km");
    const points = getProps("cut-off-times").points.map(({ name, at }: { name: Words; at: string }) => [
      short(name[language]),
      at.replace(/^0/, ""),
    ]);
    expect(points).toHaveLength(11);
    for (const name of ["race-rules", "race-route"]) {
      const rows = readRows(article(name)[language]).filter(
        (row) => row.length === 4 && /^\d+:\d\d$/.test(row[2] ?? ""),
      );
      expect(rows.map(([point, , at]) => [point, at])).toEqual(points);
    }
    const news = plain(article("news-route")[language]);
    for (const [, at] of points) expect(news).toContain(at);
  });

  test.each(["zh", "en"] as const)("prize money, in %s", (language) => {
    const groups = getProps("prize-table").groups as { rows: { rank: Words; amounts: number[] }[] }[];
    const rows = groups.flatMap((group) =>
      group.rows.map(({ rank, amounts }) => [rank[language], ...amounts.map(amount)].join(" ")),
    );
    const written = readRows(rules[language]).map((row) => row.join(" "));
    expect(rows).toHaveLength(17);
    expect(written.filter((row) => rows.includes(row))).toEqual(rows);
  });

  test("the day, the registration and the draw", () => {
    const { startsAt, endsAt, registration } = site.race;
    expect([race.startTime, race.endTime, race.signUpStartTime, race.signUpEndTime]).toEqual([
      startsAt,
      endsAt,
      registration.opensAt,
      registration.closesAt,
    ]);
    expect(race.signUpMaxNumber).toBe(
      site.race.items.reduce((sum: number, item: { places: number }) => sum + item.places, 0),
    );
    for (const text of [rules, article("registration-instructions")]) {
      for (const words of ["8 月 11 日 10:00", "8 月 21 日 10:00", "8 月 28 日 10:00"])
        expect(plain(text.zh)).toContain(words);
      for (const words of ["11 August 2025, 10:00", "21 August", "28 August 2025, 10:00"])
        expect(plain(text.en)).toContain(words);
    }
  });

  test.each([
    ["refunds of unsuccessful draws", /15 个工作日内/, /15 working days/],
    [
      "nothing changed and nothing refunded",
      /不得更改；除未中签外，不退费/,
      /can be changed; apart from unsuccessful draws there are no refunds/,
    ],
    ["the young and the old", /未满 18 周岁.*超过 65 周岁/s, /under 18.*over 65/s],
    ["children with a guardian", /未满 13 周岁的儿童只能参加家庭跑/, /under 13 may enter the family run only/],
    ["tax", /税率 20%/, /income tax of 20 percent/],
    ["no two prizes", /不兼得/, /are not combined/],
    ["certificates", /比赛结束 24 小时后/, /24 hours after the race/],
    ["publicity", /公示 10 个工作日/, /published for 10 working days/],
    ["water", /不超过 200 毫升/, /at most 200 ml/],
    ["start blocks", /间隔 10 米/, /10 m apart/],
  ])("%s: in the rules, in both languages", (_, zh, en) => {
    expect(plain(rules.zh)).toMatch(zh);
    expect(plain(rules.en)).toMatch(en);
  });
});

const documents = readdirSync(sites).flatMap((site) =>
  readdirSync(`${sites}/${site}/documents`).map((name) => `${site}/documents/${name}`),
);

test.each(documents)("%s: the tables have the same figures in both languages", (file) => {
  const { content, contentEn }: Article = read(file);
  // The first cell names its row; a date is written in each language's way, and the 3K is a name.
  const figures = (cell: string) => (/月|August|October/.test(cell) ? [] : (cell.match(/\d+(?:[,.:]\d+)*\b/g) ?? []));
  const all = (html: string) => readRows(html).map((row) => row.slice(1).map(figures));
  expect(all(contentEn)).toEqual(all(content));
});
