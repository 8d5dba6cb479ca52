import { type ComponentType, createContext, useContext } from "react";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import type { Client } from "#src/client/client.ts";

/** What a look-up needs of the site's program. */
export interface LookUpServices {
  client: Client;
  /** The instant that the page is previewed as at, in ms since 1970; undefined for the present. */
  publishedAt(): number | undefined;
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
}

export const LookUpContext = createContext<LookUpServices | undefined>(undefined);

/** Returns the services around a look-up; throws outside of one. */
export function useLookUpServices(): LookUpServices {
  const services = useContext(LookUpContext);
  if (!services) throw new Error("useLookUpServices(): no look-up.");
  return services;
}
