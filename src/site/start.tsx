import type { Root } from "react-dom/client";
import { HashRouter } from "react-router-dom";
import type { Language, RuntimeProblem } from "#blocks/kit/site.ts";
import { reportProblem } from "#src/api/calls.ts";
import type encryptPath from "#src/api/cipher.ts";
import { type Client, createClient } from "#src/api/client.ts";
import { createClock, type ServerClock } from "#src/api/clock.ts";
import { ApiError, translateMessage } from "#src/api/errors.ts";
import { BootFailure } from "./BootFailure.tsx";
import { BootFrame } from "./BootFrame.tsx";
import { type Booted, bootSite } from "./boot.ts";
import { type BootFacts, readBootFacts } from "./bootFacts.ts";
import type compileInBrowser from "./compileInBrowser.ts";
import { createRequests, type Requests } from "./interaction/requests.ts";
import { createLanguageChoice, markDocument, savedLanguage } from "./language.ts";
import { type Program, ProgramContext } from "./program.ts";
import { planRoutes } from "./routePlan.ts";
import { Shell } from "./shell/Shell.tsx";
import { readToken } from "./storage.ts";
import { readTimePreview } from "./timePreview.ts";
import { builtUnits, createUnits, loadPart, type ModuleSource } from "./units.ts";

const everyLanguage = ["zh", "en"] as const;

interface Outside {
  facts: BootFacts;
  client: Client;
  clock: ServerClock;
  requests: Requests;
  source: ModuleSource;
  /** The visitor's language: the saved one until the site's choice is known. */
  reading: { language(): Language };
  tell(message: string): void;
  report(problem: RuntimeProblem): void;
}

/** Starts the site in this root: what it shows is the frame, then the site, or why there is none and a way to try again. */
export async function start(root: Root): Promise<void> {
  const outside = reachOut();
  try {
    const booted = await bootSite({ ...outside, ...surroundings(outside) });
    if (leaveForMobile(booted)) return;
    await show(root, booted, outside);
  } catch (error) {
    const retry = () => {
      root.render(<BootFrame />);
      start(root);
    };
    if (error instanceof ApiError && error.kind === "network") outside.tell(error.message);
    const language = savedLanguage(everyLanguage);
    markDocument(language);
    root.render(<BootFailure language={language} error={error} requests={outside.requests} retry={retry} />);
  }
}

function reachOut(): Outside {
  const facts = readBootFacts(document.getElementById("boot")?.textContent);
  const clock = createClock();
  const requests = createRequests();
  const reading = { language: () => savedLanguage(everyLanguage) };
  const tell = (message: string) =>
    requests.add({ kind: "toast", look: "error", message: translateMessage(message, reading.language()) });
  const source = moduleSource(facts);
  const { pathCipher } = facts;
  const client = createClient({
    base: facts.api,
    ...(pathCipher && {
      encryptPath: async (path) => (await loadPart<typeof encryptPath>(source, "cipher"))(path, pathCipher),
    }),
    clock,
    token: () => readToken(),
    tell,
  });
  const reported = new Set<string>();
  const report = (problem: RuntimeProblem) => {
    const kind = `${problem.code} ${problem.pointer ?? ""}`;
    if (reported.has(kind)) return;
    reported.add(kind);
    reportProblem(client, { domainName: location.hostname, ...problem });
  };
  return { facts, client, clock, requests, source, reading, tell, report };
}

function surroundings({ facts, source }: Outside) {
  return {
    siteFile: facts.siteFile,
    domainName: location.hostname,
    pageAddress: location.href.split("#")[0] ?? "",
    compileRaw: async (text: string) => {
      const compile = await loadPart<typeof compileInBrowser>(source, "compiler");
      return compile(text);
    },
  };
}

async function show(
  root: Root,
  booted: Booted,
  { client, clock, requests, source, reading, report }: Outside,
): Promise<void> {
  const { site, skipped, themeVariables = {} } = booted.compiled;
  for (const [name, value] of Object.entries(themeVariables)) document.documentElement.style.setProperty(name, value);
  const language = createLanguageChoice(site.languages);
  reading.language = language.current;
  const preview = readTimePreview(location.search, clock.now);
  const program: Program = {
    booted,
    client,
    requests,
    report,
    plan: planRoutes(site.routes),
    units: createUnits(source),
    source,
    language,
    now: preview?.now ?? clock.now,
    preview,
    skipped: new Set(skipped),
  };
  root.render(
    <ProgramContext value={program}>
      <HashRouter>
        <Shell />
      </HashRouter>
    </ProgramContext>,
  );
}

function moduleSource(facts: BootFacts): ModuleSource {
  if (import.meta.env.DEV) return async (name) => (await import("./registryUnits.ts")).registryUnits(name);
  return builtUnits(facts, async () => {
    const answer = await fetch("/units.json");
    if (!answer.ok) throw new Error(`/units.json: ${answer.status}`);
    return answer.json();
  });
}

// The server sends phones away before anything loads; this is for servers and caches that do not.
function leaveForMobile({ compiled }: Booted): boolean {
  const { mobileUrl } = compiled.site;
  if (!mobileUrl || !/^https?:\/\//.test(mobileUrl) || !/iPhone|iPad|iPod|Android/.test(navigator.userAgent))
    return false;
  location.replace(mobileUrl);
  return true;
}
