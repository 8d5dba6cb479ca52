import { mix } from "../colour.ts";
import { circle, ellipse, group, num, path, rect, type Sheet, stroke } from "../sheet.ts";

function ribbons(x: number, y: number, r: number, main: string, second: string): string {
  const ribbon = (s: number, colour: string) =>
    path(
      `M${num(x + s * r * 0.2)} ${num(y - r * 0.95)}L${num(x + s * r * 1.25)} ${num(y - r * 4.6)}h${num(s * r * 0.62)}L${num(x + s * r * 0.52)} ${num(y - r * 0.86)}Z`,
      colour,
    );
  const fold = (s: number) =>
    path(
      `M${num(x + s * r * 0.3)} ${num(y - r * 0.93)}L${num(x + s * r * 1.42)} ${num(y - r * 4.6)}h${num(s * r * 0.16)}L${num(x + s * r * 0.38)} ${num(y - r * 0.9)}Z`,
      "#fff1dc",
      0.85,
    );
  return ribbon(-1, main) + ribbon(1, second) + fold(-1) + fold(1);
}

/** A finisher's medal on a ribbon hanging from the top: x, y the middle of the disc. */
export function medal(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  gold: string,
  main: string,
  second: string,
): string {
  const dark = mix(gold, "#5a2c08", 0.45);
  const pale = mix(gold, "#fff6da", 0.65);
  const waves = (dy: number, tone: string) => {
    const w = r * 0.33;
    return path(
      `M${num(x - r)} ${num(y + dy)}${`q${num(w / 2)} ${num(-w * 0.5)} ${num(w)} 0t${num(w)} 0`.repeat(3)}V${num(y + r)}H${num(x - r)}Z`,
      tone,
    );
  };
  const face = sheet.clip(circle(x, y, r * 0.8, "#000"));
  const scene =
    rect(x - r, y - r, r * 2, r * 2, sheet.fade(pale, gold)) +
    circle(x + r * 0.22, y - r * 0.2, r * 0.26, main) +
    waves(r * 0.12, mix(gold, dark, 0.35)) +
    stroke(
      `M${num(x - r * 0.75)} ${num(y + r * 0.24)}Q${num(x)} ${num(y - r * 0.62)} ${num(x + r * 0.75)} ${num(y + r * 0.24)}`,
      dark,
      r * 0.09,
    ) +
    waves(r * 0.3, mix(gold, dark, 0.65)) +
    waves(r * 0.5, dark);
  return (
    ribbons(x, y, r, main, second) +
    ellipse(x, y - r * 1.02, r * 0.3, r * 0.18, dark) +
    circle(x, y + r * 0.08, r * 1.02, "#1a1010", 0.22) +
    circle(
      x,
      y,
      r,
      sheet.linear(
        [
          [0, pale],
          [0.5, gold],
          [1, dark],
        ],
        "diagonal",
      ),
    ) +
    circle(x, y, r * 0.87, dark) +
    group(scene, undefined, undefined, face)
  );
}

function blossoms(x: number, y: number, r: number, main: string, silk: string): string {
  const spots = [
    [-0.62, -0.72],
    [-0.4, -0.66],
    [-0.2, -0.52],
    [-0.08, -0.3],
    [-0.52, -0.54],
  ];
  return spots
    .map(
      ([dx, dy]) =>
        circle(x + r * (dx as number), y + r * (dy as number), r * 0.06, main) +
        circle(x + r * (dx as number), y + r * (dy as number), r * 0.02, silk),
    )
    .join("");
}

/** A round fan of silk on a handle, painted with a small scene: x, y the middle of the silk. */
export function silkFan(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  wood: string,
  silk: string,
  main: string,
  second: string,
): string {
  const inside =
    rect(x - r, y - r, 2 * r, 2 * r, sheet.fade(silk, mix(silk, main, 0.25))) +
    circle(x + r * 0.35, y - r * 0.38, r * 0.24, main) +
    path(
      `M${num(x - r)} ${num(y + r * 0.3)}Q${num(x - r * 0.5)} ${num(y - r * 0.35)} ${num(x)} ${num(y + r * 0.15)}T${num(x + r)} ${num(y + r * 0.1)}V${num(y + r)}H${num(x - r)}Z`,
      mix(second, silk, 0.55),
    ) +
    path(
      `M${num(x - r)} ${num(y + r * 0.5)}Q${num(x - r * 0.2)} ${num(y + r * 0.05)} ${num(x + r)} ${num(y + r * 0.55)}V${num(y + r)}H${num(x - r)}Z`,
      second,
    ) +
    stroke(
      `M${num(x - r * 0.95)} ${num(y - r * 0.7)}Q${num(x - r * 0.3)} ${num(y - r * 0.75)} ${num(x - r * 0.05)} ${num(y - r * 0.25)}`,
      mix(second, "#000000", 0.3),
      r * 0.022,
    );
  const handle = rect(
    x - r * 0.05,
    y + r * 0.9,
    r * 0.1,
    r * 1.15,
    sheet.linear(
      [
        [0, mix(wood, "#ffffff", 0.2)],
        [1, wood],
      ],
      "right",
    ),
    undefined,
    r * 0.05,
  );
  return (
    handle +
    circle(x, y, r * 1.05, wood) +
    group(inside + blossoms(x, y, r, main, silk), undefined, undefined, sheet.clip(circle(x, y, r, "#000")))
  );
}
