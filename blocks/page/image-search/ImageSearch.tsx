import { ImageLookUp } from "#blocks/kit/service/LookUp.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The look-up of race photos as a page of its own. */
export default function ImageSearch(service: PageProps["image-search"]) {
  return <ImageLookUp service={service} />;
}
