import { createHash } from "node:crypto";
import { inLanguage, type Language } from "#core/text.ts";
import { formProp } from "#schemas/generated/traits/formProp.ts";
import { hasSignUpForm, isSignUp } from "#schemas/services.ts";
import type { PageHead } from "#src/site/prerender/prerender.tsx";
import type { BrandHead } from "../../base/db/schema.ts";
import type { Env } from "../../base/env/env.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag, preferredLanguage } from "../../base/http/languages.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { raceAnswer } from "../domains/service.ts";
import type { BuiltSite, UnitFiles } from "./builtSite.ts";
import type { DrawnPage } from "./drawable.ts";
import { liftStyles } from "./liftStyles.ts";
import { redirectToHash, starter } from "./starter.ts";

/**
 * A page's HTML, with the hashes of its inline styles and scripts for its Content-Security-Policy.
 */
export interface RenderedPage {
  html: string;
  styles: string[];
  scripts: string[];
}

/** What a page is made of. */
export interface PageParts {
  built: BuiltSite;
  env: Pick<Env, "apiUrl" | "pathCipher" | "debugConfig">;
  site: BoundSite | undefined;
  language: Language;
  /** The page as the server drew it; undefined if the browser is to draw it. */
  drawn?: DrawnPage | undefined;
  /** Whether it only redirects to the page behind the #, if there is JavaScript. */
  isPlain?: boolean | undefined;
  /** The page's own title and description, if they differ from those of the site. */
  own?: PageHead | undefined;
  /** The head elements for search engines and link previews. */
  tags?: string[];
  /** The theme's style sheet, if the page has its styles inline. */
  themeStyles?: string | undefined;
}

/**
 * Returns the language of a page: that of the address, else the visitor's saved one, else the one
 * that the browser prefers, each only if the site has it; else the site's first.
 */
export function pageLanguage(
  site: BoundSite | undefined,
  cookies: string | undefined,
  acceptLanguage: string | undefined,
  requested?: string,
): Language {
  const saved = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? "")?.[1];
  const languages = site?.head.languages ?? ["zh", "en"];
  const choice = [requested, saved].find((language) => language !== undefined && languages.includes(language));
  const language = choice ?? preferredLanguage(acceptLanguage, languages) ?? languages[0];
  return language === "en" ? "en" : "zh";
}

/**
 * Renders the page of a site in one language: the built page with its title, description, theme,
 * content and initial data.
 */
export async function renderPage(parts: PageParts): Promise<RenderedPage> {
  const { built, site, language, drawn, isPlain } = parts;
  const facts = `<script type="application/json" id="boot">${escapeScript(JSON.stringify(bootFacts(parts)))}</script>`;
  const lifted = drawn && liftStyles(drawn.html);
  const content =
    site?.head.router === "history" || isPlain ? lifted?.html : lifted && withLateMainPicture(lifted.html);
  const inline = drawn && lifted && (await inlineStyles(parts, drawn, lifted.rules));
  const program = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/.exec(built.html);
  const hasRealAddresses = site?.head.router === "history";
  const ownStarter =
    drawn && program?.[1]
      ? starter({
          program: program[1],
          preload: built.entry.preload,
          ofSession: modulesOfSession(built, drawn),
          hasRealAddresses,
          language,
          html: drawn.html,
          zoneOffset: drawn.zoneOffset,
          isForSome: parts.own?.audience !== undefined,
        })
      : undefined;
  const script = isPlain ? redirectToHash : ownStarter;
  // A drawn page is painted first: its program would only compete with its pictures.
  const preloads = script
    ? []
    : built.entry.preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const head = [
    ...getHead(parts, inline === undefined),
    ...(parts.tags ?? []),
    ...(isPlain ? [] : [facts]),
    ...(inline === undefined ? [] : [`<style data-files="${inline.files.join(" ")}">${inline.text}</style>`]),
    // Its own element: the program replaces it if another edition has another theme.
    ...(inline?.theme ? [`<style id="theme">${inline.theme}</style>`] : []),
    ...(script ? [`<script>${script}</script>`] : []),
    ...preloads,
  ];
  const attributes = ` lang="${languageTag(language)}"${drawn && !hasRealAddresses && !isPlain ? ` data-home="${escapeHtml((drawn.path ?? "").toLowerCase())}"` : ""}`;
  const page = built.html
    .replace(/<script type="application\/json" id="boot">[^<]*<\/script>\s*/, "")
    .replace(site?.head.brand?.icons ? /<link rel="icon"[^>]*>\s*/ : "", "")
    .replace(/<html\b[^>]*>/, () => `<html${attributes}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(chooseTitle(parts))}</title>`);
  const started = script && program ? page.replace(program[0], "") : page;
  const styled = inline ? started.replace(/<link rel="stylesheet"[^>]*>\s*/g, "") : started;
  const fullShell = lifted
    ? styled.replace(/(<div id="root">)[\s\S]*(<\/div>\s*<\/body>)/, (_, open, end) => open + content + end)
    : styled;
  return {
    html: replaceOnce(fullShell, "</head>", `${head.map((line) => `  ${line}\n  `).join("")}</head>`),
    styles: inline ? [inline.text, inline.theme].filter(Boolean).map(sha256) : [],
    scripts: script ? [sha256(script)] : [],
  };
}

