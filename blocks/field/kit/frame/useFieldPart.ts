import { useCallback } from "react";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useForm } from "./fieldProps.ts";

/**
 * Loads a part of a field when its user is first rendered; returned at once if it is loaded
 * already.
 */
export function useFieldPart<Part>(name: string): Loaded<Part> {
  const { parts } = useForm();
  const load = useCallback((wanted: string) => parts.load<Part>(wanted), [parts]);
  return useLoaded(name, load, parts.current<Part>(name));
}
