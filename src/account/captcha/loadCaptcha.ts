import type { ComponentType } from "react";
import type { ModuleSource } from "#src/site/units.ts";
import type { CaptchaProps } from "./Captcha.tsx";

/** Loads the human verification; rejects if it cannot be loaded. */
export async function loadCaptcha(source: ModuleSource): Promise<ComponentType<CaptchaProps>> {
  const module = await source("part/captcha");
  if (!module) throw new Error("The server has no verification.");
  return module.default as ComponentType<CaptchaProps>;
}
