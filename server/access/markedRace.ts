import { eq } from "drizzle-orm";
import type { ExportColumns } from "#contract/exportLayouts.ts";
import { chainPending } from "../base/audit/chain.ts";
import { accounts } from "../base/db/accountSchema.ts";
import { exportLayouts } from "../base/db/exportSchema.ts";
import { answeredForms, submissionFiles, submissions } from "../base/db/signupSchema.ts";
import { operator } from "../base/rights.ts";
import { listColumns } from "../desk/organise/layouts.ts";
import { keepPaidEntry } from "../desk/organise/testOrganise.ts";
import { keepSubmission } from "../entry/testSignups.ts";
import { openSession } from "../people/accounts/sessions.ts";
import type { World } from "../testWorld.ts";
import { race, type Things } from "./raceRows.ts";
import { makeThings, resultBirthday, runner, sendFile } from "./testRaces.ts";

const phone = (number: string) => ({ country: "CN", number });
const adult = {
  name: "欧阳标记",
  phone: phone("13912340077"),
  email: "biaoji@example.org",
  document: { type: "2", number: "E90817263", birthday: "1990-03-07", gender: 1 },
  address: { detail: "标记路一号", postcode: "400020" },
  emergency: { name: "急标记联", relation: "spouse", phone: phone("13912340088") },
};
const child = {
  name: "小标记童",
  document: { type: "2", number: "E90817299", birthday: "2028-03-07", gender: 1 },
  guardian: { name: "监标记护", relation: "father", phone: phone("13912340099") },
};

/**
 * What nobody reads without the right to it: parts of the answers, contacts, documents and files of
 * a race that a mask hides.
 */
export const marks: readonly string[] = [
  "阳标记",
  "标记童",
  "急标记联",
  "监标记护",
  "称标记",
  "13912340077",
  "13912340088",
  "13912340099",
  "E90817263",
  "E90817299",
  "biaoji@",
  "标记路",
  "invited@example.org",
  runner.name,
  runner.cardNumber,
  resultBirthday,
  "mine.pdf",
  "%PDF-1.4",
];

const fields = {
  "/name": { type: "input", label: { zh: "姓名" } },
  "/document": { type: "identity-document", label: { zh: "证件" } },
  "/phone": { type: "phone", label: { zh: "手机号" } },
  "/email": { type: "email", label: { zh: "邮箱" } },
  "/address": { type: "address", label: { zh: "住址" } },
  "/emergency": { type: "emergency-contact", label: { zh: "紧急联系人" } },
  "/guardian": { type: "guardian", label: { zh: "监护人" } },
};
const names = Object.keys(fields).map((pointer) => pointer.slice(1));
const params = {
  schema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, {}])) },
  fields: Object.fromEntries(
    Object.entries(fields).map(([pointer, field]) => [pointer, { ...field, options: {}, messages: {} }]),
  ),
  steps: [{ id: "all", title: { zh: "全部" }, fields: names }],
};

/** What the requests about a marked race name. */
export interface MarkedThings extends Things {
  /** The public code of a child's entry, whose order is paid, and the id of that sign-up. */
  paidCode: string;
  paidId: string;
}

/**
 * Fills the race 7001 with an application, a team, a child's paid entry, an answer to a general
 * form, a draft and an invitation, whose personal data are `marks`. All but the answer are of the
 * account `owner`.
 */
export async function fillRace(world: World, owner: string): Promise<MarkedThings> {
  const { db, secrets } = world;
  const things = await makeThings(world, owner);
  const answersSealed = (answers: object) => secrets.seal(JSON.stringify([answers]));
  await db.update(submissions).set({ answersSealed: answersSealed(adult) });
  const order = await keepPaidEntry(world, { accountId: owner, raceId: "7001", names: ["x"], domainName: race });
  await db
    .update(submissions)
    .set({ answersSealed: answersSealed(child) })
    .where(eq(submissions.submissionId, order.orderId));
  const general = { use: "general", item: "volunteers", formHash: "9".repeat(32), domainName: race } as const;
  const answerId = await keepSubmission(world, { raceId: "7001", answers: [adult], more: general });
  const uploadId = await sendFile(world, owner);
  await db.insert(submissionFiles).values({ submissionId: answerId, uploadId });
  for (const { hash, body } of await db.select().from(answeredForms))
    await db
      .update(answeredForms)
      .set({ body: JSON.stringify({ ...JSON.parse(body), ...params }) })
      .where(eq(answeredForms.hash, hash));
  await saveEveryColumn(world);
  await db.update(accounts).set({ nick: "昵称标记" }).where(eq(accounts.accountId, owner));
  await world.app.inject({
    method: "PUT",
    url: "/sign-up/draft",
    headers: { token: await openToken(world, owner) },
    payload: { ...draft, content: JSON.stringify(adult), revision: 0 },
  });
  // The audit lists linked lines, and a server links them every few seconds.
  await chainPending(db);
  return { ...things, paidCode: order.code, paidId: order.orderId };
}

// A layout "all" of every column, so that a mark in any of them is found.
async function saveEveryColumn(world: World): Promise<void> {
  const { columns } = (await listColumns(world, operator, race)) as ExportColumns;
  const layout = { raceId: "7001", name: "all", columns: columns.map(({ key }) => key) };
  await world.db
    .insert(exportLayouts)
    .values(layout)
    .onConflictDoUpdate({
      target: [exportLayouts.raceId, exportLayouts.name],
      set: layout,
    });
}

/** The place of the draft. */
export const draft = { domainName: race, use: "sign-up", item: "item-7001" };

/** Opens a session of an account. */
export function openToken({ db }: Pick<World, "db">, accountId: string): Promise<string> {
  return openSession(db, { accountId, loginType: "5", device: "x" });
}
