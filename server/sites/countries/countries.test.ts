import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../testWorld.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({});
});

afterAll(() => world.close());

test("a runner finds the mainland, Hong Kong, Macao and Taiwan first and about 247 countries and regions in all", async () => {
  const { code, data } = (await world.app.inject("/user-center/countries")).json();
  expect(code).toBe(0);
  expect(data.slice(0, 5).map(({ twoCode, itemSort }: Record<string, unknown>) => [twoCode, itemSort])).toEqual([
    ["CN", 1],
    ["HK", 2],
    ["MO", 3],
    ["TW", 4],
    ["AF", 100],
  ]);
  expect(data.length).toBeGreaterThan(240);
  expect(Object.keys(data[0])).toEqual([
    "id",
    "twoCode",
    "threeCode",
    "numberCode",
    "cnName",
    "enName",
    "itemName",
    "itemCode",
    "itemSort",
    "dictCode",
  ]);
});

test("the list comes compressed to browsers that accept that, and not to others", async () => {
  const plain = await world.app.inject("/user-center/countries");
  const zipped = await world.app.inject({
    url: "/user-center/countries",
    headers: { "accept-encoding": "gzip, br;q=0" },
  });
  const brotli = await world.app.inject({ url: "/user-center/countries", headers: { "accept-encoding": "gzip, br" } });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});
