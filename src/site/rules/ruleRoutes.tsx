import {
  type ComponentType,
  type ReactNode,
  startTransition,
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
import { asksForEntry, routesFor, ruleInstants, type Viewing } from "../routesFor.ts";
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
 * Returns the program of a site whose routes have times or audiences. Its plan is the one that the
 * server drew; `Around` provides the program with the plan of each moment and visitor.
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
    const { at, visitor } = useViewing(value, store, instants);
    const live = useMemo(() => ({ ...value, client: store.client, plan: planFor(at, visitor) }), [value, at, visitor]);
    useMark(store, onLoad);
    return <Context value={live}>{children}</Context>;
  };
  return { ...program, plan: planFor(renderedAt ?? now(), "unknown"), Around };
}

/**
 * Returns when and for whom the routes are laid out: as the server rendered the page, then anew
 * when an instant has passed or the visitor is another one. A block that the server rendered would
 * become a skeleton if its program changed before it is hydrated, so its renderer is loaded first.
 */
function useViewing({ prerendered, units, now }: Program, store: VisitorStore, instants: number[]): Viewing {
  const [viewing, setViewing] = useState<Viewing>(() =>
    prerendered ? { at: prerendered.at, visitor: "unknown" } : { at: now(), visitor: store.current() },
  );
  useEffect(() => {
    const { at, visitor } = viewing;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      clearTimeout(timer);
      const time = now();
      const next = Math.min(...instants.filter((instant) => instant > at));
      if (time < next && visitor === store.current()) {
        if (Number.isFinite(next)) timer = setTimeout(look, Math.min(next - time + 20, longestWait));
        return;
      }
      await Promise.all((prerendered?.late ?? []).map((type) => units.load("home", type)));
      if (!isOver) startTransition(() => setViewing({ at: now(), visitor: store.current() }));
    };
    look();
    const stop = store.subscribe(look);
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
  }, [viewing, prerendered, units, now, store, instants]);
  return viewing;
}

/**
 * Marks the document with the visitor, by which the style sheet shows entries of menus. What the
 * server answers after the page has loaded takes effect when another page opens, so that no entry
 * moves while the first one is read.
 */
function useMark({ subscribe, current }: VisitorStore, onLoad: Visitor): void {
  const visitor = useSyncExternalStore(subscribe, current, current);
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
