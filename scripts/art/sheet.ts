import { type Random, seeded } from "./random.ts";

/** A colour stop: position 0..1, #rrggbb, opacity 0..1 (1 when left out). */
export type Stop = [number, string, number?];

/** Writes a number as short as a picture needs it. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Writes one SVG element; numbers are rounded, undefined attributes are left out. */
export function tag(name: string, attributes: Record<string, string | number | undefined>, inside = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : value}"`);
  return inside ? `<${name}${written.join("")}>${inside}</${name}>` : `<${name}${written.join("")}/>`;
}

/** Draws a rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity?: number,
  rx?: number,
) => tag("rect", { x, y, width, height, fill, opacity, rx });

/** Draws a circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, opacity?: number) =>
  tag("circle", { cx, cy, r, fill, opacity });

/** Draws an ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number) =>
  tag("ellipse", { cx, cy, rx, ry, fill, opacity });

/** Draws a filled path. */
export const path = (d: string, fill: string, opacity?: number) => tag("path", { d, fill, opacity });

/** Draws an open line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity?: number) =>
  tag("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    opacity,
  });

/** Groups parts under one transform and opacity. */
export const group = (inside: string, transform?: string, opacity?: number, clip?: string) =>
  tag("g", { transform, opacity, "clip-path": clip }, inside || " ");

/** Joins points to the "x y L x y" part of a path. */
export const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${num(x)} ${num(y)}`).join("L");

const DIRECTIONS = { down: [0, 0, 0, 1], right: [0, 0, 1, 0], diagonal: [0, 0, 1, 1], up: [0, 1, 0, 0] } as const;

/** A picture under way: its size in pixels, its own random numbers, its gradients and its layers from back to front. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly #definitions = new Map<string, string>();
  readonly #layers: string[] = [];

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = seeded(seed);
  }

  /** Is the picture higher than wide? */
  get tall(): boolean {
    return this.height > this.width;
  }

  /** Puts layers on top of what is there. */
  add(...layers: string[]): void {
    this.#layers.push(...layers);
  }

  /** Defines a linear gradient over the shape it fills and returns its paint. */
  linear(stops: readonly Stop[], direction: keyof typeof DIRECTIONS = "down"): string {
    const [x1, y1, x2, y2] = DIRECTIONS[direction];
    return this.#paint(
      (id) => tag("linearGradient", { id, x1, y1, x2, y2 }, this.#stops(stops)),
      `${direction}${stops}`,
    );
  }

  /** Defines a gradient from one colour at the top to another at the foot of the shape it fills. */
  fade(top: string, foot: string): string {
    return this.linear([
      [0, top],
      [1, foot],
    ]);
  }

  /** Defines a radial gradient over the shape it fills and returns its paint. */
  radial(stops: readonly Stop[]): string {
    return this.#paint((id) => tag("radialGradient", { id }, this.#stops(stops)), `radial${stops}`);
  }

  /** Defines a clip by a shape and returns the reference. */
  clip(shape: string): string {
    return this.#paint((id) => tag("clipPath", { id }, shape), shape);
  }

  /** The picture as one plain SVG document; left and width cut a strip out of it. */
  toString(left = 0, width = this.width): string {
    const { height } = this;
    const defs = [...this.#definitions.values()].join("");
    const inside = `<defs>${defs}</defs>${this.#layers.join("")}`;
    return tag(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `${left} 0 ${width} ${height}` },
      inside,
    );
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, alpha]) => tag("stop", { offset, "stop-color": colour, "stop-opacity": alpha }))
      .join("");
  }

  #paint(make: (id: string) => string, key: string): string {
    const known = [...this.#definitions.keys()].indexOf(key);
    const id = `p${known < 0 ? this.#definitions.size : known}`;
    if (known < 0) this.#definitions.set(key, make(id));
    return `url(#${id})`;
  }
}
