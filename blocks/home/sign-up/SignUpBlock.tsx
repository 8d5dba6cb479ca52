import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { ConfirmationService, SignUpService, ThroughEntryService } from "#blocks/kit/service/SignUps.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

const kinds = {
  "sign-up": SignUpService,
  "through-entry": ThroughEntryService,
  confirmation: ConfirmationService,
} as const;

/** A sign-up as a part of a page. */
export default function SignUpBlock({ kind, title, ...service }: HomeProps["sign-up"]) {
  const Kind = kinds[kind];
  return (
    <AsSection title={title}>
      <Kind service={service} />
    </AsSection>
  );
}
