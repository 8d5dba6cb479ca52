import { eachInstance } from "#compiler/upgrade/instances.ts";
import {
  type AnsweredLookUp,
  isAnsweredHere,
  type LookUpAsk,
  type LookUpPart,
  type LookUpPlace,
  listAsks,
  listShown,
} from "#core/lookUps.ts";
import { type ServiceSwitch, serviceStatus } from "#core/serviceState.ts";
import { getService } from "#schemas/services.ts";
import type { RaceSite } from "../../race/raceSite.ts";

interface LookUpProps extends ServiceSwitch, LookUpPlace {
  shows?: string[];
}

/** What the site lets people look up now: by what, and what they see. */
export interface OpenLookUp {
  asks: ReadonlySet<LookUpAsk>;
  shows: ReadonlySet<LookUpPart>;
}

// A published site is another object once something was published.
const placesCache = new WeakMap<RaceSite["site"], ReadonlyMap<string, readonly LookUpProps[]>>();

/**
 * Returns what a look-up of a site is at this moment, by all pages and blocks that have it and are
 * open; undefined if none is, or if they lead to another website.
 */
export function findOpenLookUp(site: RaceSite["site"], kind: AnsweredLookUp, now: number): OpenLookUp | undefined {
  const open = (listPlaces(site).get(kind) ?? []).filter(
    (props) => isAnsweredHere(props) && serviceStatus([props], now).state === "open",
  );
  if (open.length === 0) return undefined;
  return {
    asks: new Set(open.flatMap(({ asks }) => listAsks(kind, asks))),
    shows: new Set(open.flatMap(({ shows }) => listShown(shows))),
  };
}

function listPlaces(site: RaceSite["site"]): ReadonlyMap<string, readonly LookUpProps[]> {
  const cached = placesCache.get(site);
  if (cached) return cached;
  const places = new Map<string, LookUpProps[]>();
  for (const { kind, instance } of eachInstance(site)) {
    const service = getService(`${kind}/${instance.type}`, instance.props);
    if (service) places.set(service, [...(places.get(service) ?? []), instance.props as LookUpProps]);
  }
  placesCache.set(site, places);
  return places;
}
