import { isObject } from "#core/pointers.ts";
import { type Composites, isCompositeType } from "../composites.ts";

/** Which composites the tree of a version of a composite uses: "my/row/1". */
type Graph = (name: string) => ReadonlySet<string>;

const graphs = new WeakMap<Composites, { graph: Graph; levels: Map<string, number> }>();

function getGraph(composites: Composites): { graph: Graph; levels: Map<string, number> } {
  const known = graphs.get(composites);
  if (known) return known;
  const edges = new Map<string, ReadonlySet<string>>(
    composites.files.map(
      ({ type, version, composite }) => [`${type}/${version}`, new Set(usedIn(composite?.tree))] as const,
    ),
  );
  const made = { graph: (name: string) => edges.get(name) ?? new Set<string>(), levels: new Map<string, number>() };
  graphs.set(composites, made);
  return made;
}

function usedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(usedIn);
  if (!isObject(value)) return [];
  const own = isCompositeType(value.type) && "version" in value ? [`${value.type}/${value.version}`] : [];
  return [...own, ...Object.values(value).flatMap(usedIn)];
}

/**
 * Returns whether a version of a composite ("my/row/1") uses any version of a type, directly or by
 * way of others.
 */
export function reaches(name: string, type: string, composites: Composites): boolean {
  const { graph } = getGraph(composites);
  const seen = new Set<string>();
  const left = [name];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next.startsWith(`${type}/`)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    left.push(...graph(next));
  }
  return false;
}

/**
 * How many composites are one inside the other in a version of a composite, itself included. A
 * circle counts once.
 */
export function getLevels(name: string, composites: Composites): number {
  const { graph, levels } = getGraph(composites);
  const known = levels.get(name);
  if (known !== undefined) return known;
  levels.set(name, 1);
  const found = 1 + Math.max(0, ...[...graph(name)].map((inner) => getLevels(inner, composites)));
  levels.set(name, found);
  return found;
}
