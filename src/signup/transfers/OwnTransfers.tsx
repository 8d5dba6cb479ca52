import { useCallback, useMemo, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type OwnSignUpsView, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnTransfer } from "#contract/transfers.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { findToken, type LinkKind, linkKinds } from "../model/transferLink.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { Deferring } from "./Deferring.tsx";
import { Invited } from "./Invited.tsx";
import { OwnDeferrals } from "./OwnDeferrals.tsx";
import { PassingLink } from "./PassingLink.tsx";
import { Taking } from "./Taking.tsx";

const useTexts = texts(messages);

// What the kinds of links offer, if the server is asked what a link is for.
const offers = [
  ["invitation", Invited],
  ["transfer", Taking],
] as const;

// What a runner reads who has used one.
const done = { transfer: "taken", invitation: "accepted", deferral: "deferred" } as const satisfies Record<
  LinkKind,
  string
>;

/**
 * The entries that a runner can pass on, is passing on or has passed on, and those that can be
 * deferred to another race or were; and the one that a link in the address offers, of another
 * runner, an organiser or another race. Nothing if there are none.
 */
export default function OwnTransfers({ onEntered }: Pick<OwnSignUpsView, "onEntered">) {
  const t = useTexts();
  const { showToast } = useSite();
  const { client } = useSignUpServices();
  const [round, setRound] = useState(0);
  const [used, setUsed] = useState<readonly LinkKind[]>([]);
  const [hash] = useState(() => location.hash);
  const findUnused = (kind: LinkKind) => (used.includes(kind) ? undefined : findToken(kind, hash));
  const deferral = findUnused("deferral");
  const load = useCallback(
    () =>
      Promise.all([
        client.call("GET /sign-up/transfers", { isSilent: true }),
        client.call("GET /sign-up/deferrals", { isSilent: true }),
      ]),
    [client],
  );
  const loaded = useLoaded(`transfers ${round}`, load);
  const change = () => setRound((count) => count + 1);
  const finish = useCallback(
    (kind: LinkKind) => {
      setUsed((kinds) => [...kinds, kind]);
      setRound((count) => count + 1);
      showToast("success", t(done[kind]));
      onEntered?.();
    },
    [showToast, onEntered, t],
  );
  const onTaken = useMemo(
    () => Object.fromEntries(linkKinds.map((kind) => [kind, () => finish(kind)])) as Record<LinkKind, () => void>,
    [finish],
  );
  return (
    <>
      {offers.map(([kind, Offer]) => {
        const token = findUnused(kind);
        return token === undefined ? null : <Offer key={kind} token={token} onTaken={onTaken[kind]} />;
      })}
      <Show loaded={loaded} lines={0}>
        {([list, deferrals]) => (
          <>
            {deferral !== undefined && <Deferring id={deferral} list={deferrals} onTaken={onTaken.deferral} />}
            {list.length > 0 && (
              <section className={ownStyles.own} aria-labelledby="own-transfers">
                <h3 id="own-transfers" tabIndex={-1} ref={round > 0 ? focus : undefined}>
                  {t("title")}
                </h3>
                <ul>
                  {list.map((entry) => (
                    <Entry key={entry.submissionId} entry={entry} onChanged={change} />
                  ))}
                </ul>
              </section>
            )}
            {/* What the address offers to defer is above. */}
            <OwnDeferrals
              list={deferrals.filter(({ submissionId, state }) => submissionId !== deferral || state === "deferred")}
              title={round > 0 && list.length === 0 ? focus : undefined}
            />
          </>
        )}
      </Show>
    </>
  );
}

// The button of the change is gone.
const focus = (heading: HTMLElement | null) => heading?.focus();

function Entry({ entry, onChanged }: { entry: OwnTransfer; onChanged(): void }) {
  const t = useTexts();
  const { text, confirm } = useSite();
  const dates = useDates();
  const { client } = useSignUpServices();
  const { submissionId, name, receipt, state, isReceived, link, endsAt, passedAt, until } = entry;
  const start = async () => {
    const question = { title: t("startTitle", { name }), body: t("startBody"), yes: t("start"), no: t("keep") };
    if (!(await confirm(question))) return;
    // The client shows why it was refused.
    await client.call("POST /sign-up/submissions/:id/transfer", { params: { id: submissionId } }).catch(() => {});
    onChanged();
  };
  const revoke = async () => {
    await client
      .call("POST /sign-up/submissions/:id/revoke-transfer", { params: { id: submissionId } })
      .catch(() => {});
    onChanged();
  };
  return (
    <li>
      <p className={ownStyles.receiptItem}>
        {[text(entry.itemName), name].filter(Boolean).join(" · ")}
        <span data-withdrawn={state === "passed-on"} data-due={state === "open"}>
          {state === "open" && t("isOpen")}
          {state === "passed-on" && t("isPassedOn")}
        </span>
      </p>
      {isReceived && <p className={shared.quiet}>{t("isReceived")}</p>}
      {passedAt !== null && <p className={shared.quiet}>{t("passedAt", { at: dates(passedAt, "moment") })}</p>}
      {link !== null && endsAt !== null && <PassingLink token={link} endsAt={endsAt} />}
      <div className={ownStyles.withdrawal}>
        {state === "open" && (
          <TextButton onClick={() => void revoke()}>
            {t("revoke")}
            <span className="visually-hidden"> {receipt}</span>
          </TextButton>
        )}
        {state === "possible" && (
          <TextButton onClick={() => void start()}>
            {t("start")}
            <span className="visually-hidden"> {receipt}</span>
          </TextButton>
        )}
        {state === "possible" && until !== null && (
          <span className={shared.quiet}>{t("until", { at: dates(until, "moment") })}</span>
        )}
      </div>
    </li>
  );
}
