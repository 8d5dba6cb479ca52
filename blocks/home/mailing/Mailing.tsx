import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { joinList } from "#core/text.ts";
import { messages } from "#locales/generated/home/mailing.ts";
import type { HomeProps, Mailing as MailingFacts } from "#schemas/generated/types.ts";
import styles from "./Mailing.module.css";

const useTexts = texts(messages);

/** Shows whose race packs are mailed, what it costs and until when, with the way to request it. */
export default function Mailing({ title, text: words }: HomeProps["mailing"]) {
  const t = useTexts();
  const { race, text } = useSite();
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      {race?.mailing ? <Facts mailing={race.mailing} /> : <Empty>{t("empty")}</Empty>}
    </Section>
  );
}

const ownEntries = "/account?view=signUps";

function Facts({ mailing }: { mailing: MailingFacts }) {
  const t = useTexts();
  const dates = useDates();
  const { race, title, text, hasAccounts } = useSite();
  const { opensAt, closesAt, contents, from } = mailing;
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  const now = useLatest([opens, closes]);
  const isOpen = now >= opens && now < closes;
  const at = dates(now < opens ? opensAt : closesAt, "moment");
  const times = { from: dates(opensAt, "moment"), until: dates(closesAt, "moment") };
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t("who")}</dt>
          <dd>{t("whoText", { race: text(from?.name ?? race?.name ?? title) })}</dd>
        </div>
        {contents && (
          <div>
            <dt>{t("contents")}</dt>
            <dd>{text(contents)}</dd>
          </div>
        )}
        <div>
          <dt>{t("when")}</dt>
          <dd>{t("whenText", times)}</dd>
        </div>
        <div>
          <dt>{t("fee")}</dt>
          <dd>
            <Fees mailing={mailing} />
          </dd>
        </div>
      </dl>
      <div className={styles.way}>
        {isOpen && hasAccounts && <Action to={ownEntries}>{t("request")}</Action>}
        <p>{now < opens ? t("opens", { at }) : isOpen ? t("closes", { at }) : t("closed")}</p>
      </div>
    </>
  );
}

function Fees({ mailing: { feeFen, regions = [] } }: { mailing: MailingFacts }) {
  const t = useTexts();
  const { language } = useSite();
  const { fen } = useNumbers();
  const write = (fee: number) => (fee === 0 ? t("free") : fen(fee));
  return (
    <ul className={styles.fees}>
      <li>{write(feeFen)}</li>
      {regions.map((region) => {
        const provinces = joinList(
          region.provinces.map((code) => t(`province_${code}`)),
          language,
        );
        return (
          <li key={region.provinces.join()}>
            {region.feeFen === undefined
              ? t("notThere", { provinces })
              : t("elsewhere", { provinces, fee: write(region.feeFen) })}
          </li>
        );
      })}
    </ul>
  );
}
