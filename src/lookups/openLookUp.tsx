import type { ComponentType } from "react";
import type { LookUpView } from "#blocks/kit/site/site.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import type { Program } from "#src/site/program.ts";
import { loadPart } from "#src/site/units.ts";
import { LookUp } from "./LookUp.tsx";
import { LookUpContext } from "./lookUpContext.ts";

/** Opens the look-ups of a site: the component that asks for one, and shows what was found. */
export default function openLookUp(program: Program): ComponentType<LookUpView> {
  const cached = components.get(program);
  if (cached) return cached;
  const { client, source, preview } = program;
  const services = {
    client,
    publishedAt: () => (preview?.at === undefined ? undefined : preview.now()),
    loadCaptcha: () => loadPart<ComponentType<CaptchaProps>>(source, "captcha"),
  };
  const Bound = (props: LookUpView) => (
    <LookUpContext value={services}>
      <LookUp {...props} />
    </LookUpContext>
  );
  components.set(program, Bound);
  return Bound;
}

const components = new WeakMap<Program, ComponentType<LookUpView>>();
