import type { Readable } from "node:stream";
import type { AnswerDeletion, DeletedAnswer } from "#contract/answers.ts";
import type { ApplicationFilter, ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import type { AuditFilter, AuditPage, ChainReport, PublishedHead } from "#contract/audit.ts";
import type { Cancellation, RaceCancellation } from "#contract/cancellations.ts";
import type { ConfigFile, StoredConfig } from "#contract/configFiles.ts";
import type { BodyOf, DataOf, QueryOf } from "#contract/contract.ts";
import type { InvitationFilter, InvitationPage, InvitationRows, ReadInvitations } from "#contract/invitations.ts";
import type { PlotRange, RaceNumbers } from "#contract/numbers.ts";
import type { AccountDeletion, DeletedAccount, TakeDown, TakenDown } from "#contract/operator.ts";
import type { EntryFilter, EntryPage, OrganisedEntry } from "#contract/organise.ts";
import type { OrganisedPool, PlaceChange } from "#contract/organisePlaces.ts";
import type { Organiser } from "#contract/organisers.ts";
import type { ImportedPhoto, PhotoImport } from "#contract/photoImports.ts";
import type { CheckedBatch, ResultBatch } from "#contract/resultFiles.ts";
import type { ResultSetHead } from "#contract/results.ts";
import type { SecurityEvents } from "#contract/security.ts";
import type { TeamPage } from "#contract/teams.ts";
import type { TimingPlan, TimingSource } from "#contract/timing.ts";
import type { OwnedToken } from "#contract/tokens.ts";
import type { Language } from "#core/text.ts";
import type { ExportRequest } from "#server/desk/export/export.ts";
import type { EntryExport } from "#server/desk/organise/export.ts";
import type { ApplicationDecision, Decided } from "#server/desk/review/decide.ts";
import type { Authorisation, Authorised } from "#server/people/accounts/authorities.ts";
import type { PrintedPublished } from "#server/sites/publish/publication.ts";
import type { Release, RolledBack } from "#server/sites/publish/releases.ts";

/** What can be done to the sites and accounts of a server. */
export interface ServerTools {
  publish(site: {
    folder: string;
    siteId: string;
    domainName: string;
    reason?: string | undefined;
  }): Promise<PrintedPublished>;
  rollBack(step: { domainName: string; to?: string | undefined }): Promise<RolledBack>;
  list(domainName: string): Promise<Release[]>;
  authorise(authorisation: Authorisation): Promise<Authorised>;
  /** Removes the second factor of the account with that phone number or email address. */
  resetSecondFactor(account: string): Promise<"reset" | "unchanged" | "no-account">;
  /** A page of the security log, the oldest first; undefined if there is no such account. */
  readSecurityEvents(filter: QueryOf<"GET /admin/security-events">): Promise<SecurityEvents | undefined>;
  /** Deletes the events before an instant (ms since 1970). */
  purgeSecurityEvents(before: number): Promise<DataOf<"POST /admin/purge-security-events">>;
  /** The accounts that organise races. */
  listOrganisers(): Promise<Organiser[]>;
  /** The cloud config or a translation table with its problems, and the names of all. */
  openConfigFile(name: string): Promise<ConfigFile>;
  /** Checks and stores the cloud config or a translation table. */
  storeConfigFile(file: { name: string; text: string }): Promise<StoredConfig>;
  /** The API tokens of an account, or the newest of all; undefined if there is no such account. */
  listTokens(account: string | undefined): Promise<OwnedToken[] | undefined>;
  /**
   * Revokes an API token by its id, or all of an account by its phone number or email address;
   * returns how many.
   */
  revokeTokens(selector: string): Promise<number>;
  /** Writes a race's sign-ups into a file that only its owner can read. */
  exportSignUps(request: ExportRequest, file: string): Promise<"exported" | "no-race" | "no-rows">;
  /**
   * Everything that is kept of an account, by its phone number or email address; undefined if there
   * is no such account.
   */
  exportAccount(account: string): Promise<object | undefined>;
  /** Deletes an account; unless it is confirmed, only returns what goes and what stays. */
  deleteAccount(deletion: AccountDeletion): Promise<DeletedAccount>;
  /** Removes a domain name or a site; unless it is confirmed, only describes it. */
  takeDown(target: TakeDown): Promise<TakenDown>;
  /**
   * Deletes the answers to a general form that a receipt names; unless it is confirmed, only
   * returns what they are.
   */
  deleteAnswer(deletion: AnswerDeletion): Promise<DeletedAnswer>;
  /** One page of applications; undefined if no race is bound to the domain. */
  listApplications(filter: ApplicationFilter & { after?: string | undefined }): Promise<ApplicationPage | undefined>;
  /** One page of teams; undefined if no race is bound to the domain. */
  listTeams(filter: QueryOf<"GET /admin/teams">): Promise<TeamPage | undefined>;
  /** One page of entries; undefined if no race is bound to the domain. */
  listEntries(filter: EntryFilter & { after?: string | undefined }): Promise<EntryPage | undefined>;
  /** Writes the entries that match into a file that only its owner can read. */
  exportEntries(request: EntryExport, file: string): Promise<"exported" | "no-race" | "no-rows">;
  /** The places of a race; undefined if no race is bound to the domain. */
  listPools(domainName: string): Promise<OrganisedPool[] | undefined>;
  /** Changes the places of a pool. Throws a UsageError if it is refused. */
  changePlaces(change: BodyOf<"POST /admin/places">): Promise<PlaceChange>;
  /**
   * The newest request to cancel a race with its effect; undefined if no race is bound to the
   * domain.
   */
  readCancellation(query: QueryOf<"GET /admin/cancellation">): Promise<RaceCancellation | undefined>;
  /** Requests that a race is cancelled. Throws a UsageError if it is refused. */
  requestCancellation(body: BodyOf<"POST /admin/cancellation">): Promise<Cancellation>;
  /** Checks and stores a file of invitations; undefined if no race is bound to the domain. */
  invite(file: InvitationRows): Promise<ReadInvitations | undefined>;
  /** One page of invitations; undefined if no race is bound to the domain. */
  listInvitations(filter: InvitationFilter & { after?: string | undefined }): Promise<InvitationPage | undefined>;
  /** One entry by its public code; undefined if there is none. */
  readEntry(code: string, language: Language): Promise<OrganisedEntry | undefined>;
  /**
   * The entries and the money of a race, and its sign-ups over time; undefined if no race is bound
   * to the domain.
   */
  readNumbers(query: { domainName: string; range: PlotRange }): Promise<RaceNumbers | undefined>;
  /** One page of a race's audit; undefined if no race is bound to the domain. */
  listAudit(filter: AuditFilter & { after?: string | undefined }): Promise<AuditPage | undefined>;
  /** The newest link of a race's audit, signed; undefined if no race is bound to the domain. */
  readAuditHead(domainName: string): Promise<PublishedHead | undefined>;
  /**
   * Checks the audit of a race, and heads of it that were kept; undefined if no race is bound to
   * the domain.
   */
  verifyAudit(query: { domainName: string; kept: string[] }): Promise<ChainReport | undefined>;
  /** One application by its receipt; undefined if there is none. */
  readApplication(receipt: string, language: Language): Promise<ReviewedApplication | undefined>;
  /** Opens a file of an application; undefined if it is no longer stored. */
  openApplicationFile(receipt: string, file: string): Promise<Readable | undefined>;
  decideApplication(decision: ApplicationDecision): Promise<Decided>;
  /** The bibs of a race; undefined if no race is bound to the domain. */
  readBibs(query: QueryOf<"GET /admin/bibs">): Promise<DataOf<"GET /admin/bibs"> | undefined>;
  /** Gives bibs to all without one. Throws a UsageError if the race has no rules of bibs. */
  assignBibs(wanted: BodyOf<"POST /admin/bibs/assign">): Promise<DataOf<"POST /admin/bibs/assign">>;
  /** Imports bibs by the codes of entries. */
  importBibs(rows: BodyOf<"POST /admin/bibs/import">): Promise<DataOf<"POST /admin/bibs/import">>;
  /** One page of the mailings of a race; undefined if no race is bound to the domain. */
  listMailings(query: QueryOf<"GET /admin/mailings">): Promise<DataOf<"GET /admin/mailings"> | undefined>;
  /** Takes a step of a mailing. Throws a UsageError if it is refused. */
  stepMailing(step: BodyOf<"POST /admin/mailings/step">): Promise<DataOf<"POST /admin/mailings/step">>;
  /** Marks mailings as sent, by the rows of a file. */
  shipMailings(rows: BodyOf<"POST /admin/mailings/ship">): Promise<DataOf<"POST /admin/mailings/ship">>;
  /** Imports the runners of an earlier race whose packs are mailed. */
  importMailingRunners(rows: BodyOf<"POST /admin/mailings/runners">): Promise<DataOf<"POST /admin/mailings/runners">>;
  /** Writes the packing list into a file that only its owner can read. */
  exportMailings(
    query: QueryOf<"GET /admin/mailings/export">,
    file: string,
  ): Promise<"exported" | "no-race" | "no-rows">;
  /** The alerts of a race and their sentences; undefined if no race is bound to the domain. */
  listAlerts(domainName: string): Promise<DataOf<"GET /admin/alerts"> | undefined>;
  /** Shows an alert on every page of a race's site. Throws a UsageError if it is refused. */
  showAlert(wanted: BodyOf<"POST /admin/alerts">): Promise<DataOf<"POST /admin/alerts">>;
  /** Ends an alert. Throws a UsageError if there is no such alert. */
  endAlert(alert: BodyOf<"POST /admin/alerts/end">): Promise<DataOf<"POST /admin/alerts/end">>;
  /** The timing systems of a race; undefined if no race is bound to the domain. */
  listTimingSources(domainName: string): Promise<TimingSource[] | undefined>;
  /** Makes a token for a timing system. Throws a UsageError if it is refused. */
  makeTimingSource(wanted: BodyOf<"POST /admin/timing/sources">): Promise<DataOf<"POST /admin/timing/sources">>;
  /** Revokes the token of a timing system. Throws a UsageError if there is no such system. */
  revokeTimingSource(source: BodyOf<"POST /admin/timing/sources/revoke">): Promise<null>;
  /** Deletes what rehearsals have sent; undefined if no race is bound to the domain. */
  clearRehearsals(domainName: string): Promise<DataOf<"POST /admin/timing/clear"> | undefined>;
  /** What a race is simulated by; undefined if no race is bound to the domain. */
  readTimingPlan(domainName: string): Promise<TimingPlan | undefined>;
  /** Reads and checks a file of results. Throws a UsageError if it is refused. */
  checkResults(query: QueryOf<"POST /admin/results/files">, file: FormData): Promise<CheckedBatch>;
  /** Imports a file of results that was checked. Throws a UsageError if it is refused. */
  importResults(batch: BodyOf<"POST /admin/results/files/import">): Promise<ResultBatch>;
  /** Undoes the import of a file of results. Throws a UsageError if it is refused. */
  undoResults(batch: BodyOf<"POST /admin/results/files/undo">): Promise<ResultBatch>;
  /** Publishes the results of an item as its next set. Throws a UsageError if it is refused. */
  publishResults(set: BodyOf<"POST /admin/results/sets">): Promise<ResultSetHead>;
  /** Begins or continues the import of a folder of photos. Throws a UsageError if it is refused. */
  beginPhotos(folder: BodyOf<"POST /admin/photos">): Promise<PhotoImport>;
  /** Imports files of that folder, at most 40. Throws a UsageError if it is refused. */
  importPhotos(files: BodyOf<"POST /admin/photos/files">): Promise<ImportedPhoto[]>;
  /** Completes an import of photos; null if it changed nothing. */
  finishPhotos(batch: BodyOf<"POST /admin/photos/finish">): Promise<PhotoImport | null>;
  /** Undoes an import of photos. Throws a UsageError if it is refused. */
  undoPhotos(batch: BodyOf<"POST /admin/photos/undo">): Promise<DataOf<"POST /admin/photos/undo">>;
  /** The imports of photos of a race; undefined if no race is bound to the domain. */
  listPhotos(domainName: string): Promise<PhotoImport[] | undefined>;
  /** The files of results of a race; undefined if no race is bound to the domain. */
  listResults(domainName: string): Promise<ResultBatch[] | undefined>;
}

/** What can be done to the entries of races, also by an organiser who has an API token. */
export type EntryTools = Pick<
  ServerTools,
  | "listEntries"
  | "readEntry"
  | "readNumbers"
  | "exportEntries"
  | "listPools"
  | "changePlaces"
  | "invite"
  | "listInvitations"
>;
