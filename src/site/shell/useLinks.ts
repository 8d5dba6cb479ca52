import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { goToHeading } from "#blocks/kit/anchors.ts";
import { decodePath } from "../addresses.ts";
import { findPlace } from "../places.ts";
import type { Program } from "../program.ts";

/** Presses on links to pages of the site stay in the program, and an anchor of the open page leads to its place there. */
export function useLinks(program: Program, go: NavigateFunction): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !isPlain || !(link instanceof HTMLAnchorElement)) return;
      const anchor = /^#(?!\/)(.+)/s.exec(link.getAttribute("href") ?? "")?.[1];
      if (anchor !== undefined) {
        event.preventDefault();
        const target = document.getElementById(decodePath(anchor));
        if (target) goToHeading(target);
        return;
      }
      const target = targetOf(link, location, program);
      if (target === undefined) return;
      event.preventDefault();
      go(target, { replace: target === location.pathname + location.search + location.hash });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [program, go]);
}

type Anchor = Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">;

/**
 * Where the router goes when an anchor of a site with real addresses is pressed; undefined where the browser has to: what is no
 * page of the site, and another language or instant, for which the server or the program starts anew.
 */
export function targetOf(
  link: Anchor,
  { origin, search }: Pick<Location, "origin" | "search">,
  { addresses, booted, plan }: Pick<Program, "addresses" | "booted" | "plan">,
): string | undefined {
  if (!addresses.areReal || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href, origin);
  if (url.origin !== origin || url.searchParams.has("language")) return undefined;
  if (url.searchParams.get("at") !== new URLSearchParams(search).get("at")) return undefined;
  const place = findPlace(booted.compiled, plan, decodePath(url.pathname));
  return "shows" in place && place.shows === "nothing" ? undefined : url.pathname + url.search + url.hash;
}
