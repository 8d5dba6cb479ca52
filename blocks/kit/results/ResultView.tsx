import { type ReactNode, useId, useState } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { Passage, PublicResult } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/results.ts";
import { PacePlot } from "./PacePlot.tsx";
import { PassageTable } from "./PassageTable.tsx";
import { listSteps, type Stretch } from "./paceSteps.ts";
import styles from "./Results.module.css";
import { useRunnerWords } from "./runnerWords.ts";
import { Spread } from "./Spread.tsx";
import { writeTime } from "./writeTimes.ts";

const useTexts = texts(messages);

/**
 * A runner's result: times and ranks, splits with the plot of paces and its table, and the
 * comparison with the field. The heading with the name is the caller's.
 */
export function ResultView({ result }: { result: PublicResult }) {
  const t = useTexts();
  const { field } = result;
  const hasSplits =
    result.passages.length > 1 && result.passages.some(({ point, gunMs }) => point !== "finish" && gunMs !== null);
  return (
    <div className={styles.result}>
      <RunnerFacts result={result} />
      <StatusLine result={result} />
      <BigTimes result={result} />
      <Ranks result={result} />
      {hasSplits && <Splits passages={result.passages} />}
      {field && (
        <Part title={t("spread")}>
          <Spread result={result} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}

function RunnerFacts({ result }: { result: PublicResult }) {
  const t = useTexts();
  const words = useRunnerWords(result);
  const { text } = useSite();
  const { runner, start, itemName, edition } = result;
  const facts = [
    [t("bib"), runner.bib ?? ""],
    [t("item"), `${text(itemName)} ${edition}`],
    [t("gender"), words.gender(runner)],
    [t("ageGroup"), words.ageGroup(runner.ageGroup)],
    [t("club"), runner.club ?? ""],
    [t("country"), words.country(runner.country)],
    [t("start"), start ?? ""],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === "" ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function StatusLine({ result }: { result: PublicResult }) {
  const t = useTexts();
  const { text } = useSite();
  const { runner, reason, passages } = result;
  if (runner.status === "finished") return null;
  const names = (reason?.points ?? []).map((id) => {
    const passage = passages.find(({ point }) => point === id);
    return passage?.name ? text(passage.name) : t("finish");
  });
  const points = names.join(t("join"));
  return (
    <p className={styles.status} data-status={runner.status}>
      <b>{t("status", { status: runner.status })}</b>
      {points !== "" && <span>{t(reason?.kind === "cut-off" ? "reasonCutOff" : "reasonMissing", { points })}</span>}
    </p>
  );
}

function BigTimes({ result: { runner, basis, rounding } }: { result: PublicResult }) {
  const t = useTexts();
  const { gunMs, netMs } = runner;
  if (gunMs === null && netMs === null) return null;
  const times = [
    ["net", netMs],
    ["gun", gunMs],
  ] as const;
  // The one that counts is first and large.
  const ordered = basis === "net" && netMs !== null ? times : times.toReversed();
  return (
    <div>
      <dl className={styles.times}>
        {ordered.map(([kind, ms]) =>
          ms === null ? null : (
            <div key={kind}>
              <dt>{t(kind)}</dt>
              <dd>{writeTime(ms, rounding)}</dd>
            </div>
          ),
        )}
      </dl>
      {runner.overallRank !== null && <p className={styles.basis}>{t("counts", { basis })}</p>}
    </div>
  );
}

function Ranks({ result }: { result: PublicResult }) {
  const t = useTexts();
  const numbers = useNumbers();
  const words = useRunnerWords(result);
  const { ranks, runner } = result;
  const labels = {
    overall: t("rankOverall"),
    gender: t("rankGender", { gender: String(runner.gender) }),
    ageGroup: t("rankAgeGroup", { group: words.ageGroup(runner.ageGroup) }),
  };
  if (ranks.length === 0) return null;
  return (
    <dl className={styles.ranks}>
      {ranks.map(({ list, rank, size }) => (
        <div key={list}>
          <dt>{labels[list]}</dt>
          <dd>
            <b>{numbers.plain(rank)}</b> <span>{t("ofSize", { size })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Splits({ passages }: { passages: Passage[] }) {
  const t = useTexts();
  const numbers = useNumbers();
  const [stretch, setStretch] = useState<Stretch>();
  const round = (km: number) => numbers.plain(Math.round(km * 10) / 10);
  const steps = listSteps(passages);
  return (
    <Part title={t("splits")}>
      {steps.length > 1 && (
        <>
          <p className={styles.zoom}>
            {stretch ? (
              <>
                {t("zoomed", { from: round(stretch.fromKm), to: round(stretch.toKm) })}{" "}
                <button type="button" className={styles.button} onClick={() => setStretch(undefined)}>
                  {t("whole")}
                </button>
              </>
            ) : (
              t("zoomHint")
            )}
          </p>
          <PacePlot passages={passages} stretch={stretch} onZoom={setStretch} />
        </>
      )}
      <PassageTable passages={passages} stretch={stretch} onZoom={setStretch} />
    </Part>
  );
}
