import { utimes } from "node:fs/promises";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { immutable, md5 } from "../../base/http/prebuilt.ts";
import { openWorld, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { withoutEmbargoed } from "./embargo.ts";
import { fileRoutes } from "./routes.ts";

let world: World;
let urls: Record<string, string>;
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const comesAt = Date.now() + 3_600_000;
const track = `<gpx version="1.1">${"<trkpt lat='31.1' lon='120.2'/>".repeat(200)}</gpx>`;

beforeAll(async () => {
  world = await openWorld({
    "canal-city-2025/site.json": tinySite(),
    "canal-city-2025/documents/rules.json": tinyDocument(
      '<p><img src="media/hero.jpg" alt="起点"></p><script>alert(1)</script>',
    ),
    "canal-city-2025/documents/news.json": {
      ...tinyDocument("<p>Kenenisa starts</p>"),
      id: "news",
      title: "Kenenisa comes",
      time: comesAt,
    },
    "canal-city-2025/media/images.json": {
      "media/hero.jpg": {
        width: 960,
        height: 480,
        widths: [480, 960, 1600],
        formats: ["avif", "jpg"],
        placeholder: "data:image/webp;base64,AAAA",
      },
    },
    "canal-city-2025/media/hero-480.avif": Buffer.from("small avif"),
    "canal-city-2025/media/hero-480.jpg": Buffer.from("small jpg"),
    "canal-city-2025/media/hero-960.avif": Buffer.from("large avif"),
    "canal-city-2025/media/hero-960.jpg": Buffer.from("large jpg"),
    "canal-city-2025/media/start.mp4": film,
    "canal-city-2025/media/course.gpx": track,
    "canal-city-2025/media/起点 图.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "canal-city-2025/media/page.html": "<script>alert(1)</script>",
    "canal-city-2025/media/run.js": "alert(1)",
  });
  const { uri } = (await get("/website-center/site-config?domainName=localhost")).json().data;
  const { files } = (await get(uri)).json();
  urls = Object.fromEntries(Object.entries<{ url: string }>(files).map(([path, { url }]) => [path, url]));
});

afterAll(() => world.close());

const get = (url: string, headers = {}) => world.app.inject({ url, headers });
const getUrl = (path: string) => urls[path] ?? `no address for ${path}`;

describe("published files", () => {
  test("a film can be cached forever and read from its middle", async () => {
    const response = await get(getUrl("media/start.mp4"));
    expect(response.headers).toMatchObject({
      "content-type": "video/mp4",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(response.rawPayload.equals(film)).toBe(true);
    const part = await get(getUrl("media/start.mp4"), { range: "bytes=1000-1999" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe("bytes 1000-1999/5000");
    expect(part.rawPayload.equals(film.subarray(1000, 2000))).toBe(true);
    expect((await get(getUrl("media/start.mp4"), { range: "bytes=9000-" })).statusCode).toBe(416);
    expect((await get(getUrl("media/start.mp4"), { "if-none-match": response.headers.etag })).statusCode).toBe(304);
  });

  test("a film continues from another server, whose copy has another time, and starts again if it is another film", async () => {
    const { etag = "" } = (await get(getUrl("media/start.mp4"))).headers;
    const [, , hash = "", name = ""] = getUrl("media/start.mp4").split("/");
    const place = (await world.store.locate(hash, name)) ?? "";
    await utimes(place, new Date(), new Date("2026-01-01T00:00:00Z"));
    const requestHeaders = { range: "bytes=1000-", "if-range": etag };
    const continued = await get(getUrl("media/start.mp4"), requestHeaders);
    expect([continued.statusCode, continued.rawPayload.length, continued.headers.etag]).toEqual([206, 4000, etag]);
    const again = await get(getUrl("media/start.mp4"), { ...requestHeaders, "if-range": '"of another film"' });
    expect([again.statusCode, again.rawPayload.length]).toEqual([200, 5000]);
  });

  test("a course is sent compressed, and as 304 to a browser that has it", async () => {
    const zipped = await get(getUrl("media/course.gpx"), { "accept-encoding": "br" });
    expect(zipped.headers).toMatchObject({
      "content-type": "application/gpx+xml; charset=utf-8",
      "content-encoding": "br",
      vary: "Accept-Encoding",
    });
    const plain = await get(getUrl("media/course.gpx"));
    expect(plain.body).toBe(track);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get(getUrl("media/course.gpx"), { "if-none-match": plain.headers.etag })).statusCode).toBe(304);
  });

  test("a picture's variants are next to its address", async () => {
    const url = getUrl("media/hero.jpg");
    expect((await get(url.replace(".jpg", "-480.avif"))).headers["content-type"]).toBe("image/avif");
    expect((await get(url.replace(".jpg", "-960.jpg"))).body).toBe("large jpg");
    expect((await get(url)).body).toBe("large jpg");
  });

  test("a drawing with a Chinese name has an address, and runs nothing when opened on its own", async () => {
    const reply = await get(getUrl("media/起点 图.svg"));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox$/);
  });

  test("a document arrives without its script and with its picture's address", async () => {
    const { content } = (await get(getUrl("documents/rules.json"))).json();
    expect(content).toContain(`src="${getUrl("media/hero.jpg")}"`);
    expect(content).not.toContain("<script");
  });

  test("a page and a script of an organiser are not published", () => {
    expect(urls["media/page.html"]).toBeUndefined();
    expect(urls["media/run.js"]).toBeUndefined();
  });

  test("only widths that every format has are offered, and the missing file is reported to the organiser", async () => {
    const { uri } = (await get("/website-center/site-config?domainName=localhost")).json().data;
    expect((await get(uri)).json().files["media/hero.jpg"]).toMatchObject({
      width: 960,
      height: 480,
      widths: [480, 960],
      formats: ["avif", "jpg"],
    });
    const problems = [...(await world.load()).values()].flatMap((published) => published.problems);
    const missing = problems.filter(({ code }) => code === "SL4003");
    expect(missing.map(({ file, pointer, params }) => ({ file, pointer, params }))).toEqual([
      {
        file: "media/images.json",
        pointer: "/media~1hero.jpg/widths/2",
        params: { path: "media/hero-1600.avif", others: 1 },
      },
    ]);
  });
});

describe("hostile addresses", () => {
  const hash = "0123456789abcdef0123456789abcdef";

  test.each([
    `/files/${hash}/..%2f..%2f..%2fetc%2fpasswd`,
    `/files/${hash}/../../pg/PG_VERSION`,
    "/files/..%2f..%2fpackage.json/x.json",
    `/files/..%5c..%5cx/logo.svg`,
    `/files/${hash}/.svg`,
    `/files/${hash}/${"a".repeat(140)}.svg`,
    `/files/${hash.toUpperCase()}/logo.svg`,
    `/files/${hash}/logo.svg.br`,
    `/files/${hash}/logo.svg`,
    `/files/${hash}/`,
    "/files/",
    "//files//x",
  ])("%s is not found", async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 404, msg: "请求的内容不存在", data: { error: "request/not-found" } });
  });

  test.each([`/files/${hash}/%00.svg`, `/files/${hash}/logo.svg%00.html`])("%s is no address", async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 400, data: { error: "request/bad-text" } });
  });

  test("while the same kind of address of a real file is", async () => {
    expect((await get(getUrl("media/course.gpx"))).statusCode).toBe(200);
  });

  test("no spelling of a real file's folder leads out of it", async () => {
    const folder = getUrl("media/course.gpx").replace("/course.gpx", "");
    for (const name of ["..%2fcourse.gpx", "%2e%2e/course.gpx", "./../course.gpx", "course.gpx%2f..", "course.gpx/"]) {
      expect((await get(`${folder}/${name}`)).statusCode).toBe(404);
    }
  });
});

