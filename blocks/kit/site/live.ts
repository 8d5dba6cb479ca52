import type { LiveAlerts, LiveIndex, LiveRunner } from "#core/live.ts";

/** What the live page asks; each rejects with a sentence for the visitor. */
export interface AskedLive {
  readIndex(): Promise<LiveIndex>;
  /** The runners of a file of the index; undefined if the index is older than it. */
  readRunners(file: string): Promise<LiveRunner[] | undefined>;
  /** The bibs that the visitor follows in this browser. */
  readFollowed(): string[];
  storeFollowed(bibs: readonly string[]): void;
  /** The alerts of the account that is logged in. */
  readAlerts(): Promise<LiveAlerts>;
  /** Makes these the runners that send alerts; nobody ends them. Returns those that do. */
  storeAlerts(bibs: readonly string[]): Promise<LiveAlerts>;
}
