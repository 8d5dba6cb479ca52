import type { Program } from "#src/site/program.ts";
import { loadPart } from "#src/site/units.ts";
import type { SignUpServices } from "./signUpContext.ts";
import { eventsIn, formsIn, homePathIn, openPathIn } from "./siteForms.ts";

/** Returns what the sign-up of a site works with. */
export function getServices({ client, units, booted, source, now, plan, addresses, arrival }: Program): SignUpServices {
  const { site, files } = booted.compiled;
  const getPath = (type: string) => openPathIn(site.routes, type) ?? homePathIn(site.home.blocks, type, plan);
  return {
    client,
    units,
    domainName: location.hostname,
    forms: formsIn(files),
    loadPart: <Part>(name: string) => loadPart<Part>(source, name),
    confirmPath: getPath("confirm"),
    formPaths: { "sign-up": getPath("post"), "through-entry": getPath("direct") },
    getHref: (path) => addresses.href(path),
    events: eventsIn(site.home.blocks),
    now,
    parameters: arrival ?? (() => ({})),
  };
}
