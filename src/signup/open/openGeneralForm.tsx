import type { ComponentType } from "react";
import type { GeneralFormView } from "#blocks/kit/site/site.ts";
import type { Program } from "#src/site/program.ts";
import { GeneralForm } from "../general/GeneralForm.tsx";
import { SignUpContext } from "../signUpContext.ts";
import { getServices } from "./services.ts";

/**
 * Opens the general forms of a site: the component that shows one of them while it is open. It is a
 * part of its own, because it needs nothing of the sign-up.
 */
export default function openGeneralForm(program: Program): ComponentType<GeneralFormView> {
  const cached = components.get(program);
  if (cached) return cached;
  const services = getServices(program);
  const Bound = (props: GeneralFormView) => (
    <SignUpContext value={services}>
      <GeneralForm {...props} />
    </SignUpContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<GeneralFormView>>();
