import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitHtml } from "#blocks/kit/text/html.ts";
import { drawMark, drawPhonePhoto, heicHead } from "#pictures/testPictures.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { openWorld, tinyBuilt, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { readSiteFolder } from "./folder.ts";
import { publishFolder } from "./service.ts";

let world: World;
let photo: Buffer;
const logo = { src: "media/logo.png", alt: { zh: "标志", en: "Logo" } };
const slide = (id: string, src: string) => ({ id, image: { src, alt: { zh: "起点", en: "The start" } } });
const articlePage = { type: "document", version: 1, props: { dataPath: "documents/rules.json" } };
const slides = ["start.jpg", "broken.jpg", "phone.heic"].map((name, index) => slide(`s${index}`, `media/${name}`));

beforeAll(async () => {
  photo = await drawPhonePhoto(1300, 700);
  world = await openWorld(
    {
      "run/site.json": tinySite({
        id: "run",
        router: "history",
        routes: [
          { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
          { path: "/rules", title: { zh: "规程" }, page: articlePage },
        ],
        brand: { logo },
        home: { blocks: [{ type: "carousel", version: 2, id: "top", props: { slides } }] },
      }),
      "run/race.json": { ...tinyRace, imgDetail: "media/start.jpg" },
      "run/documents/rules.json": tinyDocument('<p><img src="media/start.jpg" alt="起点"></p>'),
      "run/media/start.jpg": photo,
      "run/media/logo.png": await drawMark(400, 100).png().toBuffer(),
      "run/media/broken.jpg": "not a picture",
      "run/media/phone.heic": heicHead,
      "run/media/course.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M0 0h9"/></svg>',
      "run/media/pictures.json": {
        "media/start.jpg": { focus: { x: 0.7, y: 0.25 } },
        "media/logo.png": { focus: { x: 7, y: 0 } },
        "media/gone.jpg": { focus: { x: 0.5, y: 0.5 } },
        "media/course.svg": { focus: { x: 0.5, y: 0.5, z: 0.5 } },
      },
      "run/.git/media/secret.svg": "<svg/>",
    },
    {},
    tinyBuilt,
  );
});
afterAll(() => world.close());

const findSite = async () => {
  const { uri } = (await world.app.inject("/website-center/site-config?domainName=run.localhost")).json().data;
  return (await world.app.inject(uri)).json();
};

test("visitors of a site whose photos were dropped into a folder get variants of them, and never the original", async () => {
  const { files } = await findSite();
  const start = files["media/start.jpg"];
  expect(start).toMatchObject({ width: 1300, height: 700, widths: [480, 960, 1300], focus: "70% 25%" });
  const addresses = [start.url];
  for (const width of start.widths)
    for (const format of start.formats) addresses.push(start.url.replace(/\.\w+$/, `-${width}.${format}`));
  for (const url of addresses) {
    const reply = await world.app.inject(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.rawPayload.equals(photo)).toBe(false);
    const { width, exif } = await sharp(reply.rawPayload).metadata();
    expect([url, width <= 1300, exif]).toEqual([url, true, undefined]);
  }
  expect(files["media/course.svg"]).toMatchObject({ width: 320, height: 200 });
  const rules = (await world.app.inject(files["documents/rules.json"].url)).json();
  expect(rules.content).toContain(`src="${start.url}" width="1300" height="700"`);
  expect(Object.keys(files).filter((path) => path.includes(".git"))).toEqual([]);
});

test("a reader of an article gets its pictures in the width of their screen, before and after the program has started", async () => {
  const { files } = await findSite();
  const { content } = (await world.app.inject(files["documents/rules.json"].url)).json();
  const file = (address: string) => Object.values<SiteFile>(files).find(({ url }) => url === address);
  const [, srcset = ""] =
    /srcset="([^"]*)"/.exec(fitHtml(content, { file, href: () => undefined, tableName: "" })) ?? [];
  const stem = files["media/start.jpg"].url.replace(/\.jpg$/, "");
  expect(srcset).toBe([480, 960, 1300].map((width) => `${stem}-${width}.webp ${width}w`).join(", "));
  const page = await world.app.inject({ url: "/rules", headers: { host: "run.localhost" } });
  expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
  expect(page.body).toContain(`srcset="${srcset}"`);
});

