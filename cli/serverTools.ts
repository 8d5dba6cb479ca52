import type { Readable } from "node:stream";
import type { Organiser } from "#contract/account.ts";
import type { ApplicationFilter, ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import type { Language } from "#core/text.ts";
import type { Authorisation, Authorised } from "#server/people/accounts/authorities.ts";
import type { ExportRequest } from "#server/signups/export/export.ts";
import type { ApplicationDecision, Decided } from "#server/signups/review/decide.ts";
import type { PrintedPublished } from "#server/sites/publish/publication.ts";
import type { Release, RolledBack } from "#server/sites/publish/releases.ts";

/** What can be done to the sites and accounts of a server. */
export interface ServerTools {
  publish(site: { folder: string; siteId: string; domainName: string }): Promise<PrintedPublished>;
  rollBack(step: { domainName: string; to?: string | undefined }): Promise<RolledBack>;
  list(domainName: string): Promise<Release[]>;
  authorise(authorisation: Authorisation): Promise<Authorised>;
  /** The accounts that organise races. */
  listOrganisers(): Promise<Organiser[]>;
  /** Writes a race's sign-ups into a file that only its owner can read. */
  exportSignUps(request: ExportRequest, file: string): Promise<"exported" | "no-race" | "no-rows">;
  /** One page of applications; undefined if no race is bound to the domain. */
  listApplications(filter: ApplicationFilter & { after?: string | undefined }): Promise<ApplicationPage | undefined>;
  /** One application by its receipt; undefined if there is none. */
  readApplication(receipt: string, language: Language): Promise<ReviewedApplication | undefined>;
  /** Opens a file of an application; undefined if it is no longer stored. */
  openApplicationFile(receipt: string, file: string): Promise<Readable | undefined>;
  decideApplication(decision: ApplicationDecision): Promise<Decided>;
}
