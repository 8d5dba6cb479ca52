import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WaitingPlace } from "#contract/waiting.ts";
import { buildBody } from "../../entry/testForm.ts";
import { form, stored, submitToOneRace, tokens, world } from "../../entry/testSubmitting.ts";
import { call, openBeside } from "../../people/accounts/testPeople.ts";
import type { World } from "../../testWorld.ts";

submitToOneRace();

let server: World;
beforeEach(async () => {
  server = await openBeside(world, { waitingRoom: 60 });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await world.db.execute(sql`truncate waiting_periods, waiting_buckets`);
});

// Twenty minutes of people who came before.
const crowd = () =>
  world.db.execute(sql`insert into waiting_periods
    select '7001', floor(extract(epoch from now()) / 10) - 6, 1200`);
const signUp = (cookie?: string, at = server) =>
  call<{ error?: string; race?: string; seconds?: number; ahead?: number | null; receipt?: string }>(
    at,
    "/sign-up/submissions",
    {
      json: buildBody(form),
      token: tokens.runner,
      ...(cookie !== undefined && { headers: { cookie } }),
    },
  );
const poll = (cookie: string) => call<WaitingPlace>(server, "/sign-up/waiting?race=7001", { headers: { cookie } });
const getCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers["set-cookie"]).split(";")[0] ?? "";

test("a runner who comes behind a crowd waits with a ticket, and signs up when it is their turn", async () => {
  await crowd();
  const first = await signUp();
  expect(first).toMatchObject({ code: 429, data: { error: "waiting-room/wait", race: "7001" } });
  expect(first.headers["retry-after"]).toBe(String(first.data.seconds));
  expect(String(first.headers["set-cookie"])).toMatch(
    /^__Host-waiting-\w+=\d+i?\.\w+\.\w+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/,
  );
  const cookie = getCookie(first);
  const waiting = await poll(cookie);
  expect(waiting.data).toMatchObject({ isAdmitted: false });
  expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
  expect(await stored()).toBe(0);
  // Who asks again without the cookie is where they were.
  expect(getCookie(await signUp())).toBe(cookie);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 22 * 60_000 });
  expect((await poll(cookie)).data).toEqual({ isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 });
  expect((await signUp(cookie)).data.receipt).toHaveLength(10);
  expect(await stored()).toBe(1);
});

test("a runner who waits longer than it takes to count reads how many are ahead and how long it takes", async () => {
  await crowd();
  const cookie = getCookie(await signUp());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 70_000 });
  const { data } = await poll(cookie);
  expect(data.ahead).toBeGreaterThan(900);
  expect(Math.abs((data.waitSeconds ?? 0) - (data.ahead ?? 0))).toBeLessThanOrEqual(1);
});

test("nobody waits if no room is set, if few come, or for what is not open", async () => {
  await crowd();
  expect((await signUp(undefined, world)).code).toBe(0);
  await world.db.execute(sql`truncate waiting_periods, waiting_buckets`);
  const quiet = await openBeside(world, { waitingRoom: 6000 });
  expect((await signUp(undefined, quiet)).data.error).toBe("sign-up/already-registered");
  await quiet.close();
  const unknown = await call<{ error: string }>(server, "/sign-up/submissions", {
    json: buildBody(form, { item: "none" }),
    token: tokens.runner,
  });
  expect(unknown.data.error).toBe("sign-up/unknown-item");
  expect(unknown.headers["set-cookie"]).toBeUndefined();
});

test("a browser without a ticket, or with one that is made up, is sent to sign up and gets one there", async () => {
  await crowd();
  for (const cookie of ["", "__Host-waiting-0=1.2.3", "x".repeat(4000)])
    expect((await poll(cookie)).data.isAdmitted).toBe(true);
  expect((await signUp("__Host-waiting-0=1.2.3")).code).toBe(429);
});
