import { pointerKeys, toPointer } from "#core/pointers.ts";
import { inLanguage } from "#core/text.ts";
import { describeAnswers, type Writing } from "#forms/answers/describe.ts";
import type { FieldColumn } from "#forms/field.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";

/** A column of answers: its name, and the property of each edition that it contains. */
export interface Column {
  label: string;
  /**
   * JSON Pointer of the property, its type, and a part of it if it has several columns: editions
   * with the same question share a column.
   */
  key: string;
}

/**
 * The columns of these editions of forms, the newest first: an older one adds what newer ones no
 * longer ask, or ask in another way.
 */
export function listColumns(forms: CompiledForm[], language: "zh" | "en"): Column[] {
  const columns = new Map<string, Column>();
  const labels = new Set<string>();
  for (const form of forms) {
    for (const name of listNames(form))
      for (const { key, label: columnLabel } of columnsIn(form, name, undefined, language)) {
        if (columns.has(key)) continue;
        const plain = [inLanguage(getField(form, name)?.label, language) || name, columnLabel]
          .filter(Boolean)
          .join(" · ");
        const label = labels.has(plain) ? `${plain} (${form.id} v${form.version})` : plain;
        labels.add(label);
        columns.set(key, { label, key });
      }
  }
  return [...columns.values()];
}

/**
 * The words of one entrant's answers by the keys of their columns. Answers that the form has no
 * place for come under their own name.
 */
export function getCells(form: CompiledForm, answers: Answers, writing: Writing): Map<string, string> {
  const cells = new Map<string, { label: string; words: string }[]>();
  for (const { pointer, label, words } of describeAnswers(form, answers, writing)) {
    const [name = ""] = pointerKeys(pointer);
    if (words === "" || hasColumns(form, name)) continue;
    const key = getKey(form, name);
    const parts = cells.get(key);
    if (parts) parts.push({ label, words });
    else cells.set(key, [{ label, words }]);
  }
  const columnsOfName = [...cells].map(([key, parts]) => [key, joinParts(parts)] as const);
  const inColumns = Object.keys(answers)
    .filter((name) => hasColumns(form, name))
    .flatMap((name) =>
      columnsIn(form, name, answers[name], writing.language).map(({ key, words }) => [key, words] as const),
    );
  return new Map([...columnsOfName, ...inColumns]);
}

// Most answers are one column; a field such as a matrix names its own.
function columnsIn(form: CompiledForm, name: string, answer: unknown, language: "zh" | "en"): FieldColumn[] {
  const field = getField(form, name);
  const wholeColumn = { key: getKey(form, name), label: "", words: "" };
  const fieldColumns = field && getLogic(field)?.columns?.(answer, field.options, language);
  return (
    fieldColumns?.map((column) => ({
      ...column,
      key: column.key ? wholeColumn.key + toPointer([column.key]) : wholeColumn.key,
    })) ?? [wholeColumn]
  );
}

function hasColumns(form: CompiledForm, name: string): boolean {
  return getLogic(getField(form, name))?.columns !== undefined;
}

function joinParts(parts: { label: string; words: string }[]): string {
  if (parts.length === 1) return parts[0]?.words ?? "";
  return parts.map(({ label, words }) => `${label}: ${words}`).join("\n");
}

// In the order of the steps; calculated answers have none.
function listNames(form: CompiledForm): string[] {
  return [...new Set([...form.steps.flatMap(({ fields }) => fields), ...form.calculated.map(({ field }) => field)])];
}

function getKey(form: CompiledForm, name: string): string {
  return toPointer([name, getField(form, name)?.type ?? ""]);
}

function getField(form: CompiledForm, name: string) {
  return form.fields[toPointer([name])];
}
