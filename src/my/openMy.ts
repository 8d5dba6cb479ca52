import { type MyFacts, myPath } from "#core/myPage.ts";
import type { AlertFile } from "#core/raceAlerts.ts";
import { messages } from "#locales/generated/my.ts";
import { textIn } from "#locales/getText.ts";
import { saveFile } from "#src/account/saveFile.ts";
import { forgetMy } from "#src/account/session/forgetMy.ts";
import { type Client, createClient } from "#src/client/client.ts";
import type { ApiError } from "#src/client/errors.ts";
import { fetchExport } from "#src/client/export.ts";
import { readToken } from "#src/site/storage.ts";
import { type AddPass, drawFailure, drawOwn, drawVisitor, type Own } from "./drawMy.ts";
import { endKeeping, isKeptHere, keepOwn } from "./keepMy.ts";

// The server writes this module into the page for race day (server/entry/my); no other page has it.

const expired = 401;

async function open(facts: MyFacts, place: HTMLElement): Promise<void> {
  const { language } = facts;
  const token = readToken();
  followSession(token);
  // The kill switch also acts if the browser never asks for the worker again.
  if (!facts.isKept) await endKeeping();
  if (token === undefined) {
    await forgetMy();
    return place.replaceChildren(...drawVisitor(facts));
  }
  try {
    const client = openClient(facts);
    const own = await fetchOwn(client);
    // Somebody may have logged out, or another person in, meanwhile.
    if (readToken() !== token) return location.reload();
    place.replaceChildren(...drawOwn(own, facts, language, passesOf(client)));
    if (facts.isKept) await keepOwn(own, facts, () => readToken() === token);
  } catch (error) {
    if ((error as ApiError).code === expired) {
      await forgetMy();
      return place.replaceChildren(...drawVisitor(facts));
    }
    const kept = (await isKeptHere()) ? `${myPath}?kept&language=${language}` : undefined;
    place.replaceChildren(...drawFailure(facts, kept));
  }
}

// What is shown is a person's: it goes with their session, also in a page that the browser kept.
function followSession(token: string | undefined): void {
  const leave = () => {
    if (readToken() !== token) location.reload();
  };
  addEventListener("storage", leave);
  addEventListener("pageshow", leave);
}

function openClient({ api, pathCipher, language }: MyFacts): Client {
  return createClient({
    base: api,
    ...(pathCipher && {
      encryptPath: async (path) => (await import("#src/client/cipher.ts")).default(path, pathCipher),
    }),
    token: () => readToken(),
    language: () => language,
    show: () => undefined,
    sentence: () => textIn(language, messages, "failed"),
  });
}

// An account has entries of many races, and this page is of one.
async function fetchOwn(client: Client): Promise<Own> {
  const silent = { isSilent: true, mayBeExpired: true };
  const [submissions, pickUps, alerts] = await Promise.all([
    client.call("GET /sign-up/submissions", silent),
    client.call("GET /sign-up/pick-ups", silent),
    client.text("/live/alerts.json", silent).then((text): AlertFile => JSON.parse(text)),
  ]);
  const isHere = ({ domainName }: { domainName: string }) => domainName === location.hostname;
  return {
    submissions: submissions.filter((submission) => isHere(submission) && submission.use !== "general"),
    pickUps: pickUps.filter(isHere),
    alerts: alerts.alerts,
    at: Date.now(),
  };
}

// The pass is made anew at each press, with the bib and the slot as they then are.
function passesOf(client: Client): AddPass {
  return async (wallet, id, entrant) => {
    if (wallet === "google") {
      const json = { entrant };
      const options = { params: { id }, json, isSilent: true };
      const { link } = await client.call("POST /sign-up/submissions/:id/google-pass", options);
      if (link.startsWith("https://pay.google.com/")) location.assign(link);
      return;
    }
    const options = { params: { id }, query: { entrant: String(entrant) }, isSilent: true };
    const file = await fetchExport(client, "GET /sign-up/submissions/:id/apple-pass", options);
    saveFile(file, "entry.pkpass");
  };
}

const root = document.getElementById("my");
const written = document.getElementById("facts")?.textContent;
if (root && written) void open(JSON.parse(written), root);
