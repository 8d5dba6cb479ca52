import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { listUnits, readBuiltSite } from "./builtSite.ts";

const manifest = {
  "index.html": {
    file: "assets/site-1.js",
    src: "index.html",
    isEntry: true,
    imports: ["_vendor.js"],
    css: ["assets/site-1.css"],
  },
  "_vendor.js": { file: "assets/vendor-1.js" },
  "_swipe.js": { file: "assets/swipe-1.js", css: ["assets/swipe-1.css"], imports: ["_vendor.js"] },
  "blocks/page/document/Document.tsx": {
    name: "page-document",
    file: "assets/page-document-1.js",
    src: "blocks/page/document/Document.tsx",
    isEntry: true,
    imports: ["_vendor.js", "_swipe.js"],
    css: ["assets/page-document-1.css"],
  },
  "blocks/home/faq/Faq.tsx": { name: "home-faq", file: "assets/home-faq-1.js", isEntry: true },
  "src/client/cipher.ts": { name: "part-cipher", file: "assets/part-cipher-1.js", isEntry: true },
  "blocks/home/faq/Search.tsx": { file: "assets/Search-1.js", src: "blocks/home/faq/Search.tsx" },
  "blocks/kit/link/Link.tsx": {
    name: "whole-Link",
    file: "assets/kit-1.js",
    src: "blocks/kit/link/Link.tsx",
    isEntry: true,
  },
};
const html =
  '<!doctype html>\n<html lang="zh">\n  <head>\n    <title>赛事</title>\n    <script type="application/json" id="boot">{}</script>\n    <script type="module" src="/assets/site-1.js"></script>\n  </head>\n  <body></body>\n</html>\n';

let world: World;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-built-"));
  await writeFiles(folder, {
    "index.html": html,
    ".vite/manifest.json": manifest,
    "assets/site-1.js": "export {};",
    "assets/site-1.css": ".shell{margin:0}",
    "assets/site-1.js.br": Buffer.from("compressed"),
  });
  const documents = { "documents/rules.json": tinyDocument() };
  const site = (name: string, overrides: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries({ "site.json": tinySite(overrides), ...documents }).map(([path, file]) => [
        `${name}/${path}`,
        file,
      ]),
    );
  world = await openWorld(
    {
      ...site("canal-city-2025", {
        description: { zh: '"好跑" <的> 小城' },
        theme: { accent: "#ffcc00", radius: "none" },
      }),
      ...site("english", { id: "english", languages: ["en", "zh"] }),
      ...site("phones", { id: "phones", mobileUrl: "https://m.example.com/run" }),
      ...site("hostile", { id: "hostile", title: { zh: "</title><script>alert(1)</script>" } }),
      ...site("unbound", { id: "preview", title: { zh: "未绑定赛事" } }),
    },
    {},
    await readBuiltSite(folder),
  );
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const visit = (host: string, headers = {}) => world.app.inject({ url: "/", headers: { host, ...headers } });
const readBoot = (page: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "null");

