import type { InvitationDefaults, InvitationProblem } from "#contract/invitations.ts";
import { type InvitationColumn, invitationColumns, longestNote, mostPlacesOfContact } from "#core/invitations.ts";
import { hasLostDigits } from "#forms/values/lostDigits.ts";
import { messages } from "#locales/generated/invitations.ts";
import { getText } from "#locales/getText.ts";
import { readEmail, readPhone } from "../../../people/accounts/identity.ts";
import { readUntil } from "./readUntil.ts";
import { fault, type Wanted } from "./wanted.ts";

/** What the rows of a race are read by. */
export interface RowFacts {
  /** The items that one person can be invited to, by id; those that nobody can with the reason. */
  items: ReadonlyMap<string, { names: string[]; fault?: "item-without-form" | "item-of-groups" }>;
  timeZone: string;
  now: Date;
  /** When the race starts; undefined if it states no start. */
  startsAt: Date | undefined;
  /** Returns whether text messages reach a phone number. */
  isServed(phone: string): boolean;
}

interface Rows {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  defaults: InvitationDefaults;
}

/**
 * Reads the rows of a file: what the good ones ask for, and every mistake. A header with a mistake
 * makes all rows wrong.
 */
export function readRows(
  { header, rows, defaults }: Rows,
  facts: RowFacts,
): { wanted: Wanted[]; problems: InvitationProblem[]; isHeaderWrong: boolean } {
  const { columns, problems } = readHeader(header);
  if (problems.length > 0) return { wanted: [], problems, isHeaderWrong: true };
  const readable: Wanted[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const row = index + 2;
    const getCell = (column: InvitationColumn) => (cells[columns.get(column) ?? -1] ?? "").normalize("NFKC").trim();
    const result = readRow(row, getCell, defaults, facts);
    problems.push(...result.problems);
    if (!result.wanted) continue;
    const name = `${result.wanted.item}\n${result.wanted.target}`;
    const first = firstRows.get(name);
    if (first === undefined) readable.push(result.wanted);
    else problems.push(fault(row, "contact", "twice", { other: String(first) }));
    firstRows.set(name, first ?? row);
  }
  if (readable.length === 0 && problems.length === 0) problems.push(fault(1, null, "no-rows"));
  return { wanted: readable, problems, isHeaderWrong: false };
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

// What people's own lists of contacts call them.
const otherNames: Partial<Record<InvitationColumn, readonly string[]>> = {
  contact: ["email", "e-mail", "email address", "phone", "mobile", "邮箱", "电子邮箱", "手机号", "手机号码", "手机"],
};

const columnsByName = new Map(
  invitationColumns.flatMap((column) => {
    const { zh, en } = getText(messages, `column-${column}`);
    return [column, zh, en, ...(otherNames[column] ?? [])].map((name) => [plain(name), column] as const);
  }),
);

function readHeader(header: readonly string[]) {
  const columns = new Map<InvitationColumn, number>();
  const problems: InvitationProblem[] = [];
  for (const [index, title] of header.entries()) {
    if (plain(title) === "") continue;
    const column = columnsByName.get(plain(title));
    const name = title.trim().slice(0, 40);
    if (!column) problems.push(fault(1, null, "unknown-column", { name }));
    else if (columns.has(column)) problems.push(fault(1, column, "column-twice", { name }));
    else columns.set(column, index);
  }
  if (!columns.has("contact")) problems.unshift(fault(1, "contact", "no-contact-column"));
  return { columns, problems };
}

type CellOf = (column: InvitationColumn) => string;
type Faulty = Omit<ReturnType<typeof fault>, "row">;
type Read<T> = { value: T } | Faulty;

const wrong = (column: InvitationColumn, code: Faulty["code"], params: Record<string, string> = {}): Faulty => ({
  column,
  code,
  params,
});

function readRow(row: number, getCell: CellOf, defaults: InvitationDefaults, facts: RowFacts) {
  const columns = invitationColumns.filter((column) => hasLostDigits(getCell(column)));
  if (columns.length > 0)
    return {
      problems: columns.map((column) => fault(row, column, "digits-lost", { value: getCell(column).slice(0, 40) })),
    };
  const contact = readContact(getCell("contact"), facts);
  const fields = {
    item: readItem(getCell("item") || (defaults.item ?? ""), facts),
    language: readLanguage(getCell("language"), defaults.language),
    endsAt: readEnd(getCell("until") || (defaults.until ?? ""), facts),
    isWaived: readAnswer("waived", getCell("waived"), defaults.isWaived),
    holdsPlace: readAnswer("place", getCell("place"), defaults.holdsPlace),
    count: readCount(getCell("count"), "value" in contact && contact.value.channel === "sms"),
    note: readNote(getCell("note")),
  };
  const problems = [contact, ...Object.values(fields)].flatMap((field) => ("code" in field ? [{ row, ...field }] : []));
  if (problems.length > 0) return { problems };
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (field as { value: unknown }).value]),
  );
  const { value } = contact as { value: Pick<Wanted, "channel" | "target"> };
  return { problems, wanted: { row, ...value, ...values } as Wanted };
}

