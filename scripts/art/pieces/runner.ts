import { mix } from "../colour.ts";
import { ellipse, group, num, path, rect } from "../sheet.ts";
import { along, limb, type Point, reach } from "./limbs.ts";

/** What a person wears; hair "tail" adds a pony tail, a cap colour adds a cap. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  shorts: string;
  shoes: string;
  bib?: boolean;
  tail?: boolean;
  cap?: string | undefined;
}

// One stride of one leg: [phase, thigh angle, knee bend]; 0 is the landing foot, 0.28 the toe leaving the ground.
const STRIDE: [number, number, number][] = [
  [0, 30, 16],
  [0.12, 12, 34],
  [0.28, -26, 14],
  [0.42, -20, 74],
  [0.58, 16, 112],
  [0.75, 52, 88],
  [0.9, 46, 36],
  [1, 30, 16],
];

function legAngles(phase: number): [number, number] {
  const p = ((phase % 1) + 1) % 1;
  const next = STRIDE.findIndex(([at]) => at > p);
  const [a, b] = [STRIDE[next - 1], STRIDE[next]] as [(typeof STRIDE)[0], (typeof STRIDE)[0]];
  const raw = (p - a[0]) / (b[0] - a[0]);
  const t = raw * raw * (3 - 2 * raw) * 0.4 + raw * 0.6;
  const thigh = a[1] + (b[1] - a[1]) * t;
  return [thigh, thigh - (a[2] + (b[2] - a[2]) * t)];
}

function leg(hip: Point, [thigh, shin]: [number, number], look: Look, shade: (c: string) => string): string {
  const knee = reach(hip, thigh, 24);
  const ankle = reach(knee, shin, 22);
  const toe = reach(ankle, shin + 78, 7.6);
  const heel = reach(ankle, shin - 70, 2);
  return (
    limb(hip, 6, knee, 4, shade(look.skin)) +
    limb(knee, 4, along(knee, ankle, 0.35), 3.9, shade(look.skin)) +
    limb(along(knee, ankle, 0.3), 3.9, ankle, 2.2, shade(look.skin)) +
    limb(heel, 2.9, toe, 1.9, shade(look.shoes)) +
    limb(reach(heel, shin, 2), 1.2, reach(toe, shin, 1.4), 1, shade("#ffffff")) +
    limb(hip, 7, along(hip, knee, 0.58), 6.2, shade(look.shorts))
  );
}

function arm(shoulder: Point, upper: number, bend: number, look: Look, shade: (c: string) => string): string {
  const elbow = reach(shoulder, upper, 14.5);
  const hand = reach(elbow, upper + bend, 13);
  return (
    limb(shoulder, 3.5, elbow, 2.6, shade(look.skin)) +
    limb(elbow, 2.6, hand, 2, shade(look.skin)) +
    ellipse(hand[0], hand[1], 2.5, 2.5, shade(look.skin)) +
    limb(shoulder, 4.3, along(shoulder, elbow, 0.48), 3.9, shade(look.shirt))
  );
}

function head(neck: Point, look: Look, bob: number): string {
  const [x, y] = reach(neck, 166, 10.4);
  const hair = `M${num(x + 4.6)} ${num(y - 4.2)}Q${num(x + 1)} ${num(y - 8.6)} ${num(x - 3.6)} ${num(y - 6.2)}Q${num(x - 7.4)} ${num(y - 3)} ${num(x - 5.8)} ${num(y + 2.2)}`;
  let drawn = limb(neck, 2.9, [x - 0.6, y + 2], 2.7, mix(look.skin, "#000000", 0.1));
  if (look.tail) {
    const tip: Point = [x - 13 - bob, y + 3 + bob * 2];
    drawn +=
      limb([x - 5, y - 3], 2.2, [x - 9, y - 2 + bob], 2.4, look.hair) +
      limb([x - 9, y - 2 + bob], 2.4, tip, 0.7, look.hair);
  }
  drawn += ellipse(x, y, 5.5, 6.5, look.skin) + ellipse(x + 4.9, y + 1, 1.3, 1.2, look.skin);
  drawn += path(
    `${hair}Q${num(x - 3)} ${num(y + 2)} ${num(x - 1.8)} ${num(y - 2)}Q${num(x + 2)} ${num(y - 3)} ${num(x + 4.6)} ${num(y - 4.2)}Z`,
    look.hair,
  );
  if (look.cap) {
    drawn += path(
      `M${num(x - 6)} ${num(y - 2)}Q${num(x - 5)} ${num(y - 8.4)} ${num(x + 1)} ${num(y - 7.6)}Q${num(x + 5)} ${num(y - 6.6)} ${num(x + 5.4)} ${num(y - 2.6)}L${num(x + 9.6)} ${num(y - 2)}Q${num(x + 9)} ${num(y - 1)} ${num(x + 5)} ${num(y - 1.4)}Z`,
      look.cap,
    );
  }
  return drawn;
}

/** How far a foot reaches below the hip: the lower one of its heel and its toe. */
function footDepth([thigh, shin]: [number, number]): number {
  const ankle = reach(reach([0, 0], thigh, 24), shin, 22);
  return Math.max(reach(ankle, shin + 78, 7.6)[1] + 1.9, reach(ankle, shin - 70, 2)[1] + 2.9);
}

