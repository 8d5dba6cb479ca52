import { useId } from "react";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { useOverview, useResultList } from "#blocks/kit/results/useAnswer.ts";
import { chooseTime, writeTime } from "#blocks/kit/results/writeTimes.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { ResultOverview } from "#core/publicResults.ts";
import { writeAddress } from "#core/resultsAddress.ts";
import { messages } from "#locales/generated/home/results.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Winners.module.css";

const useTexts = texts(messages);

/** The first women and men of each item, and a search that opens the list of results. */
export default function Winners({ title, text: words, items, places = 3, link = "/results" }: HomeProps["results"]) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      <Show loaded={useOverview()} lines={6} height="18rem">
        {(overview) => {
          const shown = chooseItems(overview, items);
          if (shown.length === 0) return <Empty>{t("none")}</Empty>;
          return (
            <div className={styles.results}>
              <Search link={link} />
              <ul className={styles.items}>
                {shown.map((item) => (
                  <Item key={item.item} item={item} places={places} link={link} />
                ))}
              </ul>
            </div>
          );
        }}
      </Show>
    </Section>
  );
}

type Item = ResultOverview["items"][number];

function chooseItems({ items }: ResultOverview, wanted: string[] | undefined): Item[] {
  return wanted ? wanted.flatMap((id) => items.filter(({ item }) => item === id)) : items;
}

function Search({ link }: { link: string }) {
  const t = useTexts();
  const id = useId();
  const { href, navigate } = useSite();
  return (
    <form
      className={styles.search}
      method="get"
      action={href(link)}
      onSubmit={(event) => {
        event.preventDefault();
        const search = String(new FormData(event.currentTarget).get("search") ?? "").trim();
        navigate(writeAddress(link, { search }));
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t("search")}
      </label>
      <TextInput id={id} type="search" name="search" maxLength={40} placeholder={t("search")} />
      <button type="submit">{t("find")}</button>
    </form>
  );
}

function Item({ item: { item, itemName, editions }, places, link }: { item: Item; places: number; link: string }) {
  const t = useTexts();
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h3";
  const edition = editions[0]?.edition;
  return (
    <li className={styles.item}>
      <Heading>{text(itemName)}</Heading>
      <div className={styles.podiums}>
        <Podium item={item} edition={edition} gender={2} places={places} link={link} />
        <Podium item={item} edition={edition} gender={1} places={places} link={link} />
      </div>
      <p>
        <Link to={writeAddress(link, { item, edition })}>{t("all")}</Link>
      </p>
    </li>
  );
}

interface PodiumProps {
  item: string;
  edition: string | undefined;
  gender: 1 | 2;
  places: number;
  link: string;
}

function Podium({ item, edition, gender, places, link }: PodiumProps) {
  const t = useTexts();
  const loaded = useResultList({ item, edition, gender });
  const of = useRunnerWords(loaded.status === "ready" ? loaded.value : { ageGroups: [] });
  return (
    <div className={styles.podium}>
      <p className={styles.label}>{t(gender === 1 ? "men" : "women")}</p>
      <Show loaded={loaded} lines={places}>
        {({ runners, rounding, listBasis }) => (
          <ol>
            {runners
              .filter(({ genderRank }) => genderRank !== null && genderRank <= places)
              .map((runner) => (
                <li key={`${runner.bib} ${runner.genderRank}`}>
                  <b>{runner.genderRank}</b>
                  <span>
                    {runner.bib === null ? (
                      of.name(runner)
                    ) : (
                      <Link to={writeAddress(link, { item, edition, bib: runner.bib })}>{of.name(runner)}</Link>
                    )}
                  </span>
                  <span className={styles.time}>{writeTime(chooseTime(runner, listBasis), rounding)}</span>
                </li>
              ))}
          </ol>
        )}
      </Show>
    </div>
  );
}
