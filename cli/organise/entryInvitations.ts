import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { InvitationProblem, InvitationRows, OrganisedInvitation } from "#contract/invitations.ts";
import { mostInvitationRows } from "#core/invitations.ts";
import { inLanguage } from "#core/text.ts";
import { readSpreadsheet } from "#forms/values/spreadsheet.ts";
import { messages } from "#locales/generated/cli/entries.ts";
import { messages as inviteMessages } from "#locales/generated/invitations.ts";
import { getText, textIn } from "#locales/getText.ts";
import { fail, failWithoutRace, readPages, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments } from "../base/verb.ts";
import { readRaceDomain, withEntries } from "../server/withEntries.ts";

/**
 * `startline entries invite`: checks a file of invitations as a whole, prints every mistake, and
 * stores the invitations unless one is wrong. Exit code 1 if a row is.
 */
export async function invite({ positionals, options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const [, file] = positionals;
  if (!file) throw new UsageError(getText(messages, "noInviteFile"));
  const [header = [], ...rows] = await readRows(resolve(file));
  if (rows.length > mostInvitationRows)
    return fail(terminal, getText(messages, "tooManyRows", { most: mostInvitationRows }));
  const mode = options["dry-run"] === true ? "check" : options.good === true ? "good" : "all";
  const { item, until } = options;
  const defaults: InvitationRows["defaults"] = {
    ...(item !== undefined && { item: String(item) }),
    ...(until !== undefined && { until: String(until) }),
    language: options.message === "en" ? "en" : "zh",
    isWaived: options.waived === true,
    holdsPlace: options.hold === true,
  };
  const domainName = readRaceDomain(options);
  const report = await withEntries(options, (server) => server.invite({ domainName, header, rows, defaults, mode }));
  if (!report) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(report, null, 2));
  else {
    for (const problem of report.problems) terminal.printError(problemLine(problem, terminal));
    const { made, known, wrong } = report;
    const key = report.isStored ? "invited" : mode === "check" ? "wouldInvite" : "notInvited";
    terminal.print(terminal.localise(getText(messages, key, { made, known, wrong })));
  }
  return report.wrong > 0 ? 1 : 0;
}

/** `startline entries invitations`: lists the invitations, the newest first. */
export async function listInvitations({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readRaceDomain(options);
  const filter = { domainName, ...(options.item !== undefined && { item: String(options.item) }) };
  const pages = await withEntries(options, (server) =>
    readPages((after) => server.listInvitations({ ...filter, after })),
  );
  if (!pages) return failWithoutRace(terminal);
  const invitations = pages.flatMap(({ invitations }) => invitations);
  if (options.json === true) terminal.print(JSON.stringify(invitations, null, 2));
  else {
    const due = pages[0]?.due ?? 0;
    const summary = terminal.localise(getText(messages, "invitations", { count: invitations.length, due }));
    terminal.print([...invitations.map((invitation) => writeInvitationLine(invitation, terminal)), summary].join("\n"));
  }
  return 0;
}

async function readRows(file: string): Promise<string[][]> {
  try {
    return readSpreadsheet(await readFile(file), mostInvitationRows + 1);
  } catch {
    throw new UsageError(getText(messages, "unreadableFile", { file }));
  }
}

function problemLine({ row, column, code, params }: InvitationProblem, { language }: Terminal): string {
  const place =
    column === null
      ? textIn(language, inviteMessages, "placeRow", { row })
      : textIn(language, inviteMessages, "place", {
          row,
          column: textIn(language, inviteMessages, `column-${column}`),
        });
  return `${place}: ${textIn(language, inviteMessages, `fault-${code}`, params as never)}`;
}

function writeInvitationLine(invitation: OrganisedInvitation, { language }: Terminal): string {
  const state = textIn(language, inviteMessages, `state-${invitation.state}`);
  const name = inLanguage(invitation.itemName, language);
  const facts = [state, invitation.contact, name, utcMinute(invitation.endsAt), invitation.code ?? "", invitation.note];
  return facts.filter(Boolean).join("  ");
}
