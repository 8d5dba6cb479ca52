import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, parseColour, type Rgb } from "./colours.ts";
import { themeVariables } from "./theme.ts";

const colour = (hex: string | undefined) => parseColour(hex) as Rgb;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("a reader can read the buttons, links and text of any race's colours", () => {
  fc.assert(
    fc.property(hex, hex, hex, (accent, ink, surface) => {
      const variables = themeVariables({ accent, ink, surface });
      const page = colour(variables["--surface"]);
      expect(contrast(colour(variables["--accent"]), colour(variables["--on-accent"]))).toBeGreaterThanOrEqual(4.5);
      // On a middling grey not even black reaches more; the text is then as strong as it can be.
      const most = Math.max(contrast([0, 0, 0], page), contrast([255, 255, 255], page));
      expect(contrast(colour(variables["--accent-ink"]), page)).toBeGreaterThanOrEqual(Math.min(4.5, most));
      expect(contrast(colour(variables["--ink"]), page)).toBeGreaterThanOrEqual(Math.min(7, most));
    }),
  );
});

test("a race whose accent is readable already keeps it exactly", () => {
  expect(themeVariables({ accent: "#0b6b75" })).toEqual({
    "--accent": "#0b6b75",
    "--on-accent": "#ffffff",
    "--accent-ink": "#0b6b75",
  });
});

test("a race in yellow gets dark text on its buttons and darker links", () => {
  const variables = themeVariables({ accent: "#ffd400" });
  expect(variables).toMatchObject({ "--accent": "#ffd400", "--on-accent": "#17202a" });
  expect(contrast(colour(variables["--accent-ink"]), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
});

test("the contrast of black on white is 21, of a colour on itself 1", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
});

test("a theme without usable values changes nothing", () => {
  for (const theme of [undefined, null, "red", {}, { accent: "red", ink: "#12", radius: "constructor", density: 5 }])
    expect(themeVariables(theme)).toEqual({});
});

test("a race chooses its corners and its air", () => {
  expect(themeVariables({ radius: "none", density: "compact" })).toMatchObject({
    "--radius": "0px",
    "--section-space": expect.stringContaining("clamp"),
  });
});
