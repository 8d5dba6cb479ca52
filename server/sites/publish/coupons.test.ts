import { afterAll, beforeAll, expect, test } from "vitest";
import { findRaceSite } from "../../race/raceSite.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";

const secret = "LAKE-7Q4K-9TRW";
const withCode = (code: string) =>
  tinySite({
    prices: {
      groups: [{ id: "five", size: 5, percent: 10 }],
      coupons: [{ id: "club", code, percent: 50, uses: 10, name: { zh: "跑团", en: "Club" } }],
    },
  });

let world: World;
beforeAll(async () => {
  world = await openWorld({
    "trail/site.json": withCode(secret),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  });
});
afterAll(() => world.close());

const findSite = () => findRaceSite({ boundSites: world.boundSites, store: world.store }, "trail.localhost");

test("a visitor reads the group discount of a race, and in no published file a coupon or its code", async () => {
  const config = (await world.app.inject("/website-center/site-config?domainName=trail.localhost")).json();
  const published = (await world.app.inject(config.data.uri)).json();
  expect(published.site.prices).toEqual({ coupons: [], groups: [{ id: "five", size: 5, percent: 10 }] });
  const { rows } = (await world.db.execute("select uri, source_uri, files from releases")) as unknown as {
    rows: { uri: string; source_uri: string; files: string[] }[];
  };
  const addresses = rows.flatMap(({ uri, source_uri: source, files }) => [
    uri,
    source,
    ...files.map((file) => `/files/${file}`),
  ]);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    const { statusCode, body } = await world.app.inject(address);
    expect([address, statusCode === 200 && body.includes(secret)]).toEqual([address, false]);
  }
});

test("the server knows the coupons of the race, and a code that was changed after the next publish", async () => {
  expect(await findSite()).toMatchObject({ coupons: [{ id: "club", code: secret, uses: 10 }] });
  await world.write({ "trail/site.json": withCode("PARK-W4KX-3NVP") });
  expect((await world.load()).get("trail")?.outcome).toBe("published");
  expect(await findSite()).toMatchObject({ coupons: [{ code: "PARK-W4KX-3NVP" }] });
  expect((await world.load()).get("trail")?.outcome).toBe("unchanged");
});
