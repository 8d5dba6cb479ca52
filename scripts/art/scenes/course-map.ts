import type { TrackPoint } from "../course.ts";
import { numeral } from "../pieces/digits.ts";
import { pine, roundTree } from "../pieces/trees.ts";
import { between } from "../random.ts";
import { circle, ellipse, num, path, points, rect, type Sheet, stroke } from "../sheet.ts";

/** The colours of an illustrated map, and the kilometres that get a numeral. */
export interface MapColours {
  land: string;
  block: string;
  water: string;
  shore: string;
  park: string;
  tree: [string, string];
  route: string;
  start: string;
  ink: string;
  ridges?: boolean;
  numerals: readonly number[];
}

type Plane = (point: { lat: number; lon: number }) => readonly [number, number];

function planeOf(sheet: Sheet, track: TrackPoint[]): Plane {
  const lats = track.map((p) => p.lat);
  const lons = track.map((p) => p.lon);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((sheet.width * 0.8) / ((east - west) * squeeze), (sheet.height * 0.78) / (north - south));
  return ({ lat, lon }) => [
    sheet.width / 2 + (lon - (west + east) / 2) * squeeze * scale,
    sheet.height / 2 - (lat - (south + north) / 2) * scale,
  ];
}

function blocks(sheet: Sheet, colours: MapColours): string {
  const { width: w, height: h, random } = sheet;
  let drawn = "";
  const cell = 62;
  for (let y = -cell; y < h + cell; y += cell) {
    for (let x = -cell; x < w + cell; x += cell * 1.4) {
      if (random() < 0.12) continue;
      const lean = (y * 0.06) % cell;
      drawn += rect(x + lean, y, cell * 1.4 - 12, cell - 12, colours.block, between(random, 0.35, 0.9), 5);
    }
  }
  return drawn;
}

function contours(sheet: Sheet, colours: MapColours): string {
  const { width: w, height: h, random } = sheet;
  let drawn = "";
  for (const [cx, cy, size] of [
    [0.3, 0.3, 1],
    [0.68, 0.6, 1.25],
    [0.5, 0.95, 0.8],
    [0.95, 0.15, 0.8],
  ] as const) {
    const o = random() * 6;
    for (let ring = 9; ring > 0; ring--) {
      const r = ring * 36 * size;
      const line = Array.from({ length: 60 }, (_, i) => {
        const a = (i / 60) * Math.PI * 2;
        const wobble = 1 + 0.16 * Math.sin(a * 3 + o) + 0.08 * Math.sin(a * 5 + o * 2 + ring * 0.2);
        return [w * cx + Math.cos(a) * r * wobble * 1.25, h * cy + Math.sin(a) * r * wobble] as const;
      });
      drawn += path(`M${points(line)}Z`, colours.block, 0.22) + stroke(`M${points(line)}Z`, colours.tree[0], 1.6, 0.3);
    }
  }
  return drawn;
}

function waterways(sheet: Sheet, colours: MapColours): string {
  const { width: w, height: h } = sheet;
  const canals = colours.ridges
    ? [
        `M${w * 0.05} ${h * 1.05}C${w * 0.2} ${h * 0.75} ${w * 0.42} ${h * 0.8} ${w * 0.46} ${h * 0.52}S${w * 0.62} ${h * 0.2} ${w * 0.58} ${-20}`,
      ]
    : [
        `M-20 ${h * 0.2}C${w * 0.25} ${h * 0.28} ${w * 0.32} ${h * 0.46} ${w * 0.5} ${h * 0.48}S${w * 0.8} ${h * 0.36} ${w * 1.03} ${h * 0.44}`,
        `M${w * 0.22} ${h * 1.03}C${w * 0.24} ${h * 0.8} ${w * 0.4} ${h * 0.74} ${w * 0.46} ${h * 0.5}S${w * 0.6} ${h * 0.16} ${w * 0.56} -20`,
        `M-20 ${h * 0.78}C${w * 0.2} ${h * 0.7} ${w * 0.5} ${h * 0.86} ${w * 0.74} ${h * 0.74}S${w * 0.92} ${h * 0.66} ${w * 1.03} ${h * 0.72}`,
      ];
  const wide = colours.ridges ? 20 : 34;
  return (
    canals.map((d) => stroke(d, colours.shore, wide + 14)).join("") +
    canals.map((d) => stroke(d, colours.water, wide)).join("") +
    (colours.ridges
      ? ""
      : ellipse(w * 0.47, h * 0.49, 150, 92, colours.shore) + ellipse(w * 0.47, h * 0.49, 142, 85, colours.water))
  );
}

/** Draws the map of a course from its track: ground, water, parks, route, a dot per kilometre, start and finish. */
export function drawCourseMap(sheet: Sheet, track: TrackPoint[], colours: MapColours): void {
  const { width: w, height: h, random } = sheet;
  const plane = planeOf(sheet, track);
  sheet.add(rect(0, 0, w, h, colours.land), colours.ridges ? contours(sheet, colours) : blocks(sheet, colours));
  const parks = [
    [0.16, 0.5, 120],
    [0.84, 0.2, 130],
    [0.66, 0.62, 110],
    [0.3, 0.9, 100],
    [0.34, 0.14, 90],
  ] as const;
  if (!colours.ridges) sheet.add(...parks.map(([x, y, r]) => ellipse(w * x, h * y, r * 1.35, r, colours.park)));
  sheet.add(waterways(sheet, colours));
  for (const [x, y, r] of parks) {
    const spots = Array.from(
      { length: 7 },
      () => [between(random, -1, 1) * r, between(random, -0.5, 0.7) * r] as const,
    ).sort((a, b) => a[1] - b[1]);
    for (const [dx, dy] of spots) {
      sheet.add(
        (colours.ridges ? pine : roundTree)(sheet, w * x + dx, h * y + dy, 62, colours.tree[0], colours.tree[1]),
      );
    }
  }
  sheet.add(...routeLayers(track, plane, colours));
}

function routeLayers(track: TrackPoint[], plane: Plane, colours: MapColours): string[] {
  const line = `M${points(track.map(plane))}`;
  const layers = [stroke(line, "#ffffff", 24), stroke(line, colours.route, 13)];
  const total = (track[track.length - 1] as TrackPoint).along;
  const at = (metres: number) =>
    plane(track.find((point) => point.along >= metres) ?? (track[track.length - 1] as TrackPoint));
  for (let km = 1; km * 1000 < total; km++) {
    const [x, y] = at(km * 1000);
    layers.push(circle(x, y, 3.4, "#ffffff"));
  }
  for (const km of colours.numerals) {
    const [x, y] = at(km * 1000);
    layers.push(circle(x, y, 31, "#ffffff"), circle(x, y, 26, colours.ink), numeral(km, x, y, 23, "#ffffff"));
  }
  const [sx, sy] = at(0);
  const flag = `M${num(sx)} ${num(sy)}V${num(sy - 96)}`;
  const check = [0, 1, 2, 3].flatMap((c) =>
    [0, 1, 2].map((r) => rect(sx + 3 + c * 16, sy - 94 + r * 16, 16, 16, (c + r) % 2 ? colours.ink : "#ffffff")),
  );
  layers.push(circle(sx, sy, 26, "#ffffff"), circle(sx, sy, 18, colours.start), stroke(flag, colours.ink, 5), ...check);
  return layers;
}
