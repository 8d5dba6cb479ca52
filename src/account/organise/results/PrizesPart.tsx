import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ResultPrizes } from "#contract/results.ts";
import type { PrizeEventKind, PrizeState } from "#contract/resultWords.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import { useCall } from "../../useCall.ts";
import { useLastValue } from "../../useLastValue.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

type Prize = ResultPrizes["prizes"][number];

/** The prizes of an item by its newest published results, and what becomes of each. */
export function PrizesPart(props: PartProps) {
  const t = useResultTexts();
  const { client, race, edition } = props;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/results/prizes", {
    query: { domainName: race.domainName, item: edition.item, edition: edition.edition },
  });
  return (
    <Show loaded={useLastValue(loaded)} lines={8}>
      {(prizes) => {
        if (!edition.hasPrizes && prizes.prizes.length === 0) return <p className={review.none}>{t("noPrizes")}</p>;
        if (prizes.setNumber === null) return <p className={review.none}>{t("prizesLater")}</p>;
        return <Lists {...props} computed={prizes} onMarked={reload} />;
      }}
    </Show>
  );
}

function Lists({ computed, onMarked, ...props }: PartProps & { computed: ResultPrizes; onMarked(): void }) {
  const t = useResultTexts();
  const dates = useDates();
  const { text } = useSite();
  const day = (written: string) => dates(written, "document");
  const { setNumber, dueOn, claimUntil, prizes } = computed;
  const facts = [
    t("prizesFrom", { number: setNumber ?? 0 }),
    dueOn && t("dueOn", { day: day(dueOn) }),
    claimUntil && t("claimUntil", { day: day(claimUntil) }),
  ];
  const lists = new Map<string, Prize[]>();
  for (const prize of prizes) lists.set(prize.list, [...(lists.get(prize.list) ?? []), prize]);
  const nameList = ({ list, listName, gender, ageGroup }: Prize) =>
    [listName ? text(listName) : list, gender && t(gender), ageGroup && text(ageGroup)].filter(Boolean).join(" · ");
  return (
    <>
      <p className={review.hint}>{facts.filter(Boolean).join(" · ")}</p>
      {[...lists].map(([list, [first, ...others]]) => {
        if (!first) return null;
        return (
          <section key={list} className={styles.part} aria-labelledby={`prizes-${list}`}>
            <h3 id={`prizes-${list}`}>{nameList(first)}</h3>
            <ul className={review.list}>
              {[first, ...others].map((prize) => (
                <li key={prize.bib}>
                  <PrizeRow {...props} prize={prize} onMarked={onMarked} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const tones: Partial<Record<PrizeState, "good" | "waiting" | "bad">> = {
  paid: "good",
  due: "waiting",
  claimed: "waiting",
  withheld: "bad",
  disqualified: "bad",
  reclaimed: "bad",
};

// What the server accepts in each state.
const acts: Partial<Record<PrizeState, readonly PrizeEventKind[]>> = {
  in_publicity: ["withheld"],
  due: ["claimed", "paid", "withheld"],
  claimed: ["paid", "withheld"],
  expired: ["withheld"],
  withheld: ["released"],
};

function PrizeRow({ client, race, edition, prize, onMarked }: PartProps & { prize: Prize; onMarked(): void }) {
  const t = useResultTexts();
  const numbers = useNumbers();
  const { showToast } = useSite();
  const [act, setAct] = useState<PrizeEventKind>();
  const { list, bib, name, place, amountFen, taxFen, state, paidFen } = prize;
  const send = async (reason: string) => {
    if (!act) return;
    const target = { domainName: race.domainName, item: edition.item, edition: edition.edition };
    const json = { ...target, list, bib, event: act, reason };
    await client.call("POST /sign-up/organise/results/prizes", { json, isSilent: true });
    showToast("success", t("marked"));
    onMarked();
  };
  const amounts = { amount: numbers.fen(amountFen), tax: numbers.fen(taxFen), net: numbers.fen(amountFen - taxFen) };
  // The results were amended after it was paid.
  const isPaidOtherwise = paidFen !== null && paidFen !== amountFen;
  const facts = [
    place > 0 && t("prizePlace", { place }),
    amountFen > 0 && t("prizeAmount", amounts),
    isPaidOtherwise && t("prizePaid", { paid: numbers.fen(paidFen) }),
  ];
  const kinds = state === "paid" && isPaidOtherwise ? (["paid"] as const) : (acts[state] ?? []);
  return (
    <article className={styles.file}>
      <p className={review.name}>
        {name ?? t("unnamed")} <span className={styles.bib}>{bib}</span>
      </p>
      <StatusMark tone={isPaidOtherwise ? "bad" : tones[state]}>{t(`prize-${state}`)}</StatusMark>
      <p className={review.meta}>{facts.filter(Boolean).join(" · ")}</p>
      {act === undefined ? (
        <div className={styles.actions}>
          {kinds.map((kind) => (
            <QuietButton key={kind} onClick={() => setAct(kind)}>
              {t(`mark-${kind}`)}…<span className="visually-hidden"> {bib}</span>
            </QuietButton>
          ))}
        </div>
      ) : (
        <div className={styles.wide}>
          <ReasonedForm
            reason={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
            yes={t("save")}
            check={() => true}
            send={send}
            onCancel={() => setAct(undefined)}
          >
            <h4>{t("markTitle", { bib, name: name ?? "", act })}</h4>
          </ReasonedForm>
        </div>
      )}
    </article>
  );
}
