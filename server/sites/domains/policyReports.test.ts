import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { problemReports } from "../../base/db/schema.ts";
import { contentPolicy } from "../../base/http/securityHeaders.ts";
import { openWorld, tinySite, type World } from "../../testWorld.ts";
import { readReports } from "./policyReports.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ "trail/site.json": tinySite(), "unbound/site.json": tinySite({ id: "preview" }) });
});
beforeEach(() => world.db.delete(problemReports).then());
afterAll(() => world.close());

const violation = {
  "csp-report": {
    "blocked-uri": "https://tiles.example/1/2/3.png?key=secret",
    "effective-directive": "img-src",
    "source-file": "http://trail.localhost/assets/map.js",
    "line-number": 7,
  },
};
const send = (payload: unknown, type = "application/csp-report", host = "trail.localhost") =>
  world.app.inject({
    method: "POST",
    url: "/policy-reports",
    headers: { "content-type": type, host },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const kept = () => world.db.select().from(problemReports);

describe("an operator", () => {
  test("finds what browsers blocked among the problems of the site, counted, without queries", async () => {
    expect((await send(violation)).statusCode).toBe(204);
    await send(violation);
    expect(await kept()).toMatchObject([
      {
        domainName: "trail.localhost",
        code: "run/policy-violation",
        pointer: "img-src",
        message: "https://tiles.example/1/2/3.png (http://trail.localhost/assets/map.js:7)",
        count: 2,
      },
    ]);
  });

  test("finds those of the newer kind of report too, ten of one answer at most", async () => {
    const report = (number: number) => ({
      type: "csp-violation",
      body: { effectiveDirective: "script-src-elem", blockedURL: `https://evil.example/${number}.js`, lineNumber: 1 },
    });
    await send(
      Array.from({ length: 30 }, (_, number) => report(number)),
      "application/reports+json",
    );
    expect(await kept()).toHaveLength(10);
  });

  test("finds those of a name that nobody bound with the preview", async () => {
    await send(violation, "application/csp-report", "elsewhere.example");
    expect(await kept()).toMatchObject([{ domainName: "preview" }]);
  });
});

describe("a hostile visitor", () => {
  test.each(["", "null", "[]", "{}", '{"csp-report":7}', '[{"type":"csp-violation"}]', "not json", '[null,"x"]'])(
    "who reports %j fills nothing and breaks nothing",
    async (payload) => {
      expect((await send(payload)).statusCode).toBeLessThan(500);
      expect(await kept()).toEqual([]);
    },
  );

  test("cannot send a long report, nor many", async () => {
    expect((await send("x".repeat(20_000))).statusCode).toBe(413);
    const answers = await Promise.all(Array.from({ length: 80 }, () => send(violation)));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });

  test("cannot make a report longer than what is kept", () => {
    const [report] = readReports({ "csp-report": { "effective-directive": "img-src", "blocked-uri": 7 } });
    expect(report).toEqual({ code: "run/policy-violation", pointer: "img-src", message: "?" });
  });
});

describe("the policy", () => {
  const hosts = {
    connectHosts: ["https://api.example"],
    imageHosts: ["https://tiles.example"],
    fileHosts: ["https://files.example"],
  };
  const sources = (policy: string, name: string) =>
    policy
      .split("; ")
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(" ")
      .slice(1);

  test("lets a page reach the hosts of the settings, each for its purpose", () => {
    const policy = contentPolicy(hosts);
    expect(sources(policy, "connect-src")).toEqual(["'self'", "https://api.example", "https://files.example"]);
    expect(sources(policy, "img-src")).toEqual(["'self'", "data:", "https://tiles.example", "https://files.example"]);
    expect(sources(policy, "script-src")).toEqual(["'self'"]);
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
  });
});
