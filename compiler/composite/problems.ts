import { identityOf } from "../problems/places.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { type Composites, problemsOf } from "./composites.ts";

/** The problems of a site's composites, each in the file of its composite: of the files by themselves, and `found` while their instances were expanded. */
export function problemsOfComposites({ files, upgradeProblems }: Composites, found: readonly Finding[]): Problem[] {
  const seen = new Set<string>();
  const ofFiles = files.flatMap((file) => {
    const own = problemsOf(file);
    const isWrong = own.some(({ severity }) => severity === "error");
    // What a wrong composite does to its instances follows from its own mistakes.
    const ofInstances = isWrong ? [] : found.filter((finding) => finding.file === file.path);
    return [
      ...own,
      ...ofInstances.flatMap((finding) => {
        const key = identityOf(finding);
        if (seen.has(key)) return [];
        seen.add(key);
        return [file.parsed.locate(finding)];
      }),
    ];
  });
  return [...ofFiles, ...upgradeProblems];
}
