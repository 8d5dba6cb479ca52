import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { blend, fromOklab, toHex } from "./colours.ts";
import { defaults, readTones, shares } from "./palette.ts";
import { themeVariables } from "./theme.ts";

const kit = join(import.meta.dirname, "../../blocks/kit");
const tokens = readFileSync(join(kit, "style/tokens.css"), "utf8");
const section = readFileSync(join(kit, "layout/Section.module.css"), "utf8");
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const findUnreadable = (theme: object) =>
  readTones(themeVariables(theme))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ tone, text, ground }) => `${tone}: ${text} on ${ground}`);

test("a reader can read every text, link, button and state in every tone of a race without a theme", () => {
  expect(findUnreadable({})).toEqual([]);
});

test("a reader can read everything in every tone on white, with any accent and ink of a race", () => {
  fc.assert(
    fc.property(hex, hex, (accent, ink) => {
      expect(findUnreadable({ accent, ink })).toEqual([]);
    }),
  );
});

test("a reader of a dark page could not read the tone night and the states", () => {
  const unreadable = findUnreadable({ surface: "#10151c" });
  expect(unreadable).toContain("night: ink on surface");
  expect(unreadable).toContain("plain: danger on surface");
});

test("a mix has the colour that a browser draws for it", () => {
  // As Chromium 156 draws color-mix(in oklab, #c8331a, #fff 94%) and color-mix(in oklab, #0b6b75,
  // #000 12%).
  expect(toHex(blend([200, 51, 26], [255, 255, 255], 94))).toBe("#fef4f1");
  expect(toHex(blend([11, 107, 117], [0, 0, 0], 12))).toBe("#085962");
});

test("what is measured is what style sheets mix", () => {
  const mixes = [
    `--surface-sunken: color-mix(in oklab, var(--surface), var(--ink) ${shares.sunken}%)`,
    `--ink-muted: color-mix(in oklab, var(--ink), var(--surface) ${shares.muted}%)`,
    `--control-line: color-mix(in oklab, var(--ink), var(--surface) ${shares.line}%)`,
    `--accent-soft: color-mix(in oklab, var(--accent), var(--surface) ${shares.soft}%)`,
    `--accent-hover: color-mix(in oklab, var(--accent), #000 ${shares.hover}%)`,
    `--night: color-mix(in oklab, var(--ink), #000 ${shares.night}%)`,
  ];
  for (const mix of mixes) expect(tokens).toContain(mix);
  const bands = [
    `--ink-muted: color-mix(in oklab, var(--on-band), var(--band) ${shares.bandMuted}%)`,
    `--control-line: color-mix(in oklab, var(--on-band), var(--band) ${shares.bandLine}%)`,
    `--band-sunken: color-mix(in oklab, var(--band), var(--on-band) ${shares.bandSunken}%)`,
  ];
  for (const mix of bands) expect(section).toContain(mix);
});

test("a race without a theme is measured with the colours of the style sheet", () => {
  for (const [name, colour] of Object.entries(defaults)) {
    const written = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
    expect(`${name} ${readCss(written)}`).toBe(`${name} ${colour}`);
  }
});

function readCss(written: string): string {
  if (written === "#fff") return "#ffffff";
  const [lightness = 0, chroma = 0, hue = 0] = (written.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  return toHex(fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]));
}
