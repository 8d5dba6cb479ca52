import type { ConsentFacts, ConsentTexts } from "#core/consentFacts.ts";
import { type Answer, isRefusedByBrowser, readAnswer, storeAnswer } from "./answer.ts";
import { createNotice, createSettings } from "./notice.ts";
import { report } from "./report.ts";

// The pages of a site with analytics load this module by themselves (server/sites/page/consent.ts);
// no other page does. It imports none of the program's modules: the program only marks the document
// with the page that is open (data-live in src/site/shell/Shell.tsx).

const { documentElement: root } = document;
const facts: ConsentFacts = JSON.parse(document.getElementById("consent")?.textContent || "null");

let notice: HTMLElement | undefined;
let settings: HTMLElement | undefined;
let opener: HTMLElement | undefined;
let counted: string | undefined;
let drawnIn = "";

// Reads what the program marks: the kind of page, then the path, such as page/news or
// account/account.
function openPage(): { path: string; isPersonal: boolean } | undefined {
  const [, shows = "", path] = /^(\w+)(\/.*)$/s.exec(root.dataset.live ?? "") ?? [];
  if (path === undefined) return undefined;
  return { path, isPersonal: !["home", "page", "document"].includes(shows) || facts.personal.includes(path) };
}

function arrive(): void {
  const page = openPage();
  if (!page) return;
  drawSettings();
  const answer = readAnswer(facts.version);
  const isOpen = !page.isPersonal && facts.counters.length > 0 && !isTimePreview();
  if (isOpen && answer === undefined && !isRefusedByBrowser()) openNotice();
  else if (!opener) closeNotice();
  if (isOpen && answer === "accepted" && !isRefusedByBrowser()) count(page.path);
}

// The organiser looks at the page as it is at another time.
function isTimePreview(): boolean {
  return /[?&]at=/.test(location.search);
}

function count(path: string): void {
  const page = path === facts.home ? "/" : encodeURI(path);
  if (page === counted) return;
  const { origin } = location;
  const referrer = counted === undefined ? otherSite() : origin + counted;
  const view = { origin, path: page, title: document.title, referrer, language: root.lang };
  for (const counter of facts.counters) report(counter, { ...view, screen: `${screen.width}x${screen.height}` });
  counted = page;
}

// The origin only: an address can contain anything.
function otherSite(): string {
  const { origin } = URL.canParse(document.referrer) ? new URL(document.referrer) : location;
  return origin === location.origin ? "" : `${origin}/`;
}

function drawSettings(): void {
  if (drawnIn === root.lang) return;
  settings?.remove();
  drawnIn = root.lang;
  settings = createSettings(texts(), () => {
    opener = settings?.querySelector("button") ?? undefined;
    openNotice();
    notice?.focus();
  });
  // Below the footer and not in it: what is in the root belongs to the program.
  document.body.append(settings);
  if (notice) openNotice(true);
}

function openNotice(isRedrawn = false): void {
  if (notice && !isRedrawn && !opener) return;
  notice?.remove();
  const isRefused = isRefusedByBrowser();
  notice = createNotice({ texts: texts(), policy: facts.policy, answer: readAnswer(facts.version), isRefused, choose });
  // First in the document: keyboards and screen readers come to it before the page.
  document.body.prepend(notice);
  heights.disconnect();
  heights.observe(notice);
}

// With the space below it, which a phone has none of, and as much above.
const heights = new ResizeObserver(([entry]) => {
  if (!entry) return;
  const { height, bottom } = entry.target.getBoundingClientRect();
  const space = Math.max(0, innerHeight - bottom);
  root.style.setProperty("--consent-height", `${height + 2 * space}px`);
});

function closeNotice(): void {
  heights.disconnect();
  root.style.removeProperty("--consent-height");
  const hadFocus = notice?.contains(document.activeElement);
  notice?.remove();
  notice = undefined;
  if (hadFocus) (opener?.isConnected ? opener : document.getElementById("main"))?.focus({ preventScroll: true });
  opener = undefined;
}

function choose(answer: Answer): void {
  if (answer) storeAnswer(facts.version, answer);
  if (answer === "declined") counted = undefined;
  closeNotice();
  arrive();
}

function texts(): ConsentTexts {
  const { zh, en } = facts.texts;
  return ((root.lang.startsWith("zh") ? zh : en) ?? zh ?? en) as ConsentTexts;
}

async function start(): Promise<void> {
  await Promise.all(facts.styles.map(loadStyles));
  new MutationObserver(arrive).observe(root, { attributes: true, attributeFilter: ["data-live", "lang"] });
  arrive();
}

function loadStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return loaded;
}

if (facts) start();
