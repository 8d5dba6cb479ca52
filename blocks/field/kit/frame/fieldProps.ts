import { createContext, useContext } from "react";
import type { OptionPlaces } from "#forms/form.ts";
import type { FieldAnswers, FieldOptions, Race } from "#schemas/generated/types.ts";

/** An answer while it is being filled in: any part of it may be missing. */
export type Typed<Answer> = Answer extends readonly unknown[]
  ? Answer
  : Answer extends object
    ? { [Part in keyof Answer]?: Typed<Answer[Part]> }
    : Answer;

/** The keywords of JSON Schema that a field may look at to show what is allowed. */
export interface FieldSchema {
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  [keyword: string]: unknown;
}

/**
 * What a field of the sign-up form is rendered with: its texts and options, the current answer, and
 * its problems.
 */
export interface FieldProps<Type extends keyof FieldAnswers> {
  /**
   * The id of its control; of several, the first has it, and the others add to it: `name-family`.
   */
  id: string;
  /** Unique among the entrants of a form; for names of radio groups. */
  name: string;
  label: string;
  help: string | undefined;
  placeholder: string | undefined;
  isRequired: boolean;
  options: FieldOptions[Type];
  schema: FieldSchema;
  /**
   * The version of its type that the form was compiled with, which its answers follow; left out,
   * the newest.
   */
  version?: number;
  answer: Typed<FieldAnswers[Type]> | undefined;
  /** Takes the whole new answer; undefined for an empty one. */
  onAnswer(answer: Typed<FieldAnswers[Type]> | undefined): void;
  /** To be called when the runner leaves the field: only then is it checked for the first time. */
  onLeave(): void;
  /**
   * Sentences in the runner's language by the place in the answer: "" for the whole, "/city" for a
   * part.
   */
  problems: Record<string, string | undefined>;
}

/** One entry of a list that is looked up while the form is filled in, such as a club. */
export interface Choice {
  id: string;
  /** In both languages if the list has them. */
  label: { zh: string; en?: string };
}

/** Finds parts of fields by their names (birth, address-elsewhere). */
export interface FieldPartTable {
  /** The loaded part; undefined before. */
  current<Part>(name: string): Part | undefined;
  /** Rejects with a sentence for the runner if it cannot be loaded. */
  load<Part>(name: string): Promise<Part>;
}

/**
 * What the form around a field provides; implemented by src/signup, and in the gallery by its
 * stage.
 */
export interface FormSurroundings {
  race: Race | undefined;
  /** The id of the item that is being signed up for. */
  item: string;
  /** Today in the race's zone, YYYY-MM-DD by the server's clock. */
  today: string;
  /** The day on which the item starts, in the race's zone. */
  raceDay: string;
  /** Another answer of the same entrant, by JSON Pointer; undefined if it is not given. */
  answerAt(pointer: string): unknown;
  /**
   * Reads a list by its name (countries, areas, clubs, events), or of a long one what fits the
   * query; rejects with a sentence for the runner.
   */
  loadChoices<Entry = Choice>(list: string, query?: string): Promise<Entry[]>;
  /** The organiser's data on sizes that are sold out; see forms/values/soldOut.ts. */
  soldOut?: unknown;
  /** How many places the options of the form have left. */
  places?: OptionPlaces[] | undefined;
  /** What the fields of this entrant remember; without it, each remembers while it is shown. */
  memory?: Map<string, unknown>;
  /** Parts of fields that few answers need, loaded with their style sheets when one does. */
  parts: FieldPartTable;
  /** The whole text of a policy of the form, by its id. */
  policy(id: string): FormPolicy | undefined;
  /**
   * Keeps the form from continuing while something is on its way, such as a file; steps and
   * submission wait until the returned function is called.
   */
  hold?(): () => void;
}

/** A text to agree to. */
export interface FormPolicy {
  id: string;
  version: string;
  title: { zh: string; en?: string };
  /** Cleaned HTML. */
  text: { zh: string; en?: string };
  mustScroll?: boolean;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** Returns the form around this field; throws outside of one. */
export function useForm(): FormSurroundings {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm() was called outside of a form.");
  return form;
}
