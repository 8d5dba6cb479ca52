import { mix } from "../colour.ts";
import { ellipse, group, num, path, rect } from "../sheet.ts";
import { along, limb, type Point, reach } from "./limbs.ts";
import { hazed, type Look } from "./runner.ts";

/** Arm angles in degrees: upper arm from straight down outwards, forearm the same way. */
export type Arm = readonly [number, number];

/** A person seen from the front: foot point, height, arms (left and right of the picture), and a lifted leg when running. */
export interface Stance {
  x: number;
  y: number;
  height: number;
  arms: readonly [Arm, Arm];
  lifted?: "left" | "right" | undefined;
  haze?: [string, number] | undefined;
  child?: boolean;
  held?: string;
  trousers?: boolean;
}

function frontArm(side: number, [upper, fore]: Arm, look: Look): string {
  const shoulder: Point = [side * 8.2, -79];
  const elbow = reach(shoulder, side * upper, 14.5);
  const hand = reach(elbow, side * fore, 12.5);
  return (
    limb(shoulder, 3.4, elbow, 2.7, look.skin) +
    limb(elbow, 2.7, hand, 2.1, look.skin) +
    ellipse(hand[0], hand[1], 2.5, 2.6, look.skin) +
    limb(shoulder, 4.2, along(shoulder, elbow, 0.5), 3.9, mix(look.shirt, "#000000", 0.06))
  );
}

function frontLeg(side: number, lifted: boolean, look: Look, trousers: boolean): string {
  const hip: Point = [side * 3.7, -49];
  const knee: Point = lifted ? [side * 6, -31] : [side * 4.6, -26];
  const foot: Point = lifted ? [side * 4, -17] : [side * (trousers ? 5 : 3.2), -2.4];
  const cloth = trousers ? look.shorts : look.skin;
  const shoe = lifted
    ? ellipse(foot[0], foot[1] + 1.5, 3.2, 2.5, mix(look.shoes, "#000000", 0.25))
    : ellipse(foot[0] + side * 0.6, foot[1] + 0.4, 3.6, 2.6, look.shoes) +
      rect(foot[0] - 3 + side * 0.6, foot[1] + 1.8, 6, 1.2, "#ffffff", undefined, 0.6);
  const shin = limb(knee, 3.8, foot, 2.4, lifted ? mix(cloth, "#000000", 0.22) : cloth);
  const thigh =
    limb(hip, 4.6, knee, 4, cloth) +
    (trousers ? limb(hip, 4.6, knee, 4.1, look.shorts) : limb(hip, 4.7, along(hip, knee, 0.62), 5.2, look.shorts));
  return lifted ? shoe + shin + thigh : shin + shoe + thigh;
}

function frontHead(look: Look, child: boolean): string {
  const s = child ? 1.32 : 1;
  const cap = look.cap
    ? path("M-6 -1.6Q-6.4 -7.6 0 -7.8Q6.4 -7.6 6 -1.6Q0 -3.6 -6 -1.6Z", look.cap) +
      ellipse(0, -1.9, 5.4, 1.2, mix(look.cap, "#000000", 0.2))
    : path("M-5.9 0.4Q-7 -7.8 0 -7.9Q7 -7.8 5.9 0.4Q5.2 -3.6 2.2 -4Q-2.6 -3.4 -4.4 -4Q-5.4 -2.6 -5.9 0.4Z", look.hair);
  const tail = look.tail
    ? ellipse(0, -0.6, 6.9, 7.1, look.hair) +
      ellipse(-5.4, 2.6, 1.7, 4.6, look.hair) +
      ellipse(5.4, 2.6, 1.7, 4.6, look.hair)
    : "";
  return (
    limb([0, -84], 2.8, [0, -88], 2.8, mix(look.skin, "#000000", 0.14)) +
    group(tail + ellipse(0, 0, 5.4, 6.6, look.skin) + cap, `translate(0 ${child ? -95 : -93}) scale(${s})`)
  );
}

/** A person seen from the front (standing, cheering or running towards the viewer). */
export function person(stance: Stance, wears: Look): string {
  const { x, y, height, arms, lifted, haze, child = false, held = "", trousers = false } = stance;
  const look = haze ? hazed(wears, ...haze) : wears;
  const body = "M-8.6 -82Q0 -85.4 8.6 -82Q10.4 -78 8.4 -70L8 -49Q0 -46.6 -8 -49L-8.4 -70Q-10.4 -78 -8.6 -82Z";
  const bib =
    look.bib === false
      ? ""
      : rect(-5, -71.5, 10, 8.4, mix("#ffffff", look.shirt, 0.05), undefined, 0.9) +
        rect(-3.2, -69, 6.4, 1.5, look.shorts, 0.75) +
        rect(-2.2, -66.2, 4.4, 1.1, look.shorts, 0.4);
  const order = lifted === "left" ? [-1, 1] : [1, -1];
  const legs = order.map((side) => frontLeg(side, lifted === (side < 0 ? "left" : "right"), look, trousers)).join("");
  const up = arms.map((arm) => arm[0] > 60);
  const behind = (up[0] ? frontArm(-1, arms[0], look) : "") + (up[1] ? frontArm(1, arms[1], look) : "");
  const before = (up[0] ? "" : frontArm(-1, arms[0], look)) + (up[1] ? "" : frontArm(1, arms[1], look));
  const drawn = behind + legs + path(body, look.shirt) + bib + frontHead(look, child) + before + held;
  const scale = height / 100;
  return group(drawn, `translate(${num(x)} ${num(y)}) scale(${num(scale)})`);
}

/** Arms of someone running towards the viewer, by which leg is up. */
export const runningArms = (lifted: "left" | "right"): readonly [Arm, Arm] =>
  lifted === "left"
    ? [
        [26, -58],
        [24, -128],
      ]
    : [
        [24, -128],
        [26, -58],
      ];
