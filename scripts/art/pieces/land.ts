import { mix } from "../colour.ts";
import { between } from "../random.ts";
import { path, points, rect, type Sheet } from "../sheet.ts";

/** Heights of a mountain line: count values around 0, sharp (1) or rolling (0). */
export function ridgeLine(sheet: Sheet, count: number, sharp: number): number[] {
  const { random } = sheet;
  const waves = [1, 2.1, 4.3, 8.7, 17].map((f) => ({ f: f * between(random, 0.8, 1.2), o: random() * 7 }));
  return Array.from({ length: count }, (_, i) => {
    const x = i / (count - 1);
    return waves.reduce((sum, { f, o }, octave) => {
      const smooth = Math.sin(x * f * 4 + o);
      const peaked = 1 - 2 * Math.abs(Math.sin(x * f * 2 + o));
      return sum + (smooth * (1 - sharp) + peaked * sharp) / (octave + 1) ** (1.75 - sharp * 0.25);
    }, 0);
  });
}

/** A range of hills over the whole width, filled down to a height. */
export function hills(
  sheet: Sheet,
  y: number,
  rise: number,
  bottom: number,
  top: string,
  foot = top,
  sharp = 0.2,
): string {
  const line = ridgeLine(sheet, 160, sharp);
  const crest = line.map((h, i) => [(i / 159) * sheet.width, y - h * rise] as const);
  const fill = top === foot ? top : sheet.fade(top, foot);
  return path(`M0 ${bottom}L${points(crest)}L${sheet.width} ${bottom}Z`, fill);
}

/** A mountain with a lit and a shaded face, its summit at x, y. */
export function peak(
  sheet: Sheet,
  x: number,
  y: number,
  half: number,
  bottom: number,
  lit: string,
  shade: string,
  foot: string,
): string {
  const { random } = sheet;
  const drop = bottom - y;
  const side = (direction: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 1) / 9;
      const jag = i === 8 ? 0 : (random() - 0.5) * half * 0.09;
      return [x + direction * half * t + jag, y + drop * t ** 0.9 + jag * 0.4] as const;
    });
  const spine = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 1) / 7;
    return [x + half * (0.1 * t + (i % 2 ? 0.035 : -0.03)), y + drop * t] as const;
  });
  const left = side(-1);
  const right = side(1);
  const mass = `M${x} ${y}L${points(right)}L${points([...left].reverse())}Z`;
  const litSide = `M${x} ${y}L${points(right)}L${points([...spine].reverse())}Z`;
  const cap = [0.1, 0.05, 0.02, -0.03, -0.08].map(
    (dx, i) => [x + half * dx * 1.5, y + drop * (i % 2 ? 0.11 : 0.2)] as const,
  );
  const snow = path(`M${x} ${y}L${points(cap)}Z`, mix(lit, "#ffffff", 0.55), 0.85);
  return path(mass, sheet.fade(shade, foot)) + path(litSide, sheet.fade(lit, foot)) + snow;
}

/** A bank or field: a slightly waved edge filled down to the foot of the sheet. */
export function bank(sheet: Sheet, left: number, right: number, fill: string, wave = 0.006): string {
  const { width, height, random } = sheet;
  const o = random() * 6;
  const edge = Array.from({ length: 50 }, (_, i) => {
    const t = i / 49;
    return [t * width, left + (right - left) * t + Math.sin(t * 7 + o) * height * wave] as const;
  });
  return path(`M0 ${height}L${points(edge)}L${width} ${height}Z`, fill);
}

/** Tufts of grass along a line. */
export function tufts(
  sheet: Sheet,
  x1: number,
  x2: number,
  y: number,
  count: number,
  size: number,
  colours: string[],
): string {
  const { random } = sheet;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const x = between(random, x1, x2);
    const base = y + (random() - 0.5) * size * 0.3;
    for (let blade = -2; blade <= 2; blade++) {
      const h = size * between(random, 0.5, 1);
      const tip = x + blade * size * 0.22;
      const foot = x + blade * size * 0.06;
      const d = `M${foot - size * 0.05} ${base}Q${foot} ${base - h * 0.6} ${tip} ${base - h}`;
      drawn += path(
        `${d}Q${foot + size * 0.09} ${base - h * 0.5} ${foot + size * 0.05} ${base}Z`,
        colours[i % colours.length] as string,
      );
    }
  }
  return drawn;
}

/** A plain band over the whole width. */
export const band = (sheet: Sheet, y: number, height: number, fill: string) => rect(0, y, sheet.width, height, fill);
