import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { ResultView } from "#blocks/kit/results/ResultView.tsx";
import { RunnerPhotos } from "#blocks/kit/results/RunnerPhotos.tsx";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { SetHead } from "#blocks/kit/results/SetHead.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { FoundScore } from "#contract/lookUps.ts";
import { messages } from "#locales/generated/look-ups.ts";
import styles from "./LookUp.module.css";

const useTexts = texts(messages);

/** The results of a runner, the newest edition first; of several, the first is open. */
export function FoundScores({ scores }: { scores: readonly FoundScore[] }) {
  const t = useTexts();
  const { text } = useSite();
  return scores.map((score, index) => {
    const { item, itemName, edition, runner } = score.result;
    const key = `${edition} ${item} ${runner.bib}`;
    if (scores.length === 1) return <Score key={key} score={score} />;
    return (
      <details key={key} className={styles.score} open={index === 0}>
        <summary>{t("scoreOf", { edition, item: text(itemName) })}</summary>
        <Score score={score} />
      </details>
    );
  });
}

function Score({ score: { result, hiddenPart, statusNote, certificate, photos } }: { score: FoundScore }) {
  const t = useTexts();
  const { pageNamed } = useSite();
  const Heading = `h${useHeadingLevel() + 1}` as "h3";
  const { runner, item, edition, set, newest } = result;
  const name = useRunnerWords(result).name(runner);
  const list = pageNamed(["results"]);
  const query = new URLSearchParams({ item, edition, bib: runner.bib ?? "" });
  return (
    <div className={styles.result}>
      <Heading>{name}</Heading>
      <SetHead set={set} newest={newest} />
      {hiddenPart && <p className={styles.quiet}>{t("hidden", { part: hiddenPart })}</p>}
      {statusNote && <p>{t("statusNote", { note: statusNote })}</p>}
      <ResultView result={result} />
      {certificate && <Certificate certificate={certificate} />}
      {photos && <RunnerPhotos photos={photos} />}
      {list && runner.bib && hiddenPart !== "row" && (
        <p>
          <Action to={`${list}?${query}`} look="quiet">
            {t("toPublic")}
          </Action>
        </p>
      )}
    </div>
  );
}

function Certificate({ certificate: { opensAt, pdf, png } }: { certificate: NonNullable<FoundScore["certificate"]> }) {
  const t = useTexts();
  const date = useDates();
  if (pdf === null || png === null)
    return <p className={styles.quiet}>{t("certificateOpens", { moment: date(opensAt, "moment") })}</p>;
  return (
    <p className={styles.files}>
      <b>{t("certificate")}</b>
      <a href={pdf} target="_blank" rel="noreferrer">
        PDF
      </a>
      <a href={png} target="_blank" rel="noreferrer">
        {t("picture")}
      </a>
    </p>
  );
}
