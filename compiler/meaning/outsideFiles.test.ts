import { describe, expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { readMessage } from "../problems/readMessage.ts";
import { readSite, type Surroundings } from "../read.ts";

const findProblems = (source: string, surroundings: Surroundings = {}) =>
  readSite(source, "site.json", surroundings).problems.map(({ code, file, pointer, params }) => [
    code,
    file === "site.json" ? pointer : file,
    ...("host" in params ? [params.host] : []),
  ]);
const hero = (...pictures: string[]) => ({
  type: "carousel",
  version: 2,
  id: "top",
  props: { slides: pictures.map((src, index) => ({ id: `s${index}`, title: { zh: "题" }, image: { src } })) },
});
const film = (src: string) => ({
  type: "video-list",
  version: 2,
  id: "films",
  props: { videos: [{ id: "a", poster: { src: "media/a.jpg" }, src, summary: { zh: "片" } }] },
});
const map = (props: object) => ({ type: "map", version: 1, id: "map", props });
const tiles = { url: "https://tile.example.org/{z}/{x}/{y}.png", attribution: { zh: "图" } };
const named = (hosts: object) => ({ hosts });

describe("an organiser with files on other hosts", () => {
  test("gets one warning for each host, at its first place", () => {
    const blocks = [
      hero("https://img.example.org/a.jpg", "https://img.example.org/b.jpg", "//cdn.example.org/c.jpg"),
      film("https://film.example.org/a.mp4"),
      map({ tiles, route: "https://img.example.org/course.gpx" }),
      richText("text", "<p><img src='https://pic.example.org/a.png' alt=''></p>"),
    ];
    expect(findProblems(siteWith(blocks))).toEqual([
      ["SL5015", "/home/blocks/0/props/slides/0/image/src", "img.example.org"],
      ["SL5015", "/home/blocks/0/props/slides/2/image/src", "cdn.example.org"],
      ["SL5015", "/home/blocks/1/props/videos/0/src", "film.example.org"],
      ["SL5015", "/home/blocks/2/props/tiles/url", "tile.example.org"],
      ["SL5015", "/home/blocks/2/props/route", "img.example.org"],
      ["SL5015", "/home/blocks/3/props/html/zh", "pic.example.org"],
    ]);
  });

  test("gets none for hosts that the operator of the server allows to every site", () => {
    const blocks = [
      hero("https://img.example.org/a.jpg", "http://img.example.org/b.jpg"),
      map({ tiles, route: "https://img.example.org/c.gpx" }),
    ];
    const left = (allowedSources: string[]) =>
      findProblems(siteWith(blocks), { allowedSources }).map(([, pointer]) => pointer);
    const [plain, course] = ["/home/blocks/0/props/slides/1/image/src", "/home/blocks/1/props/route"];
    expect(left(["https:"])).toEqual([plain, course]);
    expect(left(["https://*.example.org"])).toEqual([plain, course]);
    expect(left(["https://img.example.org"])).toEqual([plain, "/home/blocks/1/props/tiles/url", course]);
    expect(left(["https://example.org"])).toHaveLength(4);
  });

  test("gets none for hosts that the site names, in a site of version 3 or in a flat one", () => {
    const blocks = [hero("https://a.example.org/a.jpg"), film("https://film.example.org/a.mp4"), map({ tiles })];
    const hosts = { pictures: ["*.example.org"], films: ["film.example.org"], maps: ["tile.example.org"] };
    expect(findProblems(siteWith(blocks, [], named(hosts)))).toEqual([]);
    const flat = { websiteTitle: "赛", carouselList: [{ surfacePlotUrl: "https://a.example.org/a.jpg" }] };
    expect(findProblems(JSON.stringify(flat))).toEqual([["SL5015", "/carouselList/0/surfacePlotUrl", "a.example.org"]]);
    expect(findProblems(JSON.stringify({ ...flat, hosts }))).toEqual([]);
  });

  test("hears that a host named for pictures does not show films, and that http is not loaded", () => {
    const blocks = [film("https://a.example.org/a.mp4"), hero("http://a.example.org/a.jpg")];
    expect(findProblems(siteWith(blocks, [], named({ pictures: ["a.example.org"] })))).toEqual([
      ["SL5015", "/home/blocks/0/props/videos/0/src", "a.example.org"],
      ["SL5015", "/home/blocks/1/props/slides/0/image/src", "a.example.org"],
    ]);
  });

  test("hears of a picture of another host in a document, in that document", () => {
    const content = "<p><img src='https://pic.example.org/a.png' alt=''></p>";
    const documents = { "documents/a.json": JSON.stringify({ id: "a", time: 0, title: "文", content }) };
    expect(findProblems(siteWith([]), { documents })).toEqual([["SL5015", "documents/a.json", "pic.example.org"]]);
  });

  test.each(["https://www.youtube.com/watch?v=abc", "https://youtu.be/abc", "https://www.bilibili.com/video/BV1"])(
    "hears that %s is no film, whether its host is named or not",
    (address) => {
      const host = new URL(address).host;
      const expected = [["SL5016", "/home/blocks/0/props/videos/0/src", host]];
      expect(findProblems(siteWith([film(address)]))).toEqual(expected);
      expect(findProblems(siteWith([film(address)], [], named({ films: [host] })))).toEqual(expected);
    },
  );
});

test.each([
  ["https://www.youtube.com/watch?v=abc", true],
  ["https://v.youku.com/v_show/id_X1.html", true],
  ["https://vimeo.com/1", false],
])("an organiser who lists %s reads whether a block can show it", (address, can) => {
  const [problem] = readSite(siteWith([film(address)]), "site.json", {}).problems;
  if (!problem) throw new Error("There is no problem.");
  for (const sentence of Object.values(readMessage(problem))) expect(sentence.includes("embedded-video")).toBe(can);
});

describe("an organiser who names hosts", () => {
  test.each(["https://img.example.org", "img.example.org/", "10.0.0.8", "img.example.org; script-src *", 7])(
    "cannot name %j",
    (host) => expect(findProblems(siteWith([], [], named({ pictures: [host] })))).toHaveLength(1),
  );

  test("cannot name a private host or everybody's, nor more than ten", () => {
    expect(findProblems(siteWith([], [], named({ pictures: ["nas.local", "*.com.cn"] })))).toEqual([
      ["SL5017", "/hosts/pictures/0", "nas.local"],
      ["SL5017", "/hosts/pictures/1", "*.com.cn"],
    ]);
    const many = Array.from({ length: 11 }, (_, index) => `h${index}.example.org`);
    expect(findProblems(siteWith([], [], named({ maps: many })))).toEqual([["SL2013", "/hosts/maps"]]);
  });
});

test("an organiser who pastes the element of a search engine learns to write its code alone", () => {
  const element = '<meta name="google-site-verification" content="abc">';
  const source = (google: string) => siteWith([], [], { verification: { google } });
  expect(findProblems(source("aB3_-x="))).toEqual([]);
  const [problem, ...others] = readSite(source(element)).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: "SL2012", pointer: "/verification/google" });
  expect(problem && readMessage(problem).en).toContain("the code alone");
});
