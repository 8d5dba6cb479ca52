import type { Visitor } from "#core/routeRules.ts";
import type { Language, Sentence } from "#core/text.ts";
import type {
  FormCalculation,
  FormRule,
  Text,
  Form as WrittenForm,
  FormPolicy as WrittenPolicy,
} from "#schemas/generated/types.ts";
import type { FormHead, GeneralSettings, ReviewSettings, TeamSettings } from "#schemas/siteFile.ts";
import type { FoundProblem } from "./foundProblem.ts";

/** A JSON Schema (2020-12) as data. */
export type JsonSchema = { [keyword: string]: unknown };

/** One entrant's answers: a value for each property of the form's schema. */
export type Answers = Record<string, unknown>;

/**
 * How one property of a form is rendered. `type` is a field type (phone); undefined if the property
 * is rendered by its JSON type.
 */
export interface FormField {
  type?: string;
  /**
   * The version of its type that the form was compiled with: of its options here and of its
   * answers. 1 if missing.
   */
  version?: number;
  label?: Text;
  help?: Text;
  placeholder?: Text;
  width?: "full" | "half";
  /** The options of its field type. */
  options: Record<string, unknown>;
  /** How many entrants can have each option, by its id. */
  capacity?: Record<string, number>;
  /** Whether entrants can wait for an option without places left. */
  waitingList?: boolean;
  /** The organiser's own sentences by keyword (required) or rule (differs). */
  messages: Record<string, Text | undefined>;
}

/**
 * A policy with cleaned HTML; `hash` (SHA-256, hex) names its texts, so that an agreement names the
 * exact text.
 */
export type FormPolicy = WrittenPolicy & { hash: string };

/** The uses of forms that sign people up for an item of the race. */
export type SignUpUse = Exclude<FormHead["use"], "general">;

/**
 * A form as runners get it and as the server stores it: self-contained and immutable, named by the
 * hash of its content.
 */
export interface CompiledForm {
  compiled: 1;
  id: string;
  version: number;
  use: FormHead["use"];
  title: Text;
  intro?: Text;
  /** The ids of the items it is for; undefined for all that no other form names. */
  items?: string[];
  entrants: { max: number; byItem: Record<string, number>; copy: string[] };
  /** One entrant's answers; every reference leads to a place inside of it. */
  schema: JsonSchema;
  /** By the pointer of the property: /name, /guardian/phone; entries of a list are /friends/*. */
  fields: Record<string, FormField | undefined>;
  steps: WrittenForm["steps"];
  rules: FormRule[];
  calculated: FormCalculation[];
  fees: NonNullable<WrittenForm["fees"]>;
  policies: FormPolicy[];
  /** The organiser's own texts of the sign-up pages while this form is filled in. */
  texts?: NonNullable<WrittenForm["texts"]>;
  upgrades: NonNullable<WrittenForm["upgrades"]>;
  /** Of a general form only. */
  general?: GeneralSettings;
  /** Of a form for teams only. */
  team?: TeamSettings;
  /** Of a form for applications only. */
  review?: ReviewSettings;
  /**
   * Of a form for sign-ups: after how many days from the end of the race its answers are destroyed.
   */
  keepDays?: number;
}

/** What a person is in a team: each team has one captain. */
export type TeamRole = "captain" | "member";

/** How many places an option has left, and how many entrants wait for it. */
export interface OptionPlaces {
  field: string;
  option: string;
  left: number;
  waiting: number;
  hasWaitingList: boolean;
}

/** What the server and the browser know when they check answers. */
export interface AnswerContext {
  /** The id of the item that is signed up for. */
  item: string;
  /** Today in the race's zone, YYYY-MM-DD by the server's clock. */
  today: string;
  /** The day on which each item starts, in the race's zone, YYYY-MM-DD. */
  raceDays: Record<string, string | undefined>;
  /** The names of the items, for sentences. */
  itemNames: Record<string, Text | undefined>;
  /** The ages, in whole years on its race day, that the race allows for an item. */
  ages?: Record<string, { min?: number; max?: number } | undefined>;
  /** Of a form for teams: who fills it in. */
  teamRole?: TeamRole | undefined;
  /** The language in which the form is filled in. */
  language?: Language | undefined;
  /** Who fills it in; the server decides. */
  visitor?: Visitor | undefined;
  /**
   * The parameters of the address by which they came; not trusted, and only known in the browser.
   */
  parameters?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The organiser's list lists/sold-out.json: the ids of sizes that are sold out by the pointer of
   * their field (/shirt). Not trusted.
   */
  soldOut?: unknown;
  /**
   * How many places the options with a capacity have left; a few seconds old, and only known in the
   * browser.
   */
  places?: OptionPlaces[];
  /** The answers of all entrants of this sign-up, and which of them is checked. */
  entrants: Answers[];
  index: number;
  /**
   * Whether a number could be a mobile number of a country (two letters); the mainland's are known
   * without it.
   */
  isMobile?: ((country: string, number: string) => boolean) | undefined;
}

/**
 * A problem in an answer with its sentence, as it is shown. One that the server found has no
 * `text`.
 */
export interface AnswerProblem extends Omit<FoundProblem, "text"> {
  text?: FoundProblem["text"];
  message: Sentence;
}

/** An error of a validator, in the format of ajv. */
export interface ShapeError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  schemaPath?: string;
}

/**
 * Returns the errors of one entrant's answers against the form's schema; none if they are valid.
 */
export type CheckShape = (answers: Answers) => ShapeError[];
