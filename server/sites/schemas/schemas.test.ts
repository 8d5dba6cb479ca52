import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../base/root.ts";
import { openWorld, type World } from "../../testWorld.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());

const released = readdirSync(`${root}/schemas`, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\/v\d+\.schema\.json$/.test(file),
);

describe("an editor anywhere", () => {
  test.each(released)("gets %s at the path of its $id", async (file) => {
    const { headers, statusCode, ...answer } = await world.app.inject(`/schemas/${file}`);
    expect(statusCode).toBe(200);
    expect(answer.json().$id).toBe(`https://startline.dev/schemas/${file}`);
    expect(headers).toMatchObject({
      "content-type": "application/schema+json; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("gets one schema of a whole site that knows the props of every block, and asks for it once", async () => {
    const url = "/schemas/editor/site/v2.schema.json";
    const first = await world.app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(first.headers["content-encoding"]).toBe("br");
    const schema = (await world.app.inject(url)).json();
    expect(schema.$defs["home.carousel.2"].properties.slides).toBeDefined();
    expect(JSON.stringify(schema)).not.toContain('"$ref":"http');
    const again = await world.app.inject({ url, headers: { "if-none-match": first.headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  test.each(["home/nowhere/v1", "home/carousel/v99", "../package", "home/..%2f..%2fpackage", "generated/catalogue"])(
    "gets nothing at /schemas/%s",
    async (name) => expect((await world.app.inject(`/schemas/${name}.schema.json`)).statusCode).toBe(404),
  );
});
