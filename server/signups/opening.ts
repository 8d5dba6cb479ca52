import { eachInstance } from "#compiler/upgrade/instances.ts";
import { serviceStatus, switchesOf } from "#core/serviceState.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import type { RaceSite } from "./raceSite.ts";

const pageOf = { "sign-up": "post", "through-entry": "direct" } as const satisfies Record<CompiledForm["use"], string>;

/** Whether forms of that use are accepted at an instant: a page of the site for them is open by the rule of the pages, and leads nowhere else. */
export function isOpenFor({ site }: Pick<RaceSite, "site">, use: CompiledForm["use"], now: Date): boolean {
  const type = pageOf[use];
  return eachInstance(site).some(({ kind, instance }) => {
    if (kind !== "page" || instance.type !== type) return false;
    const props = instance.props as PageProps[typeof type];
    // What is not switched on is not accepted.
    const { state } = serviceStatus(switchesOf({ type, props, registration: site.race?.registration }), now.getTime());
    return props.isOpen === true && !props.link && state === "open";
  });
}
