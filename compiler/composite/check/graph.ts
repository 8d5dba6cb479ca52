import { isObject } from "#core/pointers.ts";
import { type Composites, isCompositeType } from "../composites.ts";

/** Which composites the tree of a version of a composite uses: "my/row/1". */
type Graph = (name: string) => ReadonlySet<string>;

const graphs = new WeakMap<Composites, { graph: Graph; levels: Map<string, number> }>();

function getGraph(composites: Composites): { graph: Graph; levels: Map<string, number> } {
  const cached = graphs.get(composites);
  if (cached) return cached;
  const edges = new Map<string, ReadonlySet<string>>(
    composites.files.map(
      ({ type, version, composite }) => [`${type}/${version}`, new Set(listUsed(composite?.tree))] as const,
    ),
  );
  const entry = { graph: (name: string) => edges.get(name) ?? new Set<string>(), levels: new Map<string, number>() };
  graphs.set(composites, entry);
  return entry;
}

function listUsed(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listUsed);
  if (!isObject(value)) return [];
  const names = isCompositeType(value.type) && "version" in value ? [`${value.type}/${value.version}`] : [];
  return [...names, ...Object.values(value).flatMap(listUsed)];
}

/**
 * Returns whether a version of a composite ("my/row/1") uses any version of a type, directly or by
 * way of others.
 */
export function reaches(name: string, type: string, composites: Composites): boolean {
  const { graph } = getGraph(composites);
  const seen = new Set<string>();
  const queue = [name];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next.startsWith(`${type}/`)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...graph(next));
  }
  return false;
}

/**
 * Counts how many composites are one inside the other in a version of a composite, itself included.
 * A circle counts once.
 */
export function getLevels(name: string, composites: Composites): number {
  const { graph, levels } = getGraph(composites);
  const cached = levels.get(name);
  if (cached !== undefined) return cached;
  levels.set(name, 1);
  const count = 1 + Math.max(0, ...[...graph(name)].map((inner) => getLevels(inner, composites)));
  levels.set(name, count);
  return count;
}
