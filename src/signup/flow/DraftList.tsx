import { useCallback } from "react";
import { useLoaded, useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { FoundDraft } from "../findDrafts.ts";
import { loadForm } from "../form/loadForm.ts";
import { useLaterTexts } from "../laterTexts.ts";
import { partsOf } from "../parts.ts";
import { restoreState } from "../restore.ts";
import styles from "../SignUp.module.css";
import type { SignUpProps } from "../SignUp.tsx";
import { formFor, useSignUpWorld } from "../world.ts";

interface DraftListProps {
  use: SignUpProps["use"];
  drafts: FoundDraft[];
  /** Opens the form of an item, with its draft if it still has one. */
  onChoose(item: string): void;
}

/** The sign-ups that were begun and not submitted: each can be gone on with where it was left, or begun anew. */
export function DraftList({ use, drafts, onChoose }: DraftListProps) {
  const t = useLaterTexts();
  return (
    <section className={styles.drafts} aria-labelledby="own-drafts">
      <h2 id="own-drafts" className={styles.heading}>
        {t(use === "sign-up" ? "unfinished" : "unfinishedApplication")}
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.item}>
            <DraftCard use={use} draft={draft} onChoose={() => onChoose(draft.item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftCard({ use, draft, onChoose }: { use: SignUpProps["use"]; draft: FoundDraft; onChoose(): void }) {
  const t = useLaterTexts();
  const { race, text, confirm } = useSite();
  const dates = useDates();
  const step = useStepWords(use, draft);
  const name = text(race?.items?.find(({ id }) => id === draft.item)?.name);
  const id = `draft-${draft.item}`;
  const startAnew = async () => {
    if (!(await confirm({ title: t("discardTitle"), body: t("discardBody"), yes: t("discardYes"), no: t("keep") })))
      return;
    const { local, name: kept, remove } = draft.places;
    await Promise.all([local?.remove(kept).catch(() => {}), remove().catch(() => {})]);
    onChoose();
  };
  return (
    <article className={styles.draft} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className={styles.quiet}>
        {[step, t("savedAt", { at: dates(draft.savedAt, "moment") })].filter(Boolean).join(" · ")}
      </p>
      <div className={styles.draftActions}>
        <button type="button" className={styles.primary} aria-describedby={id} onClick={onChoose}>
          {t("goOn")}
        </button>
        <button type="button" className={styles.inline} aria-describedby={id} onClick={() => void startAnew()}>
          {t("discard")}
        </button>
      </div>
    </article>
  );
}

// The form says what its steps are called; without it the card has no step.
function useStepWords(use: SignUpProps["use"], { item, content, savedAt }: FoundDraft): string | undefined {
  const t = useLaterTexts();
  const { text } = useSite();
  const { client, forms } = useSignUpWorld();
  const load = useCallback(async () => {
    const head = formFor(forms, use, item);
    if (!head) return undefined;
    const loaded = await loadForm(head.url, head, (address) => client.text(address, { isSilent: true }));
    const { state } = await restoreState(loaded, { content, savedAt });
    return partsOf(loaded.form, item, state);
  }, [client, forms, use, item, content, savedAt]);
  const known = useLoaded(`${use} ${item} ${savedAt}`, load);
  if (known.status !== "ready" || !known.value) return undefined;
  const { parts, current } = known.value;
  const title = parts[current]?.title;
  const words = typeof title === "string" ? t(title) : text(title);
  return t("draftStep", { part: current + 1, of: parts.length, title: words });
}
