import { useCallback, useEffect, useRef } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnMailing } from "#contract/mailing.ts";
import type { Order } from "#contract/orders.ts";
import { PayPanel } from "../orders/PayPanel.tsx";
import { useLiveOrder } from "../orders/useLiveOrder.ts";
import pickUp from "../pickUp/PickUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

interface MailingStateProps {
  mailing: OwnMailing;
  onChanged(): Promise<void>;
}

/**
 * How far a mailing is: its payment, then carrier and tracking number, and each step with its time.
 */
export function MailingState({ mailing, onChanged }: MailingStateProps) {
  const t = useMailingTexts();
  const { state, endedBecause, carrier, tracking, address, orderId } = mailing;
  return (
    <div className={styles.state}>
      <p className={pickUp.state} role="status">
        {t(`state_${state}`)}
      </p>
      {endedBecause && <p>{t(`ended_${endedBecause}`)}</p>}
      {state === "returned" && <p>{t("returnedText")}</p>}
      {state === "requested" && orderId !== null && <Payment orderId={orderId} onChanged={onChanged} />}
      <dl className={pickUp.facts}>
        {carrier && tracking && (
          <>
            <div>
              <dt>{t("carrier")}</dt>
              <dd>{carrier}</dd>
            </div>
            <div>
              <dt>{t("tracking")}</dt>
              <dd className={styles.tracking}>{tracking}</dd>
            </div>
          </>
        )}
        {address && state !== "cancelled" && (
          <div>
            <dt>{t("address")}</dt>
            <dd>
              {address.name} · {address.city} {address.street} · {address.postcode}
            </dd>
          </div>
        )}
      </dl>
      {state !== "cancelled" && <Steps mailing={mailing} />}
    </div>
  );
}

function Steps({ mailing: { history } }: { mailing: OwnMailing }) {
  const t = useMailingTexts();
  const dates = useDates();
  return (
    <ol className={styles.steps} aria-label={t("steps")}>
      {history.map(({ state, at }) => (
        <li key={`${state} ${at}`}>
          <b>{t(`state_${state}`)}</b> <span>{dates(at, "moment")}</span>
        </li>
      ))}
    </ol>
  );
}

function Payment({ orderId, onChanged }: { orderId: string; onChanged(): Promise<void> }) {
  const { client } = useSignUpServices();
  const load = useCallback(
    () => client.call("GET /sign-up/orders/:id", { params: { id: orderId }, isSilent: true }),
    [client, orderId],
  );
  return (
    <Show loaded={useLoaded(`order ${orderId}`, load)} lines={4} height="12rem">
      {(order) => <Pay order={order} onChanged={onChanged} />}
    </Show>
  );
}

function Pay({ order: first, onChanged }: { order: Order; onChanged(): Promise<void> }) {
  const t = useMailingTexts();
  const { confirm, showToast } = useSite();
  const { client } = useSignUpServices();
  const live = useLiveOrder(first);
  const { order, see } = live;
  const isOpen = order.state === "pending_payment";
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void onChanged();
    wasOpen.current = isOpen;
  }, [isOpen, onChanged]);
  if (!isOpen) return null;
  const cancel = async () => {
    const question = { title: t("cancelTitle"), body: t("cancelBody"), yes: t("cancel"), no: t("keep") };
    if (!(await confirm(question))) return;
    // The client shows why it was refused.
    const cancelled = await client
      .call("POST /sign-up/orders/:id/cancel", { params: { id: order.orderId } })
      .catch(() => undefined);
    if (!cancelled) return;
    showToast("success", t("cancelled"));
    see(cancelled);
  };
  return (
    <>
      <PayPanel live={live} />
      <div>
        <TextButton onClick={() => void cancel()}>{t("cancel")}</TextButton>
      </div>
    </>
  );
}