describe("the page", () => {
  test("contains the race's name, language, description and what its program starts with", async () => {
    const { body, headers } = await visit("localhost:8080");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<title>小城跑</title>");
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('content="&quot;好跑&quot; &lt;的&gt; 小城"');
    expect(readBoot(body)).toEqual({
      api: "",
      pathCipher: null,
      units: {
        "page/document": {
          js: "/assets/page-document-1.js",
          css: ["/assets/swipe-1.css", "/assets/page-document-1.css"],
        },
      },
      siteFile: expect.stringMatching(/^\/files\/[0-9a-f]{32}\/site\.json$/),
      buildId: expect.stringMatching(/^[0-9a-f]{12}$/),
      language: "zh",
    });
    expect(body.match(/id="boot"/g)).toHaveLength(1);
  });

  test("brings the race's colours in a style sheet of its own, links dark enough to read", async () => {
    const link =
      /<link rel="stylesheet" href="(\/files\/[^"]+theme\.css)"/.exec((await visit("localhost")).body)?.[1] ?? "";
    const styles = (await world.app.inject(link)).body;
    expect(styles).toContain("--radius: 0px;");
    expect(styles).toMatch(/--accent-ink: #[0-9a-f]{6};/);
    expect(styles).not.toContain("--accent-ink: #ffcc00");
    expect((await visit("english.localhost")).body).not.toContain("theme.css");
  });

  test("of a site whose first language is English is in English", async () => {
    const { body } = await visit("english.localhost");
    expect(body).toContain('<html lang="en">');
    expect(body).toContain("<title>Small Town Run</title>");
  });

  test("is in the language that the visitor chose before, if the site has it", async () => {
    const page = await visit("localhost", { cookie: "a=1; language=en" });
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain("<title>Small Town Run</title>");
    expect(page.headers.vary).toContain("Cookie");
    expect((await visit("localhost", { cookie: "language=fr" })).body).toContain('<html lang="zh-CN">');
  });

  test("is in the language that the browser prefers if the visitor has chosen none", async () => {
    const requestHeaders = { "accept-language": "fr-FR,en;q=0.8,zh;q=0.5" };
    expect((await visit("localhost", requestHeaders)).body).toContain('<html lang="en">');
    expect((await visit("localhost", { "accept-language": "en;q=0.1, zh-TW;q=0.9" })).body).toContain(
      '<html lang="zh-CN">',
    );
    expect((await visit("localhost", { ...requestHeaders, cookie: "language=zh" })).body).toContain(
      '<html lang="zh-CN">',
    );
  });

  test("of a name that nobody bound is the preview", async () => {
    expect((await visit("127.0.0.1:8080")).body).toContain("<title>未绑定赛事</title>");
    expect((await visit("elsewhere.example")).body).toContain("<title>未绑定赛事</title>");
  });

  test("lets no title run a script", async () => {
    const { body } = await visit("hostile.localhost");
    expect(body).toContain("&lt;/title&gt;&lt;script&gt;");
    expect(body).not.toContain("<script>alert");
  });

  test("is revalidated each time, with 304 if nothing changed", async () => {
    const { headers } = await visit("localhost");
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await visit("localhost", { "if-none-match": headers.etag })).statusCode).toBe(304);
  });

  test("changes with the next publish, without a restart", async () => {
    await world.write({
      "english/site.json": tinySite({ id: "english", languages: ["en"], title: { zh: "新", en: "New name" } }),
    });
    await world.load();
    expect((await visit("english.localhost")).body).toContain("<title>New name</title>");
  });
});

describe("a site with a mobile address", () => {
  test.each(["iPhone", "iPad", "iPod", "Android"])("sends an %s there before anything else", async (device) => {
    const reply = await visit("phones.localhost", { "user-agent": `Mozilla/5.0 (${device}; something)` });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers).toMatchObject({
      location: "https://m.example.com/run",
      vary: "Cookie, Accept-Language, User-Agent",
    });
  });

  test("shows itself to a desktop, with a Vary header for caches", async () => {
    const reply = await visit("phones.localhost", {
      "user-agent": "Mozilla/5.0 (Windows NT 10.0)",
      "accept-encoding": "br",
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers.vary).toContain("User-Agent");
    expect(reply.headers.vary).toContain("Accept-Encoding");
  });

  test("leaves phones on sites without one", async () => {
    expect((await visit("localhost", { "user-agent": "iPhone" })).statusCode).toBe(200);
  });
});

describe("the built program", () => {
  test("may be cached forever and is compressed", async () => {
    const reply = await world.app.inject({ url: "/assets/site-1.js", headers: { "accept-encoding": "br" } });
    expect(reply.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      vary: "Accept-Encoding",
    });
    expect(reply.headers["content-type"]).toContain("javascript");
  });

  test("is answered to pages of an earlier build while its files are kept, and to those of a later one", async () => {
    await writeFiles(folder, { "assets/site-2.js": "export const later = 1;" });
    for (const name of ["site-1", "site-2"])
      expect((await world.app.inject(`/assets/${name}.js`)).statusCode, name).toBe(200);
  });

  test("lists the files of every unit and of every lazy-loaded part", async () => {
    expect(Object.keys((await world.app.inject("/units.json")).json())).toEqual([
      "page/document",
      "home/faq",
      "part/cipher",
    ]);
    expect(listUnits(manifest)["home/faq"]).toEqual({ js: "/assets/home-faq-1.js", css: [] });
    const shared = { "assets/home-faq-1.js": { file: "assets/blocks-1.js", name: "t" } };
    // A page of the build before reads only `js`.
    expect(listUnits(manifest, shared)["home/faq"]).toEqual({
      js: "/assets/home-faq-1.js",
      within: { js: "/assets/blocks-1.js", name: "t" },
      css: [],
    });
  });

  test.each([
    "/assets/none.js",
    "/.vite/manifest.json",
    "/index.html",
    "/assets/..%2findex.html",
    "/assets/%2e%2e/.vite/manifest.json",
  ])("does not give away %s", async (url) => expect((await world.app.inject(url)).statusCode).toBe(404));
});
