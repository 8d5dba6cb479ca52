import type { ReactNode } from "react";
import { BrowserRouter, HashRouter } from "react-router-dom";
import { i18n } from "#blocks/kit/site/i18n.ts";
import type { RuntimeProblem } from "#blocks/kit/site/site.ts";
import { mobileAddress } from "#core/mobileAddress.ts";
import type { Language } from "#core/text.ts";
import { fetchCloudConfig, reportProblem } from "#src/client/calls.ts";
import type encryptPath from "#src/client/cipher.ts";
import { type Client, type ClientSettings, createClient } from "#src/client/client.ts";
import { createClock, type ServerClock } from "#src/client/clock.ts";
import { ApiError } from "#src/client/errors.ts";
import { createAddresses } from "../addresses.ts";
import { createArrival } from "../arrival.ts";
import { BootFrame } from "../BootFrame.tsx";
import { type Booted, bootSite } from "../boot.ts";
import { type BootFacts, readBootFacts } from "../bootFacts.ts";
import type { CompiledSite } from "../compiled.ts";
import type compileInBrowser from "../compileInBrowser.ts";
import { isSameEdition, isServedAddress, loadLateBlocks, prepareHydration } from "../hydration.ts";
import { createLanguageChoice, markDocument, readSavedLanguage } from "../language.ts";
import { createPageRoot, type PageRoot } from "../pageRoot.ts";
import { asksForPreview } from "../previewQuery.ts";
import { type Program, ProgramContext } from "../program.ts";
import { createRequests, type Requests } from "../requests.ts";
import { planRoutes } from "../routePlan.ts";
import type ruleRoutes from "../rules/ruleRoutes.tsx";
import { type Accounts, type AccountsOptions, createAccounts, type OpenedAccounts } from "../session.ts";
import { Shell } from "../shell/Shell.tsx";
import type { TimeRibbonPart } from "../shell/TimeRibbon.tsx";
import { createDocuments } from "../surface.ts";
import { builtUnits, createUnits, loadPart, type ModuleSource } from "../units.ts";
import { BootFailure } from "./BootFailure.tsx";

const everyLanguage = ["zh", "en"] as const;

/** What the program works with before its site is loaded. */
interface Connection {
  page: PageRoot;
  facts: BootFacts;
  client: Client;
  clock: ServerClock;
  requests: Requests;
  accounts: Accounts;
  source: ModuleSource;
  /** The visitor's language: the saved one until the site's choice is known. */
  reading: { language(): Language };
  show(message: string): void;
  report(problem: RuntimeProblem): void;
}

/**
 * Starts the site in this element, which shows the page that the server rendered, or an empty
 * frame; then the site, or an error with a button that tries again. A page that the server rendered
 * stays instead, and the start is repeated after `wait` ms.
 */
export async function start(container: HTMLElement, page = createPageRoot(container), wait = 5000): Promise<void> {
  const connection = connect(page);
  const { prerendered } = connection.facts;
  // The page's own script also hides a page that is for others than this visitor.
  const isHidden = document.documentElement.dataset.elsewhere !== undefined;
  if (prerendered && (isHidden || !isServedAddress(connection.facts, location))) page.render(<BootFrame />);
  // Beside what start-up fetches: it is waited for later.
  if (connection.facts.router) loadPart(connection.source, "links").catch(() => undefined);
  if (connection.accounts.token())
    for (const name of prerendered?.ofSession ?? []) connection.source(name).catch(() => undefined);
  try {
    const booted = await bootSite({ ...connection, ...surroundings(connection) });
    if (leaveForMobile(booted)) return;
    await show(booted, connection);
  } catch (error) {
    // What the server rendered can be read in the meantime: retry silently.
    if (page.isServed() && prerendered) {
      setTimeout(() => start(container, page, Math.min(wait * 2, 60_000)), wait);
      return;
    }
    const retry = () => {
      page.render(<BootFrame />);
      start(container, page);
    };
    if (error instanceof ApiError && error.kind === "network") connection.show(error.message);
    const language = readSavedLanguage(everyLanguage, connection.facts.language);
    markDocument(language);
    page.render(<BootFailure language={language} error={error} requests={connection.requests} retry={retry} />);
  }
}

function connect(page: PageRoot): Connection {
  const getText = (id: string) => document.getElementById(id)?.textContent;
  const facts = readBootFacts(getText("boot"), getText("drawn"), document.documentElement.dataset.hash);
  const clock = createClock();
  const requests = createRequests();
  const reading = { language: () => readSavedLanguage(everyLanguage, facts.language) };
  const show = (message: string) => requests.add({ kind: "toast", look: "error", message });
  const sentence: ClientSettings["sentence"] = (kind) => i18n[reading.language()]._(`site:${kind}`);
  const source = moduleSource(facts);
  const { pathCipher } = facts;
  const accounts: Accounts = createAccounts(async () => {
    try {
      const open = await loadPart<(options: AccountsOptions) => OpenedAccounts>(source, "session");
      return open({ client, source, hasTestAccounts: facts.hasTestAccounts });
    } catch (error) {
      show(sentence("network"));
      delete document.documentElement.dataset.user;
      throw error;
    }
  });
  const client = createClient({
    base: facts.api,
    ...(pathCipher && {
      encryptPath: async (path) => (await loadPart<typeof encryptPath>(source, "cipher"))(path, pathCipher),
    }),
    clock,
    token: accounts.token,
    renewLogin: async (token) => (await accounts.open()).renewLogin(token),
    language: () => reading.language(),
    show,
    sentence,
  });
  clock.onJump = () => void fetchCloudConfig(client).catch(() => undefined);
  const reported = new Set<string>();
  const report = (problem: RuntimeProblem) => {
    const kind = `${problem.code} ${problem.pointer ?? ""}`;
    if (reported.has(kind)) return;
    reported.add(kind);
    reportProblem(client, { domainName: location.hostname, ...problem });
  };
  return { page, facts, client, clock, requests, accounts, source, reading, show, report };
}

