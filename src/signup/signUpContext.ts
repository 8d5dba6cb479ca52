import { createContext, useContext } from "react";
import type { SignUpUse } from "#forms/form.ts";
import type { Client } from "#src/client/client.ts";
import type { Units } from "#src/site/units.ts";
import type { FormOfSite, RaceEvent } from "./siteForms.ts";

/** What the sign-up works with: the API, the units, and the forms of the site. */
export interface SignUpServices {
  client: Client;
  units: Units;
  domainName: string;
  forms: FormOfSite[];
  /** Loads a part of the program with its style sheets; rejects if that fails. */
  loadPart<Part>(name: string): Promise<Part>;
  /** The page that shows what was submitted; undefined if the site has none that is open. */
  confirmPath: string | undefined;
  /** The pages of the forms by use; undefined if the site has none that is open. */
  formPaths: Record<SignUpUse, string | undefined>;
  /** The address of an anchor to a path of the site. */
  getHref(path: string): string;
  /** The organiser's own dates of the race. */
  events: RaceEvent[];
  /** The parameters of the link by which the visitor came that forms ask for. */
  parameters(): Record<string, string>;
  /** The server's time, also while a page is previewed at another instant. */
  now(): number;
}

export const SignUpContext = createContext<SignUpServices | undefined>(undefined);

/** Returns the services of the sign-up around this component; throws outside of one. */
export function useSignUpServices(): SignUpServices {
  const services = useContext(SignUpContext);
  if (!services) throw new Error("useSignUpServices() was called outside of a sign-up.");
  return services;
}
