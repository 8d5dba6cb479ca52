import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { usualBounds } from "./bounds.ts";
import type { FailedPicture } from "./results.ts";

/** Returns the problem of a picture that nothing could be made of. */
export function pictureProblem(path: string, { reason, megapixels }: FailedPicture): Problem {
  const place = { file: path };
  switch (reason) {
    case "broken":
      return report("SL5410", "", { path }, place);
    case "large":
      return report("SL5411", "", { path, megapixels, limit: usualBounds.pixels / 1_000_000 }, place);
    case "heic":
      return report("SL5412", "", { path }, place);
    case "slow":
      return report("SL5413", "", { path, seconds: usualBounds.seconds }, place);
  }
}
