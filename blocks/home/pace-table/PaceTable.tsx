import { useState } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/home/pace-table.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./PaceTable.module.css";
import { paceRows, usualSplits, writeTime } from "./paces.ts";

const useTexts = texts(messages);

/** A table whose name and distance are known. */
interface KnownTable {
  id: string;
  name: string;
  distance: number;
  targets: string[];
  splits: number[];
}

/**
 * Split times at an even pace for target times: one table for each item, of which the visitor
 * chooses one; on paper all of them.
 */
export default function PaceTable({ title, tables, note }: HomeProps["pace-table"]) {
  const t = useTexts();
  const { text } = useSite();
  const knownTables = useKnownTables(tables);
  const [chosen, setChosen] = useState(knownTables[0]?.id);
  return (
    <Section title={text(title) || t("title")}>
      {knownTables.length === 0 && <Empty>{t("empty")}</Empty>}
      {knownTables.length > 1 && (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{t("choose")}</legend>
          {knownTables.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {knownTables.map((table) => (
        <div key={table.id} className={styles.shown} data-chosen={table.id === chosen}>
          <Times {...table} />
        </div>
      ))}
      {note && knownTables.length > 0 && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

// A table of an unknown item, or without a distance, is left out; its problem is reported when the
// site is checked.
function useKnownTables(tables: HomeProps["pace-table"]["tables"]): KnownTable[] {
  const { race, text } = useSite();
  const numbers = useNumbers();
  const t = useTexts();
  return tables.flatMap(({ id, item, name, distanceKm, targets, splits }) => {
    const raceItem = race?.items?.find((raceItem) => raceItem.id === item);
    const distance = distanceKm ?? raceItem?.distanceKm;
    if (distance === undefined || !(distance > 0)) return [];
    const tableName = text(name) || text(raceItem?.name) || t("distance", { distance: numbers.plain(distance) });
    const ownSplits = splits?.filter((split) => split < distance).sort((a, b) => a - b);
    return [{ id, name: tableName, distance, targets, splits: ownSplits ?? usualSplits(distance) }];
  });
}

function Times({ name, distance, targets, splits }: KnownTable) {
  const t = useTexts();
  const numbers = useNumbers();
  const rows = paceRows(targets, distance, splits);
  const caption = t("caption", { name });
  const heads = [...splits, distance].map((km) => ({
    km,
    // Half of a marathon is "half" to runners; half of a fun run is 2.5 km.
    head: km === distance / 2 && distance > 15 ? t("half") : t("split", { distance: numbers.plain(km) }),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("target")}</th>
            <th scope="col">{t("pace")}</th>
            {heads.map(({ km, head }) => (
              <th key={km} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ target, finish, perKm, splits: passed }) => (
            <tr key={target}>
              <th scope="row">{writeTime(finish)}</th>
              <td>{writeTime(perKm)}</td>
              {[...passed, finish].map((time, index) => (
                <td key={heads[index]?.km}>{writeTime(time)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
