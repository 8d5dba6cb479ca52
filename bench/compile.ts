import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expandSite } from "#compiler/composite/expand/expand.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { readSite } from "#compiler/read.ts";
import { readParts } from "#compiler/siteParts.ts";
import type { JsonObject } from "#core/pointers.ts";
import { compositePage, composites, findSite } from "./compositePage.ts";
import { atMost, compareTimes, ms, type Row } from "./measure.ts";

const source = readFileSync(join(import.meta.dirname, "../fixtures/sites/canal-city-2025/site.json"), "utf8");

/** Expands composites into 1,000 blocks, against `JSON.parse` of the site that they become. */
export async function benchComposites(): Promise<Row[]> {
  const pages = Array.from({ length: 5 }, () => compositePage(200));
  const parts = readParts(parseJson(findSite(pages), "site.json"), undefined, composites);
  const { site, facts, skipped, composites: read } = parts;
  if (!site || !facts || !read || skipped.length > 0) throw new Error("The page of composites has errors.");
  const expand = () => expandSite(site as unknown as JsonObject, skipped, { composites: read, facts });
  const expanded = JSON.stringify(expand().site);
  const times = await compareTimes(
    repeat(expand),
    repeat(() => JSON.parse(expanded)),
    9,
  );
  return [
    atMost(
      "expand 1,000 blocks of composites, 20 times / JSON.parse",
      ms(times.ours),
      ms(times.baseline),
      times.ours / times.baseline,
      25,
    ),
  ];
}

function repeat(run: () => unknown): () => void {
  return () => {
    for (let round = 0; round < 20; round++) run();
  };
}

// The aim is 6; 9.5 and 10.9 were measured, and 6 before texts were searched for repeated facts.
// JSON.parse is 7.5 % of a check's profile and no function of ours above 6 %: to leave texts
// without a digit alone saved less than 5 %.
const mostOfParse = 12;

/** Reading and checking copies of the marathon's config against `JSON.parse` of the same texts. */
export async function benchCompile(): Promise<Row[]> {
  const thousand = await timeCopies(1_000, 9);
  const tenThousand = await timeCopies(10_000, 3);
  const ratio = thousand.ours / thousand.baseline;
  const ratioOfMany = tenThousand.ours / tenThousand.baseline;
  return [
    atMost("check 1,000 configs / JSON.parse", ms(thousand.ours), ms(thousand.baseline), ratio, mostOfParse),
    atMost(
      "check 10,000 configs / JSON.parse",
      ms(tenThousand.ours),
      ms(tenThousand.baseline),
      ratioOfMany,
      mostOfParse,
    ),
    // A machine that slows down slows both.
    atMost(
      "growth of a check / growth of JSON.parse, from 1,000 to 10,000",
      ms(tenThousand.ours / 10_000),
      ms(thousand.ours / 1_000),
      ratioOfMany / ratio,
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