function surroundings({ facts, source }: Connection) {
  return {
    siteFile: facts.siteFile,
    race: facts.prerendered && facts.race,
    isBound: facts.prerendered?.isPreview === false,
    domainName: location.hostname,
    pageAddress: facts.router ? `${location.origin}/` : (location.href.split("#")[0] ?? ""),
    builtInPreview: () => loadPart<CompiledSite>(source, "unbound"),
    compileRaw: async (text: string) => {
      const compile = await loadPart<typeof compileInBrowser>(source, "compiler");
      return compile(text);
    },
  };
}

async function show(booted: Booted, connection: Connection): Promise<void> {
  const { page, client, clock, requests, accounts, source, reading, report, facts } = connection;
  const { compiled } = booted;
  const { site, skipped, themeVariables = {} } = compiled;
  // If another edition was published since the page was rendered, neither its look nor its
  // documents are used.
  const isCurrent = isSameEdition(booted, facts);
  if (!isCurrent) {
    document.getElementById("theme")?.remove();
    for (const [name, value] of Object.entries(themeVariables)) document.documentElement.style.setProperty(name, value);
  }
  const language = createLanguageChoice(site.languages, facts.language);
  reading.language = language.current;
  const preview = await openPreview(connection);
  const plan = planRoutes(site.routes);
  const newProgram: Program = {
    booted,
    client,
    requests,
    accounts,
    report,
    plan,
    addresses: await createAddresses(site.router, { plan, source, search: location.search }),
    documents: createDocuments(isCurrent ? facts.prerendered?.documents : undefined),
    units: createUnits(source),
    source,
    language,
    now: preview?.now ?? clock.now,
    preview,
    skipped: new Set(skipped),
    arrival: createArrival(compiled.files),
  };
  // On a short page the footer is in sight: it is drawn at once.
  const [footer] = compiled.footer ?? [];
  if (footer) await newProgram.units.load("home", footer.type);
  const program = compiled.units.includes("part/route-rules")
    ? (await loadPart<typeof ruleRoutes>(source, "route-rules"))(newProgram, {
        planRoutes,
        Context: ProgramContext,
        renderedAt: facts.prerendered?.at,
      })
    : newProgram;
  if (await hydrate(program, connection)) return;
  page.render(findSite(program));
}

async function openPreview({ source, clock }: Connection): Promise<Program["preview"]> {
  if (!asksForPreview(location.search)) return undefined;
  const { Ribbon, readTimePreview } = await loadPart<TimeRibbonPart>(source, "time-ribbon");
  const preview = readTimePreview(location.search, clock.now);
  return preview && { ...preview, Ribbon };
}

function findSite(program: Program): ReactNode {
  const Router = program.addresses.areReal ? BrowserRouter : HashRouter;
  const { Around = ProgramContext } = program;
  const address = location.href;
  return (
    <Router>
      <Around value={program}>
        <Shell startedAt={address} />
      </Around>
    </Router>
  );
}

// Only if the visitor is still at that page, and the server rendered this edition of the site.
async function hydrate(program: Program, { page, facts, report }: Connection): Promise<boolean> {
  // Before the renderers of a page are loaded that the visitor does not see, and again after that.
  if (!page.isServed() || !isServedAddress(facts, location)) return false;
  const ready = await prepareHydration(program, facts);
  if (!ready || !isServedAddress(facts, location)) return false;
  const { addresses, plan } = program;
  // The hash router reads the hash: the root is a redirect to the home page. The key identifies the
  // scroll position.
  const isInPlace = addresses.areReal || facts.prerendered?.hash !== undefined;
  const address = isInPlace ? location.href : addresses.href(plan.homePath);
  history.replaceState({ idx: 0, key: "first", ...history.state }, "", address);
  const onMismatch = (error: unknown) => {
    // A block that threw on the server: reported there, and drawn here.
    if ((error as { digest?: unknown } | null)?.digest === "reported") return;
    console.error(error);
    report({ code: "run/mismatch", message: String(error) });
  };
  const isHydrated = page.hydrate(findSite(ready), onMismatch);
  if (isHydrated) loadLateBlocks(ready);
  return isHydrated;
}

function moduleSource(facts: BootFacts): ModuleSource {
  if (import.meta.env.DEV) return async (name) => (await import("../prerender/registryUnits.ts")).registryUnits(name);
  return builtUnits(facts, async () => {
    const answer = await fetch("/units.json");
    if (!answer.ok) throw new Error(`/units.json: ${answer.status}`);
    return answer.json();
  });
}

// The server sends phones away before anything loads; this is for servers and caches that do not.
function leaveForMobile({ compiled }: Booted): boolean {
  const { mobileUrl } = compiled.site;
  if (
    !mobileUrl ||
    !/^https?:\/\//.test(mobileUrl) ||
    !URL.canParse(mobileUrl) ||
    !/iPhone|iPad|iPod|Android/.test(navigator.userAgent)
  )
    return false;
  location.replace(mobileAddress(mobileUrl, location));
  return true;
}
