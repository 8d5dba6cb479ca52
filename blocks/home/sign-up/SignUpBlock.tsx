import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { SignUpKind } from "#blocks/kit/service/SignUps.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** A sign-up as a part of a page. */
export default function SignUpBlock({ kind, title, ...service }: HomeProps["sign-up"]) {
  return (
    <AsSection title={title}>
      <SignUpKind kind={kind} service={service} />
    </AsSection>
  );
}
