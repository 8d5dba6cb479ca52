import { bindValue } from "../../bind/bindSite.ts";
import type { UsableComposite } from "../composites.ts";
import { findValidator } from "../language/values.ts";
import type { Run } from "./run.ts";
import { originIn, type Traced } from "./trace.ts";

/**
 * Replaces the facts in the props that a composite gives to a composite in its tree by values that
 * those props accept.
 */
export function bindProps(props: Traced, { schema }: UsableComposite, run: Run): Traced {
  const { value, findings } = bindValue(props.value, findValidator(schema), run.facts);
  for (const { fix: _, ...finding } of findings) {
    const { file, pointer } = originIn(props, finding.pointer);
    if (file !== undefined) run.findings.push({ ...finding, pointer, file } as typeof finding);
  }
  return { ...props, value };
}
