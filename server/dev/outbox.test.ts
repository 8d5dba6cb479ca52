import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { outboxMessages } from "../base/db/accountSchema.ts";
import { queueMessage } from "../base/delivery/outbox.ts";
import { readDelivery } from "../base/env/deliverySettings.ts";
import type { Env } from "../base/env/env.ts";
import { openWorld, tinyDocument, tinySite, type World } from "../testWorld.ts";

const files = { "tiny/site.json": tinySite(), "tiny/documents/rules.json": tinyDocument() };
const paths = ["/dev/outbox", "/dev/outbox.json", "/dev/outbox.css", "/dev/outbox.js"];
const { mail } = readDelivery({ SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "noreply@example.com" });

let world: World;
const others: World["app"][] = [];
beforeAll(async () => {
  world = await openWorld(files);
});
afterEach(() => world.db.delete(outboxMessages) as never);
afterAll(async () => {
  for (const app of others) await app.close();
  await world.close();
});

/** Another server with other settings on the same database. */
async function another(settings: Partial<Env>): Promise<World> {
  const { app } = await buildApp({ ...world, env: { ...world.env, ...settings } });
  others.push(app);
  return { ...world, app };
}

const queueTwo = async ({ db, secrets }: World) => {
  const email = {
    key: "code/1",
    channel: "email",
    target: "<b>@example.com",
    template: "code",
    language: "en",
  } as const;
  const site = { zh: "<script>alert(1)</script>", en: 'A "quoted" & <b>bold</b> race' };
  await queueMessage(db, secrets, { ...email, values: { code: "483920", scene: "register", minutes: 5, site } });
  const sms = { key: "code/2", channel: "sms", target: "13800000000", template: "code", language: "zh" } as const;
  await queueMessage(db, secrets, { ...sms, values: { code: "112233", scene: "login", minutes: 5 } });
};

const get = (url: string, overrides: object = {}, { app } = world) =>
  app.inject({ url, headers: { host: "localhost:8080" }, ...overrides });

test("a developer reads the newest messages with their codes, in Chinese or English, and nothing of a site's config is markup there", async () => {
  await queueTwo(world);
  const page = await get("/dev/outbox?language=en");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body.indexOf("<code>112233</code>")).toBeGreaterThan(0);
  expect(page.body.indexOf("<code>483920</code>")).toBeGreaterThan(page.body.indexOf("<code>112233</code>"));
  expect(page.body).toContain("A &quot;quoted&quot; &amp; &lt;b&gt;bold&lt;/b&gt; race: your verification code");
  expect(page.body).not.toContain("<b>");
  expect(page.body).not.toMatch(/<script>| style=| on[a-z]+=/);
  expect(page.body).toContain('<html lang="en"');
  const chinese = await get("/dev/outbox", { headers: { host: "localhost", "accept-language": "zh-CN" } });
  expect(chinese.body).toContain("<h1>发件箱</h1>");
  expect((await get("/dev/outbox?language=<b>")).body).toContain("<h1>发件箱</h1>");
});

test("a browser test finds codes by their addressee", async () => {
  expect((await get("/dev/outbox.json")).json()).toEqual({ messages: [] });
  await queueTwo(world);
  const { messages } = (await get("/dev/outbox.json")).json();
  expect(messages).toMatchObject([
    { target: "13800000000", channel: "sms", code: "112233", language: "zh" },
    { target: "<b>@example.com", channel: "email", code: "483920", language: "en", template: "code" },
  ]);
});

