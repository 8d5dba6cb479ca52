import type { LeftAnswer } from "#forms/answers/upgradeAnswers.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";

/**
 * One person of a sign-up. `id` stays while others come and go; `aside` has the answers that are
 * hidden at the moment, by JSON Pointer.
 */
export interface Entrant {
  id: string;
  answers: Answers;
  aside: Record<string, unknown>;
  /**
   * The answers that the form has no place for. They are never submitted, and return with the
   * edition that asks for them.
   */
  left?: LeftAnswer[];
}

/** The part of the sign-up that the runner sees. */
export type Place =
  | { at: "entrants" }
  | { at: "step"; entrant: string; step: string }
  | { at: "policies" }
  | { at: "review" };

/** An agreement to a policy: the hash of its texts, and when (RFC 3339). */
export interface Agreement {
  hash: string;
  agreedAt: string;
}

/** Everything that a runner has answered in one sign-up for one item: the content of its draft. */
export interface DraftContent {
  /** The form that the answers were given to. */
  form: { id: string; version: number; hash: string };
  /** The versions of its field types, those beyond the first. */
  fieldVersions?: Record<string, number>;
  /**
   * The renames that led to it: an earlier edition does not know them, and may be published again.
   */
  upgrades?: CompiledForm["upgrades"];
  entrants: Entrant[];
  /** By the policy's id. */
  agreed: Record<string, Agreement | undefined>;
  place: Place;
  /** The property that was answered last. */
  field?: string;
  /** The key of the submission: the same in each attempt, until a refusal. */
  key: string;
}

/** Returns the content of a sign-up that begins. */
export function beginContent(form: CompiledForm, hash: string): DraftContent {
  const first = newEntrant();
  return {
    ...getEdition(form, hash),
    entrants: [first],
    agreed: {},
    place: { at: "step", entrant: first.id, step: form.steps[0]?.id ?? "" },
    key: newKey(),
  };
}

/** Returns a key for a submission. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** Returns what a draft remembers of its form's edition. */
export function getEdition(
  form: CompiledForm,
  hash: string,
): Pick<DraftContent, "form" | "fieldVersions" | "upgrades"> {
  return {
    form: { id: form.id, version: form.version, hash },
    fieldVersions: getFieldVersions(form),
    ...(form.upgrades.length > 0 && { upgrades: form.upgrades }),
  };
}

// The versions of field types that a form was compiled with, those beyond the first.
function getFieldVersions({ fields }: CompiledForm): Record<string, number> {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => (field?.type && field.version ? [[field.type, field.version]] : [])),
  );
}

/** Returns an entrant with these answers. */
export function newEntrant(answers: Answers = {}): Entrant {
  return { id: crypto.randomUUID().slice(0, 8), answers, aside: {} };
}

/** Returns an entrant with the answers of the first one that the form allows to copy. */
export function copyFirstEntrant({ entrants: [first] }: DraftContent, form: CompiledForm): Entrant {
  const copied = first ? form.entrants.copy.filter((name) => first.answers[name] !== undefined) : [];
  return newEntrant(Object.fromEntries(copied.map((name) => [name, structuredClone(first?.answers[name])])));
}

/**
 * Returns the content without an entrant; the others keep their answers. The last entrant stays.
 */
export function removeEntrant(content: DraftContent, id: string): DraftContent {
  const entrants = content.entrants.filter((entrant) => entrant.id !== id);
  if (entrants.length === 0) return content;
  const isGone = content.place.at === "step" && content.place.entrant === id;
  return { ...content, entrants, ...(isGone && { place: { at: "entrants" } as const }) };
}

/** Returns the content with other answers of one entrant. */
export function answerFor(
  content: DraftContent,
  id: string,
  answered: Pick<Entrant, "answers" | "aside">,
): DraftContent {
  return {
    ...content,
    entrants: content.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...answered } : entrant)),
  };
}

/** Returns whether a policy has been agreed to in its present wording. */
export function hasAgreed({ agreed }: DraftContent, { id, hash }: { id: string; hash: string }): boolean {
  return agreed[id]?.hash === hash;
}
