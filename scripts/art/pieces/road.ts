import { mix } from "../colour.ts";
import { num, path, rect, type Sheet, stroke } from "../sheet.ts";

/** A road seen along its length: far and near ends given by middle x, y and half width. */
export function roadAhead(
  sheet: Sheet,
  far: { x: number; y: number; half: number },
  near: { x: number; y: number; half: number },
  tar: string,
  line: string,
): string {
  const edge = (a: number, b: number) =>
    `M${num(far.x + a * far.half)} ${num(far.y)}L${num(far.x + b * far.half)} ${num(far.y)}L${num(near.x + b * near.half)} ${num(near.y)}L${num(near.x + a * near.half)} ${num(near.y)}Z`;
  let drawn = path(edge(-1, 1), sheet.fade(mix(tar, line, 0.35), tar));
  drawn += path(edge(-0.95, -0.93), line, 0.8) + path(edge(0.93, 0.95), line, 0.8);
  for (let i = 0; i < 12; i++) {
    const cut = (s: number) => (s / 12) ** 2.2;
    const [a, b] = [cut(i + 0.2), cut(i + 0.62)];
    const at = (t: number, side: number) => {
      const half = far.half + (near.half - far.half) * t;
      return `${num(far.x + (near.x - far.x) * t + side * half * 0.014)} ${num(far.y + (near.y - far.y) * t)}`;
    };
    drawn += path(`M${at(a, -1)}L${at(a, 1)}L${at(b, 1)}L${at(b, -1)}Z`, line, 0.85);
  }
  return drawn;
}

/** A road or towpath seen from the side: a flat strip with a kerb and a dashed line. */
export function roadAcross(sheet: Sheet, y: number, deep: number, tar: string, line: string, kerb: string): string {
  const { width } = sheet;
  let drawn = rect(0, y, width, deep, sheet.fade(mix(tar, line, 0.16), tar));
  drawn += rect(0, y - deep * 0.06, width, deep * 0.07, kerb);
  const dash = deep * 0.9;
  for (let x = -dash * 0.3; x < width; x += dash * 1.7) {
    drawn += path(
      `M${num(x)} ${num(y + deep * 0.55)}h${num(dash)}l${num(-deep * 0.06)} ${num(deep * 0.05)}h${num(-dash)}Z`,
      line,
      0.6,
    );
  }
  return drawn;
}

/** A railing of stone posts and bars along the edge of a quay. */
export function railing(x1: number, x2: number, y: number, high: number, stone: string, shade: string): string {
  let drawn = "";
  drawn +=
    rect(x1, y - high * 0.62, x2 - x1, high * 0.16, stone) +
    rect(x1, y - high * 0.18, x2 - x1, high * 0.18, mix(stone, shade, 0.3));
  for (let x = x1; x < x2; x += high * 1.9) {
    drawn +=
      rect(x, y - high, high * 0.22, high, mix(stone, shade, 0.15)) +
      rect(x - high * 0.05, y - high * 1.08, high * 0.32, high * 0.14, stone);
    for (let s = 1; s < 4; s++)
      drawn += rect(x + high * 0.44 * s, y - high * 0.55, high * 0.07, high * 0.5, mix(stone, shade, 0.4));
  }
  return drawn;
}

/** Crowd barriers: rounded metal frames with thin bars. */
export function barriers(x1: number, x2: number, y: number, high: number, metal: string, cloth?: string): string {
  let drawn = "";
  const w = high * 2.1;
  for (let x = x1; x < x2; x += w * 1.03) {
    const frame = `M${num(x)} ${num(y)}V${num(y - high * 0.9)}Q${num(x)} ${num(y - high)} ${num(x + high * 0.1)} ${num(y - high)}H${num(x + w - high * 0.1)}Q${num(x + w)} ${num(y - high)} ${num(x + w)} ${num(y - high * 0.9)}V${num(y)}M${num(x)} ${num(y - high * 0.2)}H${num(x + w)}`;
    if (cloth) drawn += rect(x + high * 0.06, y - high * 0.92, w - high * 0.12, high * 0.68, cloth);
    else
      for (let b = 1; b < 9; b++)
        drawn += stroke(`M${num(x + (w * b) / 9)} ${num(y - high)}V${num(y - high * 0.2)}`, metal, high * 0.025);
    drawn += stroke(frame, metal, high * 0.055);
  }
  return drawn;
}
