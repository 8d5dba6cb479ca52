import { upgradeAnswers } from "#forms/upgradeAnswers.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { LoadedForm } from "../form/loadForm.ts";
import { type DraftContent, fieldVersionsOf, newKey } from "./content.ts";

/** An answer to an earlier edition of the form for which the current one has no place. */
export interface LeftAnswer {
  label: Text | undefined;
  value: unknown;
}

/** The content upgraded from an earlier edition of its form, and the answers that are left over. */
export function upgradeContent(
  { form, hash }: Pick<LoadedForm, "form" | "hash">,
  content: DraftContent,
): { content: DraftContent; left: LeftAnswer[] } {
  const { version } = content.form;
  const { fieldVersions = {} } = content;
  const left: LeftAnswer[] = [];
  const entrants = content.entrants.map((entrant) => {
    const upgraded = upgradeAnswers(form, entrant.answers, version, fieldVersions);
    left.push(...upgraded.left.map(({ label, value }) => ({ label, value })));
    // A hidden answer may have a new name, too; one that is deeper inside keeps its place.
    const isTop = (pointer: string) => pointer.lastIndexOf("/") === 0;
    const hidden = Object.entries(entrant.aside);
    const top = Object.fromEntries(
      hidden.flatMap(([pointer, value]) => (isTop(pointer) ? [[pointer.slice(1), value]] : [])),
    );
    const renamed = Object.entries(upgradeAnswers(form, top, version, fieldVersions).answers);
    const aside = Object.fromEntries([
      ...hidden.filter(([pointer]) => !isTop(pointer)),
      ...renamed.map(([name, value]) => [`/${name}`, value]),
    ]);
    return { ...entrant, answers: upgraded.answers, aside };
  });
  const current = { form: { id: form.id, version: form.version, hash }, fieldVersions: fieldVersionsOf(form) };
  return { content: { ...content, ...current, entrants, key: newKey() }, left };
}
