import { identityOf } from "../problems/places.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { checkTree } from "./checkTree.ts";
import { type Composites, problemsOf } from "./composites.ts";

/** The problems of a site's composites, each in the file of its composite: of the files by themselves, and `found` while their instances were expanded. */
export function problemsOfComposites(composites: Composites, found: readonly Finding[]): Problem[] {
  const { files, upgradeProblems } = composites;
  const seen = new Set<string>();
  const ofFiles = files.flatMap((file) => {
    const ofTree = file.composite ? checkTree(file.composite, composites) : [];
    const own = [...problemsOf(file), ...ofTree.map(file.parsed.locate)];
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
