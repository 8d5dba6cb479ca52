import type { ReactNode } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/event-facts.ts";
import type { HomeProps, RaceItem } from "#schemas/generated/types.ts";
import styles from "./EventFacts.module.css";
import { useFacts } from "./facts.tsx";

const useTexts = texts(messages);

type Column = NonNullable<HomeProps["event-facts"]["columns"]>[number];

/** Which field of an item each column needs. */
const fields: Record<Column, (keyof RaceItem)[]> = {
  distance: ["distanceKm"],
  places: ["places"],
  fee: ["feeFen"],
  age: ["minAge", "maxAge"],
  allocation: ["allocation"],
  start: ["startsAt"],
  climb: ["climbM"],
};

/**
 * The items of the race as one table: a row for each distance, which phones stack into a card of
 * label and value.
 */
export default function EventFacts({ title, columns, note }: HomeProps["event-facts"]) {
  const t = useTexts();
  const { race, text } = useSite();
  const fact = useFacts();
  const items = race?.items ?? [];
  const shownColumns =
    columns ??
    (Object.keys(fields) as Column[]).filter((column) =>
      items.some((item) => fields[column].some((field) => item[field] !== undefined)),
    );
  return (
    <Section title={text(title) || t("title")}>
      {items.length === 0 ? (
        <Empty>{t("empty")}</Empty>
      ) : (
        // The roles are written out because `display: block` on phones would take them away.
        // biome-ignore-start lint/a11y/noRedundantRoles: see above
        <table className={styles.table} role="table">
          <caption className="visually-hidden">{t("caption", { race: text(race?.name) })}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t("item")}
              </th>
              {shownColumns.map((column) => (
                <th key={column} role="columnheader" scope="col" data-column={column}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((item) => (
              <tr key={item.id} role="row">
                <th role="rowheader" scope="row">
                  {text(item.name)}
                  {item.note && <small>{text(item.note)}</small>}
                </th>
                {shownColumns.map((column) => (
                  <Cell key={column} column={column} label={t(column)}>
                    {fact(column, item)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      )}
      {note && items.length > 0 && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

function Cell({ column, label, children }: { column: Column; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: phones draw the table as blocks
    <td role="cell" data-column={column}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
