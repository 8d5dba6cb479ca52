import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Site } from "#schemas/generated/types.ts";
import { compileSite } from "../../compile.ts";
import { upgradeSource } from "../../edit/newest.ts";
import { readSite } from "../../read.ts";
import { eachInstance } from "../instances.ts";
import { newestVersion } from "../upgrade.ts";

const read = (name: string) => readFileSync(`fixtures/flat/city-marathon/${name}`, "utf8");
const source = read("site.json");
const race = JSON.parse(read("race.json"));
// Its pictures have no descriptions and another host, and it has no accounts for its look-up.
const careful: string[] = ["SL5401", "SL5015", "SL5216"];
const serious = (text: string) =>
  readSite(text, "site.json", { race }).problems.filter(({ severity }) => severity === "error");

test("an organiser with a config in exactly the shape of existing races gets no error", () => {
  expect(JSON.parse(source).wonderfulPictures.every((photo: object) => !("id" in photo))).toBe(true);
  expect(serious(source)).toEqual([]);
  const { site, skipped } = compileSite(source, {}, { race }) ?? {};
  expect(skipped).toEqual([]);
  const photos = site?.home.blocks.find(({ type }) => type === "wonderful-pictures");
  expect(photos?.props).toMatchObject({
    pictures: [
      { id: "1001", opens: "1001" },
      ...[1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010].map((id) => ({ id: `${id}`, opens: `${id}` })),
      { id: "picture-11" },
    ],
  });
});

test("an organiser whose films have no ids sees them all", () => {
  const config = JSON.parse(source);
  for (const film of config.videoCollections) delete film.id;
  config.videoCollections[1].id = "video-1";
  expect(serious(JSON.stringify(config))).toEqual([]);
  const { site } = compileSite(JSON.stringify(config), {}, { race }) ?? {};
  const films = site?.home.blocks.find(({ type }) => type === "video-list")?.props as { videos: { id: string }[] };
  expect(films.videos.map(({ id }) => id)).toEqual(["video-1-b", "video-1", "video-3", "video-4"]);
});

test("an organiser who upgrades such a config gets its blocks at their newest versions, even one with a mistake, and its times in the race's zone", () => {
  const config = JSON.parse(source);
  delete config.carouselList[2].surfacePlotUrl;
  for (const text of [source, JSON.stringify(config, null, 2)]) {
    const upgraded = upgradeSource(text, race) ?? "";
    const old = eachInstance(JSON.parse(upgraded)).filter(
      ({ kind, instance }) => instance.version !== newestVersion(`${kind}/${instance.type}`),
    );
    expect(old).toEqual([]);
    const { problems } = readSite(upgraded, "site.json", { race });
    const expected = text === source ? [] : [["SL2010", "/home/blocks/0/props/slides/2"]];
    expect(problems.flatMap(({ code, pointer }) => (careful.includes(code) ? [] : [[code, pointer]]))).toEqual(
      expected,
    );
  }
});

describe("a race in the format of existing races that has accounts", () => {
  const folder = (name: string) => readFileSync(`fixtures/sites/cloud-ridge-trail/${name}`, "utf8");
  const [trail, facts] = [folder("site.json"), JSON.parse(folder("race.json"))];
  const pageOf = (site: Site | undefined, path: string) =>
    site?.routes.find((route) => route.path === path)?.page?.props;

  test("opens its own sign-up, look-up and confirmation by its switches", () => {
    // It has fields of its own.
    const { problems } = readSite(trail, "site.json", { race: facts });
    expect(problems.filter(({ code }) => code !== "SL2004")).toEqual([]);
    const { site } = compileSite(trail, {}, { race: facts }) ?? {};
    expect(site?.account).toEqual({
      userAgreement: "/aboutUs/userAgreement",
      privacyPolicy: "/aboutUs/privacyPolicy",
    });
    expect(site?.race).toMatchObject({
      registration: { link: "/post" },
      items: [{ id: "trail-32" }, { id: "trail-14" }],
    });
    expect(pageOf(site, "/post")).toMatchObject({ isOpen: true });
    expect(pageOf(site, "/post")).not.toHaveProperty("link");
    expect(pageOf(site, "/registration-search")).toEqual({ isOpen: true });
    expect(pageOf(site, "/confirm")).toEqual({ isOpen: true });
    expect(pageOf(site, "/score-search")).toMatchObject({ pastResults: "/multiple-score-search" });
    expect(pageOf(site, "/image-search")).toMatchObject({
      isOpen: false,
      closedText: { zh: "摄影师还在下山的路上，照片查询敬请期待。" },
    });
  });

  test("sends nobody to an account if it has none, which is the control", () => {
    const { account: _, ...without } = JSON.parse(trail);
    const { signUpUrl: _page, ...race } = facts;
    const { site } = compileSite(JSON.stringify(without), {}, { race }) ?? {};
    expect(site?.race?.registration).not.toHaveProperty("link");
    expect(pageOf(site, "/registration-search")).toEqual({ isOpen: true });
    expect(pageOf(site, "/confirm")).toEqual({ isOpen: false });
  });
});
