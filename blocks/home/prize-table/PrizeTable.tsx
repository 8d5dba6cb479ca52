import { useId, useState } from "react";
import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/home/prize-table.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./PrizeTable.module.css";

const useTexts = texts(messages);

type Group = HomeProps["prize-table"]["groups"][number];

/**
 * Prize money: one table for each group, side by side on wide screens and on paper, folded on
 * phones.
 */
export default function PrizeTable({ title, groups, note }: HomeProps["prize-table"]) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <Section title={text(title) || t("title")} lead={groups.length > 0 ? t("unit") : undefined}>
      {groups.length === 0 && <Empty>{t("empty")}</Empty>}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <PrizeGroup key={group.id} group={group} isFirst={index === 0} />
        ))}
      </div>
      {note && groups.length > 0 && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

// The heading is rendered twice, once as a button: style sheets show the one that fits, and hide
// the other from everybody.
function PrizeGroup({ group, isFirst }: { group: Group; isFirst: boolean }) {
  const { text } = useSite();
  const [isOpen, setOpen] = useState(isFirst);
  const id = useId();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <div className={styles.group}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text(group.title)}
        </button>
        <span className={styles.plain}>{text(group.title)}</span>
      </Heading>
      <div id={id} className={styles.body} data-open={isOpen}>
        {group.note && <p className={styles.groupNote}>{text(group.note)}</p>}
        <PrizeRows group={group} />
      </div>
    </div>
  );
}

function PrizeRows({ group: { title, columns = [], rows } }: { group: Group }) {
  const t = useTexts();
  const { text } = useSite();
  const { plain } = useNumbers();
  const heads = columns.length > 0 ? columns.map(text) : [t("prize")];
  return (
    <table className={styles.table} data-wide={heads.length > 2}>
      <caption className="visually-hidden">{text(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("rank")}</th>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, rank, amounts }) => (
          <tr key={id}>
            <th scope="row">{text(rank)}</th>
            {heads.map((_, index) => (
              <td key={index}>{amount(amounts, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function amount(amounts: number[], column: number): string {
    const yuan = amounts.length === 1 ? amounts[0] : amounts[column];
    return yuan === undefined ? "–" : plain(yuan);
  }
}
