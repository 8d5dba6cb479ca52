import { PictureGrid } from "#blocks/kit/collection/PictureGrid.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** All pictures of the race as a page of its own. */
export default function ImageCollection(props: PageProps["image-collection"]) {
  return <PictureGrid {...props} />;
}
