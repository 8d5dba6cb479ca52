import { describe, expect, it } from "vitest";
import { distanceKm, markerKms, measure, measureAll, stationAt } from "./track.ts";

const equator = (lons: number[], heights: number[] = []) =>
  lons.map((lon, index) => ({ lat: 0, lon, height: heights[index] }));

describe("a runner who reads the course", () => {
  it("sees each of two courses of a file with its own length", () => {
    const loops = [{ name: "10K", points: equator([0, 0.05, 0]) }, { points: equator([5, 5.02, 5]) }];
    expect(measureAll(loops).map(({ name, distanceKm }) => [name, distanceKm.toFixed(1)])).toEqual([
      ["10K", "11.1"],
      [undefined, "4.4"],
    ]);
    expect(() => measureAll([])).toThrow();
  });

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
          heights.map((height) => height / 100),
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
