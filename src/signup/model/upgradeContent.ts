import { type LeftAnswer, upgradeAnswer, upgradeAnswers } from "#forms/answers/upgradeAnswers.ts";
import { type DraftContent, type Entrant, getEdition, newKey } from "./content.ts";
import type { LoadedForm } from "./loadForm.ts";

/**
 * Returns the content as that of another edition of its form, which may be an earlier one, and the
 * answers that have no place since.
 */
export function upgradeContent(
  { form, hash }: Pick<LoadedForm, "form" | "hash">,
  content: DraftContent,
): { content: DraftContent; left: LeftAnswer[] } {
  const { fieldVersions = {}, upgrades = [] } = content;
  const edition = { version: content.form.version, fieldVersions, upgrades };
  const upgraded = content.entrants.map((entrant) => {
    const { answers, left, kept } = upgradeAnswers(form, entrant.answers, edition, entrant.left);
    const { aside, displaced } = upgradeAside(form, entrant.aside, edition);
    const stay = [...left, ...kept, ...displaced];
    const { left: _, ...others } = entrant;
    return { entrant: { ...others, answers, aside, ...(stay.length > 0 && { left: stay }) }, left };
  });
  return {
    content: {
      ...content,
      ...getEdition(form, hash),
      entrants: upgraded.map(({ entrant }) => entrant),
      key: newKey(),
    },
    left: upgraded.flatMap(({ left }) => left),
  };
}

// The runner does not see hidden answers: those without a place are kept and not listed.
function upgradeAside(
  form: LoadedForm["form"],
  before: Entrant["aside"],
  edition: Parameters<typeof upgradeAnswer>[2],
): { aside: Entrant["aside"]; displaced: LeftAnswer[] } {
  const aside = new Map<string, unknown>();
  const displaced: LeftAnswer[] = [];
  for (const [pointer, value] of Object.entries(before)) {
    const upgraded = upgradeAnswer(form, { pointer, value }, edition);
    if (upgraded.value === undefined || aside.has(upgraded.pointer))
      displaced.push({ pointer: upgraded.pointer, value });
    else aside.set(upgraded.pointer, upgraded.value);
  }
  return { aside: Object.fromEntries(aside), displaced };
}
