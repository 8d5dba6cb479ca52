import { useCallback } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { SignUpUse } from "#forms/form.ts";
import type { FoundDraft } from "../drafts/findDrafts.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { loadForm } from "../model/loadForm.ts";
import { listParts } from "../model/places.ts";
import { restoreContent } from "../model/restore.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { formFor } from "../siteForms.ts";
import styles from "./DraftList.module.css";

interface DraftListProps {
  use: SignUpUse;
  drafts: FoundDraft[];
  /** Opens the form of an item, with its draft if it still has one. */
  onChoose(item: string): void;
}

/** The sign-ups that are not submitted: the runner can continue each of them, or start it over. */
export function DraftList({ use, drafts, onChoose }: DraftListProps) {
  const t = useLazyTexts();
  return (
    <section className={styles.drafts} aria-labelledby="own-drafts">
      <h2 id="own-drafts" className={shared.heading}>
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

function DraftCard({ use, draft, onChoose }: { use: SignUpUse; draft: FoundDraft; onChoose(): void }) {
  const t = useLazyTexts();
  const { race, text, confirm } = useSite();
  const dates = useDates();
  const step = useStepTitle(use, draft);
  const name = text(race?.items?.find(({ id }) => id === draft.item)?.name);
  const id = `draft-${draft.item}`;
  const startAnew = async () => {
    if (!(await confirm({ title: t("discardTitle"), body: t("discardBody"), yes: t("discardYes"), no: t("keep") })))
      return;
    const { local, name: stored, remove } = draft.storage;
    await Promise.all([local?.remove(stored).catch(() => {}), remove().catch(() => {})]);
    onChoose();
  };
  return (
    <article className={styles.draft} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className={shared.quiet}>
        {[step, t("savedAt", { at: dates(draft.savedAt, "moment") })].filter(Boolean).join(" · ")}
      </p>
      <div className={styles.draftActions}>
        <button type="button" className={shared.primary} aria-describedby={id} onClick={onChoose}>
          {t("resume")}
        </button>
        <TextButton aria-describedby={id} onClick={() => void startAnew()}>
          {t("discard")}
        </TextButton>
      </div>
    </article>
  );
}

// Only the form has the titles of its steps; without it the card shows none.
function useStepTitle(use: SignUpUse, { item, content, savedAt }: FoundDraft): string | undefined {
  const t = useLazyTexts();
  const { text } = useSite();
  const { client, forms } = useSignUpServices();
  const load = useCallback(async () => {
    const head = formFor(forms, use, item);
    if (!head) return undefined;
    const loaded = await loadForm(head.url, head, (address) => client.text(address, { isSilent: true }));
    const restored = await restoreContent(loaded, { content, savedAt });
    return listParts(loaded, item, restored.content);
  }, [client, forms, use, item, content, savedAt]);
  const loadedParts = useLoaded(`${use} ${item} ${savedAt}`, load);
  if (loadedParts.status !== "ready" || !loadedParts.value) return undefined;
  const { parts, current } = loadedParts.value;
  const title = parts[current]?.title;
  const words = typeof title === "string" ? t(title) : text(title);
  return t("draftStep", { part: current + 1, of: parts.length, title: words });
}
