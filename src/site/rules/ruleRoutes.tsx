import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router-dom";
import type { Visitor } from "#core/routeRules.ts";
import type { Program, ProgramContext } from "../program.ts";
import type { planRoutes } from "../routePlan.ts";
import { asksForEntry, routesFor, ruleInstants } from "./routesFor.ts";
import { createVisitorStore, type VisitorStore } from "./visitorStore.ts";

/** What this part gets from the site's script, so that it imports none of its modules. */
interface Shared {
  planRoutes: typeof planRoutes;
  Context: typeof ProgramContext;
  /** The instant for which the server rendered the page, in ms since 1970. */
  renderedAt: number | undefined;
}

// Milliseconds: a timer pauses while a laptop sleeps, so none is long.
const longestWait = 60_000;

/**
 * Returns the program of a site whose routes have times or audiences. Its plan is the one that the server drew; `Around` provides the
 * program with the plan of each moment and visitor.
 */
export default function ruleRoutes(program: Program, { planRoutes, Context, renderedAt }: Shared): Program {
  const { accounts, booted, client, now, plan: written } = program;
  const { routes, account } = booted.compiled.site;
  const home = written.find(written.homePath)?.route;
  const planFor = (at: number, visitor: Visitor) => planRoutes(routesFor(routes, home, { at, visitor }));
  const store: VisitorStore =
    account && asksForEntry(routes)
      ? createVisitorStore(program, location.hostname)
      : {
          subscribe: accounts.subscribe,
          client,
          current: () => (account && accounts.token() ? "logged-in" : "unknown"),
        };
  const onLoad = store.current();
  const instants = ruleInstants(routes);
  const Around: ComponentType<{ value: Program; children: ReactNode }> = ({ value, children }) => {
    const visitor = useSyncExternalStore(store.subscribe, store.current, () => "unknown" as const);
    const at = useInterval(instants, value.prerendered ? value.prerendered.at : now(), now);
    const live = useMemo(() => ({ ...value, client: store.client, plan: planFor(at, visitor) }), [value, at, visitor]);
    useMark(visitor, onLoad);
    return <Context value={live}>{children}</Context>;
  };
  return { ...program, plan: planFor(renderedAt ?? now(), "unknown"), Around };
}

/** Returns `first`, then the current time, anew whenever one of these instants has passed. */
function useInterval(instants: number[], first: number, now: () => number): number {
  const [at, setAt] = useState(first);
  useEffect(() => {
    const isOver = (time: number) => instants.some((instant) => at < instant && instant <= time);
    const time = now();
    if (isOver(time)) return setAt(time);
    const next = Math.min(...instants.filter((instant) => instant > time));
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = next - now();
      if (left <= 0) setAt(now());
      else if (Number.isFinite(left)) timer = setTimeout(look, Math.min(left + 20, longestWait));
    };
    look();
    return () => clearTimeout(timer);
  }, [instants, at, now]);
  return at;
}

/**
 * Marks the document with the visitor, by which the style sheet shows entries of menus. What the server answers after the page has
 * loaded takes effect when another page opens, so that no entry moves while the first one is read.
 */
function useMark(visitor: Visitor, onLoad: Visitor): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  const isSame = pathname === first && (visitor === "unknown") === (onLoad === "unknown");
  useEffect(() => {
    if (!isSame) setMoved(true);
  }, [isSame]);
  const marked = hasMoved || !isSame ? visitor : onLoad;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (marked === "unknown") delete dataset.visitor;
    else dataset.visitor = marked;
  }, [marked]);
}
