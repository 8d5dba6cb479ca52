import { createHash } from "node:crypto";
import { compareBibs } from "#core/bibs.ts";
import type { LiveIndex, LiveRunner } from "#core/live.ts";

/** How many runners a file has: some 60 kB, 8 of them compressed. */
const runnersPerShard = 500;

/** A part of the runners, by bib. */
export interface Shard {
  from: string;
  /** Its name, which has the first bib and the hash of its content. */
  file: string;
  content: string;
}

/** Divides runners into shards by bib; the same runners are the same files. */
export function divideRunners(runners: readonly LiveRunner[], before: ReadonlyMap<string, Shard>): Shard[] {
  const sorted = [...runners].sort((a, b) => compareBibs(a.bib, b.bib));
  const shards: Shard[] = [];
  for (let from = 0; from < sorted.length; from += runnersPerShard) {
    const part = sorted.slice(from, from + runnersPerShard);
    const content = JSON.stringify({ runners: part });
    const first = part[0]?.bib ?? "";
    const known = before.get(first);
    if (known?.content === content) shards.push(known);
    else shards.push({ from: first, file: `${encodeURIComponent(first)}-${hash(content)}.json`, content });
  }
  return shards;
}

/** Returns the shards as the index names them. */
export function listShards(shards: readonly Shard[]): LiveIndex["shards"] {
  return shards.map(({ from, file }) => ({ from, file }));
}

function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
