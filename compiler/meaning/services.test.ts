import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const results = "https://results.example.org/2036";
const race = {
  name: { zh: "测试赛" },
  startsAt: "2036-01-06T09:00:00+08:00",
  registration: { opensAt: "2035-01-01T00:00:00+08:00", closesAt: "2035-12-01T00:00:00+08:00" },
};

function reported(source: string, raceFile?: object): string[] {
  const { problems } = readSite(source, "site.json", { race: raceFile });
  return problems.filter(({ code }) => code === "SL5216").map(({ pointer }) => pointer);
}

function pageOf(type: string, props: object, more: object = {}): string[] {
  const page = { path: `/${type}`, title: { zh: "页" }, page: { type, version: 1, props } };
  return reported(siteWith([], [page], { race, ...more }));
}

const isOpen = "/routes/0/page/props/isOpen";
const account = { userAgreement: results, privacyPolicy: results };

test.each(["score-search", "multiple-score-search", "registration-search", "image-search"])(
  "an organiser opens %s without an address, because this program answers it",
  (type) => {
    expect(pageOf(type, { isOpen: true })).toEqual([]);
    expect(pageOf(type, { isOpen: true }, { account })).toEqual([]);
  },
);

test.each(["post", "direct", "upload", "confirm"])(
  "an organiser who opens %s without accounts or an address reads that it leads nowhere",
  (type) => {
    expect(pageOf(type, { isOpen: true })).toEqual([isOpen]);
    expect(pageOf(type, { isOpen: true, link: results })).toEqual([]);
    expect(pageOf(type, { isOpen: true }, { account })).toEqual([]);
  },
);

test("past editions of a race are a way in", () => {
  const editions = [{ id: "2035", title: { zh: "2035" }, link: results }];
  expect(pageOf("multiple-score-search", { isOpen: true, editions })).toEqual([]);
});

test("an organiser reads nothing of a look-up that is a block", () => {
  const lookUp = (props: object) => ({ type: "look-up", version: 1, id: "find", props: { kind: "images", ...props } });
  expect(reported(siteWith([lookUp({ isOpen: true })]))).toEqual([]);
});

test("an entry of the home page that is open is reported only if its page is closed", () => {
  const entry = { id: "results", title: { zh: "材料" }, kind: "score-search", link: "/results" };
  const entries = { type: "search-entries", version: 2, id: "entries", props: { entries: [entry] } };
  const site = (page: object) => {
    const route = { path: "/results", title: { zh: "材料" }, page: { type: "upload", version: 1, props: page } };
    return reported(siteWith([entries], [route]));
  };
  expect(site({ isOpen: false })).toEqual(["/home/blocks/0/props/entries/0/link"]);
  expect(site({ isOpen: true })).toEqual([isOpen]);
  expect(site({ isOpen: false, link: results })).toEqual([]);
});

test("an organiser who misspells account or the link reads only that", () => {
  expect(pageOf("confirm", { isOpen: true }, { acount: account })).toEqual([]);
  expect(pageOf("score-search", { isOpen: true, lnik: results })).toEqual([]);
});

const flat = { websiteTitle: "测试赛", remoteAsyncRoutes: [] };
const raceFile = {
  raceId: "1",
  raceName: "测试赛",
  startTime: "2036-01-06 09:00:00",
  signUpStartTime: "2035-01-01 10:00:00",
  signUpEndTime: "2035-12-01 10:00:00",
};
const leadTo = (jumpUrl: string) => ({ openStatus: 1, jumpType: 2, jumpUrl });

test("an organiser of a flat site opens its look-ups by their switches, without an address", () => {
  const scoreSearch = { ...leadTo("/score-search"), useMultipleSearch: true };
  const [pictureSearch, registrationSearch] = [leadTo("/image-search"), leadTo("/registration-search")];
  const site = { ...flat, scoreSearch, pictureSearch, registrationSearch };
  expect(reported(JSON.stringify(site), raceFile)).toEqual([]);
});

test("an organiser of a flat site reads at its entry that there is no sign-up", () => {
  const entry = { id: 1, title: "报名", moduleType: 1, ...leadTo("/post") };
  const read = (more: object) =>
    reported(JSON.stringify({ ...flat, searchConfigList: [{ ...entry, ...more }] }), raceFile);
  expect(read({})).toHaveLength(1);
  expect(read({ openStatus: 0 })).toEqual([]);
  expect(read({ jumpUrl: results })).toEqual([]);
});
