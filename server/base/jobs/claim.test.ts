import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, lte, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sandboxNotices } from "../db/paymentSchema.ts";
import { openTestDatabase } from "../db/testDatabase.ts";
import { root } from "../root.ts";
import { claimJobs } from "./claim.ts";

test("a server gets the jobs that have waited longest, as many as it requested, and each again after its lease", async () => {
  const { db, close } = await openTestDatabase();
  const { noticeId, body, dueAt } = sandboxNotices;
  const seconds = (count: number) => sql`now() + make_interval(secs => ${count})`;
  const rows = [5, -10, -30, -20].map((second) => ({ body: String(second), dueAt: seconds(second) }));
  await db.insert(sandboxNotices).values(rows);
  const isDue = lte(dueAt, sql`now()`);
  const queue = {
    table: sandboxNotices,
    id: noticeId,
    isDue,
    since: dueAt,
    lease: { dueAt: seconds(60) },
    job: { body },
  };
  const claim = async (most: number) => (await claimJobs(db, queue, most)).map((job) => job.body).sort();
  expect(await claim(0)).toEqual([]);
  expect(await claim(2)).toEqual(["-20", "-30"]);
  expect(await claim(2)).toEqual(["-10"]);
  expect(await claim(2)).toEqual([]);
  await db.update(sandboxNotices).set({ dueAt: seconds(-1) });
  expect(await claim(10)).toHaveLength(4);
  expect(await db.select({ body }).from(sandboxNotices).orderBy(asc(noticeId))).toHaveLength(4);
  await close();
});

// What locks its rows for one transaction, and so needs no lease.
const withoutLease = [
  "desk/organise/invitations/end.ts",
  "desk/organise/invitations/send.ts",
  "desk/organise/messages/send.ts",
  "entry/handOut/noShow.ts",
  "money/payments/processor.ts",
];

test("work that servers share is claimed in one place", async () => {
  const folder = join(root, "server");
  const names = await readdir(folder, { recursive: true });
  const claimingFiles: string[] = [];
  for (const name of names.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts")))
    if ((await readFile(join(folder, name), "utf8")).includes("skipLocked")) claimingFiles.push(name);
  expect(claimingFiles.sort()).toEqual(["base/jobs/claim.ts", ...withoutLease]);
});