async function inlineStyles(
  { built, themeStyles = "" }: PageParts,
  page: DrawnPage,
  rules: string,
): Promise<{ files: string[]; text: string; theme: string }> {
  const files = [...new Set([...built.entry.css, ...getStyles(built, page)])];
  const texts = await Promise.all(files.map(built.readStyles));
  // No style sheet, ours or a theme's, may end the element.
  const inElement = (text: string) => text.replaceAll("</", "<\\/");
  return { files, text: inElement([...texts, rules].join("\n")), theme: inElement(themeStyles) };
}

/** Returns how a Content-Security-Policy names an inline style or script. */
export function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Returns the title of a page as the program writes it after its start. */
export function chooseTitle({ site, own, language }: Pick<PageParts, "site" | "own" | "language">): string {
  const siteTitle = inLanguage(site?.head.title, language);
  return own?.title ? `${own.title} · ${siteTitle}` : siteTitle;
}

// Returns the facts that the program starts with (src/site/bootFacts.ts).
function bootFacts(parts: PageParts): Record<string, unknown> {
  const { built, env, site, language, drawn } = parts;
  return {
    api: env.apiUrl,
    pathCipher: env.pathCipher ?? null,
    units: { ...listUnits(parts), ...partsOfPage(built, drawn) },
    ...(site && { siteFile: site.uri, ...(drawn && getRace(site)) }),
    buildId: buildIdOf(parts),
    language,
    ...(site?.head.router && { router: site.head.router }),
    ...(env.debugConfig && { hasTestAccounts: true }),
    ...(drawn && { prerendered: prerenderedFacts(drawn) }),
  };
}

function getRace({ raceId, raceDetails: details, cancelledAt }: BoundSite) {
  return raceId !== null && details && { race: raceAnswer({ raceId, details, cancelledAt }) };
}

function getHead({ site, language, own }: PageParts, hasThemeFile: boolean): string[] {
  if (!site) return [];
  const { themeUri, brand } = site.head;
  const sentence = own?.description || inLanguage(site.head.description, language);
  return [
    ...(sentence ? [`<meta name="description" content="${escapeHtml(sentence)}">`] : []),
    ...getIcons(brand, language),
    ...(themeUri && hasThemeFile ? [`<link rel="stylesheet" href="${themeUri}" id="theme">`] : []),
  ];
}

function getIcons({ icons, manifests }: BrandHead = {}, language: Language): string[] {
  if (!icons) return [];
  const manifest = manifests?.[language];
  return [
    `<link rel="icon" href="${icons.ico}" sizes="16x16 32x32 48x48">`,
    `<link rel="icon" type="image/png" sizes="192x192" href="${icons.png}">`,
    `<link rel="apple-touch-icon" href="${icons.touch}">`,
    ...(manifest ? [`<link rel="manifest" href="${manifest}">`] : []),
  ];
}

