import type { ComponentType } from "react";
import { atMost } from "./atMost.ts";
import type { BootFacts, UnitFiles } from "./bootFacts.ts";

/** A `part` is a page that comes with the program, a `field` one of the sign-up form. */
export type UnitKind = "home" | "page" | "field" | "part";

// biome-ignore lint/suspicious/noExplicitAny: each unit has props of its own, checked against its schema by the compiler
export type Renderer = ComponentType<any>;

/**
 * What is known of a unit: its renderer, that there is none of that type, or why it could not be
 * loaded.
 */
export type UnitState =
  | { status: "ready"; renderer: Renderer }
  | { status: "unknown" }
  | { status: "failed"; message: string };

/** Finds and keeps the renderers of units. */
export interface Units {
  /** The current state; undefined before the first `load`. */
  state(kind: UnitKind, type: string): UnitState | undefined;
  /**
   * Loads a unit with its style sheets; never rejects. A unit that failed before is tried again.
   */
  load(kind: UnitKind, type: string): Promise<UnitState>;
  /**
   * Resolves once a `load` has loaded the unit, or found that there is none; loads nothing by
   * itself.
   */
  arrival(kind: UnitKind, type: string): Promise<void>;
}

/** Milliseconds after which a chunk or a style sheet that is not loaded counts as failed. */
export const loadTimeout = 120_000;

/**
 * Loads a module by its name: a unit (home/carousel) or a part of the program that few pages need
 * (part/interaction). Undefined if there is none of that name; rejects if it cannot be loaded.
 */
export type ModuleSource = (name: string) => Promise<{ default: unknown } | undefined>;

/** Makes the table of renderers on top of a source. */
export function createUnits(source: ModuleSource): Units {
  const states = new Map<string, UnitState>();
  const loading = new Map<string, Promise<UnitState>>();
  const arrivals = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const measureArrival = (name: string) => {
    const arrival = arrivals.get(name) ?? withResolver();
    arrivals.set(name, arrival);
    return arrival;
  };
  const fetchUnit = async (name: string): Promise<UnitState> => {
    try {
      const module = await withinLimit(source(name));
      return module ? { status: "ready", renderer: module.default as Renderer } : { status: "unknown" };
    } catch (error) {
      return { status: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    state: (kind, type) => states.get(`${kind}/${type}`),
    load(kind, type) {
      const name = `${kind}/${type}`;
      const unitState = states.get(name);
      if (unitState && unitState.status !== "failed") return Promise.resolve(unitState);
      const started = loading.get(name) ?? fetchUnit(name);
      loading.set(name, started);
      return started.then((state) => {
        states.set(name, state);
        loading.delete(name);
        if (state.status !== "failed") measureArrival(name).resolve();
        return state;
      });
    },
    arrival: (kind, type) => measureArrival(`${kind}/${type}`).promise,
  };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * Loads a part of the program by its name, such as compiler; rejects if it cannot be loaded in
 * time.
 */
export async function loadPart<T>(source: ModuleSource, name: string): Promise<T> {
  const module = await withinLimit(source(`part/${name}`));
  if (!module) throw new Error(`No part "${name}".`);
  return module.default as T;
}

/**
 * Returns the built modules, by the addresses in the boot facts or, for others, in the server's
 * whole table.
 */
export function builtUnits({ units }: BootFacts, fetchTable: () => Promise<BootFacts["units"]>): ModuleSource {
  let wholeTable: Promise<BootFacts["units"]> | undefined;
  const find = async (name: string): Promise<UnitFiles | undefined> => {
    if (units[name]) return units[name];
    wholeTable ??= fetchTable();
    return wholeTable.then(
      (table) => table[name],
      (error) => {
        wholeTable = undefined;
        throw error;
      },
    );
  };
  let attempts = 0;
  return async (name) => {
    const files = await find(name);
    if (!files) return undefined;
    await Promise.all((files.css ?? []).map(insertStyleSheet));
    const { js, name: exported } = files.within ?? { js: files.js, name: "default" };
    // A browser remembers a module that failed; another address makes it ask again.
    const address = failed.has(js) ? `${js}?retry=${++attempts}` : js;
    try {
      const module = await import(/* @vite-ignore */ address);
      return { default: module[exported] };
    } catch (error) {
      failed.add(js);
      throw error;
    }
  };
}

const failed = new Set<string>();

function insertStyleSheet(href: string): Promise<void> {
  const inline = document.querySelector<HTMLElement>("style[data-files]")?.dataset.files?.split(" ") ?? [];
  if (inline.includes(href) || document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`))
    return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href}: not loaded.`));
    };
    document.head.append(link);
  });
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const done = await atMost(
    work.then((value) => ({ value })),
    loadTimeout,
  );
  if (!done) throw new Error(`Not loaded within ${loadTimeout / 1000} s.`);
  return done.value;
}
