import { SignUpKind } from "#blocks/kit/service/SignUps.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The confirmation of a start as a page of its own. */
export default function Confirm(service: PageProps["confirm"]) {
  return <SignUpKind kind="confirmation" service={service} />;
}