/** The height of the hip that puts the lower foot on the ground, or a little above it in the flight between steps. */
function hipHeight(phase: number, near: [number, number], far: [number, number]): number {
  const step = ((phase % 0.5) + 0.5) % 0.5;
  const flight = step > 0.28 ? 3.4 * Math.sin(((step - 0.28) / 0.22) * Math.PI) : 0;
  return Math.max(footDepth(near), footDepth(far)) + flight;
}

/** How a runner stands in a scene: the foot point, height in pixels, phase of the stride 0..1, and the haze over them. */
export interface Place {
  x: number;
  y: number;
  height: number;
  phase: number;
  flip?: boolean;
  haze?: [string, number];
  lean?: number;
}

/** A runner seen from the side, in full stride, running right (or left when flipped). */
export function runner(place: Place, wears: Look): string {
  const { x, y, height, phase, flip = false, haze, lean = 9 } = place;
  const look = haze ? hazed(wears, ...haze) : wears;
  const near = legAngles(phase);
  const far = legAngles(phase + 0.5);
  const hip: Point = [0, -hipHeight(phase, near, far)];
  const neck = reach(hip, 180 - lean, 32);
  const shoulder = along(neck, hip, 0.13);
  const swing = Math.cos((phase - 0.8) * Math.PI * 2);
  const plain = (c: string) => c;
  const dim = (c: string) => mix(c, haze?.[0] ?? "#12222c", 0.3);
  const chest = along(neck, hip, 0.22);
  const torso =
    limb(hip, 6.6, along(hip, neck, 0.2), 6.3, look.shorts) + limb(along(hip, neck, 0.14), 6.5, chest, 7.7, look.shirt);
  const bibAt = along(neck, hip, 0.42);
  const bib =
    look.bib === false
      ? ""
      : group(
          rect(-1.6, -4, 8, 7.6, mix("#ffffff", look.shirt, 0.06), undefined, 0.8) +
            rect(0, -1.4, 4.8, 1.1, look.shorts, 0.75) +
            rect(0, 0.8, 3.4, 1, look.shorts, 0.45),
          `translate(${num(bibAt[0])} ${num(bibAt[1])}) rotate(${lean})`,
        );
  const drawn =
    arm(shoulder, -12 + 42 * swing, 92 + 10 * swing, look, dim) +
    leg([hip[0] + 0.6, hip[1]], far, look, dim) +
    leg(hip, near, look, plain) +
    torso +
    bib +
    head(neck, look, swing * 1.5) +
    arm(shoulder, -12 - 42 * swing, 92 - 10 * swing, look, plain);
  const scale = height / 100;
  return group(drawn, `translate(${num(x)} ${num(y)}) scale(${num(flip ? -scale : scale)} ${num(scale)})`);
}

/** The same clothes seen through haze of a colour, share 0..1. */
export function hazed(look: Look, colour: string, share: number): Look {
  const through = (c: string) => mix(c, colour, share);
  const { skin, hair, shirt, shorts, shoes, cap } = look;
  return {
    ...look,
    skin: through(skin),
    hair: through(hair),
    shirt: through(shirt),
    shorts: through(shorts),
    shoes: through(shoes),
    cap: cap && through(cap),
  };
}
