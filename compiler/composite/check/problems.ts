import { getIdentity } from "../../problems/places.ts";
import type { Finding, Problem } from "../../problems/problems.ts";
import { type CompositeFile, type Composites, listProblems } from "../composites.ts";
import { checkExampleSlots } from "../exampleSlots.ts";
import { checkTree } from "./checkTree.ts";
import { reaches } from "./graph.ts";
import { checkUnusedProps } from "./unusedProps.ts";

/**
 * Returns the problems of a site's composites, each in the file of its composite: of the files by
 * themselves, and `found` while their instances were expanded.
 */
export function problemsOfComposites(composites: Composites, findings: readonly Finding[]): Problem[] {
  const { files, upgradeProblems } = composites;
  const seen = new Set<string>();
  const ofFiles = files.flatMap((file) => {
    const { own, isWrong } = problemsIn(file, composites);
    // What a wrong composite does to its instances follows from its own mistakes.
    for (const finding of own) seen.add(getIdentity(finding));
    const ofInstances = isWrong ? [] : findings.filter((finding) => finding.file === file.path);
    return [
      ...own,
      ...ofInstances.flatMap((finding) => {
        const key = getKey(finding);
        if (seen.has(key)) return [];
        seen.add(key);
        return [file.parsed.locate(finding)];
      }),
    ];
  });
  return [...ofFiles, ...upgradeProblems];
}

// A node that shows what the race does not state of an item is one mistake, also if instances name
// several items.
function getKey(finding: Finding): string {
  const { file, code, pointer } = finding;
  return code === "SL5209" || code === "SL5210" ? `${file} ${code} ${pointer}` : getIdentity(finding);
}

/**
 * Returns whether a version of a composite ("my/row/1"), or one that its tree uses, has an error of
 * its own.
 */
export function hasWrongTree(name: string, composites: Composites): boolean {
  const wrong = composites.files.filter((file) => problemsIn(file, composites).isWrong);
  return wrong.some(({ type, version }) =>
    name.startsWith(`${type}/`) ? name === `${type}/${version}` : type !== undefined && reaches(name, type, composites),
  );
}

const cache = new WeakMap<CompositeFile, { own: Problem[]; isWrong: boolean }>();

function problemsIn(file: CompositeFile, composites: Composites): { own: Problem[]; isWrong: boolean } {
  const before = cache.get(file);
  if (before) return before;
  const ofTree = file.composite ? checkTree(file.composite, composites) : [];
  const treeProblems = [...listProblems(file), ...ofTree.map(file.parsed.locate)];
  // What a wrong tree reads nobody knows.
  const unused = file.composite && treeProblems.length === 0 ? checkUnusedProps(file.composite) : [];
  const ownProblems = [...treeProblems, ...unused.map(file.parsed.locate)];
  const ofExample = file.composite ? checkExampleSlots(file.composite, composites).map(file.parsed.locate) : [];
  // No instance has the example's slots.
  const problems = {
    own: [...ownProblems, ...ofExample],
    isWrong: ownProblems.some(({ severity }) => severity === "error"),
  };
  cache.set(file, problems);
  return problems;
}
