import { randomUUID } from "node:crypto";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { newCode } from "../base/code.ts";
import { answeredForms, entrants, submissions } from "../base/db/signupSchema.ts";
import type { World } from "../testWorld.ts";

/** A sign-up as if it had been taken, for tests of who may see it. Answers its id. */
export async function keepSubmission(
  { db, secrets }: Pick<World, "db" | "secrets">,
  {
    accountId = null,
    raceId,
    answers = [{}],
    more = {},
  }: {
    accountId?: string | null;
    raceId: string;
    answers?: Record<string, unknown>[];
    more?: Partial<typeof submissions.$inferInsert>;
  },
): Promise<string> {
  const submissionId = randomUUID();
  const use = more.use ?? "sign-up";
  const item = more.item ?? "ten-km";
  const formHash = more.formHash ?? "0".repeat(32);
  const body = JSON.stringify({
    id: "sign-up",
    version: 1,
    use,
    title: { zh: "报名表" },
    schema: {},
    fields: {},
    steps: [],
    calculated: [],
    fees: [],
  });
  const form = { hash: formHash, formId: "sign-up", version: 1, use, uri: "/files/none", body };
  await db.insert(answeredForms).values(form).onConflictDoNothing();
  await db.insert(submissions).values({
    submissionId,
    accountId,
    raceId,
    use,
    item,
    formHash,
    formId: "sign-up",
    formVersion: 1,
    domainName: "trail.localhost",
    policies: [],
    feeFen: 0,
    price: { version: 1, item, itemName: { zh: item }, feeFen: 0, entrants: answers.map(() => []) } as PriceInputs,
    key: randomUUID(),
    bodyMac: "",
    receipt: newCode(),
    answersSealed: secrets.seal(JSON.stringify(answers)),
    ...more,
  });
  await db
    .insert(entrants)
    .values(answers.map((_answers, position) => ({ submissionId, position, raceId, use, item })));
  return submissionId;
}
