import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Returns a sequencer that starts these test files first, in this order: one that takes long and started last would run alone at the end. */
export function longestFirst(names: string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = names.findIndex((name) => moduleId.replace(/\.test\.tsx?$/, "").endsWith(`/${name}`));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
