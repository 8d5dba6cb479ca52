import { afterAll, beforeAll, expect, test } from "vitest";
import { withPlayers, withSiteHosts } from "../../base/http/securityHeaders.ts";
import { openWorld, tinyBuilt, tinySite, type World } from "../../testWorld.ts";

const hosts = { pictures: ["img.example.org"], films: ["*.film.example.org"], maps: ["tile.example.org"] };
const film = (platform: string, video: string, overrides = {}) => ({
  type: "embedded-video",
  version: 1,
  id: `${platform}-${video.length}`,
  props: { platform, video, name: { zh: "赛道", en: "Course" }, poster: { src: "media/a.jpg" }, ...overrides },
});
// The last two cannot play: their ids are wrong.
const films = [film("youtube", "M7lc1UVf-VE"), film("youtube", "abc"), film("youku", "https://evil.example")];

let world: World;
beforeAll(async () => {
  const ownHosts = { hosts };
  const files = {
    "plain/site.json": tinySite({ id: "plain", routes: [] }),
    "named/site.json": tinySite({ id: "named", routes: [], ...ownHosts }),
    "films/site.json": tinySite({ id: "films", routes: [], home: { blocks: films } }),
    "paged/site.json": tinySite({ id: "paged", routes: [], router: "history", ...ownHosts }),
  };
  world = await openWorld(files, {}, tinyBuilt);
});
afterAll(() => world.close());

async function getPolicy(host: string, url = "/") {
  const { headers } = await world.app.inject({ url, headers: { host } });
  const entries = String(headers["content-security-policy"])
    .split("; ")
    .map((directive) => [directive.split(" ")[0], directive] as const);
  return Object.fromEntries(entries);
}

test("a visitor's browser may load pictures, maps and films from the hosts that the site names, and nothing else from them", async () => {
  const [plain, namedPolicy, paged] = [
    await getPolicy("plain.localhost"),
    await getPolicy("named.localhost"),
    await getPolicy("paged.localhost", "/nowhere"),
  ];
  for (const policy of [namedPolicy, paged]) {
    expect(policy["img-src"]).toBe("img-src 'self' https://img.example.org https://tile.example.org data:");
    expect(policy["media-src"]).toBe("media-src 'self' https://*.film.example.org");
  }
  expect(plain["img-src"]).toBe("img-src 'self' data:");
  const others = (policy: Record<string, string>) =>
    Object.entries(policy).filter(([name]) => !["img-src", "media-src", "style-src", "script-src"].includes(name));
  expect(others(namedPolicy)).toEqual(others(plain));
  expect(JSON.stringify([namedPolicy["script-src"], namedPolicy["style-src"]])).not.toContain("example.org");
});

test("hosts in the database that a site may not name do not get into the policy", () => {
  const hostile = ["img.example.org; script-src *", "*", "https:", "'unsafe-inline'", "127.0.0.1"];
  expect(withSiteHosts("img-src 'self'; media-src 'self'", { pictures: hostile, films: hostile })).toBe(
    "img-src 'self'; media-src 'self'",
  );
});

test("a site with a film of a platform allows frames of that platform alone, and one without any allows none of others", async () => {
  const [plain, filmPolicy] = [await getPolicy("plain.localhost"), await getPolicy("films.localhost")];
  expect(plain["frame-src"]).toBeUndefined();
  expect(plain["default-src"]).toBe("default-src 'self'");
  const { "frame-src": frames, ...rest } = filmPolicy;
  expect(frames).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  expect(Object.keys(rest)).toEqual(Object.keys(plain));
  expect(JSON.stringify(rest)).not.toContain("youtube");
});

test("platforms in the database that nobody knows do not get into the policy", () => {
  const hostile = ["https://evil.example", "constructor", "youku; script-src *", 7, null];
  expect(withPlayers("default-src 'self'", hostile)).toBe("default-src 'self'");
  expect(withPlayers("default-src 'self'", ["youku", ...hostile])).toBe(
    "default-src 'self'; frame-src 'self' https://player.youku.com",
  );
});