describe("an article before its time", () => {
  afterEach(() => vi.restoreAllMocks());
  const news = (query = "", headers = {}) => get(getUrl("documents/news.json") + query, headers);

  test("is not found by anyone who knows its address, with any query, and no cache stores that response", async () => {
    for (const query of ["", "?at=2099-01-01T00:00:00Z"]) {
      const reply = await news(query);
      expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(reply.body).not.toContain("Kenenisa");
    }
    const [, hash] = /^\/files\/(\w+)\//.exec(getUrl("documents/news.json")) ?? [];
    expect((await news("", { "if-none-match": `W/"${hash}"` })).statusCode).toBe(404);
    expect((await news("", { "accept-encoding": "br" })).statusCode).toBe(404);
    // The control: one whose time has come is served.
    expect((await get(getUrl("documents/rules.json"))).statusCode).toBe(200);
  });

  test("is served from its time on", async () => {
    expect((await news()).statusCode).toBe(404);
    vi.spyOn(Date, "now").mockReturnValue(comesAt);
    const reply = await news();
    expect(reply.statusCode).toBe(200);
    expect(reply.json().content).toContain("Kenenisa");
  });

  test("has no title in the file of its site, whose md5 is that of the bytes; from its time on it has", async () => {
    const read = async () => {
      const { fileMd5, uri } = (await get("/website-center/site-config?domainName=localhost")).json().data;
      const reply = await get(uri);
      const { document } = reply.json().files["documents/news.json"];
      expect(md5(reply.rawPayload)).toBe(fileMd5);
      return {
        uri,
        document,
        etag: String(reply.headers.etag),
        cached: reply.headers["cache-control"],
        body: reply.body,
      };
    };
    const early = await read();
    expect(early.document).toEqual({ id: "news", time: comesAt, title: "" });
    expect(early.body).not.toContain("Kenenisa");
    expect(early.cached).toBe("no-cache");
    expect((await get(early.uri, { "accept-encoding": "br", "if-none-match": early.etag })).statusCode).toBe(304);
    vi.spyOn(Date, "now").mockReturnValue(comesAt);
    const late = await read();
    expect(late.document).toMatchObject({ id: "news", title: "Kenenisa comes" });
    expect([late.uri, late.cached]).toEqual([early.uri, immutable]);
    // Who has the part is given the whole at the same address.
    expect((await get(early.uri, { "if-none-match": early.etag })).statusCode).toBe(200);
  });

  test("that is written into the site's config is hidden as well", async () => {
    const written = (id: string, time: number) => ({ id, time, title: `title of ${id}`, content: `text of ${id}` });
    const site = { documents: [written("old", 1), written("coming", comesAt)], routes: [] };
    const text = Buffer.from(JSON.stringify({ compiled: 1, site, files: { "media/a.jpg": { url: "/a" } } }));
    const visible = withoutEmbargoed(text);
    expect(visible).not.toContain("of coming");
    expect(JSON.parse(visible)).toEqual({
      compiled: 1,
      site: { documents: [written("old", 1)], routes: [] },
      files: {
        "media/a.jpg": { url: "/a" },
        "documents/coming.json": { url: "", document: { id: "coming", time: comesAt, title: "" } },
      },
    });
  });

  test("is served to an organiser who previews it on their own machine", async () => {
    const app = Fastify();
    await app.register(fileRoutes, { store: world.store, isEarly: true });
    expect((await app.inject(getUrl("documents/news.json"))).statusCode).toBe(200);
    const { uri } = (await get("/website-center/site-config?domainName=localhost")).json().data;
    expect((await app.inject(uri)).body).toContain("Kenenisa comes");
    await app.close();
  });
});
