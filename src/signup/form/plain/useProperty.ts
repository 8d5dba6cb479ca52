import { useContext } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { FormField } from "#forms/form.ts";
import { getPattern } from "#forms/getPattern.ts";
import { pointerOfId } from "../rjsf/frames.tsx";
import { messagesBelow, useProblems, useStep } from "../rjsf/stepContext.ts";
import { AlternativeContext } from "./alternatives.ts";
import { usePlainTexts } from "./texts.ts";

interface PropertyOptions {
  /** The id that rjsf gave it. */
  id: string;
  /** rjsf's name for it: the name of the property, with its index for an entry. */
  name: string | undefined;
  title: string | undefined;
  description?: unknown;
  isRequired: boolean;
}

/**
 * A property with its pointer, and the frame that all fields share, with the organiser's label if
 * the form has one.
 */
export interface PropertyPlace {
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
 * Finds the label of a property (the organiser's, its schema's, or its name in words; the list's
 * name and a number for an entry) and its problems.
 */
export function useProperty({ id, name = "", title, description, isRequired }: PropertyOptions): PropertyPlace {
  const { entrantForm } = useStep();
  const { text, language } = useSite();
  const t = usePlainTexts();
  const alternative = useContext(AlternativeContext);
  const pointer = pointerOfId(id);
  const fields = entrantForm.loaded.form.fields;
  const field = fields[getPattern(pointer)];
  const problems = useProblems(entrantForm, pointer);
  const [, list, place] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  const ownLabel = text(field?.label) || title;
  const label =
    place !== undefined
      ? t("entryOf", {
          name:
            ownLabel?.replace(/-\d+$/, "") ||
            text(fields[getPattern(list ?? "")]?.label) ||
            spellKey(name.replace(/-\d+$/, "")),
          number: Number(place) + 1,
        })
      : ownLabel || (isUnnamed(name) ? t("propertyValue") : spellKey(name));
  return {
    pointer,
    field,
    frame: {
      id,
      // The group around alternatives has the label of the whole.
      label: (alternative?.id === id && title) || label,
      help: field?.help ? text(field.help) : typeof description === "string" && description ? description : undefined,
      isRequired,
      problems: messagesBelow(problems, pointer, language),
    },
  };
}

/** Returns whether an entry has only the name that rjsf gave it. */
export function isUnnamed(key: string): boolean {
  return /^newKey(-\d+)?$/.test(key);
}

/** Returns a key as people write it, for what has no label: partnerName is Partner name. */
export function spellKey(key: string): string {
  const words = key
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
