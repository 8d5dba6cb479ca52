import { SignUpKind } from "#blocks/kit/service/SignUps.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The through entry as a page of its own. */
export default function Direct(service: PageProps["direct"]) {
  return <SignUpKind kind="through-entry" service={service} />;
}
