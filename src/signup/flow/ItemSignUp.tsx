import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type OwnTexts, OwnTextsContext } from "#blocks/kit/site/ownTexts.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { SignUpUse } from "#forms/form.ts";
import type { Autosave } from "../drafts/autosave.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { useTakingOver } from "../transfers/transferContext.ts";
import { Flow } from "./Flow.tsx";
import { openItem } from "./openItem.ts";

interface ItemSignUpProps {
  use: SignUpUse;
  item: string;
  /** The token of the link of a team to join. */
  team?: string | undefined;
  /** The id of the runner's application for it that was rejected last. */
  rejected?: string | undefined;
  /** Whether the runner has just chosen it: the button that they pressed is gone. */
  isChosen: boolean;
  accountId: string;
  /** When the sign-up opens (RFC 3339), if it is not open yet. */
  opensAt?: string | undefined;
  /** Back to the choice of the item; the draft stays. */
  onLeave(): void;
  /** The form was accepted. */
  onSent(sent: SubmissionReceipt): void;
}

/** The sign-up for one item: loads its form and the draft, and shows its parts. */
export function ItemSignUp({
  use,
  item,
  team,
  rejected,
  isChosen,
  accountId,
  opensAt,
  onLeave,
  onSent,
}: ItemSignUpProps) {
  const services = useSignUpServices();
  const t = useSignUpTexts();
  const site = useSite();
  const { race } = site;
  const takingOver = useTakingOver();
  const isByHand = takingOver?.isByHand === true;
  const deferred = takingOver?.kind === "deferral" ? takingOver.token : undefined;
  const earlier = useMemo(() => {
    const id = deferred ?? rejected;
    return id === undefined ? undefined : { id, isSameRace: deferred === undefined };
  }, [deferred, rejected]);
  // In another language the site is another object; what was opened stays.
  const latest = useRef(site);
  latest.current = site;
  const open = useCallback(
    () => openItem(services, { use, item, team, accountId, isByHand, earlier, site: () => latest.current }),
    [services, use, item, team, accountId, isByHand, earlier],
  );
  const opened = useLoaded(`${use} ${item} ${team ?? ""}`, open);
  useAutosave(opened.status === "ready" ? opened.value.signUp.autosave : undefined);
  const raceItem = useMemo(() => race?.items?.find(({ id }) => id === item), [race, item]);
  return (
    <Show
      loaded={opened.status === "failed" ? { ...opened, message: opened.message || t("formNotLoaded") } : opened}
      lines={10}
      height="100vh"
    >
      {(value) =>
        raceItem && (
          <FormTexts texts={value.signUp.form.texts}>
            <Flow
              opened={value}
              item={raceItem}
              opensAt={findLatest([opensAt, use === "sign-up" ? raceItem.opensAt : undefined])}
              isChosen={isChosen}
              onLeave={onLeave}
              onSent={onSent}
            />
          </FormTexts>
        )
      }
    </Show>
  );
}

// Milliseconds since 1970; undefined if there is none.
function findLatest(instants: (string | undefined)[]): number | undefined {
  const times = instants.flatMap((instant) => (instant === undefined ? [] : Date.parse(instant)));
  return times.length > 0 ? Math.max(...times) : undefined;
}

// The form's own texts before those of the site.
function FormTexts({ texts, children }: { texts: OwnTexts | undefined; children: ReactNode }) {
  const ofSite = useContext(OwnTextsContext);
  const all = useMemo(() => (texts ? { ...ofSite, ...texts } : ofSite), [ofSite, texts]);
  return <OwnTextsContext value={all}>{children}</OwnTextsContext>;
}

// Text controls flush what is typed on the same events, before this does: they listen at the
// capture phase.
function useAutosave(autosave: Autosave | undefined): void {
  useEffect(() => {
    if (!autosave) return;
    const hide = () => document.visibilityState === "hidden" && autosave.flush();
    autosave.start();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", autosave.flush);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", autosave.flush);
      autosave.close();
    };
  }, [autosave]);
}
