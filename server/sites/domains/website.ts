import { eq } from "drizzle-orm";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { WebsiteAnswer } from "#contract/sites.ts";
import type { Database } from "../../base/db/open.ts";
import { sites } from "../../base/db/schema.ts";
import { type FileStore, readStored } from "../files/store.ts";
import type { BoundSite } from "./boundSites.ts";

/**
 * Returns the website information of a site, made from its file and its race; nobody reviews or
 * hides a published site, and a dialog opens on none.
 */
export async function readWebsite(
  { db, store }: { db: Database; store: FileStore },
  bound: BoundSite,
): Promise<WebsiteAnswer> {
  const text = await readStored(store, bound.uri);
  const { site } = (text ? JSON.parse(text.toString()) : {}) as Partial<CompiledSite>;
  const [row] = await db.select({ createdAt: sites.createdAt }).from(sites).where(eq(sites.siteId, bound.siteId));
  const race = bound.raceDetails ?? {};
  const { contact } = bound.head;
  const publishTime = bound.publishedAt.getTime();
  return {
    id: bound.siteId,
    agreeFlag: site?.account ? 1 : 0,
    auditStatus: race.auditStatus ?? null,
    businessName: race.contactName ?? null,
    businessPhone: contact?.phone ?? null,
    contactsName: race.contactName ?? null,
    contactsPhone: race.contactPhone ?? contact?.phone ?? null,
    createTime: row?.createdAt.getTime() ?? null,
    createUser: race.createUser ?? null,
    domainName: bound.domainName,
    endImgUrl: site?.footer?.images?.[0]?.image.src ?? null,
    headImgUrl: site?.brand?.logo?.src ?? null,
    onlineStatus: 1,
    organizationId: race.organizationId ?? null,
    organizationName: race.contactName ?? null,
    partnerImgUrl: null,
    popUpStatus: 0,
    publishTime,
    raceId: bound.raceId,
    refuseReason: null,
    showStatus: 1,
    status: 1,
    updateTime: publishTime,
    updateUser: race.updateUser ?? null,
    websiteName: bound.head.title.zh,
  };
}
