import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const routes = [{ path: "/rules", title: { zh: "规程" }, page: { type: "coming-soon", version: 1, props: {} } }];

/** The code and place of each problem of a site with these settings. */
const findProblems = (settings: object) =>
  readSite(siteWith([], routes, { ...settings })).problems.map(({ code, pointer }) => [code, pointer]);

test.each(["0571-8888 0000", "+86 571 8888 0000", "400-800-1234", "13800138000", "12345", "+44 (0)20 7946 0000"])(
  "the phone number %s can be dialled",
  (phone) => {
    expect(findProblems({ contact: { phone } })).toEqual([]);
  },
);

test.each(["not yet", "0571-8888 0000 / 8888 0001", "1 2", "12345678901234567", "8888 0000 (9:00-17:00 工作日)"])(
  "the phone number %s is reported",
  (phone) => {
    expect(findProblems({ contact: { phone } })).toEqual([["SL5230", "/contact/phone"]]);
  },
);

test.each(["hello@", "mailto:hello@run.example", "hello at run.example", "a@b.example, c@d.example"])(
  "the email address %s is reported",
  (email) => {
    expect(findProblems({ contact: { email } })).toEqual([["SL5231", "/contact/email"]]);
  },
);

test("an account that is at another network than named, and one that nobody finds, are warnings", () => {
  const social = [
    { id: "a", network: "weibo", link: "https://weibo.com/run" },
    { id: "b", network: "weibo", link: "https://weibo.com.example.org/run" },
    { id: "c", network: "x", link: "https://www.x.com/run" },
    { id: "d", network: "strava", link: "mailto:hello@run.example" },
    { id: "e", network: "wechat" },
    { id: "f", network: "wechat", account: { zh: "小城跑" } },
  ];
  expect(findProblems({ social })).toEqual([
    ["SL5232", "/social/1/link"],
    ["SL5232", "/social/3/link"],
    ["SL5234", "/social/4"],
  ]);
});

test("a contact without any way is a warning, and a text of it without English is one as others are", () => {
  expect(findProblems({ contact: {} })).toEqual([["SL5233", "/contact"]]);
  expect(
    findProblems({
      languages: ["zh", "en"],
      title: { zh: "跑", en: "Run" },
      routes: [],
      contact: { hours: { zh: "工作日" } },
    }),
  ).toContainEqual(["SL5301", "/contact/hours/en"]);
});

test("the page for unknown addresses is made of blocks, and needs a title", () => {
  const page = (type: string, props: object) => ({ notFound: { page: { type, version: 1, props } } });
  expect(findProblems(page("blocks", { title: { zh: "跑错路了" }, blocks: [] }))).toEqual([]);
  expect(findProblems(page("blocks", { blocks: [] }))).toEqual([["SL2037", "/notFound/page/props"]]);
  expect(findProblems(page("coming-soon", {}))).toEqual([["SL2036", "/notFound/page/type"]]);
  // What is wrong inside of a page of another type is not reported beside its type.
  expect(findProblems(page("confirm", { isOpen: false, contact: "/no-such" }))).toEqual([
    ["SL2036", "/notFound/page/type"],
  ]);
  expect(findProblems(page("confirm", { title: { zh: "跑错路了" }, blocks: [] }))).toEqual([
    ["SL2036", "/notFound/page/type"],
  ]);
  expect(findProblems(page("blokcs", {}))).toEqual([["SL2006", "/notFound/page/type"]]);
});

test("links, anchors and blocks of the page for unknown addresses are checked as those of every page", () => {
  const button = (link: string) => ({
    type: "button-row",
    version: 1,
    id: link.slice(1),
    props: { buttons: [{ id: "go", label: { zh: "去" }, link }] },
  });
  const blocks = [
    button("/ruels"),
    button("#start"),
    { type: "quote", version: 1, id: "q", anchor: "start", props: { text: { zh: "跑" } } },
  ];
  expect(
    findProblems({ notFound: { page: { type: "blocks", version: 1, props: { title: { zh: "错" }, blocks } } } }),
  ).toEqual([["SL5001", "/notFound/page/props/blocks/0/props/buttons/0/link"]]);
});
