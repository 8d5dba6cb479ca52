import { canalMark, footStrip, parkMark, partnerMark, plainMark, ridgeMark, wideLogo } from "./marks.ts";
import { CANAL } from "./scenes/canal-backdrop.ts";
import { canalCrafts } from "./scenes/canal-crafts.ts";
import { canalFilms } from "./scenes/canal-films.ts";
import { canalHeroes } from "./scenes/canal-heroes.ts";
import { canalNews } from "./scenes/canal-news.ts";
import { canalPictures } from "./scenes/canal-pictures.ts";
import { PARK } from "./scenes/park-ground.ts";
import { parkFilm, parkHeroes } from "./scenes/park-heroes.ts";
import { parkPictures } from "./scenes/park-pictures.ts";
import type { Album } from "./scenes/scene.ts";
import { TRAIL } from "./scenes/trail-backdrop.ts";
import { trailFilm, trailHeroes } from "./scenes/trail-heroes.ts";
import { trailPictures } from "./scenes/trail-pictures.ts";
import { PLAIN, plainHeroes } from "./scenes/unbound.ts";

const INKS: [string, string][] = [
  ["#0f5c66", "#e2492f"],
  ["#24408e", "#f2a93b"],
  ["#1f7a4d", "#8cc152"],
  ["#b3262a", "#2b3a4a"],
  ["#1769aa", "#52b6d9"],
  ["#6a3d9a", "#e67fb1"],
  ["#2b3a4a", "#e2842f"],
  ["#0b7f86", "#f2c14e"],
];

function partners(site: string, prefix: string, count: number, from = 0): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${prefix}-${i + 1}`, partnerMark(site, from + i, INKS)]),
  );
}

const canal = canalMark(CANAL.vermilion, "#0f5c66", "#7cc4bd");
const ridge = ridgeMark(TRAIL.orange, TRAIL.night, "#2f6b5c");
const park = parkMark(PARK.blue, PARK.lime);
const plain = plainMark(PLAIN.dark, PLAIN.accent);

/** Everything that is drawn, by site. */
export const ALBUMS: Record<string, Album> = {
  "canal-city-2025": {
    heroes: canalHeroes,
    pictures: { ...canalPictures, ...canalCrafts },
    news: canalNews,
    films: canalFilms,
    marks: {
      logo: wideLogo(canal, { zh: "运河城马拉松", en: "Canal City Marathon" }, { zh: "#0b2530", en: "#0f5c66" }),
      copyright: footStrip("arches", "#0f5c66", CANAL.vermilion),
      ...partners("canal", "sponsor", 8),
      ...partners("canal-media", "media", 6, 8),
    },
    map: {
      land: "#f6ecd9",
      block: "#efe0c6",
      water: "#8cc8c6",
      shore: "#fffaf0",
      park: "#cfe0a8",
      tree: ["#4f8d5c", "#94bf6c"],
      route: CANAL.vermilion,
      start: "#0f5c66",
      ink: "#0f3b47",
      numerals: [10, 20, 30, 40],
    },
  },
  "cloud-ridge-trail": {
    heroes: trailHeroes,
    hasTall: false,
    pictures: trailPictures,
    films: { ridge: trailFilm },
    marks: {
      logo: wideLogo(ridge, { zh: "云岭越野赛", en: "Cloud Ridge Trail" }, { zh: TRAIL.night, en: "#2f6b5c" }),
      copyright: footStrip("ridges", "#2f6b5c", TRAIL.night),
      ...partners("ridge", "sponsor", 4, 2),
    },
    map: {
      land: "#dfe6cf",
      block: "#b9cda6",
      water: "#86b9c9",
      shore: "#eef3e2",
      park: "#c7d8ad",
      tree: ["#1f5647", "#2f6b5c"],
      route: TRAIL.orange,
      start: TRAIL.night,
      ink: TRAIL.night,
      ridges: true,
      numerals: [10, 20, 30],
    },
  },
  "open-demo-10k": {
    heroes: parkHeroes,
    pictures: parkPictures,
    films: { lap: parkFilm },
    marks: {
      logo: wideLogo(park, { zh: "湖心公园十公里", en: "Lake Park 10K" }, { zh: PARK.navy, en: PARK.blue }),
      ...partners("park", "sponsor", 3, 5),
    },
    map: {
      land: "#e9efff",
      block: "#dbe5ff",
      water: "#9db9ff",
      shore: "#ffffff",
      park: "#a9ecc9",
      tree: ["#128a68", "#2fd39a"],
      route: PARK.blue,
      start: PARK.coral,
      ink: PARK.deep,
      numerals: [5],
    },
  },
  unbound: {
    heroes: plainHeroes,
    pictures: {},
    marks: {
      logo: wideLogo(plain, { zh: "赛事网站预览", en: "Race site preview" }, { zh: PLAIN.dark, en: "#8f5722" }),
    },
  },
};
