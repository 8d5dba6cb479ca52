import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPhoto } from "#pictures/testPictures.ts";
import { openWorld, testKey, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";

let world: World;
const wideLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect x="2" y="2" width="96" height="96" fill="#0f5c66"/><rect x="130" y="30" width="260" height="40" fill="#e2492f"/></svg>';
const image = (src: string) => ({ src, alt: { zh: "图", en: "Picture" } });
const slides = [{ id: "a", image: image("media/start.jpg") }];

/** A photo that is red on the left and blue on the right. */
async function drawHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: "#1020e0" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: "#e02010" } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  const home = { blocks: [{ type: "carousel", version: 2, id: "top", props: { slides } }] };
  const icon = sharp({ create: { width: 64, height: 64, channels: 3, background: "#00aa00" } });
  world = await openWorld(
    {
      "run/site.json": tinySite({
        id: "run",
        title: { zh: "小城跑", en: "Small Town Run" },
        brand: { logo: image("media/logo.svg") },
        theme: { accent: "#0f5c66", surface: "#fff8ee" },
        home,
      }),
      "run/documents/rules.json": tinyDocument(),
      "run/media/logo.svg": wideLogo,
      "run/media/start.jpg": await drawHalves(2400, 700),
      "run/media/pictures.json": { "media/start.jpg": { focus: { x: 1, y: 0.5 } } },
      "plain/site.json": tinySite({ id: "plain", brand: { logo: image("media/logo.svg") } }),
      "plain/documents/rules.json": tinyDocument(),
      "plain/media/logo.svg": wideLogo,
      "own/site.json": tinySite({ id: "own", brand: { logo: image("media/logo.svg") }, home }),
      "own/documents/rules.json": tinyDocument(),
      "own/media/logo.svg": wideLogo,
      "own/media/start.jpg": await drawHalves(1300, 700),
      "own/media/icon.png": await icon.png().toBuffer(),
      "own/media/share.jpg": await (await drawPhoto(900, 900)).jpeg().toBuffer(),
      "named/site.json": tinySite({
        $schema: "https://startline.dev/schemas/site/v2.schema.json",
        id: "named",
        brand: { logo: image("media/logo.svg"), icon: image("media/mark.png"), share: image("media/start.jpg") },
        verification: { google: "aB3_-x", baidu: "codeva-1" },
      }),
      "named/documents/rules.json": tinyDocument(),
      "named/media/logo.svg": wideLogo,
      "named/media/start.jpg": await drawHalves(1300, 700),
      "named/media/mark.png": await icon.png().toBuffer(),
      "none/site.json": tinySite({ id: "none" }),
      "none/documents/rules.json": tinyDocument(),
    },
    {},
    tinyBuilt,
  );
});
afterAll(() => world.close());

const get = (url: string, site: string) => world.app.inject({ url, headers: { host: `${site}.localhost` } });
const readPage = async (site: string, language = "en") => (await get(`/?language=${language}`, site)).body;
const getLink = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(html)?.[1] ?? "";
const getShare = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? "";
async function pictureAt(url: string, site: string) {
  const { statusCode, rawPayload } = await get(new URL(url, "http://x").pathname, site);
  expect([url, statusCode]).toEqual([url, 200]);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ];
  return { ...info, pixel };
}

test("a link to a race shows its hero, 1200 x 630, with the part that the organiser wants to be seen", async () => {
  const html = await readPage("run");
  expect(getShare(html)).toMatch(/^http:\/\/run\.localhost\/files\/[0-9a-f]{32}\/share\.jpg$/);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  const { width, height, pixel } = await pictureAt(getShare(html), "run");
  expect([width, height]).toEqual([1200, 630]);
  const [red = 0, , blue = 0] = pixel(300, 300);
  // Around its middle the left part would be red.
  expect(blue - red).toBeGreaterThan(150);
});

