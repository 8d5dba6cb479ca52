import { useEffect, useRef } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Order } from "#contract/orders.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./OrderCard.module.css";
import { buildView, type OrderView } from "./orderState.ts";
import { useOrderTexts } from "./orderTexts.ts";
import { PayPanel } from "./PayPanel.tsx";
import { PriceLines } from "./PriceLines.tsx";
import { type LiveOrder, useLiveOrder } from "./useLiveOrder.ts";

/** An order as it was loaded, and what else is known of its entry. */
export interface OrderCardProps {
  order: Order;
  /** Whether the entry has ended, by its owner or otherwise. */
  isWithdrawn: boolean;
  /** Why it has ended, as far as the list knows: the order may have been fetched before. */
  endedBecause: Order["endedBecause"];
  /** Called whenever the order is in another state than before. */
  onChanged(order: Order): void;
}

/** An order as it is now: what is to pay and until when, or what became of it. */
export default function OrderCard({ order: first, isWithdrawn, endedBecause, onChanged }: OrderCardProps) {
  const live = useLiveOrder(first, { isOld: isWithdrawn });
  const { order, leftMs } = live;
  // Nobody pays for an entry that has ended.
  const view = buildView(order, isWithdrawn ? 0 : leftMs);
  const before = useRef(order.state);
  useEffect(() => {
    if (before.current === order.state) return;
    before.current = order.state;
    onChanged(order);
  }, [order, onChanged]);
  const isGivenBack = isWithdrawn && (view === "paid" || view === "latePlaced");
  return (
    <div className={styles.card} data-view={isGivenBack ? undefined : view}>
      {view === "pending" ? (
        <Pending live={live} />
      ) : (
        <Outcome live={live} view={view} isGivenBack={isGivenBack} because={order.endedBecause ?? endedBecause} />
      )}
    </div>
  );
}

function Pending({ live }: { live: LiveOrder }) {
  const t = useOrderTexts();
  const { order } = live;
  return (
    <>
      <PayPanel live={live} />
      <details className={styles.details}>
        <summary>{t("makesUp")}</summary>
        <PriceLines lines={order.lines} totalFen={order.amountFen} />
      </details>
      <Cancel live={live} />
    </>
  );
}

function Cancel({ live: { order, see } }: { live: LiveOrder }) {
  const t = useOrderTexts();
  const { confirm, showToast } = useSite();
  const { client } = useSignUpServices();
  const cancel = async () => {
    const question = { title: t("cancelTitle"), body: t("cancelBody"), yes: t("cancel"), no: t("keep") };
    if (!(await confirm(question))) return;
    // The client shows why it was refused.
    const cancelled = await client
      .call("POST /sign-up/orders/:id/cancel", { params: { id: order.orderId } })
      .catch(() => undefined);
    if (!cancelled) return;
    see(cancelled);
    showToast("success", t("cancelled"));
  };
  return (
    <div>
      <TextButton onClick={() => void cancel()}>
        {t("cancel")}
        <span className="visually-hidden"> {order.receipt}</span>
      </TextButton>
    </div>
  );
}

interface OutcomeProps {
  live: LiveOrder;
  view: Exclude<OrderView, "pending">;
  /** Whether it was paid, and the runner has withdrawn the entry. */
  isGivenBack: boolean;
  because: Order["endedBecause"];
}

function Outcome({ live, view, isGivenBack, because }: OutcomeProps) {
  const t = useOrderTexts();
  const dates = useDates();
  const { fen } = useNumbers();
  const { formPaths, domainName } = useSignUpServices();
  const { order, isStale } = live;
  const again = order.domainName === domainName ? formPaths["sign-up"] : undefined;
  // Nobody let the time of such an order pass.
  const teamReason = because === "dissolved" || because === "removed" ? because : undefined;
  const sentences = {
    due: teamReason ? t("dueLeftTeam", { because: teamReason }) : t("dueText"),
    paid: t("paidText", { fee: fen(order.amountFen) }),
    latePlaced: t("latePlaced"),
    expired: teamReason
      ? t("leftTeam", { because: teamReason })
      : t("expiredText", { at: dates(order.expiresAt, "moment") }),
    lateRefunded: teamReason ? t("lateLeftTeam", { because: teamReason }) : t("lateRefunded"),
    cancelled: order.paidFen === 0 ? t("cancelledText") : "",
    refundDue: "",
    refunded: "",
  };
  const sentence = isGivenBack ? t("withdrawnPaid", { fee: fen(order.amountFen) }) : sentences[view];
  const isTwice = order.refunds.some(({ reason }) => reason === "second-payment");
  return (
    <>
      <p role="status">{sentence}</p>
      {isTwice && <p>{t("secondPayment")}</p>}
      {order.refunds.length > 0 && (
        <ul className={styles.refunds} aria-label={t("refundsTitle")}>
          {order.refunds.map(({ amountFen, reason, state, createdAt }) => (
            <li key={`${createdAt} ${reason} ${amountFen}`}>
              {t("refundLine", { reason: reason === "second-payment" ? "second" : reason, state, fee: fen(amountFen) })}
            </li>
          ))}
        </ul>
      )}
      {isStale && <p className={shared.quiet}>{t("stale")}</p>}
      {again && ["expired", "cancelled", "lateRefunded"].includes(view) && (
        <div>
          <Action to={again} look="quiet">
            {t("signUpAgain")}
          </Action>
        </div>
      )}
    </>
  );
}
