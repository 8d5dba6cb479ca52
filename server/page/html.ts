import type { Env } from "../env.ts";
import { md5 } from "../http/prebuilt.ts";
import type { BoundSite } from "../website-center/bound-sites.ts";
import type { BuiltSite, UnitFiles } from "./built-site.ts";

/** The page of a site: the built page with its language, title, description, theme and the facts to start with. */
export function renderPage(
  built: BuiltSite,
  env: Pick<Env, "apiUrl" | "pathCipher">,
  site: BoundSite | undefined,
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
  const head = [...headOf(site), facts].map((line) => `  ${line}\n  `).join("");
  const language = site?.head.languages[0] === "en" ? "en" : "zh-CN";
  return replaceOnce(
    built.html
      .replace(/<script type="application\/json" id="boot">[^<]*<\/script>\s*/, "")
      .replace(/<html\b[^>]*>/, () => `<html lang="${language}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(site))}</title>`),
    "</head>",
    `${head}</head>`,
  );
}

function titleOf(site: BoundSite | undefined): string {
  if (!site) return "";
  const { title, languages } = site.head;
  return (languages[0] === "en" && title.en) || title.zh;
}

function headOf(site: BoundSite | undefined): string[] {
  if (!site) return [];
  const { description, languages, themeUri } = site.head;
  const sentence = (languages[0] === "en" && description?.en) || description?.zh;
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
