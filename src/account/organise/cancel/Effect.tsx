import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { CancellationEffect } from "#contract/cancellations.ts";
import styles from "../../review/Application.module.css";
import { useCancelTexts } from "./texts.ts";

interface EffectProps {
  effect: CancellationEffect;
  /** Whether a rule is chosen, whose sum is shown. */
  isRuled?: boolean;
}

/** Shows what a cancellation ends now, and what it pays back. */
export function Effect({ effect, isRuled = true }: EffectProps) {
  const t = useCancelTexts();
  const numbers = useNumbers();
  const { withoutAccount, paidFen, refundFen } = effect;
  const counts = ["places", "waiting", "applications", "openOrders"] as const;
  return (
    <div className={styles.answers}>
      <h3>{t("now")}</h3>
      <dl>
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{numbers.plain(effect[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t("paid")}</dt>
          <dd>{numbers.fen(paidFen)}</dd>
        </div>
        {isRuled && (
          <div>
            <dt>{t("back")}</dt>
            <dd>
              <strong>{numbers.fen(refundFen)}</strong>
            </dd>
          </div>
        )}
      </dl>
      {withoutAccount > 0 && <p>{t("withoutAccount", { count: withoutAccount })}</p>}
    </div>
  );
}
