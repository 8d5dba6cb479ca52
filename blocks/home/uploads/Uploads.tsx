import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { UploadService } from "#blocks/kit/upload/UploadService.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** The upload of files as a part of a page. */
export default function Uploads({ title, ...service }: HomeProps["uploads"]) {
  return (
    <AsSection title={title}>
      <UploadService service={service} />
    </AsSection>
  );
}
