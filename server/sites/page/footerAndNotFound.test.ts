import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { writeEmail } from "../../base/delivery/email.ts";
import { senderSite } from "../../people/accounts/tools.ts";
import { openWorld, tinyBuilt, tinyRace, tinySite, type World } from "../../testWorld.ts";

const $schema = "https://startline.dev/schemas/site/v2.schema.json";
const comesAt = Date.now() + 3_600_000;
const visible = { from: new Date(comesAt).toISOString() };
const html = (zh: string, en: string) => ({ html: { zh, en } });
const notFound = {
  page: {
    type: "blocks",
    version: 1,
    props: {
      title: { zh: "跑错路了", en: "Off the course" },
      lead: { zh: "这里没有页面。", en: "There is no page here." },
      blocks: [
        {
          type: "group",
          version: 1,
          id: "ways",
          tone: "sunken",
          props: {
            blocks: [
              { type: "rich-text", version: 1, id: "way", props: html("<p>回到赛道</p>", "<p>Back to the course</p>") },
            ],
          },
        },
        { type: "rich-text", version: 1, id: "late", visible, props: html("<p>赛后</p>", "<p>After the race</p>") },
      ],
    },
  },
};
const contact = {
  phone: "0571-8888 0000",
  email: "hello@run.example",
  address: { zh: "湖心公园东门", en: "Lake Park, east gate" },
  hours: { zh: "工作日 9:00–17:00", en: "Weekdays, 9:00 to 17:00" },
};
const social = [
  { id: "wechat", network: "wechat", account: { zh: "小城跑" }, qr: { src: "media/logo.svg" } },
  { id: "weibo", network: "weibo", link: "https://weibo.com/run" },
];
const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2030-10-26T07:30:00+08:00" };

let world: World;
beforeAll(async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const notFoundPage = { page: { ...notFound.page, type: "blokcs" } };
  const files = {
    "run/site.json": tinySite({ $schema, router: "history", notFound, contact, social, race }),
    "run/media/logo.svg": svg,
    "run/race.json": tinyRace,
    "hash/site.json": tinySite({ $schema, id: "hash", notFound, contact }),
    "plain/site.json": tinySite({ id: "plain", router: "history" }),
    "broken/site.json": tinySite({ $schema, id: "broken", router: "history", notFound: notFoundPage }),
  };
  world = await openWorld(files, {}, tinyBuilt);
});
afterAll(() => world.close());

const ask = (url: string, host = "run.localhost") => world.app.inject({ url, headers: { host } });

test("a visitor of an unknown address gets the organiser's page with status 404, in their language, with its blocks and frames", async () => {
  const english = await ask("/nowhere?language=en");
  expect(english.statusCode).toBe(404);
  expect(english.body).toMatch(/<h1>Off the course<\/h1><p>There is no page here\.<\/p>.*Back to the course/s);
  expect(english.body).toContain("<title>Off the course · ");
  expect(english.body).toContain('<meta name="robots" content="noindex">');
  expect(english.body).toContain('data-tone="sunken"');
  expect((await ask("/nowhere")).body).toContain("<h1>跑错路了</h1>");
});

test("the blocks of that page appear at their time, as on every page", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await ask("/nowhere")).body).not.toContain("赛后");
  vi.spyOn(Date, "now").mockReturnValue(comesAt);
  expect((await ask("/nowhere")).body).toContain("赛后");
});

test("a site whose pages live in the hash has it as well", async () => {
  const response = await ask("/nowhere", "hash.localhost");
  expect([response.statusCode, response.body.includes("跑错路了")]).toEqual([404, true]);
});

test("a site without such a page, or whose page is broken, has the program's own", async () => {
  for (const host of ["plain.localhost", "broken.localhost"]) {
    const response = await ask("/nowhere", host);
    expect([response.statusCode, response.body.includes("没有这个页面")]).toEqual([404, true]);
  }
});

test("each page has in its footer how to reach the organiser and where else the race is, with links that dial and write", async () => {
  for (const url of ["/?language=en", "/nowhere?language=en"]) {
    const { body } = await ask(url);
    const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? "";
    expect(footer).toContain('<a href="tel:057188880000">0571-8888 0000</a>');
    expect(footer).toContain('<a href="mailto:hello@run.example">hello@run.example</a>');
    expect(footer).toContain("Lake Park, east gate");
    expect(footer).toContain("Weekdays, 9:00 to 17:00");
    expect(footer).toMatch(/<img[^>]* alt="QR code of WeChat: 小城跑"/);
    expect(footer).toMatch(
      /<a href="https:\/\/weibo\.com\/run" target="_blank" rel="noopener noreferrer"><strong>Weibo/,
    );
    expect(footer).toContain("(opens in a new tab)");
  }
});

test("a runner finds the same phone and email below each message of the race", async () => {
  const site = await senderSite(world as never, { raw: { headers: { host: "run.localhost" } } } as FastifyRequest);
  const { text, html } = writeEmail({ template: "has-account", values: { site } }, "en");
  for (const page of [text, html]) {
    expect(page).toContain("Phone: 0571-8888 0000");
    expect(page).toContain("Email: hello@run.example");
  }
  const without = await senderSite(world as never, { raw: { headers: { host: "plain.localhost" } } } as FastifyRequest);
  expect(writeEmail({ template: "has-account", values: { site: without } }, "en").text).not.toMatch(/Phone|Email:/);
});

test("search engines read how to reach the organiser of the race", async () => {
  const { body } = await ask("/?language=en");
  const event = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "{}");
  expect(event.organizer).toEqual({
    "@type": "Organization",
    name: "Small Town Run",
    url: "http://run.localhost/",
    telephone: contact.phone,
    email: contact.email,
    address: contact.address.en,
    sameAs: ["https://weibo.com/run"],
  });
});

test("a site without contact and accounts has nothing of them in its pages", async () => {
  const { body } = await ask("/", "plain.localhost");
  expect(body).not.toContain("联系我们");
  expect(body).not.toContain("home/contact");
});
