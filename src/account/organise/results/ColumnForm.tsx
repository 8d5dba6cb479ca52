import { type FormEvent, useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import type { CheckedBatch, ResultBatch } from "#contract/resultFiles.ts";
import { resultFields } from "#core/resultFields.ts";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import styles from "./Results.module.css";
import { useFileTexts, useResultTexts } from "./texts.ts";
import type { Reading } from "./useImport.ts";

type Question = ResultBatch["questions"][number];

interface ColumnFormProps {
  checked: CheckedBatch;
  edition: OrganisedEdition;
  items: OrganisedRace["items"];
  /** The sheet that was read, if the organiser chose one. */
  sheet: string | undefined;
  /** Whether the file is at hand; after a reload it is chosen again. */
  canRead: boolean;
  onRead(reading: Reading): void;
}

const notations = {
  minutes: { number: "seconds", pair: "minutes" },
  hours: { number: "seconds", pair: "hours" },
  milliseconds: { number: "milliseconds", pair: "minutes" },
  days: { number: "days", pair: "minutes" },
} as const;
type Notation = keyof typeof notations;
const notationNames = Object.keys(notations) as Notation[];

/** Shows what each column of a file seems to hold; the organiser states what is not sure. */
export function ColumnForm({ checked, edition, items, canRead, onRead, ...given }: ColumnFormProps) {
  const t = useResultTexts();
  const { batch, sheets } = checked;
  const [columns, setColumns] = useState(() => batch.columns.map(writeTarget));
  const [written, setWritten] = useState<Record<number, Notation>>({});
  const [names, setNames] = useState<Record<string, string>>({});
  const [sheet, setSheet] = useState(given.sheet ?? sheets[0]);
  const asksSheet = batch.questions.some(({ code }) => code === "sheet");
  const asked = new Set(batch.questions.flatMap(({ index, other }) => [index, other]));
  const unknownItems = batch.questions.flatMap(({ code, name = "" }) => (code === "item" ? [name] : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Another sheet has columns of its own.
    if (asksSheet && sheet !== sheets[0]) return onRead({ sheet });
    const mapping = {
      columns: columns.map((value, index) => readTarget(value, batch.columns[index], written[index])),
      ...(unknownItems.length > 0 && {
        items: Object.fromEntries(unknownItems.map((name) => [name, names[name] || null])),
      }),
    };
    return onRead({ mapping, sheet: sheets.length > 1 ? sheet : undefined });
  };
  return (
    <form className={styles.columns} onSubmit={submit} noValidate>
      <h4>{t("columns")}</h4>
      <Questions batch={batch} />
      {sheets.length > 1 && (
        <SelectField
          label={t("sheet")}
          value={sheet ?? ""}
          onValue={setSheet}
          options={sheets.map((name) => [name, name])}
        />
      )}
      {unknownItems.map((name) => (
        <ItemField
          key={name}
          name={name}
          items={items}
          value={names[name] ?? ""}
          onValue={(item) => setNames({ ...names, [name]: item })}
        />
      ))}
      <ul className={styles.columnList}>
        {batch.columns.map((column, index) => (
          <Column
            key={index}
            name={column.header || t("unnamedColumn", { number: index + 1 })}
            samples={checked.samples[index] ?? []}
            isAsked={asked.has(index)}
            edition={edition}
            value={columns[index] ?? ""}
            onValue={(value) => setColumns(columns.with(index, value))}
            notation={asksNotation(batch.questions, index) ? (written[index] ?? "minutes") : undefined}
            onNotation={(notation) => setWritten({ ...written, [index]: notation })}
          />
        ))}
      </ul>
      {canRead ? (
        <button type="submit" className={application.primary}>
          {t("checkAgain")}
        </button>
      ) : (
        <p className={review.hint}>{t("notChecked")}</p>
      )}
    </form>
  );
}

const asksNotation = (questions: readonly Question[], column: number) =>
  questions.some(({ code, index }) => code === "notation" && index === column);

// The value of a choice: the field, and the point of a split after a slash.
function writeTarget({ field, point }: ResultBatch["columns"][number]): string {
  return point === undefined ? (field ?? "") : `${field}/${point}`;
}

function readTarget(value: string, column: ResultBatch["columns"][number] | undefined, notation: Notation | undefined) {
  if (value === "") return null;
  const [field = "", point] = value.split("/", 2);
  return {
    field,
    ...(point !== undefined && { point }),
    ...(field === "name" && column?.isReversed === true && { isReversed: true }),
    ...(notation && { notation: notations[notation] }),
  };
}

function Questions({ batch }: { batch: ResultBatch }) {
  const t = useResultTexts();
  const files = useFileTexts();
  const name = (index = 0) => batch.columns[index]?.header || String(index + 1);
  const { questions } = batch;
  if (questions.length === 0) return <p className={review.hint}>{t("columnsSure")}</p>;
  return (
    <>
      <p>
        <strong>{t("columnsAsked")}</strong>
      </p>
      <ul className={styles.problems}>
        {questions.map((question) => (
          <li key={JSON.stringify(question)}>
            {files(`ask-${question.code}` as "ask-twice", {
              column: name(question.index),
              other: name(question.other),
              ...(question.name !== undefined && { name: question.name }),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SelectFieldProps {
  label: string;
  value: string;
  onValue(value: string): void;
  options: readonly (readonly [value: string, name: string])[];
}

function SelectField({ label, value, onValue, options }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Choice {...control} value={value} onChange={({ target }) => onValue(target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

interface ItemFieldProps extends Pick<SelectFieldProps, "value" | "onValue"> {
  name: string;
  items: OrganisedRace["items"];
}

function ItemField({ name, items, ...field }: ItemFieldProps) {
  const t = useResultTexts();
  const { text } = useSite();
  const options = items.map((item) => [item.id, text(item.name)] as const);
  return <SelectField label={t("itemNamed", { name })} options={[["", t("leaveOut")], ...options]} {...field} />;
}

interface ColumnProps extends Pick<SelectFieldProps, "value" | "onValue"> {
  name: string;
  samples: readonly string[];
  isAsked: boolean;
  edition: OrganisedEdition;
  notation: Notation | undefined;
  onNotation(notation: Notation): void;
}

function Column({ name, samples, isAsked, edition, value, onValue, notation, onNotation }: ColumnProps) {
  const t = useResultTexts();
  const files = useFileTexts();
  const { text } = useSite();
  const plain = resultFields
    .filter((field) => field !== "split")
    .map((field) => [field, files(`field-${field}`)] as const);
  const splits = edition.points.map(
    (point) => [`split/${point.id}`, t("splitAt", { point: text(point.name) })] as const,
  );
  return (
    <li className={styles.column} data-asked={isAsked}>
      <SelectField label={name} value={value} onValue={onValue} options={[["", t("leaveOut")], ...plain, ...splits]} />
      {samples.length > 0 && <p className={review.hint}>{samples.join(" · ")}</p>}
      {notation && (
        <SelectField
          label={t("notation")}
          value={notation}
          onValue={(chosen) => onNotation(chosen as Notation)}
          options={notationNames.map((option) => [option, t(`notation-${option}`)] as const)}
        />
      )}
    </li>
  );
}
