import { accounts } from "../../../base/db/accountSchema.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { insertRows } from "../../../base/db/insertRows.ts";
import { entrantMessages, messageRecipients } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { answeredForms, submissions } from "../../../base/db/signupSchema.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";

const formHash = "messages";
const form = {
  id: "sign-up",
  version: 1,
  use: "sign-up",
  title: { zh: "报名表" },
  schema: {},
  fields: {},
  steps: [],
  calculated: [],
  fees: [],
};

interface Added {
  raceId: string;
  domainName: string;
  item: string;
  many: number;
  /** What their ids begin with. */
  prefix?: string;
}

/**
 * Adds accounts with one confirmed entry each, by few statements: runner-1@example.com and so on,
 * of whom every second one signed up in English.
 */
export async function addRunners(
  db: Database,
  secrets: Pick<Secrets, "seal">,
  { raceId, domainName, item, many, prefix = "runner" }: Added,
): Promise<void> {
  await db
    .insert(answeredForms)
    .values({ hash: formHash, formId: "sign-up", version: 1, use: "sign-up", uri: "", body: JSON.stringify(form) })
    .onConflictDoNothing();
  const numbers = Array.from({ length: many }, (_none, index) => index + 1);
  const id = (number: number) => `${prefix}-${number}`;
  await insertRows(
    db,
    accounts,
    numbers.map((number) => ({ accountId: id(number), email: `${id(number)}@example.com`, nick: id(number) })),
  );
  await insertRows(
    db,
    submissions,
    numbers.map((number) => ({
      submissionId: id(number),
      accountId: id(number),
      raceId,
      domainName,
      use: "sign-up" as const,
      item,
      formId: "sign-up",
      formVersion: 1,
      formHash,
      policies: [],
      answersSealed: secrets.seal(JSON.stringify([{ name: `Anna R${number}` }])),
      feeFen: 0,
      key: id(number),
      bodyMac: "",
      receipt: id(number),
      language: number % 2 === 0 ? ("en" as const) : ("zh" as const),
    })),
  );
  await insertRows(
    db,
    entries,
    numbers.map((number) => ({
      entryId: id(number),
      code: id(number).toUpperCase(),
      raceId,
      item,
      exclusionGroup: "race",
      submissionId: id(number),
      position: 0,
      bib: `${number}`,
      state: "confirmed" as const,
    })),
  );
}

/** Stores a message that an account got. */
export async function keepMessage(db: Database, accountId: string): Promise<void> {
  const messageId = await keepApproved(db, { raceId: "1", domainName: "x" });
  await db.insert(messageRecipients).values({ messageId, contactMac: "x", accountId, entryId: "x", outcome: "queued" });
}

/** Stores a message to everybody with a place in a race that is to be sent; returns its id. */
export async function keepApproved(
  db: Database,
  { raceId, domainName }: Pick<Added, "raceId" | "domainName">,
): Promise<number> {
  const [message] = await db
    .insert(entrantMessages)
    .values({
      raceId,
      domainName,
      stream: "service",
      filter: { group: "confirmed" },
      subject: { zh: "{name}", en: "{name}" },
      text: { zh: "号码 {bib}", en: "Bib {bib}" },
      total: 1,
      key: "a-key-of-a-test",
      requestedBy: "x",
      state: "approved",
      decidedAt: new Date(),
    })
    .returning();
  if (!message) throw new Error("The message was not stored.");
  return message.messageId;
}
