import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, testKey, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { listReleases } from "../publish/releases.ts";
import { readBuiltSite } from "./builtSite.ts";

type Name = "A" | "B";

const looks = { A: { accent: "#004400", block: "faq" }, B: { accent: "#440000", block: "rich-text" } } as const;
const getProps = (name: Name) =>
  name === "A"
    ? { questions: [{ id: "a", question: { zh: "第A版？" }, answer: { zh: "<p>第A版。</p>" } }] }
    : { html: { zh: "<p>第B版。</p>" } };
const blockFile = { faq: "home-faq", "rich-text": "home-rich-text" };

/**
 * A site of which every file names its edition: its config, document, theme, units and race
 * information.
 */
const edition = (name: Name) => ({
  "site.json": tinySite({
    router: "history",
    title: { zh: `第${name}版` },
    languages: ["zh"],
    theme: { accent: looks[name].accent },
    home: { blocks: [{ type: looks[name].block, version: 1, id: "own", props: getProps(name) }] },
    routes: [
      { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
      {
        path: "/rules",
        title: { zh: `规程第${name}版` },
        page: { type: "document", version: 1, props: { dataPath: "documents/rules.json" } },
      },
    ],
  }),
  "documents/rules.json": { ...tinyDocument(`<p>文件第${name}版</p>`), titleEn: undefined },
  "race.json": { raceId: "7001", raceName: `赛事第${name}版`, startTime: "2025-10-26 07:30:00" },
});

const chunk = (name: string) => ({ name, file: `assets/${name}-1.js`, isEntry: true });
const manifest = {
  "index.html": { file: "assets/site-1.js", src: "index.html", isEntry: true },
  ...Object.fromEntries(["home-faq", "home-rich-text", "page-document"].map((name) => [name, chunk(name)])),
};
const html =
  '<!doctype html>\n<html lang="zh">\n  <head>\n    <title>赛事</title>\n    <script type="application/json" id="boot">{}</script>\n    <script type="module" src="/assets/site-1.js"></script>\n  </head>\n  <body><div id="root"></div>\n</body></html>\n';

let world: World;
let folder: string;
let hashOfA: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-editions-"));
  await writeFiles(folder, {
    "built/index.html": html,
    "built/.vite/manifest.json": manifest,
    "built/assets/site-1.js": "export {};",
  });
  for (const name of ["A", "B"] as const) await writeFiles(join(folder, name), edition(name));
  world = await openWorld({}, {}, await readBuiltSite(join(folder, "built")));
  await publish("A");
  [{ hash: hashOfA = "" } = {}] = await listReleases(world.db, host);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const host = "run.example.org";
const admin = async (verb: string, payload: Record<string, unknown>) => {
  const headers = { authorization: `Bearer ${testKey}` };
  const answer = await world.app.inject({ method: "POST", url: `/admin/${verb}`, headers, payload });
  return answer.json().data;
};
const publish = async (name: Name) => {
  const published = await admin("publish", { folder: join(folder, name), siteId: "run", domainName: host });
  expect(published.problems?.filter((problem: { severity: string }) => problem.severity === "error")).toEqual([]);
  expect(published.outcome).toBe("published");
};
const goBack = async () =>
  expect(await admin("rollback", { domainName: host, to: hashOfA })).toMatchObject({ outcome: "rolled-back" });

// As over a network: a switch happens between two requests of a visit.
const get = async (url: string) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { statusCode, body } = await world.app.inject({ url, headers: { host } });
  expect(statusCode, url).toBe(200);
  return body;
};
const callConfig = async () => JSON.parse(await get(`/website-center/site-config?domainName=${host}`)).data.uri;
const callRace = async () => {
  const { raceId } = JSON.parse(await get(`/website-center/race-binding?domainName=${host}`)).data;
  return (await world.app.inject({ method: "POST", url: "/website-center/race", payload: { raceId } })).body;
};

/** Returns the editions that a text belongs to, by its words, its colour and its units. */
function editionsIn(text: string): Set<string> {
  const titles = [...text.matchAll(/第([AB])版/g)].map(([, name = ""]) => name);
  const hashes = (["A", "B"] as const).filter(
    (name) => text.includes(looks[name].accent) || text.includes(blockFile[looks[name].block]),
  );
  return new Set([...titles, ...hashes]);
}

const seenIn = (pieces: string[]) => [...new Set(pieces.flatMap((piece) => [...editionsIn(piece)]))].join("");

/** Returns the document of a site file as the program requests it: at the address in this file. */
async function followed(siteFile: string): Promise<string[]> {
  const site = await get(siteFile);
  return [site, await get(JSON.parse(site).files["documents/rules.json"].url)];
}

/**
 * Returns what a visit shows first, and what it shows once the program has started: the site file
 * of the page, or another that it draws anew.
 */
async function visit(path: string): Promise<string[]> {
  const page = await get(path);
  const { siteFile } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}");
  const siteUri = await callConfig();
  const drawnEditions = seenIn([page, ...(await followed(siteFile))]);
  return siteUri === siteFile ? [drawnEditions] : [drawnEditions, seenIn(await followed(siteUri))];
}

/** A visit that finds each file by its name when it is needed, not by its hash. */
async function visitByName(path: string): Promise<string[]> {
  const pieces = [await get(path)];
  pieces.push(await get(await callConfig()));
  const { files } = JSON.parse(await get(await callConfig()));
  pieces.push(await get(files["documents/rules.json"].url));
  return [seenIn(pieces)];
}

/**
 * Collects what visitors see while an organiser publishes and rolls back repeatedly: at most so
 * many visits, even if the test fails.
 */
async function seeWhileSwitching(see: (path: string) => Promise<string[]>): Promise<string[]> {
  const editions: string[] = [];
  let isOver = false;
  const visitors = ["/", "/rules", "/", "/rules"].map(async (path) => {
    for (let turn = 0; turn < 500 && !isOver; turn++) editions.push(...(await see(path)));
  });
  // The next switch comes a few visits later, each time at another moment of a visit.
  const fewVisits = async (count: number) => {
    const target = editions.length + count;
    while (editions.length < target && !isOver) await new Promise(setImmediate);
  };
  const organiser = async () => {
    for (let round = 1; round <= 8; round++) {
      await publish("B");
      await fewVisits(round);
      await goBack();
      await fewVisits(round);
    }
  };
  const visiting = Promise.all(visitors);
  const end = () => {
    isOver = true;
  };
  await Promise.all([organiser().finally(end), visiting.finally(end)]);
  return editions;
}

test("visitors who come while editions are published and rolled back see only one edition, in everything that the page names", async () => {
  const editions = await seeWhileSwitching(visit);
  expect([...new Set(editions)].sort()).toEqual(["A", "B"]);
});

test("the same visitors would see a mixture if each file were found by its name", async () => {
  const editions = await seeWhileSwitching(visitByName);
  expect(editions.filter((names) => names.length > 1)).not.toEqual([]);
});

test("an edition that is restored comes with the race information that it was published with", async () => {
  const all = async () => [await get("/"), await get("/rules"), await callRace()];
  for (const [step, name] of [[() => publish("B"), "B"] as const, [goBack, "A"] as const]) {
    await step();
    expect(seenIn(await all())).toBe(name);
  }
});
