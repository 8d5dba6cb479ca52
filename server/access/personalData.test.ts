import * as xlsx from "@e965/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import { type Authority, authorityOver, everyRight } from "#core/authorities.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { readPdf } from "../base/print/testPdf.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import type { World } from "../testWorld.ts";
import type { Request, Target } from "./callers.ts";
import { expectations } from "./expectations.ts";
import { draft, fillRace, type MarkedThings, marks, openToken } from "./markedRace.ts";
import { race, rows } from "./raceRows.ts";
import { openRaces } from "./testRaces.ts";
import { getTarget } from "./testTarget.ts";

const over = (raceId: string, ...rights: Authority[]) => rights.map((right) => authorityOver(right, raceId));

/**
 * Everybody who asks, by the authorities that they have; the owner of the marked data is none of
 * them.
 */
const staff = {
  runner: [],
  organiser: over("7001", "ORGANISER"),
  reviewer: over("7001", "ORGANISER", "REVIEWER"),
  seeing: over("7001", "ORGANISER", "PERSONAL_DATA"),
  all: everyRight("7001"),
  "handing out": over("7001", "STAFF"),
  "of another race": everyRight("7002"),
  "who does not organise": over("7001", "PERSONAL_DATA", "REVIEWER"),
} satisfies Record<string, string[]>;
type Staff = keyof typeof staff;

let world: World;
let owner: string;
let target: Target;
let things: MarkedThings;
let accountIds: Record<Staff, string>;
beforeAll(async () => {
  world = await openRaces();
  const email = "biaoji@example.org";
  owner = await addAccount(world, { email, phone: "13912340077", password: "abc123" });
  const added = Object.entries(staff).map(async ([name, authorities], number) => {
    return [name, await addAccount(world, { email: `staff-${number}@example.com`, authorities })];
  });
  accountIds = Object.fromEntries(await Promise.all(added));
  things = await fillRace(world, owner);
  target = await getTarget(world, { accountId: owner, email });
});
afterAll(() => world.close());

const inRace = (call: string, suffix = "") => ({ url: `${call}?domainName=${race}${suffix}` });
/** The requests that are about the marked race, of calls whose other requests are about less. */
const marked: Partial<Record<CallName, (things: MarkedThings) => Request>> = {
  "GET /sign-up/organise/entries/:code": ({ paidCode }) => ({ url: `/sign-up/organise/entries/${paidCode}` }),
  "GET /sign-up/submissions/:id": ({ submissionId }) => ({ url: `/sign-up/submissions/${submissionId}` }),
  "GET /sign-up/submissions/:id/confirmation": ({ paidId }) => ({ url: `/sign-up/submissions/${paidId}/confirmation` }),
  "POST /sign-up/organise/messages/preview": () => ({
    json: {
      domainName: race,
      stream: "service",
      filter: { group: "confirmed" },
      subject: { zh: "{name}" },
      text: { zh: "{name}" },
    },
  }),
  "GET /sign-up/draft": () => ({ url: `/sign-up/draft?${new URLSearchParams(draft)}` }),
  "GET /admin/sign-ups": () => inRace("/admin/sign-ups", "&format=csv&language=zh"),
  "GET /admin/mailings/export": () => inRace("/admin/mailings/export", "&format=csv&language=zh"),
  "GET /admin/application": ({ submissionId }) => ({ url: `/admin/application?id=${submissionId}` }),
  "GET /admin/application-file": ({ submissionId, fileId }) => ({
    url: `/admin/application-file?id=${submissionId}&file=${fileId}`,
  }),
  "GET /admin/entry": ({ paidCode }) => ({ url: `/admin/entry?code=${paidCode}` }),
  "POST /user-center/export": () => ({ json: { proof: { password: encodePassword("abc123") } } }),
};

async function getRequests(name: CallName): Promise<Request[]> {
  const request: Request =
    marked[name]?.(things) ??
    rows[name]?.request(things) ??
    (await expectations[name]?.request?.(target, "other")) ??
    {};
  const { url } = request;
  const suffix = name.endsWith("/organise/export") ? "&layout=all" : "";
  return url?.includes("format=csv")
    ? [request, { ...request, url: url.replace("=csv", "=xlsx") + suffix }]
    : [request];
}

let requests = 0;

/**
 * The texts of what a call answers to the owner of a token: its body, the cells of a workbook, the
 * words of a PDF.
 */
async function answersTo(name: CallName, headers: Record<string, string>): Promise<string[]> {
  const [method, path] = name.split(" ") as ["GET" | "POST", string];
  const texts: string[] = [];
  for (const { url = path, json, form, file } of await getRequests(name)) {
    requests++;
    const payload = json ?? (form && new URLSearchParams(form).toString()) ?? file?.payload;
    const urlencoded = form && { "content-type": "application/x-www-form-urlencoded" };
    const reply = await world.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, ...urlencoded, ...file?.headers },
      // Each from a network of its own, so that no limit answers in place of the call.
      remoteAddress: `10.${requests >> 8}.${requests & 255}.1`,
    });
    expect(reply.body, name).not.toMatch(/"code":(429|5\d\d)/);
    texts.push(reply.body, await wordsIn(reply));
  }
  return texts;
}

