import { useCallback } from "react";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useForm } from "./fieldProps.ts";

/** A part of a field, loaded when what asks for it is first rendered; there at once if it has come before. */
export function useFieldPart<Part>(name: string): Loaded<Part> {
  const { parts } = useForm();
  const load = useCallback((wanted: string) => parts.load<Part>(wanted), [parts]);
  return useLoaded(name, load, parts.current<Part>(name));
}