test("an organiser reads which pictures cannot be shown and why; the rest of the site is published", async () => {
  const { problems, outcome } = (await world.load()).get("run") ?? expect.fail();
  expect(outcome).toBe("unchanged");
  const pictures = problems.filter(({ code }) => /^SL(?:54|30|40)/.test(code));
  expect(pictures.map(({ code, file, severity }) => `${code} ${file} ${severity}`).sort()).toEqual([
    "SL5405 media/course.svg warning",
    "SL5410 media/broken.jpg warning",
    "SL5412 media/phone.heic warning",
    "SL5414 media/pictures.json warning",
    "SL5414 media/pictures.json warning",
    "SL5414 media/pictures.json warning",
  ]);
  expect(problems.filter(({ code }) => code === "SL5414").map(({ pointer }) => pointer)).toEqual([
    "/media~1logo.png",
    "/media~1gone.jpg",
    "/media~1course.svg",
  ]);
  const { files } = await findSite();
  expect(Object.keys(files)).not.toContain("media/broken.jpg");
});

test("a check without a publish reports the same problems and makes nothing", async () => {
  const { files, made, problems } = await readSiteFolder(join(world.env.sitesDir, "run"));
  expect([...made]).toEqual(["media/broken.jpg", "media/logo.png", "media/phone.heic", "media/start.jpg"]);
  expect(files["media/start.jpg"]).toEqual({ url: "", focus: "70% 25%" });
  expect(problems.map(({ code }) => code).sort()).toEqual(["SL5410", "SL5412", "SL5414", "SL5414", "SL5414"]);
});

test("a second publish makes no picture; one that is changed in place has a new address, and the old one still works", async () => {
  const folder = join(world.env.sitesDir, "run");
  const publish = async () => {
    const paths: string[] = [];
    const onProgress = (progress: { path: string; isNew: boolean }) =>
      void (progress.isNew && paths.push(progress.path));
    const publication = { folder, siteId: "run", domainNames: [], isLenient: true };
    await publishFolder(world.db, world.store, { ...publication, origin: "organiser", pictures: { onProgress } });
    world.boundSites.forget();
    return paths;
  };
  const before = (await findSite()).files["media/logo.png"].url;
  expect(await publish()).toEqual([]);
  await writeFile(join(folder, "media/logo.png"), await drawMark(400, 110).png().toBuffer());
  expect(await publish()).toEqual(["media/logo.png"]);
  const after = (await findSite()).files["media/logo.png"].url;
  expect(after).not.toBe(before);
  expect(after.split("/").at(-1)).toBe(before.split("/").at(-1));
  expect((await world.app.inject(before)).statusCode).toBe(200);
  // Nothing is written into the organiser's folder.
  await expect(access(join(folder, "media/images.json"))).rejects.toThrow();
});

test("of a picture in media/images.json whose original is in the folder, variants are made of the original", async () => {
  const folder = "orig";
  await world.write({
    [`${folder}/site.json`]: tinySite({ id: folder, brand: { logo } }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/media/logo.png`]: await drawMark(200, 50).png().toBuffer(),
    [`${folder}/media/logo-480.png`]: "an old variant",
    [`${folder}/media/images.json`]: { "media/logo.png": { width: 480, height: 9, widths: [480], formats: ["png"] } },
  });
  const { problems } = (await world.load()).get(folder) ?? expect.fail();
  expect(problems.filter(({ code }) => /^SL(?:40|54)/.test(code))).toEqual([]);
  const { uri } = (await world.app.inject(`/website-center/site-config?domainName=${folder}.localhost`)).json().data;
  const { files } = (await world.app.inject(uri)).json();
  expect(files["media/logo.png"]).toMatchObject({ width: 200, height: 50, formats: ["webp", "png"] });
  expect(Object.keys(files)).not.toContain("media/logo-480.png");
});
