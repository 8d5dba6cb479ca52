import { describe, expect, it } from "vitest";
import { readCourse, readGeoJson } from "./readCourse.ts";
import { distanceKm, markerKms, measure, stationAt } from "./track.ts";

const equator = (lons: number[], heights: number[] = []) =>
  lons.map((lon, index) => ({ lat: 0, lon, height: heights[index] }));

describe("a runner who reads the course", () => {
  it("sees its length along the earth's surface", () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111.195, 2);
    expect(distanceKm({ lat: 48.8566, lon: 2.3522 }, { lat: 51.5074, lon: -0.1278 })).toBeCloseTo(343.6, 0);
    expect(measure(equator([0, 0.1, 0.2])).distanceKm).toBeCloseTo(22.239, 2);
  });

  it("sees climb that is real, not a receiver's wavering", () => {
    expect(measure(equator([0, 1, 2, 3, 4], [10, 11, 10, 11, 10])).heights?.climb).toBe(0);
    expect(measure(equator([0, 1, 2, 3], [10, 30, 20, 40])).heights).toEqual({ climb: 40, lowest: 10, highest: 40 });
  });

  it("sees the whole of a hill, up to its very top", () => {
    expect(measure(equator([0, 1, 2, 3, 4, 5], [0, 3, 6, 7, 3, 0])).heights?.climb).toBe(7);
  });

  it("sees a slow steady climb as well", () => {
    const heights = Array.from({ length: 101 }, (_, index) => index);
    expect(
      measure(
        equator(
          heights.map((one) => one / 100),
          heights,
        ),
      ).heights?.climb,
    ).toBe(100);
  });

  it("sees no elevation if the file has none or hardly any", () => {
    expect(measure(equator([0, 1, 2])).heights).toBeUndefined();
    expect(measure(equator([0, 1, 2], [5])).heights).toBeUndefined();
  });

  it("finds the place and height between two points", () => {
    const track = measure(equator([0, 1, 2], [0, 100, 50]));
    expect(stationAt(track, track.distanceKm / 4)).toMatchObject({
      lat: 0,
      height: expect.closeTo(50, 5),
      lon: expect.closeTo(0.5, 5),
    });
    expect(stationAt(track, -5).lon).toBe(0);
    expect(stationAt(track, 1e6).lon).toBe(2);
  });

  it("sees a handful of kilometre markers, and none on top of the finish", () => {
    expect(markerKms(42.195)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
    expect(markerKms(5)).toEqual([1, 2, 3, 4]);
    expect(markerKms(10.1)).toEqual([2, 4, 6, 8]);
    expect(markerKms(0.4)).toEqual([]);
  });

  it("is not shown a course of one point", () => {
    expect(() => measure(equator([0]))).toThrow();
  });
});

describe("a GeoJSON route from somewhere", () => {
  it("is read through features and several lines", () => {
    const line = {
      type: "LineString",
      coordinates: [
        [120, 30, 4],
        [120.1, 30.1],
      ],
    };
    const more = { type: "MultiLineString", coordinates: [[[120.2, 30.2]], [[120.3, 30.3]]] };
    const source = {
      type: "FeatureCollection",
      features: [
        { type: "Feature", geometry: line },
        { type: "Feature", geometry: more },
      ],
    };
    expect(readCourse(JSON.stringify(source))).toEqual([
      { lon: 120, lat: 30, height: 4 },
      { lon: 120.1, lat: 30.1 },
      { lon: 120.2, lat: 30.2 },
      { lon: 120.3, lat: 30.3 },
    ]);
  });

  it("loses the points that are not on the earth, and nothing else", () => {
    const coordinates = [[120, 30], ["x", 1], [999, 1], null, [120, -91], [121, 31, null]];
    expect(readGeoJson({ type: "LineString", coordinates })).toEqual([
      { lon: 120, lat: 30 },
      { lon: 121, lat: 31 },
    ]);
  });

  it("has no points where it is of another kind", () => {
    expect(readGeoJson({ type: "Point", coordinates: [1, 2] })).toEqual([]);
    expect(readGeoJson(null)).toEqual([]);
  });

  it("is thinned to 50,000 points from its start on", () => {
    const coordinates = Array.from({ length: 120_000 }, (_, index) => [index / 1000, 0]);
    const points = readCourse(JSON.stringify({ type: "LineString", coordinates }));
    expect(points).toHaveLength(40_000);
    expect(points[0]).toEqual({ lon: 0, lat: 0 });
  });
});
