import { expect, test } from "vitest";
import { checkMapTiles } from "./mapTiles.ts";

const check = (tiles: object) => {
  const instance = { type: "map", version: 1, id: "course", props: { route: "media/course.gpx", tiles } };
  const placed = [{ instance, pointer: "/home/blocks/0" }];
  return checkMapTiles({ getInstances: () => placed } as unknown as Parameters<typeof checkMapTiles>[0]);
};

test.each([
  "https://webrd0{s}.is.autonavi.com/appmaptile?x={x}&y={y}&z={z}",
  "https://rt{s}.map.gtimg.com/tile?z={z}&x={x}&y={y}",
])("an organiser with the tiles %s reads that they need their datum", (url) => {
  expect(check({ url })).toMatchObject([{ code: "SL5023", pointer: "/home/blocks/0/props/tiles/url" }]);
  expect(check({ url, datum: "gcj02" })).toEqual([]);
});

test("an organiser with tiles of another host reads nothing", () => {
  expect(check({ url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png" })).toEqual([]);
});
