import { join } from "node:path";
import { prepare } from "../../scripts/setup.mjs";
import { type Machine, openMachine } from "./machine.ts";
import { payProofs } from "./payProofs.ts";
import { placeProofs } from "./placeProofs.ts";
import type { Outcome, Proof } from "./proof.ts";
import { type Proved, writeReport } from "./report.ts";

// `npm run prove`, or `npm run prove -- A1 C5` for some of the proofs.
const proofs = [...placeProofs, ...payProofs];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((id) => !proofs.some((proof) => proof.id === id));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are ${proofs.map(({ id }) => id).join(", ")}.`);
  process.exit(1);
}
const seed = Number(process.env.PROVE_SEED ?? 20_261_123);
await prepare();
const startedAt = Date.now();
const machine = await openMachine();
console.log(`${machine.version}, Node ${process.version}, seed ${seed}`);
const all: Proved[] = [];
try {
  for (const proof of proofs.filter(({ id }) => chosen.length === 0 || chosen.includes(id)))
    all.push(await prove(machine, proof));
} finally {
  await machine.stop();
}
const seconds = (Date.now() - startedAt) / 1000;
const folder = join(import.meta.dirname, "../results/prove");
const page = writeReport(folder, { proved: all, seconds, seed, postgres: machine.version });
const missed = all.filter(({ isKept }) => !isKept).map(({ id }) => id);
console.log(`${all.length - missed.length} of ${all.length} kept in ${seconds.toFixed(0)} s. The report is in ${page}`);
// PostgreSQL's package leaves handles open.
process.exit(missed.length > 0 ? 1 : 0);

async function prove(on: Machine, { id, title, run }: Proof): Promise<Proved> {
  const started = performance.now();
  const { context, close } = on.open(seed);
  let outcome: Outcome;
  try {
    outcome = await run(context);
  } catch (error) {
    outcome = { isKept: false, figures: { error: (error as Error)?.stack ?? String(error) } };
  }
  await close().catch((error) => console.error(`${id} did not end cleanly: ${error}`));
  const seconds = (performance.now() - started) / 1000;
  const figures = Object.entries(outcome.figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${outcome.isKept ? "kept  " : "MISSED"} ${id.padEnd(4)} ${seconds.toFixed(1)} s  ${title}`);
  console.log(`       ${figures.join("; ")}`);
  return { id, title, seconds, ...outcome };
}
