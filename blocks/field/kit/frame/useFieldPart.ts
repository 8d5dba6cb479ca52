import { useCallback } from "react";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useForm } from "./fieldProps.ts";

/**
 * Loads a part of a field when its user is first rendered; returned at once if it is loaded
 * already.
 */
export function useFieldPart<Part>(name: string): Loaded<Part> {
  const { parts } = useForm();
  const load = useCallback((part: string) => parts.load<Part>(part), [parts]);
  return useLoaded(name, load, parts.current<Part>(name));
}
