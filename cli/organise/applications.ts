import { resolve } from "node:path";
import type { ApplicationFilter, ApplicationStatus } from "#contract/applications.ts";
import { messages } from "#locales/generated/cli/applications.ts";
import { getText } from "#locales/getText.ts";
import { fail, failWithoutRace, filterWords, readPages, runAction } from "../base/actions.ts";
import { displayPath } from "../base/paths.ts";
import { type Saved, saveFiles } from "../base/saveFiles.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { applicationLine, decisionLines, formatApplication } from "./applicationText.ts";
import { exportOptions, readExport, reportExport } from "./exportFile.ts";

/**
 * `startline applications`: lists, shows, decides and exports the applications for a place in a
 * race.
 */
export const applications: Verb = {
  usage: "applications list|show|decide|export [RECEIPT] [--domain HOST] …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(messages, "domain") },
    status: {
      value: "waiting|approved|rejected|withdrawn",
      choices: ["waiting", "approved", "rejected", "withdrawn"],
      help: getText(messages, "status"),
    },
    item: { value: "ID", help: getText(messages, "item") },
    text: { value: "TEXT", help: getText(messages, "text") },
    approve: { help: getText(messages, "approve") },
    reject: { help: getText(messages, "reject") },
    ground: { value: "ID", help: getText(messages, "ground") },
    reason: { value: "TEXT", help: getText(messages, "reason") },
    ...exportOptions,
    save: { value: "FOLDER", help: getText(messages, "save") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) => runAction(actions, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

const actions = { list, show, decide, export: exportFile };

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const filter = getFilter(options);
  const applications = await withServerTools((server) => readAll(server, filter));
  if (!applications) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(applications, null, 2));
  else {
    const lines = applications.applications.map((application) => applicationLine(application, terminal));
    const summary = lines.length > 0 ? getText(messages, "counts", applications.counts) : getText(messages, "none");
    terminal.print([...lines, terminal.localise(summary)].join("\n"));
  }
  return 0;
}

async function readAll(server: ServerTools, filter: ApplicationFilter) {
  const pages = await readPages((after) => server.listApplications({ ...filter, after }));
  const last = pages?.at(-1);
  return pages && last && { applications: pages.flatMap((page) => page.applications), counts: last.counts };
}

async function show({ positionals: [, receiptText], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const receipt = readReceipt(receiptText);
  if (options.save === "") throw new UsageError(getText(messages, "noFolder"));
  const folder = options.save === undefined ? undefined : resolve(String(options.save));
  const { found, saved } = await withServerTools(async (server) => {
    const application = await server.readApplication(receipt, terminal.language);
    if (!application || folder === undefined) return { found: application };
    return {
      found: application,
      saved: await saveFiles(folder, application.files, (id) => server.openApplicationFile(receipt, id)),
    };
  });
  if (!found) return fail(terminal, getText(messages, "notFound", { receipt }));
  if (options.json === true) terminal.print(JSON.stringify(saved ? { ...found, saved } : found, null, 2));
  else terminal.print(formatApplication(found, terminal));
  return saved ? reportSaved(saved, terminal, options.json === true) : 0;
}

function reportSaved(saved: Saved, terminal: Terminal, isJson: boolean): number {
  const writeList = (paths: string[]) => paths.map(displayPath).join(", ");
  if (saved.outcome === "exists") return fail(terminal, getText(messages, "exists", { files: writeList(saved.paths) }));
  const lines = saved.paths.map((file) => terminal.localise(getText(messages, "written", { file: displayPath(file) })));
  if (saved.paths.length + saved.missing.length === 0) lines.push(terminal.localise(getText(messages, "noFiles")));
  if (!isJson) terminal.print(["", ...lines].join("\n"));
  if (saved.missing.length === 0) return 0;
  return fail(terminal, getText(messages, "gone", { files: writeList(saved.missing) }));
}

async function decide({ positionals: [, receiptText], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const receipt = readReceipt(receiptText);
  const isApproved = options.approve === true;
  if (isApproved === (options.reject === true)) throw new UsageError(getText(messages, "noVerdict"));
  const ground = String(options.ground ?? "").trim();
  const reason = String(options.reason ?? "").trim();
  if (!isApproved && (ground + reason === "" || reason.length > 300))
    throw new UsageError(getText(messages, "noReason"));
  const why = { ...(ground !== "" && { ground }), ...(reason !== "" && { reason }) };
  const decision = { submissionId: receipt, isApproved, ...(!isApproved && why) };
  const result = await withServerTools((server) => server.decideApplication(decision));
  if (options.json === true) terminal.print(JSON.stringify(result, null, 2));
  if (result.outcome === "decided") {
    const status = terminal.localise(getText(messages, result.decision.status));
    if (options.json !== true) terminal.print(terminal.localise(getText(messages, "decided", { receipt, status })));
    return 0;
  }
  if (result.refusal.reason === "withdrawn" || result.refusal.reason === "unknown-reason")
    return fail(terminal, result.message);
  const before = result.refusal.decision;
  if (!before) return fail(terminal, getText(messages, "notFound", { receipt }));
  fail(terminal, getText(messages, "already"));
  terminal.printError(decisionLines(before, terminal).join("\n"));
  return 1;
}

async function exportFile({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { file, how } = readExport(options);
  const request = { ...getFilter(options), use: "through-entry", ...how } as const;
  const done = await withServerTools((server) => server.exportSignUps(request, file));
  return reportExport(done, { file, noRows: getText(messages, "noRows") }, terminal);
}

function getFilter(options: ParsedArguments["options"]): ApplicationFilter {
  const { domain, status } = options;
  return {
    domainName: readDomain(String(domain ?? "")),
    ...(status !== undefined && { status: status as ApplicationStatus }),
    ...filterWords(options),
  };
}

function readReceipt(receiptText: string | undefined): string {
  if (receiptText === undefined || receiptText.trim() === "") throw new UsageError(getText(messages, "noReceipt"));
  return receiptText.trim();
}