async function wordsIn({ headers, rawPayload }: { headers: Record<string, unknown>; rawPayload: Buffer }) {
  const type = String(headers["content-type"]);
  if (type === "application/pdf") return (await readPdf(rawPayload)).pages.join("\n");
  if (!type.includes("spreadsheetml")) return "";
  const { Sheets } = xlsx.read(rawPayload);
  return Object.values(Sheets)
    .map((sheet) => xlsx.utils.sheet_to_csv(sheet))
    .join("\n");
}

/**
 * Returns the marks that are in an answer, also with spaces or hyphens between the digits of a
 * number.
 */
function findMarks(texts: readonly string[]): string[] {
  const joined = texts.join("\n");
  const all = `${joined}\n${joined.replace(/[\s-]/g, "")}`;
  return marks.filter((mark) => all.includes(mark));
}

const names = Object.keys(contract) as CallName[];
/**
 * Those whose answers hold personal data come first: what the others change is not read after them.
 */
const ordered = [
  ...names.filter((name) => callEntry(name).personal !== "none"),
  ...names.filter((name) => callEntry(name).personal === "none"),
];

/**
 * Returns whether the contract lets somebody with these authorities read what the marks stand for.
 */
function mayRead(name: CallName, authorities: readonly string[]): boolean {
  const { caller, rights, personal }: Call = callEntry(name);
  const has = (right: Authority) => authorities.includes(authorityOver(right, "7001"));
  if (personal === "none") return false;
  if (rights?.some((right) => right === "STAFF") && has("STAFF")) return true;
  if (!has("ORGANISER")) return false;
  if (caller === "organiser" && personal === "masked") return rights?.some(has) === true && has("PERSONAL_DATA");
  return rights?.some(has) === true;
}

const token = async (person: Staff) => ({ token: await openToken(world, accountIds[person]) });

/**
 * Returns the calls whose answers differ from what the contract states for these authorities: they
 * hold a mark, or none.
 */
async function findFaults(
  authorities: readonly string[],
  headers: () => Promise<Record<string, string>>,
  calls: readonly CallName[] = ordered,
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of calls) {
    const marks = findMarks(await answersTo(name, await headers()));
    const isRight = mayRead(name, authorities);
    if (isRight && marks.length === 0) faults.push(`${name} shows nothing`);
    if (!isRight && marks.length > 0) faults.push(`${name} shows ${marks.join(", ")}`);
  }
  return faults;
}

const withPersonalData = ordered.filter((name) => callEntry(name).personal !== "none");

test("a runner reads their own data, so that a mark in what is asked here would be found", async () => {
  const ownCalls = withPersonalData.filter((name) => callEntry(name).caller === "user");
  const headers = async () => ({ token: await openToken(world, owner) });
  const silent: string[] = [];
  for (const name of ownCalls) if (findMarks(await answersTo(name, await headers())).length === 0) silent.push(name);
  // Their answers are masked, about what this race or server does not have, or about the file that
  // is sent.
  expect(silent.sort()).toEqual([
    "GET /sign-up/deferrals",
    "GET /sign-up/lucky-bibs",
    "GET /sign-up/mailings",
    "GET /sign-up/messages",
    "GET /sign-up/pick-ups",
    "GET /sign-up/results/own",
    "GET /sign-up/submissions/:id/apple-pass",
    "GET /sign-up/transfers",
    "GET /user-center/real-name",
    "POST /user-center/base/uploadFile",
    "POST /user-center/base/uploadImage",
  ]);
});

test("a visitor who is not logged in reads nobody's personal data in any answer, file or PDF", async () => {
  expect(await findFaults([], async () => ({}))).toEqual([]);
});

test.each(Object.keys(staff) as Staff[])(
  "somebody with the rights of %s reads in each answer, file and PDF what the contract states, and no more",
  async (person) => {
    things = await fillRace(world, owner);
    expect(await findFaults(staff[person], () => token(person))).toEqual([]);
  },
);

test("a call that asks for no right would be noticed, and so would a right that shows nothing", async () => {
  things = await fillRace(world, owner);
  const ofOrganisers = withPersonalData.filter((name) => (callEntry(name).rights ?? []).length > 0);
  expect(ofOrganisers.length).toBeGreaterThan(8);
  // As if the server asked the plain organiser for no right: those of all are in the session.
  const leaks = await findFaults(staff.organiser, () => token("all"), ofOrganisers);
  expect(leaks.map((fault) => fault.split(" shows ")[0])).toEqual(ofOrganisers);
  const silent = await findFaults(staff.all, () => token("organiser"), ofOrganisers);
  expect(silent).toEqual(ofOrganisers.map((name) => `${name} shows nothing`));
});
