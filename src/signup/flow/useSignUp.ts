import { useMemo, useRef } from "react";
import { type Site, useSite } from "#blocks/kit/site/site.ts";
import { inZone } from "#blocks/kit/time/dates.ts";
import type { AnswerProblem, Answers, CompiledForm } from "#forms/form.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { createEngine } from "../form/createEngine.ts";
import type { Engine, Surroundings } from "../form/engine.ts";
import { isMobile } from "../form/phones.ts";
import type { SignUpProps } from "../SignUp.tsx";
import { answerFor, hasEntrantList, type SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import type { Opened } from "./ItemSignUp.tsx";

/** What was told so far, kept with every change. */
export interface SignUpStore {
  current(): SignUpState;
  update(change: (before: SignUpState) => SignUpState): void;
  /** Shows another state, which the draft has already. */
  replace(state: SignUpState): void;
  subscribe(listener: () => void): () => void;
}

/** One sign-up in the making. */
export interface SignUp extends Opened {
  use: CompiledForm["use"];
  item: RaceItem;
  form: CompiledForm;
  store: SignUpStore;
  /** The form of an entrant; the same as long as they are in the sign-up. */
  engineOf(entrant: string): Engine;
  /** Replaces everything by what the draft has, as after a choice between two of them, or by an empty form once it is discarded. */
  replace(state: SignUpState): void;
  /** How an entrant is called where there are several: their name, or "Entrant 2"; "" where there can be one only. */
  nameOf(entrant: string): string;
  /** Says that a file is on its way; what it answers is called when it has arrived. */
  hold(): () => void;
  /** Whether files are on their way. */
  isHeld(): boolean;
  /** What is known when answers are checked. */
  surroundings(entrant: string): Surroundings;
}

/** Opens the sign-up that was restored or begins. */
export function useSignUp(opened: Opened, item: RaceItem, use: SignUpProps["use"]): SignUp {
  const site = useSite();
  const t = useSignUpTexts();
  const latest = useRef({ site, t });
  latest.current = { site, t };
  return useMemo(() => createSignUp(opened, item, use, latest), [opened, item, use]);
}

function createSignUp(
  opened: Opened,
  item: RaceItem,
  use: SignUp["use"],
  latest: { current: { site: Site; t: ReturnType<typeof useSignUpTexts> } },
): SignUp {
  const { loaded, keeper, restored } = opened;
  const { form } = loaded;
  const engines = new Map<string, Engine>();
  const holds = new Set<symbol>();
  const store = createStore(restored.state, (state) => keeper.keep(JSON.stringify(state)));
  const surroundings = (entrant: string): Surroundings => {
    const { site } = latest.current;
    const items = site.race?.items ?? [];
    const dayOf = (instant: string | number) => inZone(instant, site.timeZone).format("YYYY-MM-DD");
    return {
      item: item.id,
      today: dayOf(site.now()),
      raceDays: Object.fromEntries(
        items.map(({ id, startsAt }) => [id, dayOf(startsAt ?? site.race?.startsAt ?? site.now())]),
      ),
      itemNames: Object.fromEntries(items.map(({ id, name }) => [id, name])),
      ages: Object.fromEntries(
        items.map(({ id, minAge, maxAge }) => [
          id,
          { ...(minAge !== undefined && { min: minAge }), ...(maxAge !== undefined && { max: maxAge }) },
        ]),
      ),
      soldOut: opened.soldOut,
      isMobile,
      others() {
        const { entrants } = store.current();
        return {
          answers: entrants.map(({ answers }) => answers),
          index: entrants.findIndex(({ id }) => id === entrant),
        };
      },
    };
  };
  const engineOf = (entrant: string) => {
    const known = engines.get(entrant);
    if (known) return known;
    const start = store.current().entrants.find(({ id }) => id === entrant) ?? { answers: {}, aside: {} };
    const engine = createEngine(loaded, opened.later, () => surroundings(entrant), start);
    engine.subscribe(() => {
      const { answers, aside } = engine.current();
      const kept = store.current().entrants.find(({ id }) => id === entrant);
      if (!kept || (kept.answers === answers && kept.aside === aside)) return;
      const field = changedField(form, kept.answers, answers);
      store.update((before) => ({ ...answerFor(before, entrant, { answers, aside }), ...(field && { field }) }));
    });
    engines.set(entrant, engine);
    return engine;
  };
  return {
    ...opened,
    use,
    item,
    form,
    store,
    engineOf,
    surroundings,
    hold() {
      const held = Symbol();
      holds.add(held);
      return () => holds.delete(held);
    },
    isHeld: () => holds.size > 0,
    replace(state) {
      engines.clear();
      store.replace(state);
    },
    nameOf(entrant) {
      const { entrants } = store.current();
      if (!hasEntrantList({ entrants }, form, item.id)) return "";
      const index = entrants.findIndex(({ id }) => id === entrant);
      const name = entrants[index]?.answers[nameField(form) ?? ""];
      return typeof name === "string" && name ? name : latest.current.t("entrantNumber", { number: index + 1 });
    },
  };
}

// What is calculated nobody has answered.
function changedField({ steps, calculated }: CompiledForm, before: Answers, after: Answers): string | undefined {
  const isAnswered = (name: string) => !calculated.some(({ field }) => field === name);
  return steps.flatMap(({ fields }) => fields).find((name) => before[name] !== after[name] && isAnswered(name));
}

// The property that autofill knows as the name, else one that is called so.
function nameField({ fields }: CompiledForm): string | undefined {
  const named = Object.entries(fields).find(([, field]) => field?.options.autocomplete === "name");
  return named ? named[0].slice(1) : "name";
}

function createStore(start: SignUpState, keep: (state: SignUpState) => void): SignUpStore {
  const listeners = new Set<() => void>();
  let state = start;
  const replace = (next: SignUpState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    update(change) {
      const next = change(state);
      keep(next);
      replace(next);
    },
    replace,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The problems of one entrant that stand in a step. */
export function inStep(problems: AnswerProblem[], names: string[]): AnswerProblem[] {
  return problems.filter(({ pointer }) => names.includes(pointer.split("/")[1] ?? ""));
}
