import type { Env } from "../env.ts";
import { md5 } from "../http/prebuilt.ts";
import type { BoundSite } from "../website-center/bound-sites.ts";
import type { BuiltSite, UnitFiles } from "./built-site.ts";

/** A language that pages are written in. */
export type Language = "zh" | "en";

/** The language that a site's page is in: the visitor's saved one where the site has it, else the site's first. */
export function pageLanguage(site: BoundSite | undefined, cookies: string | undefined): Language {
  const saved = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? "")?.[1];
  const offered = site?.head.languages ?? ["zh", "en"];
  const language = offered.find((one) => one === saved) ?? offered[0];
  return language === "en" ? "en" : "zh";
}

/** The page of a site in one language: the built page with its title, description, theme and the facts to start with. */
export function renderPage(
  built: BuiltSite,
  env: Pick<Env, "apiUrl" | "pathCipher">,
  site: BoundSite | undefined,
  language: Language,
): string {
  const parts = ["part/interaction", ...(env.pathCipher ? ["part/cipher"] : [])];
  const units = unitsOf(built, [...(site?.head.units ?? []), ...parts]);
  const boot = {
    api: env.apiUrl,
    pathCipher: env.pathCipher ?? null,
    units,
    ...(site && { siteFile: site.uri }),
    // Of what this page uses and no more: a new unit type changes no page that does not have it.
    buildId: md5(built.html + JSON.stringify(units)).slice(0, 12),
  };
  const facts = `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>`;
  const head = [...headOf(site, language), facts].map((line) => `  ${line}\n  `).join("");
  return replaceOnce(
    built.html
      .replace(/<script type="application\/json" id="boot">[^<]*<\/script>\s*/, "")
      .replace(/<html\b[^>]*>/, () => `<html lang="${language === "en" ? "en" : "zh-CN"}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(site, language))}</title>`),
    "</head>",
    `${head}</head>`,
  );
}

function titleOf(site: BoundSite | undefined, language: Language): string {
  if (!site) return "";
  const { title } = site.head;
  return (language === "en" && title.en) || title.zh;
}

function headOf(site: BoundSite | undefined, language: Language): string[] {
  if (!site) return [];
  const { description, themeUri } = site.head;
  const sentence = (language === "en" && description?.en) || description?.zh;
  return [
    ...(sentence ? [`<meta name="description" content="${escapeHtml(sentence)}">`] : []),
    ...(themeUri ? [`<link rel="stylesheet" href="${themeUri}" id="theme">`] : []),
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

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
