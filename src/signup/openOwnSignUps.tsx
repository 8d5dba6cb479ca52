import type { ComponentType } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Program } from "#src/site/program.ts";
import { OwnOverview } from "./flow/OwnOverview.tsx";
import { servicesOf } from "./services.ts";
import { SignUpContext } from "./signUpContext.ts";

/**
 * Opens the list of what the visitor who is logged in has begun and submitted, for the account page. Each program has one; it is a part of its own, because it needs
 * nothing of the forms.
 */
export default function openOwnSignUps(program: Program): ComponentType {
  const known = components.get(program);
  if (known) return known;
  const services = servicesOf(program);
  const Bound = () => {
    const { user } = useSite();
    return (
      user && (
        <SignUpContext value={services}>
          <OwnOverview key={user.accountId} accountId={user.accountId} />
        </SignUpContext>
      )
    );
  };
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType>();
