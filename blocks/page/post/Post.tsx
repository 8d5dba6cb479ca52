import { SignUpService } from "#blocks/kit/service/SignUps.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The sign-up as a page of its own. */
export default function Post(service: PageProps["post"]) {
  return <SignUpService service={service} />;
}
