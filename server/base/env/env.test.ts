import { describe, expect, test } from "vitest";
import { root } from "../root.ts";
import type { StartError } from "../startError.ts";
import { readEnv } from "./env.ts";

test("without any setting the program runs on port 8080 with its own database", () => {
  expect(readEnv({})).toEqual({
    port: 8080,
    waitingRoom: 0,
    receiptKey: 1,
    isMyKept: true,
    wallets: {},
    answersKeptDays: 365,
    refundLimitFen: 50_000,
    placesLimit: 50,
    host: "localhost",
    dataDir: `${root}/.data`,
    sitesDir: `${root}/fixtures/sites`,
    ownSitesDir: `${root}/sites`,
    apiUrl: "",
    connectHosts: [],
    imageHosts: [],
    fileCacheBytes: 2 * 1024 ** 3,
    diskFloorBytes: 512 * 1024 ** 2,
    fileHosts: [],
    uploads: { limitBytes: 20 * 1024 ** 2, quotaBytes: 200 * 1024 ** 2 },
    isProduction: false,
    takesNoPayments: false,
    accounts: {
      passwordPolicy: "basic",
      passwordCost: { memoryKiB: 19_456, passes: 2 },
      smsPrefixes: [],
      callsPerNetwork: 3000,
      sessionIdleDays: 30,
      organiserSecondFactor: "optional",
    },
    captcha: { kind: "slider" },
    dailyCaps: { sms: 20_000, email: 100_000 },
  });
});

test("a server in production shows no demo race unless its folder is named", () => {
  const read = (variables: Record<string, string>) => {
    const { sitesDir, ownSitesDir } = readEnv(variables);
    return { sitesDir, ownSitesDir };
  };
  const folders = { sitesDir: `${root}/sites`, ownSitesDir: undefined };
  expect(read({ NODE_ENV: "production" })).toEqual(folders);
  expect(read({ HOST: "0.0.0.0" })).toEqual(folders);
  const shipped = { sitesDir: `${root}/fixtures/sites`, ownSitesDir: undefined };
  expect(read({ NODE_ENV: "production", SITES_DIR: "fixtures/sites" })).toEqual(shipped);
});

test("an operator who only turns the path cipher on needs no key of their own", () => {
  expect(readEnv({ PATH_CIPHER: "on" })).toMatchObject({ derivesPathCipher: true });
});

test("every setting is read", () => {
  const cipher = { PATH_CIPHER: "on", PATH_CIPHER_KEY: "a".repeat(64), PATH_CIPHER_IV: "b".repeat(32) };
  const hosts = {
    API_URL: "https://api.example.com/",
    CONNECT_HOSTS: "https://a.example, https://b.example",
    IMAGE_HOSTS: "https://*.tiles.example https:",
    FILE_HOSTS: "https://files.example",
    ANALYTICS_HOSTS: "https://*.stats.example https://hm.baidu.com",
  };
  expect(
    readEnv({
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: "postgres://u:p@h/db",
      TRUST_PROXY: "1",
      PASSWORD_POLICY: "strong",
      PASSWORD_MEMORY: "47104",
      PASSWORD_PASSES: "3",
      SMS_PREFIXES: "+852, +853",
      CALLS_PER_NETWORK: "9000",
      SESSION_IDLE_DAYS: "7",
      ANSWERS_KEPT_DAYS: "30",
      SMS_PER_DAY: "500",
      EMAIL_PER_DAY: "7000",
      ...cipher,
      ...hosts,
    }),
  ).toMatchObject({
    port: 0,
    host: "127.0.0.1",
    answersKeptDays: 30,
    databaseUrl: "postgres://u:p@h/db",
    trustedProxies: 1,
    isProduction: true,
    pathCipher: { key: "a".repeat(64), iv: "b".repeat(32) },
    apiUrl: "https://api.example.com",
    connectHosts: ["https://api.example.com", "https://a.example", "https://b.example"],
    imageHosts: ["https://*.tiles.example", "https:"],
    analyticsHosts: ["https://*.stats.example", "https://hm.baidu.com"],
    fileHosts: ["https://files.example"],
    accounts: {
      passwordPolicy: "strong",
      passwordCost: { memoryKiB: 47_104, passes: 3 },
      smsPrefixes: ["+852", "+853"],
      callsPerNetwork: 9000,
      sessionIdleDays: 7,
    },
  });
});

describe("what is for development is there", () => {
  test.each([
    [{}, { isProduction: false, host: "localhost" }],
    [{ HOST: "127.0.0.1" }, { isProduction: false, host: "127.0.0.1" }],
    [
      { HOST: "::1", NODE_ENV: "test" },
      { isProduction: false, host: "::1" },
    ],
    [
      { HOST: "0.0.0.0", NODE_ENV: "development" },
      { isProduction: false, host: "0.0.0.0" },
    ],
    [
      { TRUST_PROXY: "1", NODE_ENV: "development" },
      { isProduction: false, host: "localhost", trustedProxies: 1 },
    ],
  ])("with %j", (variables, env) => expect(readEnv(variables)).toMatchObject(env));
});

