import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import {
  getSwitches,
  type ServicePage,
  type ServiceStatus,
  type ServiceSwitch,
  serviceStatus,
} from "#core/serviceState.ts";
import { lookUp } from "#schemas/generated/traits/lookUp.ts";
import { service } from "#schemas/generated/traits/service.ts";
import type { Text } from "#schemas/generated/types.ts";

/**
 * The status of the service that a link opens; `closedText` is the organiser's text for the time it
 * is switched off.
 */
export type LinkStatus = ServiceStatus & { closedText?: Text | undefined };

/**
 * Returns a function that returns the status of a link: that of the service page that it opens and
 * of the link's own switch. All links to a service use it, so that none is called open while its
 * page is closed. Other links are open. The time is the server's, to `step` ms.
 */
export function useLinkStatus(step: number): (link: string | undefined, serviceSwitch?: ServiceSwitch) => LinkStatus {
  const { hasAccounts, pageAt, race } = useSite();
  const now = useNow(step);
  return (link, serviceSwitch = {}) => {
    const page = link === undefined ? undefined : pageAt(link);
    const props = (page?.props ?? {}) as ServicePage["props"] & { closedText?: Text };
    if (!page || props.isOpen === undefined) return serviceStatus([serviceSwitch], now);
    const name = `page/${page.type}`;
    const switches = getSwitches({ service: service[name] ?? lookUp[name], props, race, hasAccounts });
    return { ...serviceStatus([serviceSwitch, ...switches], now), closedText: props.closedText };
  };
}