describe("the outbox does not exist", () => {
  test.each([
    ["another machine", { remoteAddress: "203.0.113.5" }],
    ["a machine of the same network", { remoteAddress: "192.168.1.7" }],
    ["an address that only begins like this machine's", { remoteAddress: "::ffff:128.0.0.1" }],
    ["a name that leads here", { headers: { host: "rebind.example:8080" } }],
    ["a name that ends like ours", { headers: { host: "evil-localhost:8080" } }],
    ["a name that begins like ours", { headers: { host: "localhost.example" } }],
    ["an address of the network", { headers: { host: "192.168.1.2:8080" } }],
    ["a proxy that forwards for another", { headers: { host: "localhost", "x-forwarded-for": "127.0.0.1" } }],
    ["a proxy that names a host", { headers: { host: "localhost", "x-forwarded-host": "localhost" } }],
    ["a proxy of the standard", { headers: { host: "localhost", forwarded: "for=127.0.0.1" } }],
    ["a proxy with an empty header", { headers: { host: "localhost", "x-forwarded-proto": "" } }],
    ["a tunnel", { headers: { host: "localhost", via: "1.1 tunnel" } }],
  ])("for %s", async (_who, options) => {
    await queueTwo(world);
    for (const path of paths) {
      const reply = await get(path, options);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toMatch(/483920|112233|outbox|发件箱/);
    }
  });

  test.each([
    "x-real-ip",
    "x-forwarded-port",
    "x-client-ip",
    "x-original-url",
    "true-client-ip",
    "cf-connecting-ip",
    "cf-ray",
    "cdn-loop",
    "x-envoy-external-address",
    "x-amzn-trace-id",
    "ali-cdn-real-ip",
  ])("for a proxy with %s", async (name) => {
    for (const path of paths) {
      expect((await get(path, { headers: { host: "localhost", [name]: "1" } })).statusCode).toBe(404);
    }
  });

  test("for a proxy without any header, which speaks HTTP/1.0", async () => {
    const plain = await another({});
    await plain.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = plain.app.server.address() as AddressInfo;
    const getStatus = async (version: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.end(`GET /dev/outbox HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split(" ")[1];
    };
    expect([await getStatus("1.0"), await getStatus("1.1")]).toEqual(["404", "200"]);
  });

  test("for a proxy on this machine that the server trusts, for any address that it names", async () => {
    const trusting = await another({ trustedProxies: 1 });
    const headers = { host: "localhost", "x-forwarded-for": "127.0.0.1" };
    expect((await get("/dev/outbox", { headers }, trusting)).statusCode).toBe(404);
    expect((await get("/dev/outbox", {}, trusting)).statusCode).toBe(200);
  });

  test("in production, for anyone", async () => {
    const production = await another({ isProduction: true });
    for (const path of paths) expect((await get(path, {}, production)).statusCode).toBe(404);
  });

  test("if all channels have a provider", async () => {
    const { sms } = readDelivery({
      SMS_PROVIDER: "aliyun",
      SMS_ACCESS_KEY_ID: "id",
      SMS_ACCESS_KEY_SECRET: "secret",
      SMS_SIGN_NAME: "name",
      SMS_TEMPLATES: "code=SMS_1",
    });
    const world = await another({ ...(mail && { mail }), ...(sms && { sms }) });
    for (const path of paths) expect((await get(path, {}, world)).statusCode).toBe(404);
  });
});

test.each(["localhost", "LOCALHOST:1", "city-marathon.localhost:8080", "127.0.0.1:8080", "[::1]:8080"])(
  "this machine may call itself %s",
  async (host) => {
    for (const path of paths) {
      for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
        expect((await get(path, { headers: { host }, remoteAddress })).statusCode).toBe(200);
      }
    }
  },
);

test("once email is really sent, the page shows no email any more", async () => {
  const mailing = await another(mail ? { mail } : {});
  await queueTwo(mailing);
  const { messages } = (await get("/dev/outbox.json", {}, mailing)).json();
  expect(messages.map(({ channel }: { channel: string }) => channel)).toEqual(["sms"]);
  const page = (await get("/dev/outbox?language=en", {}, mailing)).body;
  expect(page).not.toContain("483920");
  expect(page).not.toContain("SMTP_URL");
  expect(page).toContain("SMS_PROVIDER is not set");
});

test("in production nothing of the outbox is readable though the messages wait in the table", async () => {
  const production = await another({ isProduction: true });
  await queueTwo(production);
  expect(JSON.stringify(await production.db.select().from(outboxMessages))).not.toMatch(/483920|112233|13800000000/);
});
