import { drawPaper } from "./drawPaper.ts";
import type { Paper } from "./paper.ts";

// A process of its own: a confirmation takes as long to draw as dozens of sign-ups take.

/** What a worker answers to a paper. */
export type Drawn = { file: Uint8Array } | { error: string };

process.on("disconnect", () => process.exit());
process.on("message", (paper: Paper) => {
  drawPaper(paper).then(
    (file) => process.send?.({ file } satisfies Drawn),
    (error: Error) => process.send?.({ error: error.stack ?? error.message } satisfies Drawn),
  );
});
