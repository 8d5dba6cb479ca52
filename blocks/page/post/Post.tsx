import { SignUpKind } from "#blocks/kit/service/SignUps.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The sign-up as a page of its own. */
export default function Post(service: PageProps["post"]) {
  return <SignUpKind kind="sign-up" service={service} />;
}
