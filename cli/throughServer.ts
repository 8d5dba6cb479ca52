import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { CallName, DataOf, RequestOf } from "#contract/contract.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { textOf } from "#locales/textOf.ts";
import type { RunningServer } from "#server/people/admin/runningServer.ts";
import type { Decided } from "#server/signups/review/decide.ts";
import type { PrintedPublished } from "#server/sites/publish/publication.ts";
import type { RolledBack } from "#server/sites/publish/releases.ts";
import type { ServerTools } from "./serverTools.ts";
import { openTerminal, UsageError } from "./terminal.ts";
import { writePrivateFile } from "./writePrivateFile.ts";

type OperatorCall = Extract<CallName, `${string} /admin/${string}`>;

interface Refusal {
  msg: string;
  data: { error?: ErrorCode } | null;
}

/** Works through the calls that a running server answers to its operator. */
export function throughServer(server: RunningServer): ServerTools {
  const { call, find, open } = callsOf(server);
  return {
    publish: (json) => call("POST /admin/publish", { json }) as Promise<PrintedPublished>,
    rollBack: (json) => call("POST /admin/rollback", { json }) as Promise<RolledBack>,
    authorise: (json) => call("POST /admin/authorise", { json }),
    resetSecondFactor: (who) => call("POST /admin/reset-second-factor", { json: { who } }),
    readSecurityEvents: (query) => find("GET /admin/security-events", { query }),
    purgeSecurityEvents: (before) => call("POST /admin/purge-security-events", { json: { before } }),
    listOrganisers: () => call("GET /admin/organisers", {}),
    list: async (domainName) => {
      const releases = await call("GET /admin/releases", { query: { domainName } });
      return releases.map((release) => ({ ...release, publishedAt: new Date(release.publishedAt) }));
    },
    exportSignUps: async (query, file) => saveExport(await open("GET /admin/sign-ups", { query }), file),
    exportEntries: async (query, file) => saveExport(await open("GET /admin/entries/export", { query }), file),
    listPools: (domainName) => find("GET /admin/places", { query: { domainName } }),
    changePlaces: (json) => call("POST /admin/places", { json }),
    invite: (json) => find("POST /admin/invitations", { json }),
    listInvitations: (query) => find("GET /admin/invitations", { query }),
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
    decideApplication: (json) => call("POST /admin/applications/decide", { json }) as Promise<Decided>,
  };
}

async function saveExport(response: Readable | Refusal, file: string): Promise<"exported" | "no-race" | "no-rows"> {
  if (response instanceof Readable) {
    await writePrivateFile(response, file);
    return "exported";
  }
  if (response.data?.error === "site/not-bound") return "no-race";
  if (response.data?.error === "export/no-rows") return "no-rows";
  throw refused(response);
}

function callsOf({ port, key }: RunningServer) {
  const send = (name: OperatorCall, request: { query?: object; json?: object }, language?: Language) => {
    const [method = "", path] = name.split(" ");
    const query = request.query ? `?${queryOf(request.query)}` : "";
    return fetch(`http://127.0.0.1:${port}${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "accept-language": language ?? openTerminal(undefined).language,
        ...(request.json && { "content-type": "application/json" }),
      },
      ...(request.json && { body: JSON.stringify(request.json) }),
    });
  };
  return {
    /** Makes a call and resolves to its data. Throws a UsageError if it is refused. */
    call: async <N extends OperatorCall>(name: N, request: RequestOf<N>): Promise<DataOf<N>> =>
      readData(await send(name, request as object)),
    /** Makes a call and resolves to its data, or to undefined if there is nothing of that name. */
    find: async <N extends OperatorCall>(name: N, request: RequestOf<N>, language?: Language) =>
      readData<DataOf<N> | undefined>(await send(name, request as object, language), 404),
    /** Makes a call and resolves to the file that it answers, or to its refusal. */
    open: async <N extends OperatorCall>(name: N, request: RequestOf<N>): Promise<Readable | Refusal> => {
      const response = await send(name, request as object);
      const isRefusal = !response.ok || response.headers.get("content-type")?.includes("json") || !response.body;
      return isRefusal ? ((await response.json()) as Refusal) : Readable.fromWeb(response.body as ReadableStream);
    },
  };
}

function queryOf(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][]);
}

// The data of a response; undefined for a refusal with the code `missing`.
async function readData<T>(response: Response, missing?: number): Promise<T> {
  const { code, data, ...refusal } = (await response.json()) as Refusal & { code: number; data: T };
  if (code === 0) return data;
  if (code === missing) return undefined as T;
  throw refused(refusal);
}

function refused({ msg }: Pick<Refusal, "msg">): UsageError {
  return new UsageError(textOf(messages, "serverRefused", { reason: msg }));
}
