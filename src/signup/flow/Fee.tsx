import { useNumbers } from "#blocks/kit/numbers.ts";
import { useSite } from "#blocks/kit/site.ts";
import { feeOf, feeOfAll } from "#src/forms/fees.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import type { SignUpState } from "../signUpState.ts";
import type { SignUp } from "./useSignUp.ts";

/** What the sign-up costs, line by line of each entrant; nothing where nothing is to be paid. */
export function Fee({ signUp, state }: { signUp: SignUp; state: SignUpState }) {
  const t = useLaterTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const { form, item, surroundings } = signUp;
  const { others: _, ...context } = surroundings(state.entrants[0]?.id ?? "");
  const entrants = state.entrants.map(({ answers }) => answers);
  const itemFee = item.feeFen ?? 0;
  const all = state.entrants.map(({ id, answers }, index) => ({
    id,
    ...feeOf(form, answers, itemFee, { ...context, entrants, index }),
  }));
  const { totalFen: total } = feeOfAll(form, entrants, itemFee, context);
  // Where the race says nothing of a fee, and with an application, only what is really paid is worth a word.
  if (total === 0 && (item.feeFen === undefined || signUp.use !== "sign-up")) return null;
  return (
    <section className={styles.review}>
      <h3>{t("fee")}</h3>
      <dl className={styles.fee}>
        {all.flatMap(({ id, lines }) =>
          lines.map(({ label, feeFen }, index) => (
            <div key={`${id} ${index}`}>
              <dt>{[signUp.nameOf(id), text(label)].filter(Boolean).join(" · ")}</dt>
              <dd>{numbers.fen(feeFen)}</dd>
            </div>
          )),
        )}
        <div className={styles.total}>
          <dt>{t("total")}</dt>
          <dd>{total === 0 ? t("free") : numbers.fen(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
