import type { ComponentType } from "react";
import type { Program } from "#src/site/program.ts";
import { SignUp, type SignUpProps } from "./SignUp.tsx";
import { SignUpContext, type SignUpServices } from "./signUpContext.ts";
import { eventsIn, formsIn, openPathIn } from "./siteForms.ts";

/** Opens the sign-up of a site: the component that its pages show while it is open. Each program has one. */
export default function openSignUp(program: Program): ComponentType<SignUpProps> {
  const known = components.get(program);
  if (known) return known;
  const { client, units, booted, source, now } = program;
  const loadPart = async <Part,>(name: string): Promise<Part> => {
    const module = await source(`part/${name}`);
    if (!module) throw new Error(`No part "${name}".`);
    return module.default as Part;
  };
  const services: SignUpServices = {
    client,
    units,
    domainName: location.hostname,
    forms: formsIn(booted.compiled.files),
    loadPart,
    confirmPath: openPathIn(booted.compiled.site.routes, "confirm"),
    formPaths: {
      "sign-up": openPathIn(booted.compiled.site.routes, "post"),
      "through-entry": openPathIn(booted.compiled.site.routes, "direct"),
    },
    events: eventsIn(booted.compiled.site.home.blocks),
    now,
  };
  const Bound = (props: SignUpProps) => (
    <SignUpContext value={services}>
      <SignUp {...props} />
    </SignUpContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<SignUpProps>>();
