import { type ChangeEvent, useRef, useState } from "react";
import type { ApiError } from "#src/api/errors.ts";
import { useExplanation } from "../useExplanation.ts";

/** Texts by the name of their field. */
export type Values = Record<string, string>;

/** A small form: what was typed, what is wrong, and whether it is being sent. Typed text stays whatever goes wrong. */
export interface Form {
  values: Values;
  errors: Values;
  /** What went wrong that is about no single field. */
  failure: string | undefined;
  isSending: boolean;
  set(name: string, value: string): void;
  /** What a control needs: its value and what takes a change. */
  bind(name: string): { name: string; value: string; onChange(event: ChangeEvent<Control>): void };
  /** Sends unless `check` finds something; a refusal goes to its field, which gets the focus. */
  submit(send: (values: Values) => Promise<void>, check?: (values: Values) => Values): Promise<void>;
  formRef: React.RefObject<HTMLFormElement | null>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form that begins with these values. */
export function useForm(initial: Values): Form {
  const explain = useExplanation();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const set = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const show = (found: Values) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const control = first ? formRef.current?.elements.namedItem(first) : undefined;
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    values,
    errors,
    failure,
    isSending,
    set,
    bind: (name) => ({ name, value: values[name] ?? "", onChange: ({ target }) => set(name, target.value) }),
    async submit(send, check = () => ({})) {
      if (isSending) return;
      setFailure(undefined);
      const found = check(values);
      show(found);
      if (Object.keys(found).length > 0) return;
      setSending(true);
      try {
        await send(values);
      } catch (error) {
        const message = explain(error);
        const field = fieldOf(error as Partial<ApiError>);
        if (field !== undefined && field in values) show({ [field]: message });
        else setFailure(message);
      } finally {
        setSending(false);
      }
    },
    formRef,
  };
}

// The server names the field that it refuses.
function fieldOf({ details }: Partial<ApiError>): string | undefined {
  const { field } = (details ?? {}) as { field?: unknown };
  return typeof field === "string" ? field : undefined;
}
