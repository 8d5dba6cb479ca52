import { useCallback, useId, useState } from "react";
import { Choice } from "#blocks/kit/control/Field.tsx";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { RunnerPhotos } from "#blocks/kit/results/RunnerPhotos.tsx";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { chooseTime, writeTime } from "#blocks/kit/results/writeTimes.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { HiddenPart, OwnResult } from "#core/publicResults.ts";
import { writeAddress } from "#core/resultsAddress.ts";
import { messages } from "#locales/generated/kit/own-results.ts";
import { messages as kitMessages } from "#locales/generated/kit/results.ts";
import styles from "./OwnResults.module.css";

const useTexts = texts(messages);
const useKitTexts = texts(kitMessages);

/**
 * The published results of the runners of the account, with their certificates, and what they show
 * of them in public; nothing before there are any.
 */
export default function OwnResults() {
  const t = useTexts();
  const id = useId();
  const { results } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h2";
  const load = useCallback(async () => (await results()).own(), [results]);
  const loaded = useLoaded("own-results", load);
  if (loaded.status !== "ready" || loaded.value.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby={id}>
      <Heading id={id}>{t("title")}</Heading>
      <ul className={styles.list}>
        {loaded.value.map((result) => (
          <Result key={`${result.item} ${result.edition} ${result.entryCode}`} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Result({ result }: { result: OwnResult }) {
  const words = useKitTexts();
  const { text } = useSite();
  const { runner, itemName, edition, rounding, basis, set, photos } = result;
  const name = useRunnerWords(result).name(runner);
  const time = chooseTime(runner, basis);
  return (
    <li className={styles.result}>
      <p className={styles.head}>
        <b>{`${text(itemName)} ${edition}`}</b> <span>{name}</span>
      </p>
      <p className={styles.time}>
        {time === null || runner.status !== "finished" ? (
          words("status", { status: runner.status })
        ) : (
          <b>{writeTime(time, rounding)}</b>
        )}{" "}
        <span>
          {time !== null && runner.status === "finished" && `${words(basis)} · `}
          {words("setKind", { kind: set.kind })}
        </span>
      </p>
      <Ranks result={result} />
      <Links result={result} />
      {photos && <RunnerPhotos photos={photos} />}
      <Hiding result={result} />
    </li>
  );
}

function Ranks({ result }: { result: OwnResult }) {
  const words = useKitTexts();
  const numbers = useNumbers();
  const { ageGroup: nameGroup } = useRunnerWords(result);
  const { overallRank, genderRank, ageGroupRank, gender, ageGroup } = result.runner;
  const ranks = [
    [words("rankOverall"), overallRank],
    [words("rankGender", { gender: String(gender) }), genderRank],
    [words("rankAgeGroup", { group: nameGroup(ageGroup) }), ageGroupRank],
  ] as const;
  if (ranks.every(([, rank]) => rank === null)) return null;
  return (
    <dl className={styles.ranks}>
      {ranks.map(([label, rank]) =>
        rank === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{numbers.plain(rank)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Links({ result: { item, edition, runner, certificate, hiddenPart } }: { result: OwnResult }) {
  const t = useTexts();
  const date = useDates();
  const { pageNamed, now } = useSite();
  const page = pageNamed(["results"]);
  const isOpen = certificate !== null && certificate.opensAt <= now();
  return (
    <p className={styles.links}>
      {page !== undefined && runner.bib !== null && hiddenPart !== "row" && (
        <Link to={writeAddress(page, { item, edition, bib: runner.bib })}>{t("result")}</Link>
      )}
      {isOpen && (
        <>
          <a href={certificate.pdf}>{t("certificate")} PDF</a> <a href={certificate.png}>{t("certificate")} PNG</a>
        </>
      )}
      {certificate !== null && !isOpen && <span>{t("opens", { date: date(certificate.opensAt, "moment") })}</span>}
    </p>
  );
}

function Hiding({ result: { entryCode, hiddenPart } }: { result: OwnResult }) {
  const t = useTexts();
  const id = useId();
  const { results, showToast } = useSite();
  const [part, setPart] = useState<HiddenPart | null>(hiddenPart);
  const choose = async (wanted: HiddenPart | null) => {
    const before = part;
    setPart(wanted);
    try {
      await (await results()).hide(entryCode, wanted);
      showToast("success", t("saved"));
    } catch (error) {
      setPart(before);
      showToast("error", (error as Error).message);
    }
  };
  return (
    <p className={styles.hiding}>
      <label htmlFor={id}>{t("shown")}</label>
      <Choice
        id={id}
        value={part ?? ""}
        onChange={({ target }) => void choose(target.value === "" ? null : (target.value as HiddenPart))}
      >
        <option value="">{t("everything")}</option>
        <option value="name">{t("withoutName")}</option>
        <option value="row">{t("nothing")}</option>
      </Choice>
    </p>
  );
}
