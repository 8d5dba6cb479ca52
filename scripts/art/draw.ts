/**
 * Draws the pictures, films, marks and courses of the example sites: `npm run art -- [site] [name]`.
 * Everything comes from seeded numbers, so a second run gives the same pictures. The results are committed; running
 * this again is only needed after a change here. It needs sharp, and for the films ffmpeg on the path.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ALBUMS } from "./albums.ts";
import { COURSES, layCourse, toGpx } from "./course.ts";
import { posterOf, writeFilm } from "./films.ts";
import { type Listed, writeManifest, writePicture } from "./output.ts";
import { drawCourseMap } from "./scenes/course-map.ts";
import type { Album, Scene } from "./scenes/scene.ts";
import { Sheet } from "./sheet.ts";

const SITES = join(dirname(fileURLToPath(import.meta.url)), "../../fixtures/sites");

/** A picture to draw: its name, its SVG, and the widths it is written in. */
interface Job {
  name: string;
  svg: () => string;
  widths: number[];
}

function picture(name: string, scene: Scene, width: number, height: number, widths: number[]): Job {
  const svg = () => {
    const sheet = new Sheet(width, height, name);
    scene(sheet);
    return sheet.toString();
  };
  return { name, svg, widths };
}

function jobsOf(site: string, album: Album): Job[] {
  const each = (
    scenes: Record<string, Scene> | undefined,
    width: number,
    height: number,
    widths: number[],
    suffix = "",
  ) => Object.entries(scenes ?? {}).map(([name, scene]) => picture(`${name}${suffix}`, scene, width, height, widths));
  const plan = COURSES[site];
  const map = album.map;
  const courseMap: Scene = (sheet) => {
    if (plan && map) drawCourseMap(sheet, layCourse(plan), map);
  };
  return [
    ...each(album.heroes, 2400, 1200, [480, 960, 1600, 2400]),
    ...each(album.hasTall === false ? {} : album.heroes, 1080, 1440, [480, 1080], "-tall"),
    ...each(album.pictures, 1600, 1200, [480, 960, 1600]),
    ...each(album.news, 1920, 1080, [480, 960]),
    ...each(plan && map ? { "course-map": courseMap } : {}, 1600, 1200, [480, 960, 1600]),
    ...Object.entries(album.films ?? {}).map(([name, film]) => ({
      name: `poster-${name}`,
      svg: () => posterOf(name, film),
      widths: [480, 1280],
    })),
  ];
}

function writeMarks(media: string, marks: [string, string][]): Record<string, Listed> {
  return Object.fromEntries(
    marks.map(([name, svg]) => {
      writeFileSync(join(media, `${name}.svg`), svg);
      const [width, height] = [/width="(\d+)"/, /height="(\d+)"/].map((find) => Number(find.exec(svg)?.[1]));
      return [`media/${name}.svg`, { width: width as number, height: height as number, widths: [], formats: ["svg"] }];
    }),
  );
}

async function drawSite(site: string, album: Album, only?: string): Promise<void> {
  const media = join(SITES, site, "media");
  mkdirSync(media, { recursive: true });
  const wanted = (name: string) => !only || name.startsWith(only);
  const listed = writeMarks(
    media,
    Object.entries(album.marks).filter(([name]) => wanted(name)),
  );
  for (const { name, svg, widths } of jobsOf(site, album).filter((job) => wanted(job.name))) {
    listed[`media/${name}.jpg`] = await writePicture(svg(), join(media, name), widths);
    console.log(`${site} ${name}`);
  }
  writeManifest(join(media, "images.json"), listed);
  const plan = COURSES[site];
  if (plan && wanted("course")) writeFileSync(join(media, "course.gpx"), toGpx(plan.name, layCourse(plan)));
  for (const [name, film] of Object.entries(album.films ?? {}).filter(([name]) => wanted(`${name}.mp4`))) {
    await writeFilm(name, film, join(media, `${name}.mp4`));
    console.log(`${site} ${name}.mp4`);
  }
}

const [site, name] = process.argv.slice(2);
if (site && !ALBUMS[site]) throw new Error(`No site is called ${site}; there are ${Object.keys(ALBUMS).join(", ")}.`);
for (const [key, album] of Object.entries(ALBUMS)) {
  if (!site || key === site) await drawSite(key, album, name);
}
