import { type ChildProcess, spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { root } from "../../base/root.ts";
import { buildBody, park, person, raceFolder } from "../../entry/testForm.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import type { Answered } from "../../people/accounts/testPeople.ts";
import { getProgram, readAddress } from "../../testProgram.ts";
import { openTwoServers } from "../../testServers.ts";

const perMinute = 60;
const burst = perMinute / 6;
const people = 120;

let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
});

test("of 120 people who sign up in the first second at three servers, at most the burst and the rate are let in, and without a room all of them", async () => {
  const servers = await openTwoServers(raceFolder({ items: { "ten-km": { places: 500 } } }));
  const db = servers.db();
  const { data } = (await servers.app(0).inject(`/website-center/site-config?domainName=${park}`)).json();
  const { url } = (await servers.app(0).inject(data.uri)).json().files["forms/sign-up.json"];
  const form = { ...(await servers.app(0).inject(url)).json(), hash: url.split("/")[2] };
  const tokens: string[] = [];
  for (let n = 0; n < people; n++) {
    await db.insert(accounts).values({ accountId: `runner-${n}`, nick: `runner-${n}` });
    tokens.push(await openSession(db, { accountId: `runner-${n}`, loginType: "5", device: "test" }));
  }
  const rush = async (waitingRoom: number) => {
    const env = { PATH: process.env.PATH ?? "", ...servers.settings, WAITING_ROOM: `${waitingRoom}`, PORT: "0" };
    children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, getProgram("server"), { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] }),
    );
    const addresses = await Promise.all(children.map(readAddress));
    const startedAt = performance.now();
    const codes = await Promise.all(
      tokens.map(async (token, n) => {
        const reply = await fetch(`${addresses[n % 3]}/sign-up/submissions`, {
          method: "POST",
          headers: { token, "content-type": "application/json" },
          body: JSON.stringify(buildBody(form, { entrants: [person(n)] })),
        });
        return ((await reply.json()) as Answered).code;
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    for (const child of children) child.kill("SIGTERM");
    return { letIn: codes.filter((code) => code !== 429).length, seconds, codes: new Set(codes) };
  };

  const { letIn, seconds, codes } = await rush(perMinute);
  expect([...codes].sort()).toEqual([0, 429]);
  expect(letIn).toBeGreaterThanOrEqual(burst);
  expect(letIn).toBeLessThanOrEqual(burst + (perMinute / 60) * seconds + 1);
  const stored = await db.execute<{ many: number }>(sql`select count(*)::int as many from submissions`);
  expect((stored as unknown as { rows: { many: number }[] }).rows[0]?.many).toBe(letIn);
  expect((await rush(0)).letIn).toBe(people);
  await servers.close();
});
