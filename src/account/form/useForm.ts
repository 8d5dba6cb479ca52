import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { ApiError } from "#src/client/errors.ts";
import { useExplanation } from "../useExplanation.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Texts by the names of their entries. */
export type Values<Name extends string = string> = Record<Name, string>;

/** What a control takes of its entry. */
export interface Bound<Name extends string = string> {
  name: Name;
  value: string;
  onChange(event: ChangeEvent<Control>): void;
  onBlur(event: FocusEvent<Control>): void;
  onCompositionStart(): void;
  onCompositionEnd(): void;
  ref(control: Control | null): void;
}

/** Returns what is wrong with a value, if anything, in the visitor's language. */
export type Rule = (value: string) => string | undefined;

/**
 * A form of some entries. Each that has a rule is checked when it is left, and from its first fault
 * on at every change; never while composing. What was typed stays if sending fails.
 */
export interface Form<Name extends string = string> {
  values: Values<Name>;
  set(name: Name, value: string): void;
  bind(name: Name): Bound<Name>;
  /** The error to show at a field. */
  fault(name: Name): string | undefined;
  /** Checks one field now; a wrong one gets the focus. */
  check(name: Name): boolean;
  focus(name: Name): void;
  /** Shows what the server found wrong with a field; it stays until the value changes. */
  blame(name: Name, fault: string): void;
  /** What was wrong when the form was last sent. */
  faults: string[];
  /** What went wrong that is about no single entry. */
  trouble: string | undefined;
  isSending: boolean;
  /**
   * Sends, unless an entry is wrong or sending is not allowed. An entry that is wrong, or that the
   * server refuses, gets the focus.
   */
  submit(send: () => Promise<unknown>, terms?: Terms): Promise<void>;
  /** For the form element: a key that belongs to an input method sends nothing. */
  onKeyDown(event: KeyboardEvent): void;
}

interface Terms {
  /** Whether everything but the fields is complete; shows what is missing. */
  isAllowed?: (() => boolean) | undefined;
  onFailure?: ((message: string) => void) | undefined;
}

interface FormParts<Name extends string> {
  values: Values<Name>;
  set(name: Name, value: string): void;
  /** In the order of the entries on the page. */
  rules?: Partial<Record<Name, Rule>>;
}

/** Returns the texts of a form that are kept as long as it is shown. */
export function useValues<Name extends string>(initial: Values<Name>): Omit<FormParts<Name>, "rules"> {
  const [values, setValues] = useState(initial);
  return { values, set: (name, value) => setValues((before) => ({ ...before, [name]: value })) };
}

/** Holds the state of a form over these texts. */
export function useForm<Name extends string>({ values, set, rules = {} }: FormParts<Name>): Form<Name> {
  const entries = useEntries({ values, set, rules });
  const { checkAll, blame } = entries;
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  return {
    ...entries,
    values,
    trouble,
    isSending,
    async submit(send, { isAllowed, onFailure } = {}) {
      if (isSending) return;
      setTrouble(undefined);
      const mayGo = isAllowed?.() ?? true;
      if (!checkAll() || !mayGo) return;
      setSending(true);
      try {
        await send();
      } catch (error) {
        const message = explain(error);
        const field = getField(error as Partial<ApiError>);
        if (field !== undefined && Object.hasOwn(values, field)) blame(field as Name, message);
        else {
          setTrouble(message);
          onFailure?.(message);
        }
      } finally {
        setSending(false);
      }
    },
  };
}

function useEntries<Name extends string>({ values, set, rules = {} }: FormParts<Name>) {
  const [watched, setWatched] = useState<Partial<Record<Name, true>>>({});
  const [blamed, setBlamed] = useState<Partial<Record<Name, string>>>({});
  const [faults, setFaults] = useState<string[]>([]);
  const [composing, setComposing] = useState<{ name: Name; fault: string | undefined }>();
  const controls = useRef<Partial<Record<Name, Control | null>>>({});
  const getFault = (name: Name) => blamed[name] ?? rules[name]?.(values[name]);
  // A half composed text is not checked: the error of before stays.
  const fault = (name: Name) => (composing?.name === name ? composing.fault : watched[name] && getFault(name));
  const watch = (some: Name[]) =>
    setWatched((before) => ({ ...before, ...Object.fromEntries(some.map((name) => [name, true])) }));
  const focus = (name: Name) => controls.current[name]?.focus();
  const change = (name: Name, value: string) => {
    setBlamed((before) => ({ ...before, [name]: undefined }));
    set(name, value);
  };
  return {
    faults,
    focus,
    fault,
    set: change,
    bind: (name: Name): Bound<Name> => ({
      name,
      value: values[name] ?? "",
      onChange: ({ target }) => change(name, target.value),
      onBlur({ relatedTarget, currentTarget }) {
        // A visitor who leaves the form, for another view or to close it, sees no error on the way.
        const isLeaving = relatedTarget instanceof Node && !currentTarget.form?.contains(relatedTarget);
        if (!isLeaving && !composing && getFault(name)) watch([name]);
      },
      onCompositionStart: () => setComposing({ name, fault: watched[name] && getFault(name) }),
      onCompositionEnd: () => setComposing(undefined),
      ref(control) {
        controls.current[name] = control;
      },
    }),
    check(name: Name) {
      if (!getFault(name)) return true;
      watch([name]);
      focus(name);
      return false;
    },
    checkAll() {
      const wrong = (Object.keys(rules) as Name[]).filter(getFault);
      setFaults(wrong.flatMap((name) => getFault(name) ?? []));
      watch(wrong);
      if (wrong[0]) focus(wrong[0]);
      return wrong.length === 0;
    },
    blame(name: Name, refusal: string) {
      setBlamed((before) => ({ ...before, [name]: refusal }));
      watch([name]);
      focus(name);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter" && (composing || event.nativeEvent.isComposing)) event.preventDefault();
    },
  };
}

// The server names the field that it refuses.
function getField({ details }: Partial<ApiError>): string | undefined {
  const { field } = (details ?? {}) as { field?: unknown };
  return typeof field === "string" ? field : undefined;
}
