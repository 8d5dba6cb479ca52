import { Section } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/home/table.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Table.module.css";

const useTexts = texts(messages);

type Row = HomeProps["table"]["rows"][number];
type Align = NonNullable<HomeProps["table"]["columns"][number]["align"]>;

/**
 * A table in a frame of its own that scrolls by finger and by keyboard, so that the page does not.
 */
export default function Table({ title, caption, columns, rows, hasHeaderColumn, note }: HomeProps["table"]) {
  const t = useTexts();
  const { text } = useSite();
  const aligns = columns.map(({ align }, column) => align ?? (isNumeric(rows, column) ? "end" : "start"));
  return (
    <Section title={text(title)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text(caption) || text(title) || t("table")}>
        <table className={styles.table} data-header-column={hasHeaderColumn ?? false}>
          {caption && (
            <caption>
              <span>{text(caption)}</span>
            </caption>
          )}
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column.id} scope="col" data-align={aligns[index]}>
                  {text(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.id} row={row} aligns={aligns} hasHeader={hasHeaderColumn ?? false} />
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

function TableRow({ row, aligns, hasHeader }: { row: Row; aligns: Align[]; hasHeader: boolean }) {
  const { text } = useSite();
  const { plain } = useNumbers();
  return (
    <tr data-highlighted={row.isHighlighted ?? false}>
      {aligns.map((align, column) => {
        const cell = row.cells[column];
        const words = typeof cell === "number" ? plain(cell) : typeof cell === "object" ? text(cell) : cell;
        return hasHeader && column === 0 ? (
          <th key={column} scope="row" data-align={align}>
            {words}
          </th>
        ) : (
          <td key={column} data-align={align} data-short={typeof cell !== "object"}>
            {words}
          </td>
        );
      })}
    </tr>
  );
}

function isNumeric(rows: Row[], column: number): boolean {
  const cells = rows.map(({ cells }) => cells[column]).filter((cell) => cell !== undefined && cell !== "");
  return cells.length > 0 && cells.every((cell) => typeof cell === "number");
}
