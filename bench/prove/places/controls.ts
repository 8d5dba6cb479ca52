import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { buildBody, person } from "../../../server/entry/testForm.ts";
import { sendAll } from "../load.ts";
import type { Proof, ProofContext } from "../proof.ts";
import { countOutcomes, percentile } from "../race.ts";
import { rushCalls, rushConnections } from "./rush.ts";

const places = 5000;
/** The two ways in which places are often counted, which both give out too many. */
export const naiveWays = ["count-then-insert", "advisory-lock"] as const;

/** How a rush went at servers without the guard. */
export interface NaiveRush {
  accepted: number;
  ms: number;
  p99: number;
}

/**
 * The same rush at two servers that count and then insert, the second way with an advisory lock
 * under REPEATABLE READ.
 */
export async function rushNaively(context: ProofContext, way: (typeof naiveWays)[number]): Promise<NaiveRush> {
  const { db, url } = await context.openDatabase();
  await db.execute(sql`create table naive_entries (person text primary key)`);
  const addresses = await Promise.all([1, 2].map(() => startControl(context, way, url)));
  const form = { id: "sign-up", hash: "0".repeat(32), policies: [{ id: "privacy", hash: "0".repeat(32) }] };
  const signUp = (numbers: number[], runner: number) => ({
    path: "/sign-up/submissions",
    token: `runner-${runner}`,
    body: buildBody(form, { key: `proof-${runner}`, entrants: numbers.map((number) => person(number)) }),
  });
  const replies = await sendAll(addresses, rushCalls({ signUp }, context.random), { connections: rushConnections });
  const { accepted = 0, full = 0, "already-registered": registered = 0, ...others } = countOutcomes(replies);
  // Under REPEATABLE READ, the second of two inserts of a person fails.
  const { "code 40001": twice = 0 } = others;
  if (accepted + full + registered + twice < replies.length)
    throw new Error(`Unexpected replies: ${JSON.stringify(others)}`);
  const times = replies.map(({ sentAt, repliedAt }) => repliedAt - sentAt);
  return { accepted, ms: Math.max(...replies.map(({ repliedAt }) => repliedAt)), p99: percentile(times, 99) };
}

/** Starts a process of the control; returns its address. */
export function startControl(
  context: Pick<ProofContext, "onEnd">,
  way: (typeof naiveWays)[number] | "bare",
  databaseUrl: string,
): Promise<string> {
  return startProgram(context, join(import.meta.dirname, "controlServer.ts"), [way, String(places), databaseUrl]);
}

/** Starts a program that prints `ready at` and its address, which is returned. */
export function startProgram(context: Pick<ProofContext, "onEnd">, file: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  context.onEnd(() => endChild(child));
  return new Promise((resolve, reject) => {
    let printed = "";
    child.on("exit", () => reject(new Error(`The control ended: ${printed}`)));
    child.stdout.on("data", (part) => {
      printed += part;
      const address = /ready at (\S+)\n/.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** Shows that A1 can fail: without the guard, the same rush gives out too many places. */
export const a1c: Proof = {
  id: "A1c",
  title: "controls of A1: a naive counter, and an advisory lock under REPEATABLE READ, give out more than 5,000 places",
  async run(context) {
    const figures: Record<string, string | number> = {};
    const oversold: number[] = [];
    for (const way of naiveWays) {
      const { accepted, ms, p99 } = await rushNaively(context, way);
      oversold.push(accepted - places);
      figures[`${way}: too many`] = accepted - places;
      figures[`${way}: took, ms`] = Math.round(ms);
      figures[`${way}: p99, ms`] = Math.round(p99);
    }
    return { isKept: oversold.every((many) => many > 0), figures };
  },
};
