import { FilmList } from "#blocks/kit/collection/FilmList.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** All films of the race as a page of its own. */
export default function VideoCollection(props: PageProps["video-collection"]) {
  return <FilmList {...props} />;
}
