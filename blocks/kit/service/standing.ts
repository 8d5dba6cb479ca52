import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import {
  type ServicePage,
  type ServiceStanding,
  type ServiceSwitch,
  standingOf,
  switchesOf,
} from "#core/serviceState.ts";
import type { Text } from "#schemas/generated/types.ts";

/** A service as a link to it is under; `closedText` are the organiser's words of its page for the time it is switched off. */
export type LinkStanding = ServiceStanding & { closedText?: Text | undefined };

/**
 * Returns a function that gives the standing of a link: that of the service page that it opens, and of a switch of the link's own. Every
 * place that leads to a service asks it, so that none is called open while its page is closed. Other links are open. The time is
 * the server's, to `step` ms.
 */
export function useStandings(step: number): (link: string | undefined, own?: ServiceSwitch) => LinkStanding {
  const { pageAt, race } = useSite();
  const now = useNow(step);
  return (link, own = {}) => {
    const page = link === undefined ? undefined : pageAt(link);
    const props = (page?.props ?? {}) as ServicePage["props"] & { closedText?: Text };
    if (!page || props.isOpen === undefined) return standingOf([own], now);
    const switches = switchesOf({ type: page.type, props, registration: race?.registration });
    return { ...standingOf([own, ...switches], now), closedText: props.closedText };
  };
}
