import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnDeferral } from "#contract/deferrals.ts";
import { messages } from "#locales/generated/signup/deferrals.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { LinkForm } from "./LinkForm.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);

interface DeferringProps extends Pick<TakingOver, "onTaken"> {
  /** The id in the address, and the entries of the account that it may be one of. */
  id: string;
  list: readonly OwnDeferral[];
}

/**
 * Shows the entry that the runner defers from another race to this one, and the item's form; or why
 * they cannot. Nothing for an entry that was deferred: the list shows it.
 */
export function Deferring({ id, list, onTaken }: DeferringProps) {
  const t = useTexts();
  const entry = list.find(({ submissionId }) => submissionId === id);
  if (entry?.state === "deferred") return null;
  return (
    <section className={ownStyles.own} aria-labelledby="deferral-offer">
      <h3 id="deferral-offer">{t("offered")}</h3>
      <Offered entry={entry} onTaken={onTaken} />
    </section>
  );
}

function Offered({ entry, onTaken }: { entry: OwnDeferral | undefined } & Pick<DeferringProps, "onTaken">) {
  const t = useTexts();
  const { text, race } = useSite();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const to = entry?.to;
  const isOfThisRace = race?.items?.some(({ id }) => id === to?.item);
  if (!entry || !to || !isOfThisRace) return <p className={shared.quiet}>{t("over")}</p>;
  const there = text(to.itemName);
  if (entry.state === "full") return <p className={shared.quiet}>{t("noPlace", { item: there })}</p>;
  const { submissionId: token, name } = entry;
  const before = { name, race: text(entry.siteTitle), item: text(entry.itemName) };
  const after = { to: text(to.siteTitle), there, day: to.startsAt === null ? "" : dates(to.startsAt, "day") };
  return (
    <>
      <p className={ownStyles.receiptItem}>{[after.to, there].join(" · ")}</p>
      <p>{t("offeredText", { ...before, ...after })}</p>
      {isOpen ? (
        <LinkForm item={to.item} link={{ kind: "deferral", token, isFree: true, onTaken }} />
      ) : (
        <div>
          <Action onPress={() => setOpen(true)}>{t("fillIn")}</Action>
        </div>
      )}
    </>
  );
}
