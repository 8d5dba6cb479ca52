import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { useKnownAnswers } from "#blocks/kit/query/knownAnswers.ts";
import { useResultsAddress } from "#blocks/kit/results/resultsAddress.ts";
import { useOverview } from "#blocks/kit/results/useAnswer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/results.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import { ListPage } from "./ListPage.tsx";
import { RunnerPage } from "./RunnerPage.tsx";

const useTexts = texts(messages);

/** The published results of the race: the list of an item, or a runner, by the address. */
export default function Results(props: PageProps["results"]) {
  const known = useKnownAnswers();
  const { bib, item } = useResultsAddress();
  return (
    <>
      {known && <div hidden data-known-results={known.text} />}
      {bib !== undefined && item !== undefined ? <RunnerPage item={item} bib={bib} /> : <Lists {...props} />}
    </>
  );
}

function Lists(props: PageProps["results"]) {
  const t = useTexts();
  const { text, pageTitle } = useSite();
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(props.intro)}>
      <Show loaded={useOverview()} lines={10} height="40rem">
        {(overview) =>
          overview.items.length === 0 ? (
            <Empty action={{ label: t("home"), to: "/home" }}>{t("none")}</Empty>
          ) : (
            <ListPage overview={overview} {...props} />
          )
        }
      </Show>
    </Page>
  );
}
