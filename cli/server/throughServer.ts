import { Readable } from "node:stream";
import type { CallName } from "#contract/contract.ts";
import type { Decided } from "#server/desk/review/decide.ts";
import type { PrintedPublished } from "#server/sites/publish/publication.ts";
import type { RolledBack } from "#server/sites/publish/releases.ts";
import { createCaller, type Place, saveExport } from "./createCaller.ts";
import type { ServerTools } from "./serverTools.ts";

type OperatorCall = Extract<CallName, `${string} /admin/${string}`>;

/** Works through the calls that a server answers to its operator, whose key is `bearer`. */
export function throughServer(place: Place): ServerTools {
  const { call, find, open } = createCaller<OperatorCall>(place);
  return {
    publish: (json) => call("POST /admin/publish", { json }) as Promise<PrintedPublished>,
    rollBack: (json) => call("POST /admin/rollback", { json }) as Promise<RolledBack>,
    authorise: (json) => call("POST /admin/authorise", { json }),
    resetSecondFactor: (account) => call("POST /admin/reset-second-factor", { json: { who: account } }),
    readSecurityEvents: (query) => find("GET /admin/security-events", { query }),
    purgeSecurityEvents: (before) => call("POST /admin/purge-security-events", { json: { before } }),
    listOrganisers: () => call("GET /admin/organisers", {}),
    openConfigFile: (name) => call("GET /admin/config-file", { query: { name } }),
    storeConfigFile: (json) => call("POST /admin/config-file", { json }),
    listTokens: (account) => find("GET /admin/tokens", { query: { ...(account !== undefined && { account }) } }),
    revokeTokens: async (selector) => (await call("POST /admin/tokens/revoke", { json: { which: selector } })).count,
    list: async (domainName) => {
      const releases = await call("GET /admin/releases", { query: { domainName } });
      return releases.map((release) => ({ ...release, publishedAt: new Date(release.publishedAt) }));
    },
    exportSignUps: async (query, file) => saveExport(await open("GET /admin/sign-ups", { query }), file),
    exportEntries: async (query, file) => saveExport(await open("GET /admin/entries/export", { query }), file),
    listPools: (domainName) => find("GET /admin/places", { query: { domainName } }),
    changePlaces: (json) => call("POST /admin/places", { json }),
    readCancellation: (query) => find("GET /admin/cancellation", { query }),
    requestCancellation: (json) => call("POST /admin/cancellation", { json }),
    invite: (json) => find("POST /admin/invitations", { json }),
    listInvitations: (query) => find("GET /admin/invitations", { query }),
    exportAccount: (account) => find("GET /admin/account", { query: { who: account } }),
    deleteAccount: (json) => call("POST /admin/account/delete", { json }),
    takeDown: (json) => call("POST /admin/take-down", { json }),
    deleteAnswer: (json) => call("POST /admin/answers/delete", { json }),
    listApplications: (query) => find("GET /admin/applications", { query }),
    listTeams: (query) => find("GET /admin/teams", { query }),
    listEntries: (query) => find("GET /admin/entries", { query }),
    readEntry: (code, language) => find("GET /admin/entry", { query: { code } }, language),
    readNumbers: (query) => find("GET /admin/entries/numbers", { query }),
    listAudit: (query) => find("GET /admin/audit", { query }),
    readAuditHead: (domainName) => find("GET /admin/audit/head", { query: { domainName } }),
    verifyAudit: (json) => find("POST /admin/audit/verify", { json }),
    readApplication: (id, language) => find("GET /admin/application", { query: { id } }, language),
    openApplicationFile: async (id, file) => {
      const response = await open("GET /admin/application-file", { query: { id, file } });
      return response instanceof Readable ? response : undefined;
    },
    readBibs: (query) => find("GET /admin/bibs", { query }),
    assignBibs: (json) => call("POST /admin/bibs/assign", { json }),
    importBibs: (json) => call("POST /admin/bibs/import", { json }),
    listMailings: (query) => find("GET /admin/mailings", { query }),
    stepMailing: (json) => call("POST /admin/mailings/step", { json }),
    shipMailings: (json) => call("POST /admin/mailings/ship", { json }),
    importMailingRunners: (json) => call("POST /admin/mailings/runners", { json }),
    exportMailings: async (query, file) => saveExport(await open("GET /admin/mailings/export", { query }), file),
    listAlerts: (domainName) => find("GET /admin/alerts", { query: { domainName } }),
    showAlert: (json) => call("POST /admin/alerts", { json }),
    endAlert: (json) => call("POST /admin/alerts/end", { json }),
    listTimingSources: (domainName) => find("GET /admin/timing/sources", { query: { domainName } }),
    makeTimingSource: (json) => call("POST /admin/timing/sources", { json }),
    revokeTimingSource: (json) => call("POST /admin/timing/sources/revoke", { json }),
    clearRehearsals: (domainName) => find("POST /admin/timing/clear", { json: { domainName } }),
    readTimingPlan: (domainName) => find("GET /admin/timing/plan", { query: { domainName } }),
    checkResults: (query, multipart) => call("POST /admin/results/files", { query, multipart }),
    importResults: (json) => call("POST /admin/results/files/import", { json }),
    undoResults: (json) => call("POST /admin/results/files/undo", { json }),
    listResults: (domainName) => find("GET /admin/results/files", { query: { domainName } }),
    publishResults: (json) => call("POST /admin/results/sets", { json }),
    beginPhotos: (json) => call("POST /admin/photos", { json }),
    importPhotos: (json) => call("POST /admin/photos/files", { json }),
    finishPhotos: async (json) => (await call("POST /admin/photos/finish", { json })).import,
    undoPhotos: (json) => call("POST /admin/photos/undo", { json }),
    listPhotos: (domainName) => find("GET /admin/photos", { query: { domainName } }),
    decideApplication: (json) => call("POST /admin/applications/decide", { json }) as Promise<Decided>,
  };
}
