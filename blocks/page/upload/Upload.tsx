import { UploadService } from "#blocks/kit/upload/UploadService.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The upload of files as a page of its own. */
export default function Upload(service: PageProps["upload"]) {
  return <UploadService service={service} />;
}
