import { useRef } from "react";
import { useForm } from "./fieldProps.ts";

/**
 * Returns the earlier answers that a field remembers: by the id of the control that changes them,
 * as long as the entrant's form is open, also while another step shows. Entries of lists remember
 * while they are shown: they change places.
 */
export function useMemory<Value>(id: string, start: Value): { current: Value } {
  const { memory } = useForm();
  const ownRef = useRef(start);
  if (!memory || /\/\d+(\/|$)/.test(id)) return ownRef;
  const stored = (memory.get(id) as { current: Value } | undefined) ?? ownRef;
  memory.set(id, stored);
  return stored;
}
