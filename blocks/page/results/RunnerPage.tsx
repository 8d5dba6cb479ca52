import { useEffect } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty, Skeleton } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { ResultView } from "#blocks/kit/results/ResultView.tsx";
import { useResultsAddress } from "#blocks/kit/results/resultsAddress.ts";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { SetHead } from "#blocks/kit/results/SetHead.tsx";
import { useRunnerResult } from "#blocks/kit/results/useAnswer.ts";
import { chooseTime, writeTime } from "#blocks/kit/results/writeTimes.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { hasCard, type PublicResult } from "#core/publicResults.ts";
import { writeAddress, writeCardAddress } from "#core/resultsAddress.ts";
import { messages } from "#locales/generated/page/results.ts";
import styles from "./Results.module.css";

const useTexts = texts(messages);

/** A runner's result at its own address. */
export function RunnerPage({ item, bib }: { item: string; bib: string }) {
  const t = useTexts();
  const { path } = useSite();
  const { edition, set } = useResultsAddress();
  const loaded = useRunnerResult({ item, edition, set, bib });
  if (loaded.status === "ready") return <Runner result={loaded.value} />;
  return (
    <Page title={t("bibTitle", { bib })}>
      {loaded.status === "failed" ? (
        <Empty action={{ label: t("allResults"), to: writeAddress(path, { item, edition }) }}>{loaded.message}</Empty>
      ) : (
        <Skeleton lines={12} height="48rem" />
      )}
    </Page>
  );
}

function Runner({ result }: { result: PublicResult }) {
  const t = useTexts();
  const { text, path, title } = useSite();
  const { item, edition, itemName, set, newest, runner } = result;
  const name = useRunnerWords(result).name(runner);
  const heading = t("runnerTitle", { name, item: text(itemName), edition });
  const siteTitle = text(title);
  useEffect(() => {
    // After the frame has set the title of the page.
    const timer = setTimeout(() => {
      document.title = `${heading} · ${siteTitle}`;
    });
    return () => clearTimeout(timer);
  }, [heading, siteTitle]);
  return (
    <Page title={name} eyebrow={<Back result={result} />}>
      <div className={styles.runner}>
        <SetHead
          set={set}
          newest={newest}
          toNewest={writeAddress(path, { item, edition, bib: runner.bib ?? undefined })}
        />
        <ResultView result={result} />
        <Sharing result={result} name={name} />
      </div>
    </Page>
  );
}

function Back({ result: { item, edition, itemName } }: { result: PublicResult }) {
  const t = useTexts();
  const { text, path } = useSite();
  return (
    <p className={styles.back}>
      <Link to={writeAddress(path, { item, edition })}>← {t("back", { item: text(itemName), edition })}</Link>
    </p>
  );
}

function Sharing({ result, name }: { result: PublicResult; name: string }) {
  const t = useTexts();
  const { text, showToast, language } = useSite();
  const { runner, rounding, basis, itemName } = result;
  const time = writeTime(chooseTime(runner, basis), rounding);
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) return navigator.share({ url, text: t("shareText", { name, item: text(itemName), time }) });
    await navigator.clipboard.writeText(url);
    showToast("success", t("copied"));
  };
  return (
    <p className={styles.actions}>
      <TextButton onClick={() => void share().catch(() => undefined)}>{t("share")}</TextButton>
      {hasCard(result) && (
        <a href={writeCardAddress(result, language)} download={`${runner.bib}.png`}>
          {t("picture")}
        </a>
      )}
      <TextButton onClick={() => window.print()}>{t("print")}</TextButton>
    </p>
  );
}
