import { carriedAnswers } from "#forms/answers/carriedAnswers.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Client } from "#src/client/client.ts";
import type { Restored } from "../model/restore.ts";

/**
 * Fills a form that begins with what its runner answered to that of another race, as far as both
 * ask for it. If these answers cannot be loaded, it is empty.
 */
export async function fillEarlierAnswers(
  client: Client,
  form: CompiledForm,
  { begun, id }: { begun: Restored; id: string },
): Promise<Restored> {
  try {
    const earlier = await client.call("GET /sign-up/submissions/:id", { params: { id }, isSilent: true });
    const before: CompiledForm = JSON.parse(await client.text(earlier.form.url, { isSilent: true }));
    const answers = carriedAnswers(before, form, earlier.answers[0] ?? {});
    const entrants = begun.content.entrants.map((entrant, index) => (index === 0 ? { ...entrant, answers } : entrant));
    return { ...begun, content: { ...begun.content, entrants } };
  } catch {
    return begun;
  }
}
