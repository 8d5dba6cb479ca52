import { carriedAnswers } from "#forms/answers/carriedAnswers.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Client } from "#src/client/client.ts";
import { newEntrant } from "../model/content.ts";
import type { Restored } from "../model/restore.ts";

/** An own submission whose answers another one begins with. */
export interface EarlierSubmission {
  id: string;
  /** Whether it is a rejected application for the same race; else it is deferred from another. */
  isSameRace: boolean;
}

/**
 * Fills a form that begins with what its runner answered earlier, as far as both forms ask for it:
 * of a deferred entry its person's answers, of an application everybody's. If these answers cannot
 * be loaded, it is empty.
 */
export async function fillEarlierAnswers(
  client: Client,
  form: CompiledForm,
  { begun, earlier: { id, isSameRace } }: { begun: Restored; earlier: EarlierSubmission },
): Promise<Restored> {
  try {
    const earlier = await client.call("GET /sign-up/submissions/:id", { params: { id }, isSilent: true });
    const before: CompiledForm = JSON.parse(await client.text(earlier.form.url, { isSilent: true }));
    const people = isSameRace ? earlier.answers.slice(0, form.entrants.max) : earlier.answers.slice(0, 1);
    const [first, ...others] = people.map((answers) => carriedAnswers(before, form, { answers, isSameRace }));
    if (!first) return begun;
    const [entrant = newEntrant()] = begun.content.entrants;
    const entrants = [{ ...entrant, answers: first }, ...others.map((answers) => newEntrant(answers))];
    return { ...begun, content: { ...begun.content, entrants } };
  } catch {
    return begun;
  }
}
