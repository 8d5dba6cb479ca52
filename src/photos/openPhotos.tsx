import type { ComponentType } from "react";
import type { Program } from "#src/site/program.ts";
import { PhotoSearch, type PhotoSearchProps } from "./PhotoSearch.tsx";
import { PhotoContext } from "./photoContext.ts";

/** Opens the search of photos of a site. */
export default function openPhotos(program: Program): ComponentType<PhotoSearchProps> {
  const cached = components.get(program);
  if (cached) return cached;
  const Bound = (props: PhotoSearchProps) => (
    <PhotoContext value={program.client}>
      <PhotoSearch {...props} />
    </PhotoContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<PhotoSearchProps>>();
