import { mix } from "../colour.ts";
import { between } from "../random.ts";
import { circle, ellipse, group, num, path, type Sheet, stroke } from "../sheet.ts";

/** A weeping willow: x and y at the foot of the trunk, strands hanging from a broad crown. */
export function willow(sheet: Sheet, x: number, y: number, size: number, dark: string, light: string): string {
  const { random } = sheet;
  const crownY = y - size * 0.78;
  const trunk = `M${x - size * 0.035} ${y}Q${x - size * 0.02} ${y - size * 0.4} ${x - size * 0.06} ${crownY}`;
  let drawn = path(
    `${trunk}L${x + size * 0.05} ${crownY}Q${x + size * 0.02} ${y - size * 0.4} ${x + size * 0.045} ${y}Z`,
    mix(dark, "#1a1210", 0.5),
  );
  for (let layer = 0; layer < 3; layer++) {
    const tone = mix(dark, light, layer * 0.4 + 0.1);
    for (let i = 0; i < 38; i++) {
      const across = (i / 37) * 2 - 1 + between(random, -0.05, 0.05);
      const topY =
        crownY -
        size * (0.2 - layer * 0.05) * Math.sqrt(Math.max(0, 1 - across * across)) +
        size * 0.05 * layer * random();
      const startX = x + across * size * 0.34;
      const endX = x + across * size * between(random, 0.46, 0.56);
      const endY = topY + size * between(random, 0.3, 0.78) * (1 - layer * 0.14);
      const w = size * between(random, 0.016, 0.036);
      const bend = `${num(startX + (endX - startX) * 1.15)} ${num(topY + (endY - topY) * 0.2)}`;
      const d = `M${num(startX - w)} ${num(topY)}Q${bend} ${num(endX)} ${num(endY)}Q${bend} ${num(startX + w * 1.5)} ${num(topY)}Z`;
      drawn += path(d, tone) + stroke(`M${num(startX)} ${num(topY)}Q${bend} ${num(endX)} ${num(endY)}`, tone, w * 0.55);
    }
    drawn += ellipse(
      x,
      crownY - size * (0.06 + 0.02 * layer),
      size * (0.35 - 0.1 * layer),
      size * (0.15 - 0.045 * layer),
      tone,
    );
  }
  return drawn;
}

/** A broadleaf tree (a ginkgo in gold): a cloud of discs lit from the right. */
export function roundTree(sheet: Sheet, x: number, y: number, size: number, dark: string, light: string): string {
  const { random } = sheet;
  const middle = y - size * 0.66;
  const bark = mix(dark, "#20130f", 0.6);
  let drawn = path(
    `M${x - size * 0.03} ${y}L${x - size * 0.018} ${middle}H${x + size * 0.018}L${x + size * 0.03} ${y}Z`,
    bark,
  );
  drawn += stroke(
    `M${x} ${y - size * 0.34}L${x + size * 0.12} ${middle}M${x} ${y - size * 0.4}L${x - size * 0.12} ${middle}`,
    bark,
    size * 0.016,
  );
  for (let layer = 0; layer < 3; layer++) {
    const tone = mix(dark, light, layer * 0.42);
    const shift = layer * size * 0.035;
    drawn += circle(x + shift, middle - shift, size * (0.2 - layer * 0.05), tone);
    for (let i = 0; i < 13; i++) {
      const angle = (i / 13) * Math.PI * 2;
      const reach = size * (0.22 - layer * 0.055) * between(random, 0.7, 1.1);
      const cx = x + shift + Math.cos(angle) * reach;
      const cy = middle - shift + Math.sin(angle) * reach * 0.85;
      drawn += circle(cx, cy, size * (0.13 - layer * 0.028) * between(random, 0.75, 1.1), tone);
    }
  }
  return drawn;
}

/** A pine or fir: tiers of boughs around a straight stem. */
export function pine(sheet: Sheet, x: number, y: number, size: number, dark: string, light = dark): string {
  const { random } = sheet;
  const tiers = 6;
  let left = "";
  let right = "";
  for (let i = 0; i < tiers; i++) {
    const from = y - size + (size * 0.88 * i) / tiers;
    const to = y - size + (size * 0.88 * (i + 1.25)) / tiers;
    const w = size * 0.036 * (i + 1.3) * between(random, 0.85, 1.15);
    left += `M${num(x)} ${num(from)}Q${num(x - w * 0.4)} ${num((from + to) / 2)} ${num(x - w)} ${num(to)}Q${num(x - w * 0.3)} ${num(to - size * 0.02)} ${num(x)} ${num(to)}Z`;
    right += `M${num(x)} ${num(from)}Q${num(x + w * 0.4)} ${num((from + to) / 2)} ${num(x + w)} ${num(to)}Q${num(x + w * 0.3)} ${num(to - size * 0.02)} ${num(x)} ${num(to)}Z`;
  }
  const stem = path(
    `M${num(x - size * 0.015)} ${num(y)}V${num(y - size * 0.5)}H${num(x + size * 0.015)}V${num(y)}Z`,
    dark,
  );
  return stem + path(left, dark) + path(right, light);
}

/** A row of firs along a line, small ones between large ones. */
export function pineRow(
  sheet: Sheet,
  x1: number,
  x2: number,
  groundAt: (x: number) => number,
  size: number,
  gap: number,
  dark: string,
  light = dark,
): string {
  const { random } = sheet;
  let drawn = "";
  for (let x = x1; x < x2; x += gap * between(random, 0.4, 1.3)) {
    drawn += pine(sheet, x, groundAt(x) + size * 0.06, size * between(random, 0.5, 1.1), dark, light);
  }
  return drawn;
}

/** A clipped hedge or far belt of round crowns over a stretch. */
export function crowns(sheet: Sheet, x1: number, x2: number, y: number, size: number, tones: string[]): string {
  const { random } = sheet;
  let drawn = "";
  tones.forEach((tone, layer) => {
    for (let x = x1; x < x2; x += size * between(random, 0.35, 0.75)) {
      const r = size * between(random, 0.35, 0.62) * (1 - layer * 0.16);
      drawn += circle(x, y - r * 0.5 + layer * size * 0.16, r, tone);
    }
    drawn += path(`M${x1} ${y - size * 0.2 + layer * size * 0.1}H${x2}V${y + size * 0.4}H${x1}Z`, tone);
  });
  return drawn;
}

/** Willow strands that hang into the picture from above, as a frame. */
export function hanging(sheet: Sheet, x1: number, x2: number, length: number, dark: string, light: string): string {
  const { random } = sheet;
  let drawn = "";
  const unit = length / 100;
  for (let i = 0; i < 34; i++) {
    const x = between(random, x1, x2);
    const end = length * between(random, 0.35, 1);
    const sway = between(random, -0.06, 0.1) * end;
    const tone = mix(dark, light, random());
    let strand = stroke(`M${num(x)} -5Q${num(x)} ${num(end * 0.5)} ${num(x + sway)} ${num(end)}`, tone, unit * 0.5);
    for (let t = 0.15; t < 1; t += 0.045) {
      const px = x + sway * t * t;
      const side = random() < 0.5 ? -1 : 1;
      const turn = side * between(random, 18, 38);
      strand += group(
        ellipse(0, unit * 3, unit * 0.75, unit * 3.4, tone),
        `translate(${num(px)} ${num(end * t)}) rotate(${num(turn)})`,
      );
    }
    drawn += strand;
  }
  return drawn;
}
