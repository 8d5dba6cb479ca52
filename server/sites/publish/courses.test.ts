import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courseProblems } from "./courses.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "startline-courses-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const track = (points: string) => `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${points}</trkseg></trk></gpx>`;
const point = '<trkpt lat="30.1" lon="120.2"><ele>4</ele></trkpt>';
const line = {
  type: "LineString",
  coordinates: [
    [120, 30],
    [121, 31],
  ],
};

test.each([
  ["course.gpx", track(point + point)],
  ["route.gpx", `<gpx><rte><rtept lon='1' lat='-2'/><rtept lon='1' lat='3'/></rte></gpx>`],
  ["line.geojson", JSON.stringify({ type: "Feature", geometry: line })],
  ["notes.txt", "no course, and none is wanted"],
])("an organiser's course %s is one", async (name, text) => {
  writeFileSync(join(folder, name), text);
  expect(await courseProblems(folder, name)).toEqual([]);
});

test.each([
  ["empty.gpx", ""],
  ["page.gpx", "<!doctype html><title>Log in</title>"],
  ["one.gpx", track(point)],
  ["waypoints.gpx", '<gpx><wpt lat="1" lon="2"/><wpt lat="1" lon="3"/></gpx>'],
  ["list.geojson", '{"type":"FeatureCollection","features":[]}'],
  ["broken.geojson", '{"type":"LineString"'],
])("an organiser whose course is %s learns that there is none in it", async (name, text) => {
  writeFileSync(join(folder, name), text);
  expect(await courseProblems(folder, name)).toMatchObject([{ code: "SL3006", file: name }]);
});

test("an organiser whose course was cut off in its middle learns after which line", async () => {
  writeFileSync(join(folder, "cut.gpx"), track(`${point}\n${point}\n`).replace("</trkseg></trk></gpx>", ""));
  expect(await courseProblems(folder, "cut.gpx")).toMatchObject([{ code: "SL3008", params: { line: 3 } }]);
});
