import { useEffect, useMemo, useState } from "react";
import { type NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { decodePath, isHashAddress } from "../addresses.ts";
import { type Destination, getDestination } from "../destinations.tsx";
import { useProgram } from "../program.ts";

/** The open page, and how the visitor opened it. */
export interface Arrival {
  destination: Destination;
  /** The history entry's key. */
  key: string;
  by: NavigationType;
  /** The part of the page that the address names after its #. */
  anchor: string | undefined;
}

/**
 * Returns the page to show, which stays until the next one is loaded; undefined before the first.
 * Follows redirects.
 */
export function useDestination(): { arrival: Arrival | undefined; isLeaving: boolean } {
  const program = useProgram();
  const { addresses } = program;
  const { pathname, search, hash, key } = useLocation();
  const by = useNavigationType();
  const navigate = useNavigate();
  const path = addresses.read({ pathname, hash });
  const isOld = addresses.areReal && isHashAddress(hash);
  const next = useMemo(() => getDestination(program, path), [program, path]);
  // A prerendered page is open from the start, even if the visitor has followed a link since: React
  // has to find what the server drew.
  const [arrival, setArrival] = useState<Arrival | undefined>(() => {
    if (!program.prerendered) return undefined;
    const { path: drawnPath } = program.prerendered;
    const destination = drawnPath === path ? next : getDestination(program, drawnPath);
    return "redirect" in destination ? undefined : { destination, key, by, anchor: getAnchor(hash) };
  });
  useEffect(() => {
    if (isOld) return void navigate(addresses.target(hash.slice(1)), { replace: true });
    if ("redirect" in next) return void navigate(addresses.target(next.redirect + search + hash), { replace: true });
    let isCurrent = true;
    next.load().then(() => isCurrent && setArrival({ destination: next, key, by, anchor: getAnchor(hash) }));
    return () => {
      isCurrent = false;
    };
  }, [next, key, by, navigate, addresses, search, hash, isOld]);
  return { arrival, isLeaving: arrival?.destination !== next };
}

function getAnchor(hash: string): string | undefined {
  return hash.length > 1 && !isHashAddress(hash) ? decodePath(hash.slice(1)) : undefined;
}