/** Returns what the program needs to hydrate a drawn page without another request. */
export function prerenderedFacts(page: DrawnPage): Record<string, unknown> {
  const { at, path, isPreview, documents, translations } = page;
  const ofSession = unitsOfSession(page);
  return {
    at,
    ...(path !== undefined && { path }),
    isPreview,
    ...(ofSession.length > 0 && { ofSession }),
    ...(Object.keys(documents).length > 0 && { documents }),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

// Browsers request pictures before the page's script has run, which knows whether another page is
// behind the # (starter.ts).
function withLateMainPicture(html: string): string {
  // The logo in the header belongs to every page.
  return html.replace(/(<main\b[\s\S]*? loading=)"eager"(?=[^>]* fetchpriority="high")/i, '$1"lazy"');
}

/**
 * Returns a name for the build as far as a site's pages use it: a new unit type does not change
 * other pages.
 */
export function buildIdOf(parts: Pick<PageParts, "built" | "env" | "site">): string {
  return md5(parts.built.html + JSON.stringify(listUnits(parts))).slice(0, 12);
}

const partsOfParts: Record<string, string[]> = {
  "part/account": ["part/session", "part/own-sign-ups", "part/second-factor", "part/review"],
  "part/organise": ["part/session", "part/second-factor"],
};

// Lists the parts that a page loads by itself: the account page and the sign-up if the visitor has
// a session.
function listLaterParts(name: string): string[] {
  if (hasSignUpForm(name)) return ["part/session", "part/sign-up"];
  return formProp[name] === undefined ? (partsOfParts[name] ?? []) : ["part/session", "part/general-form"];
}

/** Returns the style sheets of a drawn page's units, and of what they load later by themselves. */
export function getStyles(builtSite: BuiltSite, { units, late }: Pick<DrawnPage, "units" | "late">): string[] {
  const names = [...units, ...listLaterUnits(units), ...late];
  return [...new Set(names.flatMap((name) => builtSite.units[name]?.css ?? []))];
}

/**
 * Returns the files of the parts that a drawn page consists of: those of the account page and of
 * forms, which few visitors open.
 */
export function partsOfPage(builtSite: BuiltSite, page: DrawnPage | undefined): Record<string, UnitFiles> {
  const { units = [], late = [] } = page ?? {};
  const names = units.filter((name) => listLaterParts(name).length > 0);
  return listFiles(builtSite, [...names, ...listLaterUnits(units), ...late]);
}

/** Returns the modules that a page with a form loads by itself for a visitor with a session. */
export function modulesOfSession(builtSite: BuiltSite, page: DrawnPage): string[] {
  return [...new Set(unitsOfSession(page).flatMap((name) => builtSite.modules[name] ?? []))];
}

function unitsOfSession({ units, certain }: DrawnPage): string[] {
  const forms = units.filter((name) => !name.startsWith("part/") && listLaterParts(name).length > 0);
  return forms.length > 0 ? [...forms, ...listLaterUnits(forms), ...certain] : [];
}

function listLaterUnits(units: string[]): string[] {
  return units.flatMap(listLaterParts);
}

function listUnits({ built, env, site }: Pick<PageParts, "built" | "env" | "site">): Record<string, UnitFiles> {
  const cipher = env.pathCipher ? ["part/cipher"] : [];
  const used = site?.head.units ?? [];
  // A sign-up is loaded for a visitor with a session.
  const signUp = used.some(isSignUp) ? ["part/sign-up"] : [];
  return listFiles(built, [...used, "part/interaction", "part/links", "part/session", ...signUp, ...cipher]);
}

function listFiles(builtSite: BuiltSite, names: string[]): Record<string, UnitFiles> {
  const entries = names.flatMap((name) => {
    const files = Object.hasOwn(builtSite.units, name) ? builtSite.units[name] : undefined;
    return files ? [[name, files] as const] : [];
  });
  return Object.fromEntries(entries);
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text + replacement : text.slice(0, at) + replacement + text.slice(at + mark.length);
}

/**
 * Writes JSON so that it can be in a script element, which only "<" can end, or open a comment in.
 */
export function escapeScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
