import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { addPerson, people } from "./account.ts";
import { findOverflow } from "./browser.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { editJson } from "./ownSite.ts";
import { anna, look, openAs } from "./runnerPages.ts";

const words = {
  zh: {
    lucky: "吉祥号",
    choose: "选择 0088",
    yours: "号码 0088 是您的了。",
    own: "号码 0088 · 出发区 A 区",
    preview: "看看会怎样分配",
    would: "将有 1 人得到号码。",
    assign: "分配号码",
    gave: "已分配 1 个号码。",
    everybody: "所有已确认的参赛者都有号码。",
    file: "CSV 或 Excel 文件",
    import: "导入",
    wrong: "有 1 行不对，没有导入任何号码。",
    fault: "第 2 行：没有这个参赛码",
  },
  en: {
    lucky: "Lucky numbers",
    choose: "Choose 0088",
    yours: "Number 0088 is yours.",
    own: "Bib 0088 · start block A",
    preview: "See what would happen",
    would: "1 runner gets a bib.",
    assign: "Give the bibs",
    gave: "1 bib was given.",
    everybody: "Every confirmed runner has a bib.",
    file: "CSV or Excel file",
    import: "Import",
    wrong: "1 row is wrong. Nothing was imported.",
    fault: "Row 2: no such code",
  },
};

interface Item {
  id: string;
  startsAt?: string;
  results?: object;
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner chooses a lucky number, and an organiser gives the others theirs (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const site = await publishDemo(undefined, {}, (folder) =>
      editJson<{ race: { startsAt: string; items: Item[] } }>(join(folder, "site.json"), (file) => {
        const items = file.race.items.map((item) => ({
          ...item,
          results: {
            ...item.results,
            starts: [{ id: "a", name: { zh: "A 区", en: "A" }, gunAt: item.startsAt ?? file.race.startsAt }],
          },
        }));
        const blocks = items.map(({ id }, index) => ({
          id,
          item: id,
          from: 1 + index * 10_000,
          to: 9999 + index * 10_000,
          digits: 4,
          start: "a",
        }));
        const numbers = items.flatMap((_, index) =>
          Array.from({ length: 30 }, (_, n) => String(80 + n + index * 10_000).padStart(4, "0")),
        );
        const open = { opensAt: "2025-01-01T00:00:00+08:00", closesAt: "2035-01-01T00:00:00+08:00" };
        return { ...file, race: { ...file.race, items, bibs: { blocks, lucky: { by: "choice", numbers, ...open } } } };
      }),
    );
    const [runner, organiser] = [await addPerson(), await addPerson({ authorities: everyRight(site.raceId) })];
    for (const person of [runner, await addPerson()])
      await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
    await people.db.execute(sql`update entries set state = 'confirmed' where race_id = ${site.raceId}`);
    const mine = await openAs(runner, site, language, width);
    await mine.page.goto(`${site.base}/account?view=signUps`);
    const section = mine.page.getByRole("region", { name: t.lucky });
    await section.getByRole("textbox").fill("88");
    await look(mine.page, `lucky-${language}-${width}`);
    await section.getByRole("button", { name: t.choose, exact: true }).click();
    await mine.page.getByText(t.yours).waitFor();
    await mine.page.getByText(t.own).waitFor();
    expect(await findOverflow(mine.page)).toEqual([]);
    await look(mine.page, `lucky-chosen-${language}-${width}`);
    await mine.context.close();
    const desk = await openAs(organiser, site, language, width);
    await desk.page.goto(`${site.base}/organise?view=bibs`);
    await desk.page.getByRole("button", { name: t.preview }).click();
    await desk.page.getByText(t.would).waitFor();
    await look(desk.page, `bibs-preview-${language}-${width}`);
    await desk.page.getByRole("button", { name: t.assign }).click();
    await desk.page.getByText(t.gave).waitFor();
    await desk.page.getByText(t.everybody).waitFor();
    const file = { name: "bibs.csv", mimeType: "text/csv", buffer: Buffer.from("code,bib\nNOBODY,7\n") };
    await desk.page.getByLabel(t.file).setInputFiles(file);
    await desk.page.getByRole("button", { name: t.import, exact: true }).click();
    await desk.page.getByText(t.wrong).waitFor();
    await desk.page.getByText(t.fault).waitFor();
    expect(await findOverflow(desk.page)).toEqual([]);
    await look(desk.page, `bibs-${language}-${width}`);
    await desk.context.close();
    site.remove();
  },
);