function readContact(text: string, { isServed }: RowFacts): Read<Pick<Wanted, "channel" | "target">> {
  if (text === "") return wrong("contact", "contact-missing");
  const email = readEmail(text);
  if (email) return { value: { channel: "email", target: email } };
  const phone = readPhone(text.replace(/(?<=\d)[\s-]+(?=\d)/g, ""));
  if (!phone) return wrong("contact", "contact-wrong");
  return isServed(phone) ? { value: { channel: "sms", target: phone } } : wrong("contact", "contact-not-served");
}

function readItem(text: string, { items }: RowFacts): Read<string> {
  if (text === "") return wrong("item", "item-missing");
  const item = [...items].find(([id, { names }]) => [id, ...names].some((name) => plain(name) === plain(text)));
  const value = text.slice(0, 40);
  if (!item) return wrong("item", "item-unknown", { value });
  const [id, { fault: why }] = item;
  return why ? wrong("item", why, { value }) : { value: id };
}

function readEnd(text: string, { timeZone, now, startsAt }: RowFacts): Read<Date> {
  if (text === "") return wrong("until", "until-missing");
  const end = readUntil(text, timeZone);
  if (!end) return wrong("until", "until-wrong", { value: text.slice(0, 40) });
  if (end <= now) return wrong("until", "until-past");
  return startsAt && end > startsAt ? wrong("until", "until-late") : { value: end };
}

// Lists the words that a cell may contain, in both languages.
const wordsFor = (key: "language-zh" | "language-en" | "yes" | "no") =>
  Object.values(getText(messages, key)).map(plain);
const languages = {
  zh: ["zh", ...wordsFor("language-zh")],
  en: ["en", ...wordsFor("language-en")],
} as const;

function readLanguage(text: string, otherwise: "zh" | "en"): Read<"zh" | "en"> {
  if (text === "") return { value: otherwise };
  const language = (["zh", "en"] as const).find((language) => languages[language].includes(plain(text)));
  return language ? { value: language } : wrong("language", "language-wrong", { value: text.slice(0, 40) });
}

const yes = ["y", "true", "1", ...wordsFor("yes")];
const no = ["n", "false", "0", ...wordsFor("no")];

function readAnswer(column: "waived" | "place", text: string, otherwise: boolean): Read<boolean> {
  if (text === "") return { value: otherwise };
  if (yes.includes(plain(text))) return { value: true };
  return no.includes(plain(text)) ? { value: false } : wrong(column, "answer-wrong", { value: text.slice(0, 40) });
}

function readCount(text: string, isByPhone: boolean): Read<number> {
  const count = text === "" ? 1 : /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const most = String(mostPlacesOfContact);
  if (count < 1 || count > mostPlacesOfContact) return wrong("count", "count-wrong", { most });
  // A text message has room for one link.
  return isByPhone && count > 1 ? wrong("count", "count-by-phone") : { value: count };
}

function readNote(text: string): Read<string> {
  return text.length > longestNote ? wrong("note", "note-long", { most: String(longestNote) }) : { value: text };
}
