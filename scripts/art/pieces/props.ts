import { mix } from "../colour.ts";
import { ellipse, num, path, rect, type Sheet, stroke } from "../sheet.ts";

function ornaments(x: number, top: number, half: number, beam: number, second: string, light: string): string {
  let drawn = "";
  const cell = beam * 0.17;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 6; c++) {
      const ink = (r + c) % 2 ? light : second;
      drawn += rect(x - half * 0.93 + c * cell, top + beam * 0.24 + r * cell, cell, cell, ink);
      drawn += rect(x + half * 0.93 - (c + 1) * cell, top + beam * 0.24 + r * cell, cell, cell, ink);
    }
  }
  const w = beam * 0.3;
  for (let i = -3; i <= 3; i++) {
    const cx = x + i * w * 1.1;
    drawn += path(
      `M${num(cx - w * 0.5)} ${num(top + beam * 0.28)}h${num(w * 0.45)}l${num(w * 0.5)} ${num(beam * 0.22)}l${num(-w * 0.5)} ${num(beam * 0.22)}h${num(-w * 0.45)}l${num(w * 0.5)} ${num(-beam * 0.22)}Z`,
      Math.abs(i) === 3 ? second : light,
      1 - Math.abs(i) * 0.2,
    );
  }
  return drawn;
}

/** A start or finish arch over a road: middle x, ground y, half width, height. */
export function archway(
  sheet: Sheet,
  x: number,
  y: number,
  half: number,
  high: number,
  main: string,
  second: string,
  light: string,
): string {
  const leg = half * 0.16;
  const beam = high * 0.24;
  const side = (s: number) => {
    const lx = s < 0 ? x - half : x + half - leg;
    return (
      rect(lx, y - high, leg, high, sheet.fade(main, mix(main, "#000000", 0.25))) +
      path(
        `M${num(lx)} ${num(y - high * 0.5)}l${num(leg)} ${num(-leg)}v${num(leg)}l${num(-leg)} ${num(leg)}Z`,
        second,
      ) +
      path(
        `M${num(lx)} ${num(y - high * 0.3)}l${num(leg)} ${num(-leg)}v${num(leg * 0.5)}l${num(-leg)} ${num(leg)}Z`,
        light,
        0.8,
      ) +
      rect(lx - leg * 0.2, y - leg * 0.3, leg * 1.4, leg * 0.3, mix(main, "#000000", 0.45))
    );
  };
  const top = y - high - beam * 0.2;
  const banner =
    rect(x - half - leg * 0.15, top, half * 2 + leg * 0.3, beam, main, undefined, beam * 0.1) +
    rect(x - half * 0.97, top + beam * 0.1, half * 1.94, beam * 0.06, light, 0.5) +
    rect(x - half * 0.97, top + beam * 0.84, half * 1.94, beam * 0.06, light, 0.5);
  return side(-1) + side(1) + banner + ornaments(x, top, half, beam, second, light);
}

/** Strings of small flags hung in a curve between two points. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  colours: readonly string[],
): string {
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const count = Math.max(4, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.35)));
  let drawn = stroke(
    `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`,
    "#f4ead8",
    size * 0.06,
    0.8,
  );
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    drawn += path(
      `M${num(x - size * 0.45)} ${num(y)}h${num(size * 0.9)}l${num(-size * 0.45)} ${num(size)}Z`,
      colours[i % colours.length] as string,
    );
  }
  return drawn;
}

/** A paper cup, x middle, y foot. */
export const cup = (x: number, y: number, size: number, colour: string, stripe: string) =>
  path(
    `M${num(x - size * 0.36)} ${num(y - size)}H${num(x + size * 0.36)}L${num(x + size * 0.26)} ${num(y)}H${num(x - size * 0.26)}Z`,
    colour,
  ) +
  path(
    `M${num(x - size * 0.33)} ${num(y - size * 0.7)}H${num(x + size * 0.33)}L${num(x + size * 0.29)} ${num(y - size * 0.35)}H${num(x - size * 0.29)}Z`,
    stripe,
  ) +
  ellipse(x, y - size, size * 0.36, size * 0.07, mix(colour, "#7fb6c8", 0.55));

/** A covered table with rows of cups; y is the ground. */
export function table(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  high: number,
  cloth: string,
  light: string,
): string {
  const top = y - high;
  let drawn = path(
    `M${num(x)} ${num(top)}h${num(width)}l${num(high * 0.08)} ${num(high * 0.95)}h${num(-width - high * 0.16)}Z`,
    sheet.fade(cloth, mix(cloth, "#000000", 0.3)),
  );
  const w = high * 0.5;
  for (let i = 0; i * w < width; i++) {
    const sx = x + i * w;
    const wide = Math.min(w, x + width - sx);
    drawn += path(
      `M${num(sx)} ${num(top)}h${num(wide)}q0 ${num(high * 0.3)} ${num(-wide / 2)} ${num(high * 0.3)}t${num(-wide / 2)} ${num(-high * 0.3)}Z`,
      light,
      0.9,
    );
  }
  for (let row = 0; row < 2; row++) {
    for (let cx = x + high * 0.16 + row * high * 0.1; cx < x + width - high * 0.1; cx += high * 0.22) {
      drawn += cup(cx, top - high * 0.12 * (1 - row) + high * 0.02, high * 0.2, "#fffaf0", cloth);
    }
    if (row === 0) drawn += rect(x - high * 0.04, top - high * 0.14, 0, 0, cloth);
  }
  return drawn + rect(x - high * 0.05, top, width + high * 0.1, high * 0.06, mix(light, cloth, 0.2));
}

/** A small open tent; x its middle, y its ground. */
export function tent(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  high: number,
  main: string,
  light: string,
): string {
  const half = width / 2;
  const eave = y - high * 0.62;
  let drawn =
    rect(x - half, eave, width * 0.025, high * 0.62, light) +
    rect(x + half - width * 0.025, eave, width * 0.025, high * 0.62, light);
  drawn += rect(x - half, eave, width, high * 0.6, mix(main, "#000000", 0.45), 0.35);
  drawn += path(
    `M${num(x - half * 1.06)} ${num(eave)}Q${num(x - half * 0.3)} ${num(eave - high * 0.16)} ${num(x)} ${num(y - high)}Q${num(x + half * 0.3)} ${num(eave - high * 0.16)} ${num(x + half * 1.06)} ${num(eave)}Z`,
    sheet.linear(
      [
        [0, mix(main, "#ffffff", 0.15)],
        [1, main],
      ],
      "right",
    ),
  );
  const n = 8;
  for (let i = 0; i < n; i++) {
    const w = (half * 2.12) / n;
    drawn += path(
      `M${num(x - half * 1.06 + i * w)} ${num(eave)}h${num(w)}v${num(high * 0.06)}q${num(-w / 2)} ${num(high * 0.1)} ${num(-w)} 0Z`,
      i % 2 ? main : light,
    );
  }
  return drawn;
}
