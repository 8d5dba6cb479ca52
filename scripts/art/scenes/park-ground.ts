import { dress, type Kit, shadow } from "../pieces/crowd.ts";
import { runner } from "../pieces/runner.ts";
import { circle, ellipse, num, path, rect, type Sheet, stroke } from "../sheet.ts";

/** The colours of the park race: flat and few. */
export const PARK = {
  blue: "#1540f0",
  navy: "#0a1c7a",
  deep: "#07124f",
  lime: "#c8f32f",
  white: "#ffffff",
  sky: "#dfe8ff",
  coral: "#ff5d47",
  grass: "#28c08a",
} as const;

/** Shirts and shorts of the park race. */
export const KIT: Kit = { shirts: [PARK.lime, PARK.white, PARK.coral], shorts: [PARK.deep, "#101c5c"] };

/** A thousandth of the size of a sheet, in pixels: what lengths are measured in. */
export const unitOf = (sheet: Sheet) => Math.sqrt(sheet.width * sheet.height) / 1000;

/** A tree as a plain disc (or drop) with half of it in shade. */
export function discTree(x: number, y: number, r: number, light: string, dark: string, drop = false): string {
  const stem = rect(x - r * 0.06, y - r * 1.3, r * 0.12, r * 1.3, PARK.deep);
  if (drop) {
    const half = (s: number) =>
      `M${num(x)} ${num(y - r * 3.2)}Q${num(x + s * r * 1.15)} ${num(y - r * 1.1)} ${num(x)} ${num(y - r * 0.5)}Z`;
    return stem + path(half(-1), light) + path(half(1), dark);
  }
  const cy = y - r * 1.9;
  return (
    stem +
    circle(x, cy, r, light) +
    path(`M${num(x)} ${num(cy - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(cy + r)}Z`, dark)
  );
}

/** Bands of a running track sweeping as arcs around a point. */
export function trackArcs(
  cx: number,
  cy: number,
  inner: number,
  lane: number,
  lanes: number,
  ground: string,
  line: string,
): string {
  let drawn = stroke(
    `M${num(cx - inner - lane * lanes * 0.5)} ${num(cy)}a${num(inner + lane * lanes * 0.5)} ${num(inner + lane * lanes * 0.5)} 0 1 1 ${num(2 * inner + lane * lanes)} 0a${num(inner + lane * lanes * 0.5)} ${num(inner + lane * lanes * 0.5)} 0 1 1 ${num(-2 * inner - lane * lanes)} 0`,
    ground,
    lane * lanes,
  );
  for (let i = 0; i <= lanes; i++) {
    const r = inner + lane * i;
    drawn += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${line}" stroke-width="${num(lane * 0.05)}"/>`;
  }
  return drawn;
}

function skylineBlocks(sheet: Sheet, y: number, high: number, tone: string, from = 0): string {
  const { random, width } = sheet;
  let drawn = "";
  for (let x = width * from; x < width; ) {
    const w = high * (0.16 + 0.2 * random());
    const h = high * (0.3 + 0.7 * random());
    drawn +=
      random() < 0.3
        ? path(`M${num(x)} ${num(y)}V${num(y - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(y)}Z`, tone)
        : rect(x, y - h, w, h, tone);
    x += w * (1 + (random() < 0.3 ? 0.5 : 0.02));
  }
  return drawn;
}

/** Runners at spots given as share of the width, share of the height and phase of the stride. */
export function runners(
  sheet: Sheet,
  spots: readonly (readonly [number, number, number])[],
  size: number,
  shirts = KIT.shirts,
): string {
  const u = unitOf(sheet);
  return spots
    .map(([x, y, phase], i) => {
      const look = {
        ...dress(sheet.random, [shirts[i % shirts.length] as string], KIT.shorts),
        shoes: i % 2 ? PARK.coral : PARK.white,
      };
      return (
        shadow(sheet.width * x, sheet.height * y, size * u, PARK.deep, 0.35) +
        runner({ x: sheet.width * x, y: sheet.height * y, height: size * u, phase }, look)
      );
    })
    .join("");
}

/** Sky, sun disc, city and lawns of the park as plain geometry. */
export function parkGround(sheet: Sheet, horizon: number, bright = false): void {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  sheet.add(rect(0, 0, w, h, bright ? sheet.fade("#bcd0ff", "#eef3ff") : sheet.fade("#0f35dc", "#2a5bff")));
  const cx = w * (tall ? 0.7 : 0.74);
  sheet.add(
    circle(cx, h * horizon - 60 * u, 250 * u, bright ? PARK.lime : "#3f6bff"),
    circle(cx, h * horizon - 60 * u, 175 * u, bright ? "#dcff6b" : PARK.lime),
  );
  sheet.add(
    skylineBlocks(sheet, h * horizon, 230 * u, bright ? "#9db6ff" : "#2450f5", tall ? 0 : 0.3),
    skylineBlocks(sheet, h * horizon, 150 * u, bright ? "#6f8fff" : "#1a3fd6", tall ? 0.1 : 0.42),
  );
  sheet.add(rect(0, h * horizon, w, h, bright ? PARK.grass : "#0f2fb8"));
  sheet.add(
    ellipse(w * 0.2, h * (horizon + 0.16), w * 0.5, h * 0.16, bright ? "#3bd39b" : "#0d2aa6"),
    ellipse(w * 0.9, h * (horizon + 0.12), w * 0.42, h * 0.12, bright ? "#1fae7c" : "#12a06f"),
  );
}
