import { useContext } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { FormField } from "#forms/form.ts";
import { pointerOfId } from "../frames.tsx";
import { messagesBelow, useProblems, useStep } from "../stepContext.ts";
import { AlternativeContext } from "./alternatives.ts";
import { usePlainTexts } from "./texts.ts";

interface Asked {
  /** The id that rjsf gave it. */
  id: string;
  /** What rjsf calls it: the name of the property, of an entry with its place behind. */
  name: string | undefined;
  title: string | undefined;
  description?: unknown;
  isRequired: boolean;
}

/** A property in the frame that all fields share, with the organiser's label where the form has one, and where it stands. */
export interface Place {
  pointer: string;
  field: FormField | undefined;
  frame: {
    id: string;
    label: string;
    help: string | undefined;
    isRequired: boolean;
    /** By the place inside of the answer: "" for the whole. */
    problems: Record<string, string>;
  };
}

/**
 * Finds what a property is called: by the organiser, by its schema, or by its own name in words; an entry of a list by the list and its
 * number. And what is wrong with it.
 */
export function usePlace({ id, name = "", title, description, isRequired }: Asked): Place {
  const { entrantForm } = useStep();
  const { text, language } = useSite();
  const t = usePlainTexts();
  const alternative = useContext(AlternativeContext);
  const pointer = pointerOfId(id);
  const fields = entrantForm.loaded.form.fields;
  const field = fields[patternOf(pointer)];
  const problems = useProblems(entrantForm, pointer);
  const [, list, place] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  const own = text(field?.label) || title;
  const label =
    place !== undefined
      ? t("entryOf", {
          name:
            own?.replace(/-\d+$/, "") ||
            text(fields[patternOf(list ?? "")]?.label) ||
            spelled(name.replace(/-\d+$/, "")),
          number: Number(place) + 1,
        })
      : own || (isUnnamed(name) ? t("propertyValue") : spelled(name));
  return {
    pointer,
    field,
    frame: {
      id,
      // Of alternatives the group around them has the name of the whole.
      label: (alternative?.id === id && title) || label,
      help: field?.help ? text(field.help) : typeof description === "string" && description ? description : undefined,
      isRequired,
      problems: messagesBelow(problems, pointer, language),
    },
  };
}

function patternOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, "/*");
}

/** Whether rjsf has named an entry, and nobody else yet. */
export function isUnnamed(key: string): boolean {
  return /^newKey(-\d+)?$/.test(key);
}

/** A key as people write it, for what has no label: partnerName is Partner name. */
export function spelled(key: string): string {
  const words = key
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