test("a phone's home screen and a browser's tab show the mark of a wide logo, not the whole of it", async () => {
  const html = await readPage("run");
  const touch = await pictureAt(getLink(html, "apple-touch-icon"), "run");
  expect([touch.width, touch.height, touch.channels]).toEqual([180, 180, 3]);
  expect(touch.pixel(2, 2)).toEqual([255, 248, 238]);
  expect(touch.pixel(90, 90)).toEqual([15, 92, 102]);
  const png = /<link rel="icon" type="image\/png"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? "";
  const icon = await pictureAt(png, "run");
  expect([icon.width, icon.height, icon.pixel(96, 96)]).toEqual([192, 192, [15, 92, 102, 255]]);
  const ico = await get("/favicon.ico", "run");
  expect(ico.headers["content-type"]).toBe("image/x-icon");
  expect([...ico.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(ico.rawPayload.equals((await get(getLink(html, "icon"), "run")).rawPayload)).toBe(true);
});

test("a browser that installs the site reads its name in the visitor's language, its colours and a maskable icon", async () => {
  for (const [language, name] of [
    ["zh", "小城跑"],
    ["en", "Small Town Run"],
  ] as const) {
    const reply = await get(getLink(await readPage("run", language), "manifest"), "run");
    expect(reply.headers["content-type"]).toBe("application/manifest+json");
    const manifest = reply.json();
    expect(manifest).toMatchObject({ name, start_url: "/", background_color: "#fff8ee", theme_color: "#0f5c66" });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
    const maskable = await pictureAt(manifest.icons[2].src, "run");
    // Android cuts a circle of 80 %: outside of it is only paper.
    expect([maskable.pixel(75, 75), maskable.pixel(256, 256)]).toEqual([
      [255, 248, 238],
      [15, 92, 102],
    ]);
  }
});

test("a race without photos has its logo on a card; one without logo and photo has neither icon nor picture", async () => {
  const card = await pictureAt(getShare(await readPage("plain")), "plain");
  expect([card.width, card.height]).toEqual([1200, 630]);
  const [red = 0, green = 0, blue = 0] = card.pixel(5, 5);
  expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  const none = await readPage("none");
  expect([getShare(none), getLink(none, "icon"), getLink(none, "manifest")]).toEqual(["", "", ""]);
  expect((await get("/favicon.ico", "none")).body).toBe("");
});

test("an organiser's own media/icon.png and media/share.jpg take precedence, and are not reported as unused", async () => {
  const html = await readPage("own");
  const touch = await pictureAt(getLink(html, "apple-touch-icon"), "own");
  expect(touch.pixel(90, 90)).toEqual([0, 170, 0]);
  const share = await pictureAt(getShare(html), "own");
  expect([share.width, share.height]).toEqual([1200, 630]);
  const { problems } = (await world.load()).get("own") ?? expect.fail();
  expect(problems.filter(({ code }) => code === "SL5405")).toEqual([]);
});

test("an organiser names the icon, the sharing picture and the codes of search engines in the site's file", async () => {
  const html = await readPage("named");
  expect((await pictureAt(getLink(html, "apple-touch-icon"), "named")).pixel(90, 90)).toEqual([0, 170, 0]);
  const share = await pictureAt(getShare(html), "named");
  expect([share.width, share.height]).toEqual([1200, 630]);
  expect(html.match(/<meta name="[a-z-]+-site-verification"[^>]*>/g)).toEqual([
    '<meta name="baidu-site-verification" content="codeva-1">',
    '<meta name="google-site-verification" content="aB3_-x">',
  ]);
  expect(await readPage("own")).not.toContain("verification");
});

test("a second publish makes no brand again, and a logo that is no picture is reported and stops nothing", async () => {
  const cache = join(world.env.dataDir, "pictures");
  const entries = async () => (await readdir(cache, { recursive: true })).sort();
  const before = await entries();
  expect((await world.load()).get("run")?.outcome).toBe("unchanged");
  expect(await entries()).toEqual(before);
  await world.write({ "plain/media/logo.svg": "<svg" });
  const { outcome, problems } = (await world.load()).get("plain") ?? expect.fail();
  expect([outcome, problems.filter(({ code }) => code === "SL5410").map(({ file }) => file)]).toEqual([
    "published",
    ["media/logo.svg"],
  ]);
  expect(getLink(await readPage("plain"), "icon")).toBe("");
});

test("a rollback is refused if an icon was lost", async () => {
  const html = await readPage("run");
  const folder = join(world.env.sitesDir, "run");
  const post = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${testKey}` };
    return (await world.app.inject({ method: "POST", url, headers, payload })).json();
  };
  await world.write({ "run/site.json": tinySite({ id: "run", title: { zh: "新名" } }) });
  const domainName = "run.localhost";
  expect((await post("/admin/publish", { folder, siteId: "run", domainName })).data.outcome).toBe("published");
  const touch = getLink(html, "apple-touch-icon");
  await writeFile(join(world.store.folder, touch.slice("/files/".length)), "damaged");
  expect((await post("/admin/rollback", { domainName })).data).toMatchObject({ outcome: "damaged", file: touch });
});
