import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { OwnTransfer, TransferInvitation } from "#contract/transfers.ts";
import { maskName } from "#forms/values/identity.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { isOpenAt, transferPolicy } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, itemName, type RaceSite } from "../../race/raceSite.ts";
import { nameIn, openAnswers, readForms } from "../own/own.ts";
import { refuseTransfer } from "./startTransfer.ts";
import { findOffered } from "./transfer.ts";

/**
 * Reads the offer of a transfer's link; undefined if it is no link of that race, or not any more.
 */
export async function readOfferedTransfer(
  tools: SignupTools,
  site: RaceSite,
  token: string,
): Promise<TransferInvitation | undefined> {
  const { db, secrets } = tools;
  const offer = await findOffered(tools, token);
  if (offer?.transfer.raceId !== site.raceId || offer.isOver || offer.from.withdrawnAt) return undefined;
  const policy = transferPolicy(site);
  if (!policy || !isOpenAt(policy, await databaseNow(db))) return undefined;
  const { transfer, from } = offer;
  const form = (await readForms(db, [from])).get(from.formHash)?.form;
  const [answers = {}] = openAnswers(secrets, from);
  return {
    siteTitle: site.site.title,
    item: transfer.item,
    itemName: itemName(site, transfer.item),
    owner: maskName(nameIn(form, answers)),
    endsAt: transfer.endsAt.getTime(),
  };
}

const mostListed = 50;

/**
 * Lists the entries of an account that can be passed on, are being or were, and those that it has
 * by a transfer; the newest first.
 */
export async function listTransfers(tools: SignupTools, accountId: string): Promise<OwnTransfer[]> {
  const { db, secrets } = tools;
  const isOwn = and(eq(submissions.accountId, accountId), eq(submissions.use, "sign-up"));
  const newest = desc(submissions.createdAt);
  const rows = await db.select().from(submissions).where(isOwn).orderBy(newest).limit(mostListed);
  if (rows.length === 0) return [];
  const ids = rows.map(({ submissionId }) => submissionId);
  const isTransfer = isNull(transfers.toRaceId);
  const from = await db
    .select()
    .from(transfers)
    .where(and(isTransfer, inArray(transfers.fromSubmission, ids)));
  const to = await db
    .select()
    .from(transfers)
    .where(and(isTransfer, inArray(transfers.toSubmission, ids)));
  const now = await databaseNow(db);
  const forms = await readForms(db, rows);
  const transfersOfRace: OwnTransfer[] = [];
  for (const row of rows) {
    const { submissionId } = row;
    const site = await findRaceSite(tools, row.domainName);
    const ownTransfers = from.filter((transfer) => transfer.fromSubmission === submissionId);
    const isReceived = to.some((transfer) => transfer.toSubmission === submissionId);
    const done = ownTransfers.find(({ state }) => state === "done");
    const open = ownTransfers.find((transfer) => transfer.state === "open" && transfer.endsAt > now);
    const refused = done ? undefined : await refuseTransfer(db, row, { site, now });
    const isOpen = open?.linkSealed && !refused;
    if (!done && !isReceived && refused) continue;
    const names = openAnswers(secrets, row).map((answers) => nameIn(forms.get(row.formHash)?.form, answers));
    transfersOfRace.push({
      submissionId,
      domainName: row.domainName,
      receipt: row.receipt,
      isReceived,
      itemName: itemName(site, row.item),
      name: names[0] ?? "",
      state: done ? "passed-on" : refused ? "kept" : isOpen ? "open" : "possible",
      link: isOpen && open.linkSealed ? secrets.open(open.linkSealed) : null,
      endsAt: isOpen ? open.endsAt.getTime() : null,
      passedAt: done?.endedAt?.getTime() ?? null,
      until: done || refused ? null : (transferPolicy(site)?.until ?? null),
    });
  }
  return transfersOfRace;
}
