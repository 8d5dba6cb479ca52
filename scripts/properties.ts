import fc, { type RunDetails } from "fast-check";

// A slow property must not take the time of the others in its file: after PROPERTY_SECONDS, it ends
// with the examples that it has drawn.
const { PROPERTY_SEED: seed = "20251026", PROPERTY_RUNS: wantedRuns, PROPERTY_SECONDS: seconds = "240" } = process.env;

// With a fixed seed, a failure comes from the change and not from the draw. PROPERTY_SEED=random
// takes a new seed; a number repeats a run.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(seed !== "random" && { seed: Number(seed) }),
  ...(wantedRuns && {
    numRuns: Number(wantedRuns),
    interruptAfterTimeLimit: Number(seconds) * 1000,
    reporter: printRuns,
  }),
});

/** Returns how many examples a property test draws: `usual`, or PROPERTY_RUNS. */
export function runs(usual: number): number {
  return Number(wantedRuns || usual);
}

function printRuns(details: RunDetails<unknown>): void {
  console.log(`${details.numRuns} examples${details.interrupted ? ", interrupted" : ""}, seed ${details.seed}`);
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
