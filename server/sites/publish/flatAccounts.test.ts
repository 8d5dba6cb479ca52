import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../base/root.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, type World } from "../../testWorld.ts";

const folder = join(root, "fixtures/sites/cloud-ridge-trail");
const domainName = "cloud-ridge-trail.localhost";

const entrant = {
  name: "跑者",
  document: { type: "1", number: "110105199003078035", birthday: "1990-03-07", gender: 1 },
  phone: { country: "CN", number: "13800138000" },
  emergency: { name: "家人", relation: "spouse", phone: { country: "CN", number: "13911112222" } },
  experience: "去年跑过十公里。",
  declaration: { policy: "declaration", version: "2025-01", agreedAt: "2026-11-01T02:03:04.000Z" },
};

let world: World;
beforeAll(async () => {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  const files = paths.map((path) => [
    `cloud-ridge-trail/${path}`,
    JSON.parse(readFileSync(join(folder, path), "utf8")),
  ]);
  world = await openWorld(Object.fromEntries(files), { accounts: cheapAccounts, captcha: { kind: "off" } });
});
afterAll(() => world.close());

test("a runner of a race in the format of existing races signs up there, and finds the sign-up in the account", async () => {
  const accountId = await addAccount(world, { email: "runner@example.com" });
  const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${domainName}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const hash = files["forms/sign-up.json"].url.split("/")[2];
  const json = {
    domainName,
    key: "00000000-0000-4000-8000-000000000001",
    item: "trail-14",
    feeFen: 0,
    form: { id: "sign-up", version: 1, hash },
    policies: [],
    language: "zh",
    entrants: [entrant],
  };
  const reply = await call(world, "/sign-up/submissions", { json, token });
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: 0 });
  const ownSubmissions = await call<unknown[]>(world, "/sign-up/submissions", { token });
  expect(ownSubmissions.data).toMatchObject([{ item: "trail-14" }]);
});
