import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { BibOverview } from "#contract/bibs.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useRenewed } from "../kit/useRenewed.ts";
import { AssignForm } from "./AssignForm.tsx";
import { BibFileForm } from "./BibFileForm.tsx";
import styles from "./Bibs.module.css";
import { useBibTexts } from "./texts.ts";

interface BibsViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The bibs of a race: what is left of each block, who has none, and the ways to give them. */
export default function BibsView({ client, races }: BibsViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceBibs key={race.domainName} client={client} race={race} />
    </>
  );
}

function RaceBibs({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useBibTexts();
  const { domainName } = race;
  const query = { domainName };
  const { data, failure, renew } = useRenewed(client, "GET /sign-up/organise/bibs", { query }, domainName);
  if (!data)
    return failure === undefined ? <Skeleton lines={8} height="30rem" /> : <Failed message={failure} retry={renew} />;
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      {data.hasRules ? <Rules overview={data} race={race} /> : <p>{t("notOffered")}</p>}
      {data.hasRules && <AssignForm client={client} race={race} overview={data} onDone={renew} />}
      <BibFileForm client={client} race={race} onDone={renew} />
    </div>
  );
}

interface RulesProps {
  overview: BibOverview;
  race: OrganisedRace;
}

function Rules({ overview, race: { timeZone } }: RulesProps) {
  const t = useBibTexts();
  const dates = useDates();
  const at = (ms: number) => dates(ms, "moment", timeZone);
  const { blocks, others, lucky, shownFrom, frozenAt } = overview;
  return (
    <section className={styles.part} aria-labelledby="bib-blocks">
      <h2 id="bib-blocks">{t("blocks")}</h2>
      <Blocks blocks={blocks} />
      {others > 0 && <p>{t("others", { count: others })}</p>}
      {lucky && (
        <p>
          {t(`luckyState_${lucky.by}`, {
            from: at(lucky.opensAt),
            until: at(lucky.closesAt),
            numbers: lucky.numbers,
            given: lucky.given,
            wishes: lucky.wishes,
          })}
        </p>
      )}
      <p className={styles.quiet}>
        {shownFrom === null ? t("shownAtOnce") : t("shownFrom", { at: at(shownFrom) })}
        {frozenAt !== null && ` ${t("frozenAt", { at: at(frozenAt) })}`}
      </p>
    </section>
  );
}

function Blocks({ blocks }: Pick<BibOverview, "blocks">) {
  const t = useBibTexts();
  const { text } = useSite();
  const { plain } = useNumbers();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls a wide table by keys
    <section className={styles.scroll} tabIndex={0} aria-labelledby="bib-blocks">
      <table className={styles.blocks}>
        <thead>
          <tr>
            <th scope="col">{t("block")}</th>
            <th scope="col">{t("item")}</th>
            <th scope="col">{t("startBlock")}</th>
            <th scope="col">{t("given")}</th>
            <th scope="col">{t("left")}</th>
          </tr>
        </thead>
        <tbody>
          {blocks.map(({ id, itemName, startName, first, last, given, numbers }) => (
            <tr key={id}>
              <th scope="row">{t("range", { first, last })}</th>
              <td>{text(itemName)}</td>
              <td>{startName ? text(startName) : "–"}</td>
              <td>{plain(given)}</td>
              <td>{plain(Math.max(0, numbers - given))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
