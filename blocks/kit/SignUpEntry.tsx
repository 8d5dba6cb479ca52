import { Show } from "./State.tsx";
import { type SignUpView, useLoaded, useSite } from "./site.ts";

/** The sign-up of the site, where a page of it is open: loads the program for it and shows it. */
export function SignUpEntry(view: SignUpView) {
  const { signUp } = useSite();
  return (
    <Show loaded={useLoaded("sign-up", signUp)} lines={6} height="24rem">
      {(SignUp) => <SignUp {...view} />}
    </Show>
  );
}
