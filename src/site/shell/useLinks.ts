import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { Links } from "../addresses.ts";
import { findPlace } from "../places.ts";
import type { Program } from "../program.ts";
import { loadPart } from "../units.ts";
import { whenEngaged } from "../whenNear.ts";

/**
 * Keeps presses on links to pages of the site in the program, once the reader scrolls, points or
 * types; until then the browser follows them.
 */
export function useLinks({ addresses, booted, plan, source }: Program, go: NavigateFunction): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const isPage = (path: string) => {
      const place = findPlace(booted.compiled, plan, path);
      return "leadsTo" in place || place.shows !== "nothing";
    };
    const start = async () => {
      const links = await loadPart<Links>(source, "links").catch(() => undefined);
      if (!isOver) stop = links?.followLinks({ addresses, isPage, go });
    };
    if (addresses.areReal) start();
    else whenEngaged(start);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [addresses, booted, plan, source, go]);
}
