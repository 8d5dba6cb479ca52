import { num, path } from "../sheet.ts";

/** A point in figure units: 100 is the height of a standing figure, y grows downwards, the ground is 0. */
export type Point = readonly [number, number];

/** The point reached from a joint at an angle (degrees from straight down, positive to the right). */
export function reach([x, y]: Point, angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length];
}

/** The point a share of the way from one point to another. */
export const along = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A limb: a rounded shape that tapers from radius r1 at a to r2 at b. */
export function limb(a: Point, r1: number, b: Point, r2: number, fill: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / length;
  const ny = (b[0] - a[0]) / length;
  const at = (p: Point, r: number) => `${num(p[0] + nx * r)} ${num(p[1] + ny * r)}`;
  const arc = (r: number) => `A${num(r)} ${num(r)} 0 0 0 `;
  return path(`M${at(a, r1)}L${at(b, r2)}${arc(r2)}${at(b, -r2)}L${at(a, -r1)}${arc(r1)}${at(a, r1)}Z`, fill);
}
