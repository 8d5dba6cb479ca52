import type { ServiceKind } from "#core/serviceState.ts";
import type { Program } from "#src/site/program.ts";
import { loadPart } from "#src/site/units.ts";
import type { SignUpServices } from "../signUpContext.ts";
import { eventsIn, formsIn, homePathIn, openPathIn } from "../siteForms.ts";

/** Returns what the sign-up of a site works with. */
export function getServices({ client, units, booted, source, now, plan, addresses, arrival }: Program): SignUpServices {
  const { site, files } = booted.compiled;
  const getPath = (service: ServiceKind) =>
    openPathIn(site.routes, service) ?? homePathIn(site.home.blocks, service, plan);
  return {
    client,
    units,
    domainName: location.hostname,
    forms: formsIn(files),
    loadPart: <Part>(name: string) => loadPart<Part>(source, name),
    confirmPath: getPath("confirmation"),
    formPaths: { "sign-up": getPath("sign-up"), "through-entry": getPath("through-entry") },
    getHref: (path) => addresses.href(path),
    events: eventsIn(site.home.blocks),
    now,
    parameters: arrival ?? (() => ({})),
  };
}
