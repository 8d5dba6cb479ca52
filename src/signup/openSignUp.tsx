import type { ComponentType } from "react";
import type { SignUpView } from "#blocks/kit/site/site.ts";
import type { Program } from "#src/site/program.ts";
import { SignUp } from "./SignUp.tsx";
import { SignUpContext, type SignUpServices } from "./signUpContext.ts";
import { eventsIn, formsIn, homePathIn, openPathIn } from "./siteForms.ts";

/** Opens the sign-up of a site: the component that its pages show while it is open. Each program has one. */
export default function openSignUp(program: Program): ComponentType<SignUpView> {
  const known = components.get(program);
  if (known) return known;
  const { client, units, booted, source, now } = program;
  const loadPart = async <Part,>(name: string): Promise<Part> => {
    const module = await source(`part/${name}`);
    if (!module) throw new Error(`No part "${name}".`);
    return module.default as Part;
  };
  const { site } = booted.compiled;
  const pathOf = (type: string) => openPathIn(site.routes, type) ?? homePathIn(site.home.blocks, type, program.plan);
  const services: SignUpServices = {
    client,
    units,
    domainName: location.hostname,
    forms: formsIn(booted.compiled.files),
    loadPart,
    confirmPath: pathOf("confirm"),
    formPaths: { "sign-up": pathOf("post"), "through-entry": pathOf("direct") },
    hrefOf: (path) => program.addresses.href(path),
    events: eventsIn(site.home.blocks),
    now,
  };
  const Bound = (props: SignUpView) => (
    <SignUpContext value={services}>
      <SignUp {...props} />
    </SignUpContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<SignUpView>>();
