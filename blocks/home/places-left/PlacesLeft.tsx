import type { CSSProperties } from "react";
import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { type LiveItem, useLiveItems } from "#blocks/kit/service/places.ts";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { isCounted } from "#core/itemState.ts";
import { type RacePhase, racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/home/places-left.ts";
import type { HomeProps, Race, RaceItem } from "#schemas/generated/types.ts";
import styles from "./PlacesLeft.module.css";

const useTexts = texts(messages);

/**
 * Shows the places that each item of the race has left: the numbers come in the browser, into the
 * room that the server left for them.
 */
export default function PlacesLeft({ title, text: words }: HomeProps["places-left"]) {
  const t = useTexts();
  const { race, text } = useSite();
  const live = useLiveItems();
  const now = useNow(5000);
  const linkStatus = useLinkStatus(5000);
  const link = race?.registration?.link;
  const canSignUp = live.some(({ state }) => state === "open" || state === "waiting");
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      {race && live.length > 0 ? (
        <ul className={styles.items}>
          {live.map((liveItem) => (
            <Item key={liveItem.item.id} {...liveItem} race={race} phase={racePhase(race, now)} />
          ))}
        </ul>
      ) : (
        <Empty>{t("empty")}</Empty>
      )}
      {link && canSignUp && linkStatus(link).state === "open" && (
        <div className={styles.way}>
          <Action to={link}>{t("signUp")}</Action>
        </div>
      )}
    </Section>
  );
}

interface ItemProps extends LiveItem {
  race: Race;
  phase: RacePhase;
}

function Item({ item, state, places, race, phase }: ItemProps) {
  const t = useTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const Heading = `h${useHeadingLevel()}` as "h3";
  const isOpen = phase === "registration" && state !== "notYet" && state !== "over";
  const isLive = isOpen && isCounted(item);
  const isFull = state === "full" || state === "waiting";
  const share = places && item.places ? Math.min(1, places.left / item.places) : 0;
  return (
    <li className={styles.item} data-state={isLive ? state : undefined}>
      <Heading>{text(item.name)}</Heading>
      {isLive ? (
        <>
          <p className={styles.figure} data-known={places !== undefined}>
            {places ? isFull ? t("full") : numbers.plain(places.left) : <span>{t("looking")}</span>}
          </p>
          <p className={styles.of}>
            {item.places !== undefined && t(isFull ? "allOf" : "total", { count: item.places })}
          </p>
          <p className={styles.bar} style={{ "--left": share } as CSSProperties} />
        </>
      ) : (
        <>
          <p className={styles.figure} data-known="true">
            {item.places === undefined ? t("noLimit") : numbers.plain(item.places)}
          </p>
          <p className={styles.of}>{item.places !== undefined && t(getKind(item))}</p>
        </>
      )}
      <StateLine item={item} state={state} places={places} race={race} phase={phase} />
    </li>
  );
}

function getKind({ allocation }: RaceItem): "drawn" | "direct" | "invite" | "all" {
  if (allocation === "draw") return "drawn";
  return allocation === "direct" || allocation === "invite" ? allocation : "all";
}

// Shows why nobody can sign up now, or for what; its line is there in every state, so that nothing
// moves.
function StateLine({ item, state, places, race, phase }: ItemProps) {
  const t = useTexts();
  const dates = useDates();
  const opensAt = phase === "before-registration" ? race.registration?.opensAt : item.opensAt;
  const sentences = {
    open: "",
    closed: "",
    waiting: t("waiting", { count: places?.waiting ?? 0 }),
    full: t("noWaiting"),
    notYet: opensAt ? t("opens", { at: dates(opensAt, "moment") }) : "",
    over: t("over"),
    cancelled: t("cancelled"),
  };
  const reached =
    phase === "before-registration" ? "notYet" : phase === "registration" || phase === "cancelled" ? state : "over";
  return (
    <p className={styles.state} role="status">
      {sentences[reached]}
    </p>
  );
}
