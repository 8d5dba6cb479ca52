import { afterAll, beforeAll, expect, test } from "vitest";
import { withSiteHosts } from "../../base/http/securityHeaders.ts";
import { openWorld, tinyBuilt, tinySite, type World } from "../../testWorld.ts";

const hosts = { pictures: ["img.example.org"], films: ["*.film.example.org"], maps: ["tile.example.org"] };
const siteV3 = "https://startline.dev/schemas/site/v3.schema.json";

let world: World;
beforeAll(async () => {
  const named = { $schema: siteV3, hosts };
  const files = {
    "plain/site.json": tinySite({ id: "plain", routes: [] }),
    "named/site.json": tinySite({ id: "named", routes: [], ...named }),
    "paged/site.json": tinySite({ id: "paged", routes: [], router: "history", ...named }),
  };
  world = await openWorld(files, {}, tinyBuilt);
}, 120_000);
afterAll(() => world.close());

async function policyOf(host: string, url = "/") {
  const { headers } = await world.app.inject({ url, headers: { host } });
  const entries = String(headers["content-security-policy"])
    .split("; ")
    .map((one) => [one.split(" ")[0], one] as const);
  return Object.fromEntries(entries);
}

test("a visitor's browser may load pictures, maps and films from the hosts that the site names, and nothing else from them", async () => {
  const [plain, named, paged] = [
    await policyOf("plain.localhost"),
    await policyOf("named.localhost"),
    await policyOf("paged.localhost", "/nowhere"),
  ];
  for (const policy of [named, paged]) {
    expect(policy["img-src"]).toBe("img-src 'self' https://img.example.org https://tile.example.org data:");
    expect(policy["media-src"]).toBe("media-src 'self' https://*.film.example.org");
  }
  expect(plain["img-src"]).toBe("img-src 'self' data:");
  const others = (policy: Record<string, string>) =>
    Object.entries(policy).filter(([name]) => !["img-src", "media-src", "style-src", "script-src"].includes(name));
  expect(others(named)).toEqual(others(plain));
  expect(JSON.stringify([named["script-src"], named["style-src"]])).not.toContain("example.org");
});

test("hosts in the database that a site may not name do not get into the policy", () => {
  const hostile = ["img.example.org; script-src *", "*", "https:", "'unsafe-inline'", "127.0.0.1"];
  expect(withSiteHosts("img-src 'self'; media-src 'self'", { pictures: hostile, films: hostile })).toBe(
    "img-src 'self'; media-src 'self'",
  );
});
