import { createHash } from "node:crypto";
import type { Language } from "#src/api/errors.ts";
import type { Env } from "../env.ts";
import { md5 } from "../http/prebuilt.ts";
import type { BoundSite } from "../website-center/bound-sites.ts";
import type { BuiltSite, UnitFiles } from "./built-site.ts";
import type { Home } from "./home.ts";
import { liftStyles } from "./lift-styles.ts";

/** A page's HTML, with the hashes of what stands inline in it, for its Content-Security-Policy. */
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
  /** The home page as the server drew it; without it the page waits for its program. */
  home?: Home | undefined;
  /** What search engines and link previews are told. */
  tags?: string[];
  /** The theme's style sheet, where the page has its styles inline. */
  themeStyles?: string | undefined;
}

/**
 * The language that a site's page is in: the one that the address names, else the visitor's saved one, else the first that the browser asks for, where the site has
 * them; else the site's first.
 */
export function pageLanguage(
  site: BoundSite | undefined,
  cookies: string | undefined,
  acceptLanguage: string | undefined,
  named?: string,
): Language {
  const saved = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? "")?.[1];
  const offered = site?.head.languages ?? ["zh", "en"];
  const asked = (acceptLanguage ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = [named, saved, ...asked].find((one) => one !== undefined && offered.includes(one)) ?? offered[0];
  return language === "en" ? "en" : "zh";
}

/**
 * The one inline script of a drawn page. A visit to another page, or to this one at another instant (?at=), must not show the
 * home page of the present first: this hides it until the program has drawn what was asked for. At home the program waits until
 * the page and its main picture have been painted, or for two seconds: what is there can be read without it. Whoever has a
 * session sees no "log in" until the program knows them.
 */
function starter(program: string, preload: string[]): string {
  const isElsewhere = 'p&&p!=="/"&&p!==e.dataset.home||/[?&]at=/.test(location.search)';
  const afterPaint = "function soon(){requestAnimationFrame(function(){setTimeout(go)})}";
  const afterPicture =
    'addEventListener("DOMContentLoaded",function(){var i=document.querySelector("main img[fetchpriority=high]");i&&!i.complete?(i.onload=i.onerror=soon):soon()});setTimeout(go,2000)';
  const load = `${JSON.stringify(preload)}.forEach(function(f){var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=f;document.head.append(l)});import(${JSON.stringify(program)})`;
  const hasSession = 'try{localStorage.getItem("token")&&(e.dataset.user="")}catch(_){}';
  return `(function(){var e=document.documentElement,p=location.hash.slice(1).toLowerCase(),on;function go(){if(!on){on=1;${load}}}${hasSession}if(${isElsewhere}){e.dataset.elsewhere="";go()}else{${afterPicture}}${afterPaint}})()`;
}

/** The page of a site in one language: the built page with its title, description, look, content and the facts to start with. */
export async function renderPage(parts: PageParts): Promise<RenderedPage> {
  const { built, env, site, language, home } = parts;
  const ahead = ["part/interaction", "part/session", ...(env.pathCipher ? ["part/cipher"] : [])];
  const units = unitsOf(built, [...(site?.head.units ?? []), ...ahead]);
  const boot = {
    api: env.apiUrl,
    pathCipher: env.pathCipher ?? null,
    units,
    ...(site && { siteFile: site.uri }),
    // Of what this page uses and no more: a new unit type changes no page that does not have it.
    buildId: md5(built.html + JSON.stringify(units)).slice(0, 12),
    language,
    ...(env.debugConfig && { hasTestAccounts: true }),
    ...(home && { prerendered: { at: home.at, homePath: home.homePath, isPreview: home.isPreview } }),
  };
  const facts = `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>`;
  const drawn = home && liftStyles(home.html);
  const inline = home && drawn && (await inlineStyles(parts, home, drawn.rules));
  const program = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/.exec(built.html);
  const script = home && program?.[1] ? starter(program[1], built.entry.preload) : undefined;
  // A drawn page is painted first: what its program needs would only stand in the way of its pictures.
  const preloads = script
    ? []
    : built.entry.preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const head = [
    ...headOf(site, language, inline === undefined),
    ...(parts.tags ?? []),
    facts,
    ...(inline === undefined ? [] : [`<style data-files="${inline.files.join(" ")}">${inline.text}</style>`]),
    ...(script ? [`<script>${script}</script>`] : []),
    ...preloads,
  ];
  const attributes = ` lang="${language === "en" ? "en" : "zh-CN"}"${home ? ` data-home="${escapeHtml(home.homePath.toLowerCase())}"` : ""}`;
  const page = built.html
    .replace(/<script type="application\/json" id="boot">[^<]*<\/script>\s*/, "")
    .replace(/<html\b[^>]*>/, () => `<html${attributes}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(site, language))}</title>`);
  const started = script && program ? page.replace(program[0], "") : page;
  const styled = inline ? started.replace(/<link rel="stylesheet"[^>]*>\s*/g, "") : started;
  const whole = drawn
    ? styled.replace(/(<div id="root">)[\s\S]*(<\/div>\s*<\/body>)/, (_, open, end) => open + drawn.html + end)
    : styled;
  return {
    html: replaceOnce(whole, "</head>", `${head.map((line) => `  ${line}\n  `).join("")}</head>`),
    styles: inline ? [sha256(inline.text)] : [],
    scripts: script ? [sha256(script)] : [],
  };
}

async function inlineStyles(
  { built, themeStyles = "" }: PageParts,
  { units }: Home,
  rules: string,
): Promise<{ files: string[]; text: string }> {
  const files = [...new Set([...built.entry.css, ...units.flatMap((name) => built.units[name]?.css ?? [])])];
  const texts = await Promise.all(files.map(built.readStyles));
  // Nothing that a style sheet of ours or a theme holds may end the element.
  return { files, text: [...texts, themeStyles, rules].join("\n").replaceAll("</", "<\\/") };
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function titleOf(site: BoundSite | undefined, language: Language): string {
  if (!site) return "";
  const { title } = site.head;
  return (language === "en" && title.en) || title.zh;
}

function headOf(site: BoundSite | undefined, language: Language, hasThemeFile: boolean): string[] {
  if (!site) return [];
  const { description, themeUri } = site.head;
  const sentence = (language === "en" && description?.en) || description?.zh;
  return [
    ...(sentence ? [`<meta name="description" content="${escapeHtml(sentence)}">`] : []),
    ...(themeUri && hasThemeFile ? [`<link rel="stylesheet" href="${themeUri}" id="theme">`] : []),
  ];
}

function unitsOf(built: BuiltSite, names: string[]): Record<string, UnitFiles> {
  const known = names.flatMap((name) => {
    const files = Object.hasOwn(built.units, name) ? built.units[name] : undefined;
    return files ? [[name, files] as const] : [];
  });
  return Object.fromEntries(known);
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text + replacement : text.slice(0, at) + replacement + text.slice(at + mark.length);
}

// Inside a script element only "<" can end it or open a comment.
function escapeScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** A text as HTML, for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
