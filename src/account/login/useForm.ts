import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Fault, Rule } from "./rules.ts";

/** The entries of all views of the drawer. */
export type Name =
  | "phone"
  | "email"
  | "password"
  | "confirm"
  | "loginCode"
  | "registerCode"
  | "phoneCode"
  | "emailCode";

/** What was typed so far. */
export type Typed = Record<Name, string>;

/** One entry of a form, as its field draws it. */
export interface Entry {
  name: Name;
  value: string;
  fault: Fault | undefined;
  change(value: string): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(): void;
  ref(input: HTMLInputElement | null): void;
}

/** A form of some entries. Each is checked when it is left, and from its first fault on at every change; never while composing. */
export interface Form {
  entry(name: Name): Entry;
  /** Checks one entry now and, where something is wrong with it, goes there. */
  check(name: Name): boolean;
  /** Checks all entries and goes to the first that is wrong. */
  checkAll(): boolean;
  focus(name: Name): void;
  /** Says what the server found wrong with an entry; it stays until the entry changes. */
  blame(name: Name, fault: Fault): void;
  /** What was wrong when the form was last sent. */
  faults: Fault[];
  /** For the form element: a key that belongs to an input method sends nothing. */
  onKeyDown(event: KeyboardEvent): void;
}

interface FormParts {
  typed: Typed;
  type(name: Name, value: string): void;
  rules: Partial<Record<Name, Rule>>;
}

/** The state of a form; `rules` names its entries, in their order on the page. */
export function useForm({ typed, type, rules }: FormParts): Form {
  const [watched, setWatched] = useState<Partial<Record<Name, true>>>({});
  const [blamed, setBlamed] = useState<Partial<Record<Name, Fault>>>({});
  const [faults, setFaults] = useState<Fault[]>([]);
  const [composing, setComposing] = useState<{ name: Name; fault: Fault | undefined }>();
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const names = Object.keys(rules) as Name[];
  const faultOf = (name: Name) => blamed[name] ?? rules[name]?.(typed[name]);
  const watch = (some: Name[]) =>
    setWatched((before) => ({ ...before, ...Object.fromEntries(some.map((name) => [name, true])) }));
  const goTo = (name: Name) => inputs.current[name]?.focus();
  return {
    faults,
    focus: goTo,
    entry: (name) => ({
      name,
      value: typed[name],
      // What is half composed is no entry yet: what was said of it before stays as it is.
      fault: composing?.name === name ? composing.fault : watched[name] && faultOf(name),
      change(value) {
        setBlamed(({ [name]: _gone, ...rest }) => rest);
        type(name, value);
      },
      onBlur({ relatedTarget, currentTarget }) {
        // Whoever leaves the form altogether, for another view or to close it, is not told off on the way.
        const isLeaving = relatedTarget instanceof Node && !currentTarget.form?.contains(relatedTarget);
        if (!isLeaving && !composing && faultOf(name)) watch([name]);
      },
      onCompositionStart: () => setComposing({ name, fault: watched[name] && faultOf(name) }),
      onCompositionEnd: () => setComposing(undefined),
      ref(input) {
        inputs.current[name] = input;
      },
    }),
    check(name) {
      if (!faultOf(name)) return true;
      watch([name]);
      goTo(name);
      return false;
    },
    checkAll() {
      const wrong = names.filter(faultOf);
      setFaults(wrong.flatMap((name) => faultOf(name) ?? []));
      watch(wrong);
      if (wrong[0]) goTo(wrong[0]);
      return wrong.length === 0;
    },
    blame(name, fault) {
      setBlamed((before) => ({ ...before, [name]: fault }));
      watch([name]);
      goTo(name);
    },
    onKeyDown(event) {
      if (event.key === "Enter" && (composing || event.nativeEvent.isComposing)) event.preventDefault();
    },
  };
}
