import { useNow } from "#blocks/kit/site/clock.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { clock } from "../clock.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import shared from "../open/SignUp.module.css";

interface OpeningProps {
  /** Milliseconds since 1970. */
  opensAt: number;
  isEarly: boolean;
  /** Whether nothing is missing. */
  isReady: boolean;
}

/**
 * Counts down until the form can be submitted, by the server's clock; screen readers announce only
 * that it opens.
 */
export function Opening({ opensAt, isEarly, isReady }: OpeningProps) {
  const t = useLazyTexts();
  const dates = useDates();
  const seconds = Math.max(0, Math.ceil((opensAt - useNow(1000)) / 1000));
  return (
    <div className={shared.opening}>
      <p role="status">{isEarly ? t("opensSoon", { at: dates(opensAt, "moment") }) : isReady && t("isOpenNow")}</p>
      {isEarly && seconds < 86_400 && (
        <p className={shared.clock} aria-hidden="true">
          {clock(seconds)}
        </p>
      )}
    </div>
  );
}
