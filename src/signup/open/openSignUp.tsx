import type { ComponentType } from "react";
import type { SignUpOfRace } from "#blocks/kit/site/site.ts";
import type { Program } from "#src/site/program.ts";
import { SignUpContext } from "../signUpContext.ts";
import { SignUp } from "./SignUp.tsx";
import { getServices } from "./services.ts";

/**
 * Opens the sign-up of a site: the component that its pages show while it is open. Each program has
 * one.
 */
export default function openSignUp(program: Program): ComponentType<SignUpOfRace> {
  const cached = components.get(program);
  if (cached) return cached;
  const services = getServices(program);
  const Bound = (props: SignUpOfRace) => (
    <SignUpContext value={services}>
      <SignUp {...props} />
    </SignUpContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<SignUpOfRace>>();
