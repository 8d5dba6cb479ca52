import { eachInstance } from "#compiler/upgrade/instances.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import type { RaceSite } from "./raceSite.ts";

const pageOf = { "sign-up": "post", "through-entry": "direct" } as const satisfies Record<CompiledForm["use"], string>;

/**
 * Whether forms of that use are taken at an instant: a page of the site for them is switched on, within its own times, and sends
 * nobody elsewhere; a sign-up also only while the race's registration is open. What has no times is not open.
 */
export function isOpenFor({ site }: Pick<RaceSite, "site">, use: CompiledForm["use"], now: Date): boolean {
  const isPageOpen = eachInstance(site).some(
    ({ kind, instance }) =>
      kind === "page" && instance.type === pageOf[use] && isServiceOpen(instance.props as PageProps["post"], now),
  );
  if (!isPageOpen || use === "through-entry") return isPageOpen;
  const { opensAt, closesAt } = site.race?.registration ?? {};
  return opensAt !== undefined && closesAt !== undefined && isBetween(now, opensAt, closesAt);
}

function isServiceOpen({ isOpen, link, opensAt, closesAt }: PageProps["post"], now: Date): boolean {
  return isOpen === true && !link && isBetween(now, opensAt, closesAt);
}

// An instant that cannot be read is none at which anything is open.
function isBetween(now: Date, from: string | undefined, until: string | undefined): boolean {
  const isBegun = from === undefined || now.getTime() >= Date.parse(from);
  return isBegun && (until === undefined || now.getTime() < Date.parse(until));
}
