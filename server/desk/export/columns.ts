import { pointerKeys, toPointer } from "#core/pointers.ts";
import { inLanguage } from "#core/text.ts";
import { describeAnswers, type Writing } from "#forms/describe.ts";
import type { FieldColumn } from "#forms/field.ts";
import { logicOf } from "#forms/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";

/** A column of answers: what it is called, and which property of which editions it contains. */
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
export function columnsOf(forms: CompiledForm[], language: "zh" | "en"): Column[] {
  const columns = new Map<string, Column>();
  const labels = new Set<string>();
  for (const form of forms) {
    for (const name of namesOf(form))
      for (const { key, label: own } of columnsIn(form, name, undefined, language)) {
        if (columns.has(key)) continue;
        const plain = [inLanguage(fieldOf(form, name)?.label, language) || name, own].filter(Boolean).join(" · ");
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
export function cellsOf(form: CompiledForm, answers: Answers, writing: Writing): Map<string, string> {
  const cells = new Map<string, { label: string; words: string }[]>();
  for (const { pointer, label, words } of describeAnswers(form, answers, writing)) {
    const [name = ""] = pointerKeys(pointer);
    if (words === "" || hasColumns(form, name)) continue;
    const key = keyOf(form, name);
    const there = cells.get(key);
    if (there) there.push({ label, words });
    else cells.set(key, [{ label, words }]);
  }
  const whole = [...cells].map(([key, parts]) => [key, inOneCell(parts)] as const);
  const inColumns = Object.keys(answers)
    .filter((name) => hasColumns(form, name))
    .flatMap((name) =>
      columnsIn(form, name, answers[name], writing.language).map(({ key, words }) => [key, words] as const),
    );
  return new Map([...whole, ...inColumns]);
}

// Most answers are one column; a field such as a matrix names its own.
function columnsIn(form: CompiledForm, name: string, answer: unknown, language: "zh" | "en"): FieldColumn[] {
  const field = fieldOf(form, name);
  const whole = { key: keyOf(form, name), label: "", words: "" };
  const own = field && logicOf(field)?.columns?.(answer, field.options, language);
  return (
    own?.map((column) => ({ ...column, key: column.key ? whole.key + toPointer([column.key]) : whole.key })) ?? [whole]
  );
}

function hasColumns(form: CompiledForm, name: string): boolean {
  return logicOf(fieldOf(form, name))?.columns !== undefined;
}

function inOneCell(parts: { label: string; words: string }[]): string {
  if (parts.length === 1) return parts[0]?.words ?? "";
  return parts.map(({ label, words }) => `${label}: ${words}`).join("\n");
}

// In the order of the steps; calculated answers have none.
function namesOf(form: CompiledForm): string[] {
  return [...new Set([...form.steps.flatMap(({ fields }) => fields), ...form.calculated.map(({ field }) => field)])];
}

function keyOf(form: CompiledForm, name: string): string {
  return toPointer([name, fieldOf(form, name)?.type ?? ""]);
}

function fieldOf(form: CompiledForm, name: string) {
  return form.fields[toPointer([name])];
}
