import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileRead } from "#compiler/compile.ts";
import { readSite } from "#compiler/read.ts";
import { compositePage, composites, siteOf } from "./compositePage.ts";
import { atMost, compareTimes, ms, type Row } from "./measure.ts";

const source = readFileSync(join(import.meta.dirname, "../fixtures/sites/canal-city-2025/site.json"), "utf8");

/** What it costs to expand composites when a site is compiled, in ms for 100 blocks that they become. */
export async function benchComposites(): Promise<Row[]> {
  const pages = Array.from({ length: 5 }, () => compositePage(200));
  const [source, without] = [siteOf(pages), siteOf(pages.map(() => []))];
  const { ours, baseline } = await compareTimes(
    () => compileWith(source),
    () => compileWith(without),
    9,
  );
  const each = (ours - baseline) / (5 * 200 * 2);
  return [atMost("expand 100 blocks of composites, in ms of 2", ms(each * 100), ms(2), each * 100, 2)];
}

function compileWith(source: string): void {
  const read = readSite(source, "site.json", { composites });
  if (read.problems.some(({ severity }) => severity === "error")) throw new Error(JSON.stringify(read.problems[0]));
  compileRead(read, {});
}

/** Reading and checking copies of the marathon's config against `JSON.parse` of the same texts. */
export async function benchCompile(): Promise<Row[]> {
  const thousand = await timeCopies(1_000, 9);
  const tenThousand = await timeCopies(10_000, 3);
  const growth = tenThousand.ours / thousand.ours / 10;
  return [
    atMost(
      "check 1,000 configs / JSON.parse",
      ms(thousand.ours),
      ms(thousand.baseline),
      thousand.ours / thousand.baseline,
      6,
    ),
    atMost(
      "check 10,000 configs / JSON.parse",
      ms(tenThousand.ours),
      ms(tenThousand.baseline),
      tenThousand.ours / tenThousand.baseline,
      6,
    ),
    atMost(
      "time for one config: of 10,000 / of 1,000",
      ms(tenThousand.ours / 10_000),
      ms(thousand.ours / 1_000),
      growth,
      1.15,
    ),
  ];
}

function timeCopies(copies: number, rounds: number) {
  // Different texts, so that no engine can answer from a cache of the last one.
  const texts = Array.from({ length: Math.min(copies, 100) }, (_, copy) =>
    source.replace(/"id": "canal-city-2025"/, `"id": "canal-city-${copy}"`),
  );
  const each = (read: (text: string) => unknown) => () => {
    for (let copy = 0; copy < copies; copy++) read(texts[copy % texts.length] ?? source);
  };
  return compareTimes(each(checkOne), each(JSON.parse), rounds);
}

function checkOne(text: string): void {
  const { problems } = readSite(text);
  if (problems.some(({ severity }) => severity === "error"))
    throw new Error("The marathon's config has errors; run the tests first.");
}
