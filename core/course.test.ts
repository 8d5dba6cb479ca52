import { describe, expect, test } from "vitest";
import { isCutOff, readCourses } from "./course.ts";

const points = (prefix: string, inner = "") =>
  [1, 2]
    .map((lat) => `<${prefix}trkpt lat="${lat}" lon='3'><${prefix}ele>4</${prefix}ele>${inner}</${prefix}trkpt>`)
    .join("\n");
const track = (inner: string, name = "") => `<trk>${name && `<name>${name}</name>`}<trkseg>${inner}</trkseg></trk>`;
const gpx = (inner: string) => `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;
const trackPoints = [
  { lat: 1, lon: 3, height: 4 },
  { lat: 2, lon: 3, height: 4 },
];

describe("a runner reads the course of a GPX file", () => {
  test("with several tracks, each as a course with its name", () => {
    const place = '<wpt lat="9" lon="9"><name>Water</name></wpt>';
    const file = gpx(place + track(points(""), "10 &amp; 5") + track(points("", "<name>Turn</name>")));
    expect(readCourses(file)).toEqual([{ name: "10 & 5", points: trackPoints }, { points: trackPoints }]);
  });

  test("with a declared prefix on all its tags", () => {
    const inner = `<gpx:trk><gpx:trkseg>${points("gpx:")}</gpx:trkseg></gpx:trk>`;
    expect(readCourses(`<gpx:gpx xmlns:gpx="http://www.topografix.com/GPX/1/1">${inner}</gpx:gpx>`)).toEqual([
      { points: trackPoints },
    ]);
  });

  test("with a prefix that nobody declares, as watches write for heart rates", () => {
    const heart = "<extensions><gpxtpx:hr>140</gpxtpx:hr></extensions>";
    expect(readCourses(gpx(track(points("", heart))))).toEqual([{ points: trackPoints }]);
  });

  test("with a route, and with a track that is commented out", () => {
    const route = '<rte><rtept lat="1" lon="3"/><rtept lat="2" lon="3"/></rte>';
    const line = { points: trackPoints.map(({ lat, lon }) => ({ lat, lon })) };
    expect(readCourses(gpx(`<!-- ${track(points(""))} -->${route}`))).toEqual([line]);
  });

  test("and an organiser learns that a file was cut off", () => {
    expect(isCutOff(gpx(track(points(""))).replace("</trkseg></trk></gpx>", ""))).toBe(true);
    expect(isCutOff(gpx(track(points(""))))).toBe(false);
  });
});

describe("a runner reads the course of a GeoJSON file", () => {
  const line = (...coordinates: unknown[]) => ({ type: "LineString", coordinates });

  test("with each feature as a course, and all lines of a feature as one", () => {
    const lines = { type: "MultiLineString", coordinates: [[[120.2, 30.2]], [[120.3, 30.3]]] };
    const features = [
      { type: "Feature", properties: { name: "Half" }, geometry: line([120, 30, 4], [120.1, 30.1]) },
      { type: "Feature", properties: null, geometry: lines },
      { type: "Feature", geometry: { type: "Point", coordinates: [1, 2] } },
    ];
    expect(readCourses(JSON.stringify({ type: "FeatureCollection", features }))).toEqual([
      {
        name: "Half",
        points: [
          { lon: 120, lat: 30, height: 4 },
          { lon: 120.1, lat: 30.1 },
        ],
      },
      {
        points: [
          { lon: 120.2, lat: 30.2 },
          { lon: 120.3, lat: 30.3 },
        ],
      },
    ]);
  });

  test("without the points that are not on the earth, and nothing else", () => {
    const source = line([120, 30], ["x", 1], [999, 1], null, [120, -91], [121, 31, null]);
    expect(readCourses(JSON.stringify(source))).toEqual([
      {
        points: [
          { lon: 120, lat: 30 },
          { lon: 121, lat: 31 },
        ],
      },
    ]);
  });

  test("thinned to 50,000 points from its start on", () => {
    const source = line(...Array.from({ length: 120_000 }, (_, index) => [index / 1000, 0]));
    const [course] = readCourses(JSON.stringify(source));
    expect(course?.points).toHaveLength(40_000);
    expect(course?.points[0]).toEqual({ lon: 0, lat: 0 });
  });
});
