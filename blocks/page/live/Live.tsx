import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Skeleton } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { type LiveIndex, raceTime } from "#core/live.ts";
import { clockAt } from "#core/zones.ts";
import { messages } from "#locales/generated/page/live.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import { AlertSwitch } from "./AlertSwitch.tsx";
import styles from "./Live.module.css";
import { LiveBoard } from "./LiveBoard.tsx";
import { LiveRunnerCard } from "./LiveRunnerCard.tsx";
import { useAlerts, useFollowed, useLive, useRunners } from "./useLive.ts";

const useTexts = texts(messages);
type Props = PageProps["live"];

/** The race as it runs: leaderboards, a runner by bib, and those that the visitor follows. */
export default function Live({ intro, results, courses = [] }: Props) {
  const t = useTexts();
  const { text, pageTitle } = useSite();
  const live = useLive();
  const { index, isFailed } = live;
  return (
    <Page title={text(pageTitle) || t("title")}>
      <div className={styles.page}>
        {text(intro) && <p>{text(intro)}</p>}
        <p>
          <a href="/live">{t("plain")}</a>
        </p>
        <div role="status">
          {isFailed && <p className={styles.notice}>{t("failed")}</p>}
          {index && !index.hasData && <p>{t("noData")}</p>}
        </div>
        {!index && !isFailed && <Skeleton lines={12} height="48rem" />}
        {index?.hasData && <Race live={live} index={index} results={results} courses={courses} />}
      </div>
    </Page>
  );
}

interface RaceProps {
  live: ReturnType<typeof useLive>;
  index: LiveIndex;
  results: Props["results"];
  courses: NonNullable<Props["courses"]>;
}

function Race({ live, index, results, courses }: RaceProps) {
  const t = useTexts();
  const { text } = useSite();
  const now = useNow(1000);
  const raceAt = raceTime(index.clock, now);
  const [itemId, setItemId] = useState(index.items[0]?.id);
  const [isWomen, setWomen] = useState(false);
  const [bib, setBib] = useState<string>();
  const { followed, toggle } = useFollowed(live.asked);
  const { alerts, store } = useAlerts(live.asked, index.isRehearsal);
  const isAlerted = (alerts?.bibs.length ?? 0) > 0;
  const runners = useRunners(live, bib === undefined ? followed : [bib, ...followed]);
  const item = index.items.find(({ id }) => id === itemId) ?? index.items[0];
  const shown = bib === undefined ? undefined : runners.get(bib);
  const switchOver = (wanted: string) => {
    const left = toggle(wanted);
    if (isAlerted) void store(left);
  };
  const card = (wanted: string, isWhole: boolean) => {
    const runner = runners.get(wanted);
    const own = index.items.find(({ id }) => id === runner?.item);
    if (!runner || !own) return null;
    return (
      <LiveRunnerCard
        runner={runner}
        item={own}
        raceAt={raceAt}
        isFollowed={followed.includes(runner.bib)}
        isWhole={isWhole}
        route={courses.find(({ id }) => id === own.id)?.route}
        onToggle={() => switchOver(runner.bib)}
        {...(!isWhole && { onShow: () => setBib(wanted) })}
      />
    );
  };
  return (
    <>
      <Phase index={index} raceAt={raceAt} results={results} />
      <BibSearch onSearch={setBib} />
      {bib !== undefined && (
        <div aria-live="polite">
          {shown === null && <p>{t("unknown", { bib })}</p>}
          {card(bib, true)}
        </div>
      )}
      {(followed.length > 0 || isAlerted) && (
        <section aria-labelledby="followed">
          <h2 id="followed">{t("followed")}</h2>
          <p>{t("followedHint")}</p>
          {!index.isRehearsal && <AlertSwitch followed={followed} alerts={alerts} onStore={store} />}
          <ul className={styles.followed}>
            {followed.map((one) => (
              <li key={one}>
                {runners.get(one) === null ? (
                  <NoRunner bib={one} onUnfollow={() => switchOver(one)} />
                ) : (
                  card(one, false)
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.choice}>
        {index.items.length > 1 && (
          <Field label={t("item")}>
            {(control) => (
              <Choice {...control} value={item?.id} onChange={(event) => setItemId(event.target.value)}>
                {index.items.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {text(name)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
        <Field label={t("list")}>
          {(control) => (
            <Choice
              {...control}
              value={isWomen ? "women" : "all"}
              onChange={(event) => setWomen(event.target.value === "women")}
            >
              <option value="all">{t("all")}</option>
              <option value="women">{t("women")}</option>
            </Choice>
          )}
        </Field>
      </div>
      {item && <LiveBoard item={item} isWomen={isWomen} onShow={setBib} />}
      <p className={styles.muted}>{t("unconfirmed")}</p>
    </>
  );
}

// The start list changes, and each rehearsal has runners of its own.
function NoRunner({ bib, onUnfollow }: { bib: string; onUnfollow(): void }) {
  const t = useTexts();
  return (
    <article className={styles.runner}>
      <p>{t("unknown", { bib })}</p>
      <TextButton aria-label={t("unfollowOf", { bib })} onClick={onUnfollow}>
        {t("unfollow")}
      </TextButton>
    </article>
  );
}

function Phase({ index, raceAt, results }: Pick<RaceProps, "index" | "results"> & { raceAt: number }) {
  const t = useTexts();
  const { text, timeZone } = useSite();
  const { items, clock, isRehearsal } = index;
  const next = items.filter(({ gunAt }) => gunAt > raceAt).sort((a, b) => a.gunAt - b.gunAt)[0];
  const isOver = items.every(({ endsAt }) => raceAt > endsAt);
  const isBefore = items.every(({ gunAt }) => raceAt < gunAt);
  return (
    <>
      {isRehearsal && (
        <p className={styles.notice}>
          <strong>{t("rehearsal")}</strong>{" "}
          {t("rehearsalTime", { time: clockAt(timeZone, raceAt), speed: String(clock.speed) })}
        </p>
      )}
      <p className={styles.phase}>
        <strong>{t(isOver ? "after" : isBefore ? "before" : "running")}</strong>
        {next && ` ${t("startsAt", { item: text(next.name), time: clockAt(timeZone, next.gunAt) })}`}
      </p>
      {isOver && results && (
        <p>
          <Action to={results}>{t("results")}</Action>
        </p>
      )}
    </>
  );
}

const longestBib = 20;

function BibSearch({ onSearch }: { onSearch(bib: string): void }) {
  const t = useTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bib = String(new FormData(event.currentTarget).get("bib") ?? "").replace(/\s+/g, "");
    if (bib !== "") onSearch(bib.slice(0, longestBib));
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit} aria-label={t("search")}>
        <Field label={t("bib")}>
          {(control) => <TextInput {...control} name="bib" autoComplete="off" maxLength={longestBib} />}
        </Field>
        <button type="submit" className={styles.submit}>
          {t("show")}
        </button>
      </form>
    </search>
  );
}
