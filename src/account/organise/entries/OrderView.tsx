import { useState } from "react";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedEntry, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { useOrganiseTexts } from "../kit/texts.ts";
import { FailedRefund } from "./FailedRefund.tsx";
import { RefundForm } from "./RefundForm.tsx";

type Order = NonNullable<OrganisedEntry["order"]>;

interface OrderViewProps {
  entry: OrganisedEntry;
  client: Client;
  race: OrganisedRace;
  onOpen(code: string): void;
  onChanged(): void;
}

/** The order of an entry with its payments and refunds, and a form to pay back. */
export function OrderView({ entry, client, race, onOpen, onChanged }: OrderViewProps) {
  const t = useOrganiseTexts();
  const numbers = useNumbers();
  const [isRefunding, setRefunding] = useState(false);
  const { order } = entry;
  return (
    <div className={styles.answers}>
      <h3>{t("money")}</h3>
      {order ? (
        <>
          <dl>
            <div>
              <dt>{t("amount")}</dt>
              <dd>
                {numbers.fen(order.amountFen)}
                <StatusMark tone={getTone(order.state)}>{t(`order_${order.state}`)}</StatusMark>
              </dd>
            </div>
            <Moves order={order} race={race} />
          </dl>
          <PassedOn order={order} onOpen={onOpen} />
          {order.refunds
            .filter(({ isRetriable }) => isRetriable)
            .map((refund) => (
              <FailedRefund
                key={refund.refundNo}
                code={entry.code}
                refund={refund}
                client={client}
                onChanged={onChanged}
              />
            ))}
          {!isRefunding && <RefundButton order={order} onPress={() => setRefunding(true)} />}
          {isRefunding && (
            <RefundForm
              entry={entry}
              client={client}
              race={race}
              onChanged={onChanged}
              order={order}
              onCancel={() => setRefunding(false)}
            />
          )}
        </>
      ) : (
        <p>{t("noOrder")}</p>
      )}
    </div>
  );
}

// Money goes back to who paid it, also if somebody else has the place now.
function PassedOn({ order: { madeWith }, onOpen }: { order: Order; onOpen(code: string): void }) {
  const t = useOrganiseTexts();
  if (madeWith === null) return null;
  return (
    <div className={styles.actions}>
      <p>{t("madeWith")}</p>
      <QuietButton onClick={() => onOpen(madeWith)}>{madeWith}</QuietButton>
    </div>
  );
}

// What waits for a second organiser is not requested again.
function RefundButton({ order, onPress }: { order: Order; onPress(): void }) {
  const t = useOrganiseTexts();
  const waiting = order.requests.reduce((sum, { state, amountFen }) => sum + (state === "waiting" ? amountFen : 0), 0);
  if (order.leftFen === 0) return null;
  if (waiting >= order.leftFen) return <p>{t("refundAllWaits")}</p>;
  return (
    <div className={styles.actions}>
      <QuietButton onClick={onPress}>{t("refund")}…</QuietButton>
    </div>
  );
}

function getTone(state: Order["state"]): "good" | "waiting" | undefined {
  if (state === "paid" || state === "part_refunded") return "good";
  return state === "pending_payment" || state === "refund_due" ? "waiting" : undefined;
}

// Payments and refunds, the oldest first, and the refunds that are not approved.
function Moves({ order, race }: { order: Order; race: OrganisedRace }) {
  const t = useOrganiseTexts();
  const numbers = useNumbers();
  const dates = useDates();
  const moves = [
    ...order.payments.map(({ state, amountFen, merchant, transactionId, paidAt }) => ({
      key: `${merchant} ${transactionId ?? state}`,
      label: t(`payment_${state}`),
      words: [numbers.fen(amountFen), merchant, transactionId, paidAt && dates(paidAt, "moment", race.timeZone)],
    })),
    ...order.refunds.map(({ refundNo, state, amountFen, reason, note, createdAt, doneAt }) => ({
      key: refundNo,
      label: t(`refund_${state}`),
      words: [
        `−${numbers.fen(amountFen)}`,
        note ?? (reason === "late" || reason === "second-payment" ? t(`reason_${reason}`) : null),
        dates(doneAt ?? createdAt, "moment", race.timeZone),
      ],
    })),
    ...order.requests
      .filter(({ state }) => state !== "approved")
      .map(({ requestId, state, amountFen, note, requestedBy, requestedAt }) => ({
        key: requestId,
        label: t("requestState", { state: t(`request_${state}`) }),
        words: [numbers.fen(amountFen), note, requestedBy, dates(requestedAt, "moment", race.timeZone)],
      })),
  ];
  return moves.map(({ key, label, words }) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{words.filter(Boolean).join(" · ")}</dd>
    </div>
  ));
}
