import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ExportColumns, ExportLayout } from "#contract/exportLayouts.ts";
import { mostColumns } from "#core/organise.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import styles from "./Exports.module.css";

interface LayoutFormProps {
  columns: ExportColumns["columns"];
  layout: ExportLayout;
  /** Whether the race has it already, so that it can be deleted. */
  isSaved: boolean;
  /** Saves the layout; one without columns is removed. */
  onSave(layout: ExportLayout): Promise<void>;
  onCancel(): void;
}

/** Names a layout, and chooses its columns and their order. */
export function LayoutForm({ columns, layout, isSaved, onSave, onCancel }: LayoutFormProps) {
  const t = useOrganiseTexts();
  const { text } = useSite();
  const explain = useExplanation();
  const [name, setName] = useState(layout.name);
  const [keys, setKeys] = useState(layout.columns);
  const [fault, setFault] = useState<{ name?: string; columns?: string; call?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const labels = new Map(columns.map(({ key, label }) => [key, text(label)]));
  const columnKeys = keys.filter((key) => labels.has(key));
  const send = async (newLayout: ExportLayout) => {
    setSaving(true);
    try {
      await onSave(newLayout);
    } catch (error) {
      setFault({ call: t("notDone", { message: explain(error) }) });
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const plain = name.trim();
    if (plain === "") setFault({ name: t("layoutNameMissing") });
    else if (columnKeys.length === 0) setFault({ columns: t("layoutEmpty") });
    else void send({ name: plain, columns: columnKeys });
  };
  return (
    <form className={application.decision} onSubmit={submit} onChange={() => setFault({})} noValidate>
      <h3>{layout.name || t("newLayout")}</h3>
      <Field label={t("layoutName")} hint={t("layoutNameHint")} error={fault.name}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            autoComplete="off"
            required
            // A saved layout keeps its name: under another one it would be a second one.
            readOnly={isSaved}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ol className={styles.columns} aria-label={t("columnsOfFile")}>
        {columnKeys.map((key, place) => {
          const column = labels.get(key) ?? key;
          const move = (to: number) => setKeys(moveColumn(columnKeys, place, to));
          return (
            <li key={key}>
              <span>{column}</span>
              <QuietButton aria-label={t("moveUp", { column })} disabled={place === 0} onClick={() => move(place - 1)}>
                ↑
              </QuietButton>
              <QuietButton
                aria-label={t("moveDown", { column })}
                disabled={place === columnKeys.length - 1}
                onClick={() => move(place + 1)}
              >
                ↓
              </QuietButton>
              <QuietButton
                aria-label={t("removeColumn", { column })}
                onClick={() => setKeys(columnKeys.filter((other) => other !== key))}
              >
                ×
              </QuietButton>
            </li>
          );
        })}
      </ol>
      <Field label={t("addColumn")} error={fault.columns}>
        {(control) => (
          <Choice
            {...control}
            value=""
            disabled={columnKeys.length >= mostColumns}
            onChange={({ target }) => setKeys([...columnKeys, target.value])}
          >
            <option value="">{t("chooseColumn")}</option>
            {columns
              .filter(({ key }) => !columnKeys.includes(key))
              .map(({ key, label }) => (
                <option key={key} value={key}>
                  {text(label)}
                </option>
              ))}
          </Choice>
        )}
      </Field>
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isSaving}>
          {isSaving ? t("sending") : t("saveLayout")}
        </button>
        {isSaved && (
          <Action look="quiet" onPress={() => void send({ name: layout.name, columns: [] })} isDisabled={isSaving}>
            {t("deleteLayout")}
          </Action>
        )}
        <Action look="quiet" onPress={onCancel} isDisabled={isSaving}>
          {t("cancel")}
        </Action>
      </div>
      <p role="alert" className={application.failure}>
        {fault.call}
      </p>
    </form>
  );
}

/** Returns the columns with the one at a place moved to another place. */
function moveColumn(columns: readonly string[], from: number, to: number): string[] {
  const rest = columns.filter((_column, place) => place !== from);
  return [...rest.slice(0, to), ...columns.slice(from, from + 1), ...rest.slice(to)];
}