describe("nothing is for development", () => {
  test.each([
    [{ HOST: "::" }, { isProduction: true, host: "::" }],
    [{ HOST: "192.168.1.2" }, { isProduction: true }],
    [{ HOST: "127.0.0.1.example" }, { isProduction: true }],
    [
      { HOST: "localhost", TRUST_PROXY: "1" },
      { isProduction: true, trustedProxies: 1 },
    ],
    [
      { TRUST_PROXY: "loopback, 10.0.0.0/8 2001:db8::/32" },
      { isProduction: true, host: "::", trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::/32"] },
    ],
    [{ NODE_ENV: "production" }, { isProduction: true, host: "::" }],
    [
      { NODE_ENV: "production", HOST: "localhost" },
      { isProduction: true, host: "localhost" },
    ],
  ])("with %j", (variables, env) => expect(readEnv(variables)).toMatchObject(env));
});

describe("an operator who mistypes a setting reads one sentence about it", () => {
  const on = { PATH_CIPHER: "on" };
  test.each([
    [{ PORT: "http" }, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
    [{ PORT: "65536" }, 'PORT is "65536", but it must be a whole number from 0 to 65535.'],
    [{ PORT: "-1" }, 'PORT is "-1", but it must be a whole number from 0 to 65535.'],
    [{ PORT: "80.5" }, 'PORT is "80.5", but it must be a whole number from 0 to 65535.'],
    [{ DATA_DIR: "a\0b" }, "DATA_DIR contains a character that is not allowed in a path."],
    [
      { DATABASE_URL: "mysql://secret@h/db" },
      "DATABASE_URL must look like postgres://user:password@host:5432/name; leave it unset for the embedded database.",
    ],
    [{ PATH_CIPHER: "maybe" }, 'PATH_CIPHER is "maybe", but it must be on or off.'],
    [
      { ...on, PATH_CIPHER_IV: "a".repeat(32) },
      "PATH_CIPHER is on, so PATH_CIPHER_KEY must be 32 or 64 hexadecimal digits (AES-128 or AES-256). Without PATH_CIPHER_KEY and PATH_CIPHER_IV the server makes its own.",
    ],
    [
      { ...on, PATH_CIPHER_KEY: "a".repeat(32), PATH_CIPHER_IV: "xyz" },
      "PATH_CIPHER is on, so PATH_CIPHER_IV must be 32 hexadecimal digits. Without PATH_CIPHER_KEY and PATH_CIPHER_IV the server makes its own.",
    ],
    [
      { API_URL: "https://a.example; script-src *" },
      'API_URL has "https://a.example; script-src *", but an address like https://api.example.com is needed.',
    ],
    [
      { CONNECT_HOSTS: "https://a.example/path" },
      'CONNECT_HOSTS has "https://a.example/path", but an address like https://api.example.com is needed.',
    ],
    [
      { IMAGE_HOSTS: "https://a.example;script-src" },
      'IMAGE_HOSTS has "https://a.example;script-src", but an address like https://api.example.com is needed.',
    ],
    [
      { ANALYTICS_HOSTS: "stats.example" },
      'ANALYTICS_HOSTS has "stats.example", but an address like https://api.example.com is needed.',
    ],
    [{ FILE_HOSTS: "https:" }, 'FILE_HOSTS has "https:", but an address like https://api.example.com is needed.'],
    [{ ORGANISER_SECOND_FACTOR: "on" }, 'ORGANISER_SECOND_FACTOR is "on", but it must be optional or required.'],
    [{ PASSWORD_POLICY: "weak" }, 'PASSWORD_POLICY is "weak", but it must be basic or strong.'],
    [{ PASSWORD_MEMORY: "1024" }, 'PASSWORD_MEMORY is "1024", but it must be a whole number from 19456 to 1048576.'],
    [{ PASSWORD_PASSES: "1.5" }, 'PASSWORD_PASSES is "1.5", but it must be a whole number from 2 to 10.'],
    [{ SMS_PREFIXES: "852" }, 'SMS_PREFIXES has "852", but calling codes such as +852 are needed.'],
    [{ NODE_ENV: "prod" }, 'NODE_ENV is "prod", but it must be production or development or test.'],
    [{ SECRET_KEY: "short" }, "SECRET_KEY is too short: it needs 32 random characters or more."],
    [
      { TRUST_PROXY: "on" },
      "TRUST_PROXY no longer accepts on, which believed addresses that visitors write. Set it to the number of proxies in front, such as 1, or to their addresses and networks, such as 10.0.0.0/8.",
    ],
    [
      { DEBUG_CONFIG: "fixtures/debug.json", HOST: "0.0.0.0" },
      "DEBUG_CONFIG creates test accounts, and with this HOST or TRUST_PROXY others reach the server. Unset it, or set NODE_ENV=development if you trust everybody who can reach the server.",
    ],
  ])("%j", (variables, sentence) => expect(() => readEnv(variables)).toThrow(sentence));

  const odd = ["yes", "11", "1.5", "-1", "10.0.0.0/33", "10.0.0.0/8/8", "0.0.0.0/0", "::/0", "proxy.example"];
  test.each(odd)("TRUST_PROXY=%s", (value) =>
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(
      `TRUST_PROXY has "${value}", but it must be the number of proxies in front, from 1 to 10, or their addresses and networks, such as 10.0.0.0/8 or loopback.`,
    ),
  );

  test("also in Chinese, with the same value", () => {
    for (const variables of [
      { PORT: "fast" },
      { TRUST_PROXY: "yes" },
      { FILE_HOSTS: "https:" },
      { PATH_CIPHER_KEY: "on", PATH_CIPHER: "on" },
    ]) {
      const [[name, value] = ["", ""]] = Object.entries(variables);
      try {
        expect.fail(String(readEnv(variables)));
      } catch (error) {
        const { zh } = (error as StartError).sentence;
        expect(zh).toMatch(/[\u4e00-\u9fff]{3}/);
        expect(zh).toContain(name);
        if (value !== "on") expect(zh).toContain(value);
      }
    }
  });
});
