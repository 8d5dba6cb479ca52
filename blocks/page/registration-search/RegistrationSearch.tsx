import { RegistrationLookUp } from "#blocks/kit/service/LookUp.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The look-up of registrations as a page of its own. */
export default function RegistrationSearch(service: PageProps["registration-search"]) {
  return <RegistrationLookUp service={service} />;
}
