import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import shared from "../open/SignUp.module.css";
import { timeToPay } from "./orderState.ts";
import { useOrderTexts } from "./orderTexts.ts";
import { PriceLines } from "./PriceLines.tsx";
import styles from "./ReviewPrice.module.css";
import type { ShownPrice } from "./usePrice.ts";

interface ReviewPriceProps {
  price: ShownPrice;
  /**
   * Asks the server for the price with a coupon, or without; rejects with why it does not apply.
   */
  ask(coupon?: string): Promise<unknown>;
}

/**
 * Shows what the sign-up costs before it is submitted, with the field for a coupon if the race has
 * any.
 */
export function ReviewPrice({ price, ask }: ReviewPriceProps) {
  const t = useOrderTexts();
  const { prices } = useSite();
  const { payment } = price;
  return (
    <section className={styles.price} aria-labelledby="sign-up-price">
      <h3 id="sign-up-price">{t("price")}</h3>
      <div aria-live="polite">
        <PriceLines lines={price.lines} totalFen={price.totalFen} />
      </div>
      {/* The published site names no coupon, only that there are some. */}
      {prices?.coupons && <Coupon price={price} ask={ask} />}
      <p className={`${shared.quiet} ${styles.payment}`}>
        {payment &&
          price.totalFen > 0 &&
          (payment.isOnline
            ? t("payAfter", { place: payment.place, ...timeToPay(payment.minutes) })
            : t("paidElsewhere"))}
      </p>
    </section>
  );
}

function Coupon({ price: { coupon }, ask }: ReviewPriceProps) {
  const t = useOrderTexts();
  const id = useId();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const focusFirst = () => {
    wasPressed.current = false;
    box.current?.querySelector<HTMLElement>("input, button")?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone when the coupon is another one
  useEffect(() => {
    if (wasPressed.current) focusFirst();
  }, [coupon]);
  const run = async (newCode?: string) => {
    wasPressed.current = true;
    setAsking(true);
    setWrong(undefined);
    const failed = await ask(newCode).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    setWrong(failed);
    setAsking(false);
    if (failed !== undefined) focusFirst();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") void run(code.trim());
  };
  return (
    <div ref={box}>
      {coupon !== undefined ? (
        <p className={styles.applied} role="status">
          {t("couponApplied", { code: coupon })}{" "}
          <TextButton disabled={isAsking} onClick={() => void run()}>
            {t("couponRemove")}
          </TextButton>
        </p>
      ) : (
        <form className={styles.coupon} onSubmit={apply} noValidate>
          <label htmlFor={id}>{t("coupon")}</label>
          <div className={styles.code}>
            <TextInput
              id={id}
              value={code}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
              aria-describedby={`${id}-wrong`}
              aria-invalid={wrong !== undefined || undefined}
            />
            <Action look="quiet" isDisabled={isAsking} onPress={() => void run(code.trim() || undefined)}>
              {t("couponApply")}
            </Action>
          </div>
          <p id={`${id}-wrong`} role="alert" className={shared.wrong}>
            {wrong}
          </p>
        </form>
      )}
    </div>
  );
}
