import { eachInstance } from "#compiler/upgrade/instances.ts";
import { getSwitches, serviceStatus } from "#core/serviceState.ts";
import type { SignUpUse } from "#forms/form.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import { getService } from "#schemas/services.ts";
import type { RaceSite } from "./raceSite.ts";

type Published = Pick<RaceSite, "site">;

/**
 * Returns whether forms of that use are accepted at an instant: a page of the site for them is open
 * by the rule of the pages, and leads nowhere else.
 */
export function isOpenFor(published: Published, use: SignUpUse, now: Date): boolean {
  return listPages(published, use).some(
    // What is not switched on is not accepted.
    (props) => props.isOpen === true && !props.link && getStatus(published, use, props, now).state === "open",
  );
}

/**
 * Returns the instant until which forms of that use can be withdrawn: once none of their pages will
 * open again, and at the latest at the start of the race. A page that is switched off for a while
 * changes nothing. Undefined if the site has no page for them.
 */
export function lastWithdrawal(published: Published, use: SignUpUse): Date | undefined {
  const { startsAt } = published.site.race ?? {};
  const closings = listPages(published, use).flatMap((props) => {
    const { closesAt } = getStatus(published, use, props, new Date(0));
    const ends = [closesAt, startsAt].map((instant) => Date.parse(instant ?? "")).filter(Number.isFinite);
    return ends.length > 0 ? Math.min(...ends) : [];
  });
  return closings.length > 0 ? new Date(Math.max(...closings)) : undefined;
}

function listPages({ site }: Published, use: SignUpUse): PageProps["post" | "direct"][] {
  return eachInstance(site).flatMap(({ kind, instance }) => {
    const isForUse = getService(`${kind}/${instance.type}`, instance.props) === use;
    return isForUse ? [instance.props as PageProps["post" | "direct"]] : [];
  });
}

function getStatus({ site }: Published, use: SignUpUse, props: PageProps["post" | "direct"], now: Date) {
  return serviceStatus(getSwitches({ service: use, props, race: site.race, hasAccounts: true }), now.getTime());
}
