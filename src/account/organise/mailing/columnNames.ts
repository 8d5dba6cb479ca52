import type { mailingColumns, runnerColumns } from "#core/mailing.ts";
import { messages } from "#locales/generated/organise-mailing.ts";
import { getText } from "#locales/getText.ts";

/** Returns what a column of a file of mailings may be called. */
export function namesOfColumn(column: (typeof mailingColumns)[number] | (typeof runnerColumns)[number]): string[] {
  const { zh, en } = getText(messages, `column_${column}`);
  return [column, zh, en];
}
