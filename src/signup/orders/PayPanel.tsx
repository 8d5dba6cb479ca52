import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { PayOption } from "#contract/orders.ts";
import { clock } from "../clock.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { getAnnouncedMinutes, waysFor } from "./orderState.ts";
import { useOrderTexts } from "./orderTexts.ts";
import styles from "./PayPanel.module.css";
import type { LiveOrder } from "./useLiveOrder.ts";

// Phones open the provider's page instead.
const QRCodeSVG = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

const dayMs = 86_400_000;

/**
 * Shows the amount to pay, until when, and the ways: a code to scan on a computer, the provider's
 * page on a phone.
 */
export function PayPanel({ live }: { live: LiveOrder }) {
  const t = useOrderTexts();
  const dates = useDates();
  const { fen } = useNumbers();
  const { order, leftMs, isStale } = live;
  const minutes = getAnnouncedMinutes(leftMs);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t("toPay")}</dt>
          <dd>{fen(order.amountFen)}</dd>
        </div>
        {leftMs < dayMs && (
          <div data-short={leftMs < 120_000} aria-hidden="true">
            <dt>{t("timeLeft")}</dt>
            <dd>{clock(Math.ceil(leftMs / 1000))}</dd>
          </div>
        )}
      </dl>
      <p className={shared.quiet}>
        {t("payUntil", { at: dates(order.expiresAt, leftMs < dayMs / 2 ? "time" : "moment") })}
      </p>
      <p role="status" className="visually-hidden">
        {minutes !== undefined && t("minutesLeft", { minutes })}
      </p>
      {cameBackFor(order.orderId) && <p role="status">{t("notPaidYet")}</p>}
      <Ways live={live} />
      {isStale && <p className={shared.quiet}>{t("stale")}</p>}
    </>
  );
}

function Ways({ live: { order, hurry } }: { live: LiveOrder }) {
  const t = useOrderTexts();
  const { client } = useSignUpServices();
  const [isOpening, setOpening] = useState(false);
  const [shown, setShown] = useState<{ provider: PayOption["provider"]; text: string }>();
  const [wrong, setWrong] = useState("");
  const isPhone = isOnPhone();
  const ways = waysFor(order.ways, isPhone);
  const pay = async ({ merchant, way, provider }: PayOption) => {
    setOpening(true);
    setWrong("");
    try {
      const payable = await client.call("POST /sign-up/orders/:id/pay", {
        params: { id: order.orderId },
        json: { merchant, way },
        isSilent: true,
      });
      hurry();
      if (payable.show === "qr") setShown({ provider, text: payable.text });
      else if (payable.show === "redirect" && isSafe(payable.url)) return location.assign(payable.url);
      else setWrong(t("payFailed"));
    } catch (error) {
      setWrong((error as Error).message || t("payFailed"));
      hurry();
    }
    setOpening(false);
  };
  const box = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    // The button that led back is gone.
    if (!shown && isBack.current) box.current?.querySelector("button")?.focus();
    isBack.current = shown !== undefined;
  }, [shown]);
  if (shown) return <Code {...shown} isPhone={isPhone} onBack={() => setShown(undefined)} />;
  return (
    <>
      {ways.length === 0 && <p>{t("noWay")}</p>}
      <div ref={box} className={styles.ways}>
        {ways.map((way, index) => (
          <Action
            key={`${way.merchant} ${way.way}`}
            look={index === 0 ? "primary" : "quiet"}
            isDisabled={isOpening}
            onPress={() => void pay(way)}
          >
            {isOpening ? t("opening") : t("payWith", { provider: way.provider })}
          </Action>
        ))}
      </div>
      <p role="alert" className={shared.wrong}>
        {wrong}
      </p>
    </>
  );
}

interface CodeProps {
  provider: PayOption["provider"];
  text: string;
  isPhone: boolean;
  onBack(): void;
}

function Code({ provider, text, isPhone, onBack }: CodeProps) {
  const t = useOrderTexts();
  const top = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.code}>
      <p ref={top} tabIndex={-1} role="status">
        {t("scan", { provider })}
      </p>
      <div className={styles.qr}>
        <Suspense>
          <QRCodeSVG value={text} size={208} marginSize={3} title={t("qr")} />
        </Suspense>
      </div>
      {isPhone && <p className={shared.quiet}>{t("scanOnPhone")}</p>}
      {/* On the machine of a developer nobody has a phone that reaches the page. */}
      {provider === "sandbox" && isSafe(text) && (
        <p>
          <a href={text} target="_blank" rel="noreferrer">
            {t("openTest")}
          </a>
        </p>
      )}
      <p className={shared.quiet}>{t("waitsForPayment")}</p>
      <TextButton onClick={onBack}>{t("otherWay")}</TextButton>
    </div>
  );
}

// The provider's page leads back to an address with the order (server/entry/orders/routes.ts).
function cameBackFor(orderId: string): boolean {
  return new RegExp(`[?&]order=${orderId}(?:[&#]|$)`).test(globalThis.location?.href ?? "");
}

function isOnPhone(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}

// The server names the provider's page; it never opens anything else.
function isSafe(address: string): boolean {
  return URL.canParse(address, location.href) && /^https?:$/.test(new URL(address, location.href).protocol);
}
