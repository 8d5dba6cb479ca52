import { useEffect, useMemo, useState } from "react";
import { type NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { type Destination, destinationOf } from "../destinations.tsx";
import { useProgram } from "../program.ts";

/** A page that is open, and how the visitor came to it. */
export interface Arrival {
  destination: Destination;
  /** The history entry's key. */
  key: string;
  by: NavigationType;
}

/** The page to show, which stays until the next one is loaded; undefined before the first. Follows redirects. */
export function useDestination(): { arrival: Arrival | undefined; isLeaving: boolean } {
  const program = useProgram();
  const { pathname, key } = useLocation();
  const by = useNavigationType();
  const navigate = useNavigate();
  const next = useMemo(() => destinationOf(program, decode(pathname)), [program, pathname]);
  // A page that the server drew is there from the start.
  const [arrival, setArrival] = useState<Arrival | undefined>(() =>
    program.prerendered && !("redirect" in next) ? { destination: next, key, by } : undefined,
  );
  useEffect(() => {
    if ("redirect" in next) return void navigate(next.redirect, { replace: true });
    let isCurrent = true;
    next.load().then(() => isCurrent && setArrival({ destination: next, key, by }));
    return () => {
      isCurrent = false;
    };
  }, [next, key, by, navigate]);
  return { arrival, isLeaving: arrival?.destination !== next };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
