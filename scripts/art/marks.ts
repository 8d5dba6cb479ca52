import { mix } from "./colour.ts";
import { between, pick, seeded } from "./random.ts";
import { circle, group, num, path, rect, stroke, tag } from "./sheet.ts";

/** Wraps parts in a plain SVG document. */
function svgOf(width: number, height: number, inside: string): string {
  return `${tag("svg", { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` }, inside)}\n`;
}

const half = (x: number, y: number, r: number, colour: string, turn = 0) =>
  group(path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, colour), `translate(${num(x)} ${num(y)}) rotate(${turn})`);

// Symbols of about equal weight in a box of 64 around 0, 0.
const SYMBOLS: readonly ((a: string, b: string) => string)[] = [
  (a, b) => half(0, -2, 30, a) + half(0, 2, 30, b, 180),
  (a, b) =>
    [0, 60, 120]
      .map((t) => group(tag("ellipse", { rx: 31, ry: 11, fill: t === 60 ? b : a, opacity: 0.86 }), `rotate(${t})`))
      .join(""),
  (a, b) => path("M-30 28L0 -30L30 28Z", a) + path("M-10 28L10 -10L30 28Z", b),
  (a, b) => path("M0 -31A31 31 0 1 1 -31 0H-17A17 17 0 1 0 0 -17Z", a) + rect(-31, -31, 25, 25, b, undefined, 12.5),
  (a, b) =>
    [-20, 0, 20].map((y, i) => path(`M-30 ${y + 6}q15 -18 30 0t30 0v9q-15 18 -30 0t-30 0Z`, i === 1 ? b : a)).join(""),
  (a, b) =>
    rect(-29, -29, 27, 27, a, undefined, 4) +
    circle(16, -15.5, 13.5, b) +
    circle(-15.5, 16, 13.5, b) +
    rect(2, 2, 27, 27, a, undefined, 4),
  (a, b) =>
    path("M0 -32L28 -16V16L0 32L-28 16V-16Z", a) +
    path("M0 -13L11 -6.5V6.5L0 13L-11 6.5V-6.5Z", "#ffffff") +
    circle(0, 0, 5, b),
  (a, b) => [0, 1, 2].map((i) => path(`M${-28 + i * 19} -28h11l17 28l-17 28h-11l17 -28Z`, i === 1 ? b : a)).join(""),
  (a, b) => path("M-30 30V0A30 30 0 0 1 0 -30V30Z", a) + path("M4 30V-30A30 30 0 0 1 30 0V30Z", b),
  (a, b) =>
    [0, 90, 180, 270]
      .map((t) => group(path("M2 -2V-20Q2 -31 13 -31H31V-13Q31 -2 20 -2Z", t % 180 ? b : a), `rotate(${t})`))
      .join(""),
  (a, b) => path("M0 -32C20 -10 26 0 26 10A26 22 0 0 1 -26 10C-26 0 -20 -10 0 -32Z", a) + half(0, 12, 14, b, 180),
  (a, b) =>
    [26, 17, 8].map((r, i) => half(0, 18, r * 1.2, i === 1 ? "#ffffff" : i ? b : a)).join("") +
    rect(-31, 21, 62, 7, b, undefined, 3.5),
  (a, b) =>
    rect(-30, -8, 12, 36, a, undefined, 6) +
    rect(-12, -30, 12, 58, b, undefined, 6) +
    rect(6, -18, 12, 46, a, undefined, 6) +
    circle(25, -22, 7, b),
  (a, b) =>
    group(rect(-22, -22, 44, 44, a, undefined, 6), "rotate(45)") +
    group(rect(-11, -11, 22, 22, b, undefined, 3), "rotate(45)"),
];

// Signs that belong to no script: 24 wide, 28 high, standing on 0.
const GLYPHS: readonly ((c: string) => string)[] = [
  (c) => circle(12, -14, 12, c),
  (c) => half(12, -2, 12, c) + half(12, -16, 12, c),
  (c) => path("M0 0V-28A24 28 0 0 1 24 0Z", c),
  (c) => path("M24 0H0A24 28 0 0 1 24 -28Z", c),
  (c) => path("M0 -28H24L12 -15ZM0 0H24L12 -13Z", c),
  (c) => [-24, -14, -4].map((y) => rect(0, y - 3, 24, 6, c, undefined, 3)).join(""),
  (c) => [5, 19].flatMap((x) => [-23, -5].map((y) => circle(x, y, 5, c))).join(""),
  (c) => path("M12 -28L24 -14L12 0L0 -14Z", c),
  (c) => half(12, -14, 12, c) + rect(0, -10, 24, 10, c, undefined, 2),
];

/** An invented, nameless mark of 240 x 96: a symbol and a few abstract glyphs, the same for the same seed. */
export function partnerMark(seed: string, index: number, inks: readonly [string, string][]): string {
  const random = seeded(`${seed}-${index}`);
  const [a, b] = inks[index % inks.length] as [string, string];
  const symbol = (SYMBOLS[index % SYMBOLS.length] as (typeof SYMBOLS)[0])(a, b);
  const count = 3 + Math.floor(between(random, 0, 2.99));
  const glyphs = Array.from({ length: count }, (_, i) =>
    group(pick(random, GLYPHS)(mix(a, "#10151a", 0.35)), `translate(${i * 29} 0)`),
  ).join("");
  const scale = Math.min(1, 132 / (count * 29));
  const wide = 64 + 16 + (count * 29 - 5) * scale;
  const left = (240 - wide) / 2;
  const word = group(glyphs, `translate(${num(left + 80)} ${num(48 + 14 * scale)}) scale(${num(scale)})`);
  return svgOf(240, 96, group(symbol, `translate(${num(left + 32)} 48)`) + word);
}

/** The mark of the canal city in a box of 96: a sun that rises behind an arched bridge over water. */
export function canalMark(main: string, second: string, pale: string): string {
  const wave = (y: number, from: number, count: number, tone: string) =>
    stroke(`M${from} ${y}${"q6 -6 12 0t12 0".repeat(count)}`, tone, 5);
  return (
    rect(2, 2, 92, 92, second, undefined, 26) +
    circle(48, 32, 17, main) +
    path("M10 68V58Q48 22 86 58V68H70A22 22 0 0 0 26 68Z", "#ffffff") +
    wave(79, 12, 3, pale)
  );
}

/** The mark of the mountain race in a box of 96: a sun between two ridges. */
export function ridgeMark(main: string, dark: string, mid: string): string {
  return (
    rect(2, 2, 92, 92, dark, undefined, 24) +
    circle(60, 38, 15, main) +
    path("M2 76L34 36L58 66L70 54L94 80V70A24 24 0 0 1 70 94H26A24 24 0 0 1 2 70Z", mid) +
    path("M34 36L44 48.5L36 54L30 48L25 47.5Z", "#ffffff") +
    stroke("M16 88Q40 78 48 84T82 80", main, 5)
  );
}

/** The mark of the park race in a box of 96: lanes of a track turning. */
export function parkMark(main: string, second: string): string {
  return (
    rect(2, 2, 92, 92, main, undefined, 16) +
    [36, 24, 12]
      .map((r, i) => stroke(`M${48 - r} 84V48A${r} ${r} 0 0 1 ${48 + r} 48V84`, i === 1 ? "#ffffff" : second, 7))
      .join("")
  );
}

/** The mark of a site without a race in a box of 96: a road to a low sun. */
export function plainMark(main: string, accent: string): string {
  return (
    circle(48, 48, 46, main) +
    half(48, 50, 20, accent) +
    path("M46 50H50L70 91.5A46 46 0 0 1 26 91.5Z", "#ffffff") +
    path("M47.5 56h1l2.5 32h-6Z", main)
  );
}

// A picture's letters are the reader's own: the same stacks as the page's.
const LOGO_FONTS = "Inter, system-ui, PingFang SC, HarmonyOS Sans SC, Noto Sans CJK SC, Microsoft YaHei, sans-serif";

// Letters that take this width whatever the reader's font.
const word = (text: string, y: number, size: number, width: number, fill: string) =>
  tag(
    "text",
    {
      x: 112,
      y,
      fill,
      "font-family": LOGO_FONTS,
      "font-size": num(size),
      "font-weight": 700,
      textLength: num(width),
      lengthAdjust: "spacingAndGlyphs",
    },
    text,
  );

/** A horizontal logo, 96 high: a mark, and beside it the name of the race in both languages, one above the other. */
export function wideLogo(mark: string, name: { zh: string; en: string }, inks: { zh: string; en: string }): string {
  const wide = name.zh.length * 45;
  // A bold Latin letter is about 0.58 of its size wide.
  const small = Math.min(28, wide / (0.58 * name.en.length));
  return svgOf(
    112 + wide + 4,
    96,
    mark + word(name.zh, 50, 44, wide, inks.zh) + word(name.en, 86, small, 0.58 * small * name.en.length, inks.en),
  );
}

/** A small decorative strip of 480 x 48 for the foot of a page: water, arches or ridges in a row. */
export function footStrip(kind: "arches" | "ridges", a: string, b: string): string {
  const parts = Array.from({ length: 12 }, (_, i) => {
    const x = i * 40;
    const tone = i % 2 ? b : a;
    return kind === "arches"
      ? stroke(`M${x + 4} 32A16 20 0 0 1 ${x + 36} 32`, tone, 4) + stroke(`M${x} 40q10 -6 20 0t20 0`, tone, 3, 0.6)
      : path(`M${x - 6} 40L${x + 18} ${i % 3 ? 14 : 6}L${x + 46} 40Z`, tone, 0.85);
  });
  return svgOf(480, 48, parts.join(""));
}
