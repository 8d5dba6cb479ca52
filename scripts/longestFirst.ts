import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Returns a sequencer that starts these test files first, in this order: one that takes long and
 * started last would run alone at the end. The files of `last`, which are paths from the root, come
 * after all others, in their order.
 */
export function longestFirst(names: string[], last: string[] = []): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification) => {
    const fromLast = last.findIndex((path) => moduleId.endsWith(`/${path}`));
    if (fromLast >= 0) return names.length + 1 + fromLast;
    const at = names.findIndex((name) => moduleId.replace(/\.test\.tsx?$/, "").endsWith(`/${name}`));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
